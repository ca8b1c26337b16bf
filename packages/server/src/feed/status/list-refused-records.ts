import type { feedEndpoints } from '@homestead/contract/feed';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import { findRefusedRecords } from './refused-record-read-store.ts';

const PAGE = 20;

/** Rejected records with their reasons, newest first, 20 at a time. */
export async function listRefusedRecords(
  db: Queryable,
  { runId, before }: QueryOf<typeof feedEndpoints.getRefusedRecords>,
): Promise<AnswerOf<typeof feedEndpoints.getRefusedRecords>> {
  const rows = await findRefusedRecords(db, {
    limit: PAGE + 1,
    ...(runId !== undefined && { runId }),
    ...(before !== undefined && { before }),
  });
  return {
    value: rows.slice(0, PAGE).map((row) => ({
      id: row.id,
      runId: row.run_id,
      listingKey: row.listing_key,
      foundAt: row.place,
      reason: row.reason,
      refusedAt: row.refused_at.toISOString(),
    })),
    hasMore: rows.length > PAGE,
  };
}
