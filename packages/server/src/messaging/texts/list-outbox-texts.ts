import type { Queryable } from '#platform';
import { selectNewestTexts } from './text-store.ts';

/** The newest texts, for a demo's outbox. */
export async function listOutboxTexts(db: Queryable, limit: number) {
  const rows = await selectNewestTexts(db, limit);
  return rows.map(({ recorded_at, address, body, status, failure }) => ({
    ...{ recordedAt: recorded_at, to: address, body },
    state: failure === null ? status : `${status}: ${failure}`,
  }));
}
