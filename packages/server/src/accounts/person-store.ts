import type { Selectable } from 'kysely';
import type { DB, Queryable } from '#platform';

/** A person as the table keeps them. */
export type PersonRow = Selectable<DB['person']>;

/** The person of an address (trimmed, lower-cased) who is not deleted. */
export async function findPersonByEmail(db: Queryable, email: string): Promise<PersonRow | null> {
  const row = await db
    .selectFrom('person')
    .selectAll()
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** A person who is not deleted, by their id. */
export async function findPersonById(db: Queryable, id: string): Promise<PersonRow | null> {
  const row = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Takes a hash of the same password at another cost, unless the password was changed meanwhile.
 * Sign-in alone uses it; it is no change of the password.
 */
export async function replacePasswordHash(
  db: Queryable,
  change: { personId: string; from: string; to: string },
): Promise<void> {
  await db
    .updateTable('person')
    .set({ password_hash: change.to })
    .where('id', '=', change.personId)
    .where('password_hash', '=', change.from)
    .execute();
}
