import type { Language } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { DatabaseLock, ownedBy, type Queryable, type RowOf } from '#platform';
import type { PersonRow } from '../person-store.ts';

/** How often a code may be mistyped, and how long it is valid. */
const CODE_TRIES = 5;
const CODE_LIFE = sql`interval '30 minutes'`;

/** What a registration's emailed code is hashed with. */
export const codeOfRegistration = (id: string) => ({ purpose: 'verification code', of: id });

export type PendingRegistrationRow = RowOf<'pending_registration'>;

/** A registration as it is stored; the account has it once the mailbox is verified. */
export type NewRegistration = Pick<
  PendingRegistrationRow,
  'email' | 'first_name' | 'last_name' | 'lead_role' | 'password_hash'
> & { browser_hash: Buffer; terms_version: string; language: Language };

/** Of concurrent registrations with one address the others wait until the commit. */
export const registrationLock = new DatabaseLock('accounts.registration');

/** The registration that waits for this address. */
export async function findPendingRegistration(
  db: Queryable,
  email: string,
): Promise<PendingRegistrationRow | null> {
  const row = await db
    .selectFrom('pending_registration')
    .selectAll()
    .where('email', '=', email)
    .where('settled_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ?? null;
}

/** A registration that nobody has confirmed yet. */
export async function findOpenRegistration(
  db: Queryable,
  id: string,
): Promise<PendingRegistrationRow | null> {
  const row = await db
    .selectFrom('pending_registration')
    .selectAll()
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces the registration waiting for the same address, if any. Returns its id. */
export async function replacePendingRegistration(
  tx: Queryable,
  registration: NewRegistration,
): Promise<string> {
  await tx
    .updateTable('pending_registration')
    .set({ settled_at: sql`now()` })
    .where('email', '=', registration.email)
    .where('settled_at', 'is', null)
    .execute();
  const { id } = await tx
    .insertInto('pending_registration')
    .values({
      ...registration,
      terms_agreed_at: sql`now()`,
      expires_at: sql`now() + interval '24 hours'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Gives a registration a new code; the old one stops working, links that were sent keep working.
 */
export async function storeCode(tx: Queryable, id: string, codeHash: Buffer): Promise<void> {
  await tx
    .updateTable('pending_registration')
    .set({ code_hash: codeHash, code_tries: 0, code_sent_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/**
 * Counts one try of a registration's code before it is checked, and returns the stored code; null
 * when there is none, it expired, or it was tried too often.
 */
export async function countCodeTry(db: Queryable, id: string): Promise<Buffer | null> {
  const row = await db
    .updateTable('pending_registration')
    .set({ code_tries: sql`code_tries + 1` })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .where('code_hash', 'is not', null)
    .where('code_tries', '<', CODE_TRIES)
    .where('code_sent_at', '>', sql<Date>`now() - ${CODE_LIFE}`)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash ?? null;
}

/** Takes a try that was right out of the count. */
export async function returnCodeTry(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('pending_registration')
    .set({ code_tries: sql`code_tries - 1` })
    .where('id', '=', id)
    .where('code_tries', '>', 0)
    .execute();
}

/** Takes a waiting registration; null when it no longer waits. */
export async function settleRegistration(
  tx: Queryable,
  id: string,
): Promise<PendingRegistrationRow | null> {
  const row = await tx
    .updateTable('pending_registration')
    .set({ settled_at: sql`now()` })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The person of a registration, a client; null when the address was taken in the meantime. */
export async function insertRegisteredPerson(
  tx: Queryable,
  registration: PendingRegistrationRow,
): Promise<PersonRow | null> {
  const row = await tx
    .insertInto('person')
    .values({
      email: registration.email,
      email_verified_at: sql`now()`,
      first_name: registration.first_name,
      last_name: registration.last_name,
      role_key: 'client',
      lead_role: registration.lead_role,
      password_hash: registration.password_hash,
      password_changed_at: sql`now()`,
      terms_agreed_at: registration.terms_agreed_at,
      terms_version: registration.terms_version,
      language: registration.language,
    })
    .onConflict((conflict) => conflict.column('email').where('deleted_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Records that a person's email is verified, unless it was before. */
export async function storeProvenMailbox(tx: Queryable, personId: string): Promise<void> {
  await tx
    .updateTable('person')
    .set({ email_verified_at: sql`now()` })
    .where(ownedBy(personId, 'person.id'))
    .where('email_verified_at', 'is', null)
    .execute();
}
