import type { Queryable, Settings } from '#platform';
import type { FeedRun } from '../runs/feed-run.ts';
import { findFeedRuns } from '../runs/feed-run-store.ts';
import { describeOffer, type FeedOffer } from './describe-offer.ts';
import { selectFeedCounts } from './feed-count-store.ts';

export interface FeedStatus {
  /** Null when no MLS is configured. */
  mls: { name: string; url: string } | null;
  /** Null when no sync ever ran; `isRunning` while its record is open. */
  lastSync: (FeedRun & { isRunning: boolean }) | null;
  lastSweep: FeedRun | null;
  lastFile: FeedRun | null;
  /** Milliseconds from the newest MLS change we have to the end of the last completed sync. */
  lagMs: number | null;
  listings: { search: number; page: number; none: number; gone: number };
  refusedRecords: number;
  droppedFields: number;
  /** Null before the MLS was first asked. */
  offer: FeedOffer | null;
  /** For the current hour. */
  quota: { requests: number; bytes: number };
}

/** The state of the feed, for the command line and the staff page. */
export async function getFeedStatus(
  db: Queryable,
  settings: Pick<Settings, 'MLS_URL' | 'MLS_NAME'>,
): Promise<FeedStatus> {
  const newest = async (kind: FeedRun['kind']) =>
    (await findFeedRuns(db, { limit: 1, kind }))[0] ?? null;
  const lastSync = await newest('sync');
  const counts = await selectFeedCounts(db);
  const count = (name: string) => counts[name] ?? 0;
  return {
    mls: settings.MLS_URL ? { name: settings.MLS_NAME, url: settings.MLS_URL } : null,
    lastSync: lastSync && { ...lastSync, isRunning: lastSync.endedAt === null },
    lastSweep: await newest('sweep'),
    lastFile: await newest('file'),
    lagMs:
      lastSync?.endedAt && lastSync.latestModifiedAt
        ? Math.max(0, lastSync.endedAt.getTime() - lastSync.latestModifiedAt.getTime())
        : null,
    listings: {
      search: count('search'),
      page: count('page'),
      none: count('none'),
      gone: count('gone'),
    },
    refusedRecords: count('refused'),
    droppedFields: count('dropped'),
    offer: await describeOffer(db, settings),
    quota: { requests: count('requests'), bytes: count('bytes') },
  };
}
