import { sql } from 'kysely';
import type { Queryable } from '#platform';

export interface NewInvitation {
  hash: Buffer;
  personId: string;
  email: string;
}

/** Keeps invitations that end after so many hours; earlier ones of the same people end now. */
export async function storeInvitations(
  tx: Queryable,
  invitations: readonly NewInvitation[],
  hours: number,
): Promise<void> {
  if (invitations.length === 0) return;
  await endMailedTokens(
    tx,
    invitations.map(({ personId }) => personId),
    ['invitation'],
  );
  await tx
    .insertInto('mailed_token')
    .values(
      invitations.map(({ hash, personId, email }) => ({
        hash,
        purpose: 'invitation',
        person_id: personId,
        email,
        expires_at: sql<Date>`now() + make_interval(hours => ${hours})`,
      })),
    )
    .execute();
}

/** Ends unused mailed links of people, of these purposes or of all. */
export async function endMailedTokens(
  tx: Queryable,
  personIds: readonly string[],
  purposes?: readonly string[],
): Promise<void> {
  let query = tx
    .updateTable('mailed_token')
    .set({ used_at: sql<Date>`now()` })
    .where('person_id', 'in', [...personIds])
    .where('used_at', 'is', null);
  if (purposes) query = query.where('purpose', 'in', [...purposes]);
  await query.execute();
}
