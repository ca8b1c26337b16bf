import { type Selectable, sql } from 'kysely';
import type { DB, Queryable } from '#platform';
import type { PersonRow } from '../person-store.ts';

export type PendingRegistrationRow = Selectable<DB['pending_registration']>;

/** Of registrations with one address at the same time the others wait until the commit. */
export async function lockRegistrationsOf(tx: Queryable, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${email}`}, 0))`.execute(
    tx,
  );
}

/** The registration that waits for this mailbox. */
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

/** Puts a registration in the place of one that waits for the same mailbox. Answers its id. */
export async function replacePendingRegistration(
  tx: Queryable,
  registration: {
    email: string;
    first_name: string;
    last_name: string;
    lead_role: string;
    password_hash: string;
  },
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

/** Takes a registration that waits; null when it no longer does. */
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

/** The person of a registration, a client; null when the address was taken meanwhile. */
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
    })
    .onConflict((conflict) => conflict.column('email').where('deleted_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Notes that a person's mailbox was proven, unless it was before. */
export async function storeProvenMailbox(tx: Queryable, personId: string): Promise<void> {
  await tx
    .updateTable('person')
    .set({ email_verified_at: sql`now()` })
    .where('id', '=', personId)
    .where('email_verified_at', 'is', null)
    .execute();
}
