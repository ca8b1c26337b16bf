import type { DatabaseTransaction, Queryable } from '#platform';

/** What a room holds about people. */
export interface PersonDataHolder {
  /** Name of the room. */
  readonly room: string;
  /** Everything about one person, by theme, without secrets; each list bounded. */
  exportOf(db: Queryable, personId: string): Promise<Record<string, unknown>>;
  /** Overwrites or removes the personal facts of people deleted for good; what the law keeps stays. */
  erase(tx: DatabaseTransaction, personIds: readonly string[]): Promise<void>;
}

/**
 * The rooms that hold facts about people. Each registers at its start; a person's export asks them
 * all, and so does the erasure of who was deleted 30 days ago, in one commit.
 */
export class PersonData {
  readonly #holders = new Map<string, PersonDataHolder>();

  /** Refuses a room that is there already. */
  register(holder: PersonDataHolder): void {
    if (this.#holders.has(holder.room)) throw new Error(`${holder.room} is there already`);
    this.#holders.set(holder.room, holder);
  }

  /** What all rooms hold about a person, by room. */
  async exportOf(
    db: Queryable,
    personId: string,
  ): Promise<Record<string, Record<string, unknown>>> {
    const rooms: Record<string, Record<string, unknown>> = {};
    for (const holder of this.#holders.values()) {
      rooms[holder.room] = await holder.exportOf(db, personId);
    }
    return rooms;
  }

  /** Has all rooms erase what they hold about these people. */
  async erase(tx: DatabaseTransaction, personIds: readonly string[]): Promise<void> {
    for (const holder of this.#holders.values()) await holder.erase(tx, personIds);
  }
}
