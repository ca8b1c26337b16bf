import { sql } from 'kysely';
import { eraseNotifications } from '#messaging';
import type { Queryable } from '#platform';
import { eraseInquiries } from '../inquiries/lead-person-store.ts';

/** Overwrites who asked for these tours where else it is written, and what anyone was told of it. */
export async function eraseTourTraces(tx: Queryable, ids: readonly string[]): Promise<void> {
  await eraseInquiries(tx, sql`tour_request_id = any(${[...ids]}::uuid[])`);
  for (const id of ids) await eraseNotifications(tx, { kind: 'tour', id });
}
