import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';
import type { PersonRow } from '../person-store.ts';

/** A person who may sign in, by their id, locked until the commit if `lock` is set. */
export async function findOwnPerson(
  db: Queryable,
  id: string,
  options: { lock?: boolean } = {},
): Promise<PersonRow | null> {
  const row = await db
    .selectFrom('person')
    .selectAll()
    .where(ownedBy(id, 'person.id'))
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .$if(options.lock ?? false, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a person's email, which counts as verified. Throws 23505 when it is taken. */
export async function storeEmail(tx: Queryable, personId: string, email: string): Promise<void> {
  await tx
    .updateTable('person')
    .set({
      email,
      email_verified_at: sql`now()`,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where(ownedBy(personId, 'person.id'))
    .execute();
}

/** Removes a person's password: until they set a new one by email, none opens the account. */
export async function forgetPasswordOf(tx: Queryable, personId: string): Promise<void> {
  await tx
    .updateTable('person')
    .set({ password_hash: null, password_changed_at: sql`now()`, updated_at: sql`now()` })
    .where(ownedBy(personId, 'person.id'))
    .execute();
}

/** Removes passkeys and linked identities that were added since `at`. */
export async function forgetSignInsSince(tx: Queryable, personId: string, at: Date): Promise<void> {
  await tx
    .deleteFrom('passkey')
    .where(ownedBy(personId, 'passkey.person_id'))
    .where('created_at', '>=', at)
    .execute();
  await tx
    .deleteFrom('external_identity')
    .where(ownedBy(personId, 'external_identity.person_id'))
    .where('linked_at', '>=', at)
    .execute();
}
