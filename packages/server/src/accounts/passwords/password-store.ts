import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** Sets a person's password hash. */
export async function storePassword(
  tx: Queryable,
  change: { personId: string; hash: string },
): Promise<void> {
  await tx
    .updateTable('person')
    .set({ password_hash: change.hash, password_changed_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', change.personId)
    .execute();
}
