import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** The channel that wakes the jobs which go on with work on many leads. */
export const WORK_LEFT = 'lead_work_left';

/** Has those jobs go on now with what is left. */
export async function announceWorkLeft(db: Queryable): Promise<void> {
  await sql`select pg_notify(${WORK_LEFT}, '')`.execute(db);
}
