import type { Queryable } from '#platform';
import type { FeedRun } from '../runs/feed-run.ts';
import { findRefusals } from '../runs/feed-run-store.ts';

/** Why a run rejected records: each reason with its count and the first places. */
export function findRunRefusals(db: Queryable, { id }: FeedRun) {
  return findRefusals(db, id);
}
