import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import type { House } from '#platform';
import { findFeedRuns } from '../feed/feed-run-store.ts';
import { getFeedStatus } from '../feed/index.ts';
import { findRefusalReasons } from '../feed/refused-record-read-store.ts';
import { presentFeedRun } from '../present-feed-run.ts';

const RUNS = 20;
const REASONS = 50;
const MEGABYTE = 1_000_000;

/** How the feed stands, for the page MLS Feed: its last runs, its lag, what was refused and why. */
export async function getFeedReport({
  db,
  settings,
}: Pick<House, 'db' | 'settings'>): Promise<AnswerOf<typeof listingEndpoints.getFeedStatus>> {
  const status = await getFeedStatus(db, settings);
  const runs = await findFeedRuns(db, { limit: RUNS });
  const reasons = await findRefusalReasons(db, REASONS);
  return {
    mls: status.mls,
    everyminutes: settings.MLS_EVERY_MINUTES,
    running: runs.some(({ endedAt }) => endedAt === null),
    lagseconds: status.lagMs === null ? null : Math.round(status.lagMs / 1000),
    listings: status.listings,
    refusedrecords: status.refusedRecords,
    droppedfields: status.droppedFields,
    quota: {
      ...status.quota,
      requestsmost: settings.MLS_REQUESTS_PER_HOUR,
      bytesmost: settings.MLS_MEGABYTES_PER_HOUR * MEGABYTE,
    },
    runs: runs.map(presentFeedRun),
    refusals: reasons.map(({ reason, count, last_at }) => ({
      reason,
      count,
      last: last_at.toISOString(),
    })),
  };
}
