import { sql } from 'kysely';
import { eraseNotifications } from '#messaging';
import type { Queryable } from '#platform';
import { eraseInquiries } from '../inquiries/lead-person-store.ts';

/** Overwrites who asked for these tours in their inquiries; deletes notifications about them. */
export async function eraseTourTraces(tx: Queryable, ids: readonly string[]): Promise<void> {
  await eraseInquiries(tx, sql`tour_request_id = any(${[...ids]}::uuid[])`);
  for (const id of ids) await eraseNotifications(tx, { kind: 'tour', id });
}
