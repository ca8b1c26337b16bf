import type { DatabaseTransaction, Queryable } from '#platform';

/** What a room stores about people. */
export interface PersonDataHolder {
  /** Name of the room. */
  readonly room: string;
  /** Everything about one person, by topic, without secrets; each list is bounded. */
  exportOf(db: Queryable, personId: string): Promise<Record<string, unknown>>;
  /**
   * Overwrites or removes the personal facts of permanently deleted people; what the law requires
   * stays.
   */
  erase(tx: DatabaseTransaction, personIds: readonly string[]): Promise<void>;
  /** Removes what nobody needs once a person is deleted, in that commit. */
  clear?(tx: DatabaseTransaction, personId: string): Promise<void>;
}

/**
 * The rooms that store facts about people. Each registers when it starts; a person's export asks
 * them all, and so does the erasure of people deleted 30 days ago, in one commit.
 */
export class PersonData {
  readonly #holders = new Map<string, PersonDataHolder>();

  /** Throws for a duplicate room. */
  register(holder: PersonDataHolder): void {
    if (this.#holders.has(holder.room)) throw new Error(`${holder.room} is registered already`);
    this.#holders.set(holder.room, holder);
  }

  /** What all rooms store about a person, by room. */
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

  /** Has all rooms remove what nobody needs of a person who is deleted now. */
  async clear(tx: DatabaseTransaction, personId: string): Promise<void> {
    for (const holder of this.#holders.values()) await holder.clear?.(tx, personId);
  }

  /**
   * Has all rooms erase their data about these people, the accounts room last: the others find what
   * came from a person's mailbox by its address.
   */
  async erase(tx: DatabaseTransaction, personIds: readonly string[]): Promise<void> {
    for (const holder of [...this.#holders.values()].reverse()) await holder.erase(tx, personIds);
  }
}
