import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

type FeedProgressRow = RowOf<'feed_run', 'source' | 'seen' | 'expected'> & {
  /** The run is in progress, and none of its source ever completed before. */
  is_first_load: boolean;
  /** When a run last completed. */
  last_done_at: Date | null;
};

/** The state of the newest run that brings listings; null before the first. */
export async function findFeedProgress(db: Queryable): Promise<FeedProgressRow | null> {
  const { rows } = await sql<FeedProgressRow>`
    select run.source, run.seen, run.expected, done.last_done_at,
      run.ended_at is null and done.last_done_at is null as is_first_load
    from feed_run run
    cross join lateral (
      select max(ended_at) as last_done_at from feed_run
      where source = run.source and kind <> 'sweep' and outcome = 'done'
    ) done
    where run.kind <> 'sweep' order by run.started_at desc, run.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
