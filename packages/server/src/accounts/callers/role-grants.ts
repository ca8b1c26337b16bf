import type { Database, Grants, Queryable } from '#platform';
import { readGrants } from './caller-store.ts';

/** Roles' grants, cached by their version (R-7). */
export class RoleGrants {
  readonly #known = new Map<string, { version: number; grants: Promise<Grants> }>();
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The grants of a version, read once on this node, in `tx` if one is running. */
  of(roleKey: string, version: number, tx: Queryable = this.#db): Promise<Grants> {
    const known = this.#known.get(roleKey);
    if (known?.version === version) return known.grants;
    const grants = readGrants(tx, roleKey);
    this.#known.set(roleKey, { version, grants });
    // A failed read is not cached.
    grants.catch(() => {
      if (this.#known.get(roleKey)?.grants === grants) this.#known.delete(roleKey);
    });
    return grants;
  }
}
