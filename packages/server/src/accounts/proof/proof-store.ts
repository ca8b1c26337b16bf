import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** How long a proof counts. */
const MINUTES = 5;
const proofEnd = sql<Date>`proven_at + make_interval(mins => ${MINUTES})`;

/** Until when a session is proven; null when it has to be proven again. */
export async function findProofEnd(db: Queryable, sessionId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('session')
    .select(proofEnd.as('end'))
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where(proofEnd, '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.end ?? null;
}

/** Records that the person of a session proved who they are. */
export async function noteProof(db: Queryable, sessionId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ proven_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}
