import type { Language } from '@homestead/contract/platform';
import { ownedBy, type Queryable, type RowOf } from '#platform';

/** A person as the table stores them. */
export type PersonRow = RowOf<'person'>;

const UNIQUE_VIOLATION = '23505';

/**
 * Writes a person; calls `onTaken`, which refuses, when someone else has the email address by now:
 * of two who are given it at the same moment, the second gets there.
 */
export async function writePerson<T>(write: () => Promise<T>, onTaken: () => never): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION && constraint === 'person_email') return onTaken();
    throw error;
  }
}

/** The person with an address (trimmed, lower-cased) who is not deleted. */
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
 * Stores a hash of the same password at another cost, unless the password was changed in the
 * meantime. Only sign-in uses it; it is not a password change. Returns whether it was stored.
 */
export async function replacePasswordHash(
  db: Queryable,
  change: { personId: string; from: string; to: string },
): Promise<boolean> {
  const row = await db
    .updateTable('person')
    .set({ password_hash: change.to })
    .where(ownedBy(change.personId, 'person.id'))
    .where('password_hash', '=', change.from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether a person still has the verified password and may sign in, both locked until the caller's
 * commit: a concurrent password change ends the session that follows.
 */
export async function holdPassword(
  tx: Queryable,
  proven: { personId: string; hash: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where(ownedBy(proven.personId, 'person.id'))
    .where('password_hash', '=', proven.hash)
    .where('deactivated_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The language in which a person gets emails; English for an unknown one. */
export async function findLanguageOf(db: Queryable, personId: string): Promise<Language> {
  const row = await db
    .selectFrom('person')
    .select('language')
    .where(ownedBy(personId, 'person.id'))
    .executeTakeFirst();
  return row?.language === 'es' ? 'es' : 'en';
}
