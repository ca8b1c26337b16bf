import type { Caller, Queryable, RecordKind } from '#platform';

type Described = Pick<RecordKind<never>, 'describe' | 'peopleIn' | 'columns'> &
  Partial<Pick<RecordKind<never>, 'namePeople'>>;

/** A kind of record with a history, as the audit shows it. */
export interface AuditKind {
  /** `room.record`, as in the history. */
  readonly key: string;
  readonly label: () => string;
  /** How a change is put in words; a function where the database or the reader decides them. */
  readonly history: Described | ((db: Queryable, caller: Caller) => Promise<Described> | Described);
  /** The page with a record; missing where it has none. */
  readonly pathOf?: (id: string) => string;
  /** Names of records, as far as the caller may see them. */
  titlesOf?(
    db: Queryable,
    caller: Caller,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Of these records, those whose values the caller may see; all of them without it. */
  shownOf?(db: Queryable, caller: Caller, ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/**
 * The kinds of records whose changes the audit puts in words. Each room registers its own when it
 * starts; changes of other kinds are listed without values.
 */
export class AuditKinds {
  readonly #kinds = new Map<string, AuditKind>();

  /** Throws for a duplicate kind. */
  register(...kinds: readonly AuditKind[]): void {
    for (const kind of kinds) {
      if (this.#kinds.has(kind.key)) throw new Error(`${kind.key} is registered already`);
      this.#kinds.set(kind.key, kind);
    }
  }

  find(key: string): AuditKind | undefined {
    return this.#kinds.get(key);
  }

  /** All of them, by label. */
  get list(): { key: string; label: string }[] {
    return [...this.#kinds.values()]
      .map(({ key, label }) => ({ key, label: label() }))
      .sort((one, other) => one.label.localeCompare(other.label));
  }
}
