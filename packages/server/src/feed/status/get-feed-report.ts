import type { feedEndpoints } from '@homestead/contract/feed';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Services } from '#platform';
import { findFeedRuns } from '../runs/feed-run-store.ts';
import type { FeedOffer } from './describe-offer.ts';
import { getFeedStatus } from './get-feed-status.ts';
import { presentFeedRun } from './present-feed-run.ts';
import { findRefusalReasons } from './refused-record-read-store.ts';

const RUNS = 20;
const REASONS = 50;
const MEGABYTE = 1_000_000;

type WireOffer = NonNullable<AnswerOf<typeof feedEndpoints.getFeedStatus>['offer']>;

function presentOffer({ keyFilter, readAt, resources, ...offer }: FeedOffer): WireOffer {
  return {
    ...offer,
    readAt: readAt.toISOString(),
    keyField: keyFilter.field,
    keyForm: keyFilter.form,
    resources: resources.map((resource) => ({
      ...resource,
      readAt: resource.readAt?.toISOString() ?? null,
      failedAt: resource.failedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * The state of the feed for the MLS Feed page: last runs, lag, and rejected records with reasons.
 */
export async function getFeedReport({
  db,
  settings,
}: Pick<Services, 'db' | 'settings'>): Promise<AnswerOf<typeof feedEndpoints.getFeedStatus>> {
  const status = await getFeedStatus(db, settings);
  const runs = await findFeedRuns(db, { limit: RUNS });
  const reasons = await findRefusalReasons(db, REASONS);
  return {
    mls: status.mls,
    everyMinutes: settings.MLS_EVERY_MINUTES,
    running: runs.some(({ endedAt }) => endedAt === null),
    lagSeconds: status.lagMs === null ? null : Math.round(status.lagMs / 1000),
    listings: status.listings,
    refusedRecords: status.refusedRecords,
    droppedFields: status.droppedFields,
    offer: status.offer && presentOffer(status.offer),
    quota: {
      ...status.quota,
      requestsMax: settings.MLS_REQUESTS_PER_HOUR,
      bytesMax: settings.MLS_MEGABYTES_PER_HOUR * MEGABYTE,
    },
    runs: runs.map(presentFeedRun),
    refusals: reasons.map(({ reason, count, last_at }) => ({
      reason,
      count,
      lastAt: last_at.toISOString(),
    })),
  };
}
