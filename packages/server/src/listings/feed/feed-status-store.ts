import { sql } from 'kysely';
import type { Queryable, Settings } from '#platform';
import { type FeedRun, findFeedRuns } from './feed-run-store.ts';

export interface FeedStatus {
  /** Null when no MLS is configured. */
  mls: { name: string; url: string } | null;
  /** Null when no sync ever ran; `isRunning` when its record stands open. */
  lastSync: (FeedRun & { isRunning: boolean }) | null;
  lastSweep: FeedRun | null;
  lastFile: FeedRun | null;
  /** Milliseconds from the MLS's newest change that we have to the end of the last done sync. */
  lagMs: number | null;
  listings: { search: number; page: number; none: number; gone: number };
  refusedRecords: number;
  droppedFields: number;
  /** Of the hour that is running. */
  quota: { requests: number; bytes: number };
}

/** How the feed stands, for the command line and the staff's page. */
export async function getFeedStatus(
  db: Queryable,
  settings: Pick<Settings, 'MLS_URL' | 'MLS_NAME'>,
): Promise<FeedStatus> {
  const newest = async (kind: FeedRun['kind']) =>
    (await findFeedRuns(db, { limit: 1, kind }))[0] ?? null;
  const lastSync = await newest('sync');
  const { rows } = await sql<Record<string, number>>`
    select count(*) filter (where reach = 'search')::int as search,
      count(*) filter (where reach = 'page')::int as page,
      count(*) filter (where reach = 'none' and gone_at is null)::int as none,
      count(*) filter (where gone_at is not null)::int as gone,
      (select count(*)::int from refused_record) as refused,
      (select count(*)::int from dropped_field) as dropped,
      (select coalesce(sum(requests), 0)::int from feed_quota_use
        where hour_at = date_trunc('hour', now())) as requests,
      (select coalesce(sum(bytes), 0)::double precision from feed_quota_use
        where hour_at = date_trunc('hour', now())) as bytes
    from listing`.execute(db);
  const counts = rows[0] ?? {};
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
    quota: { requests: count('requests'), bytes: count('bytes') },
  };
}
