import type { feedEndpoints } from '@homestead/contract/feed';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import { selectRefusedRecords } from './refused-record-read-store.ts';

/** One page of rejected records with their reasons, newest first. */
export async function listRefusedRecords(
  db: Queryable,
  query: QueryOf<typeof feedEndpoints.getRefusedRecords>,
): Promise<AnswerOf<typeof feedEndpoints.getRefusedRecords>> {
  const { rows, ...facts } = await selectRefusedRecords(db, query.runId ?? null, query);
  const data = rows.map((row) => ({
    id: row.id,
    runId: row.run_id,
    listingKey: row.listing_key,
    foundAt: row.place,
    reason: row.reason,
    refusedAt: row.refused_at.toISOString(),
  }));
  return { data, ...facts };
}
