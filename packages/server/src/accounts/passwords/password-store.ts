import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';

/**
 * Sets a person's password hash, with `proven` only while that is still the current one: of
 * concurrent changes that proved the same password one wins. Returns whether it was set.
 */
export async function storePassword(
  tx: Queryable,
  change: { personId: string; hash: string; proven?: string | null },
): Promise<boolean> {
  let query = tx
    .updateTable('person')
    .set({ password_hash: change.hash, password_changed_at: sql`now()`, updated_at: sql`now()` })
    .where(ownedBy(change.personId, 'person.id'));
  if (change.proven !== undefined) query = query.where('password_hash', '=', change.proven);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}
