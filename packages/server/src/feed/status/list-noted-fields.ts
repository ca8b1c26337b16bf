import type { feedEndpoints } from '@homestead/contract/feed';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import { selectNotedFields } from './noted-field-read-store.ts';

/** One page of listing values that staff should check, newest first. */
export async function listNotedFields(
  db: Queryable,
  query: QueryOf<typeof feedEndpoints.getNotedFields>,
): Promise<AnswerOf<typeof feedEndpoints.getNotedFields>> {
  const { rows, ...facts } = await selectNotedFields(db, query);
  const data = rows.map(({ mls_number: mlsNumber, dropped_at: notedAt, ...note }) => ({
    mlsNumber,
    ...note,
    notedAt: notedAt.toISOString(),
  }));
  return { data, ...facts };
}
