import { sql } from 'kysely';
import { ownedBy, type Queryable, type RowOf } from '#platform';

type IdentityRow = RowOf<'external_identity'>;

const MAX_IDENTITIES = 50;

/** The identity with that subject at that issuer, and the account it opens. */
export async function findIdentity(
  db: Queryable,
  issuer: string,
  subject: string,
): Promise<IdentityRow | null> {
  const row = await db
    .selectFrom('external_identity')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}

/** A person's identities, first linked first. */
export function listIdentities(db: Queryable, personId: string): Promise<IdentityRow[]> {
  return db
    .selectFrom('external_identity')
    .selectAll()
    .where(ownedBy(personId, 'external_identity.person_id'))
    .orderBy('linked_at')
    .orderBy('issuer')
    .limit(MAX_IDENTITIES)
    .execute();
}

/** Links an identity; false when it is already linked, to anyone. */
export async function insertIdentity(
  tx: Queryable,
  identity: { issuer: string; subject: string; personId: string; email: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('external_identity')
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      person_id: identity.personId,
      email: identity.email,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteIdentityUse(
  tx: Queryable,
  identity: { issuer: string; subject: string; email: string },
): Promise<void> {
  await tx
    .updateTable('external_identity')
    .set({ last_used_at: sql<Date>`now()`, email: identity.email })
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .execute();
}

/** The removed row, or null when the person has no such identity. */
export async function deleteIdentity(
  tx: Queryable,
  personId: string,
  identity: { issuer: string; subject: string },
): Promise<IdentityRow | null> {
  const row = await tx
    .deleteFrom('external_identity')
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .where(ownedBy(personId, 'external_identity.person_id'))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
