import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import { findRefusedRecords } from '../feed/refused-record-read-store.ts';

const PAGE = 20;

/** Records that the feed keeps aside, with their reasons, newest first, 20 at a time. */
export async function listRefusedRecords(
  db: Queryable,
  { runid, before }: QueryOf<typeof listingEndpoints.getRefusedRecords>,
): Promise<AnswerOf<typeof listingEndpoints.getRefusedRecords>> {
  const rows = await findRefusedRecords(db, {
    limit: PAGE + 1,
    ...(runid !== undefined && { runId: runid }),
    ...(before !== undefined && { before }),
  });
  return {
    value: rows.slice(0, PAGE).map((row) => ({
      id: row.id,
      runid: row.run_id,
      listingkey: row.listing_key,
      place: row.place,
      reason: row.reason,
      refused: row.refused_at.toISOString(),
    })),
    hasMore: rows.length > PAGE,
  };
}
