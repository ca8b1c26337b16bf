import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller, House } from '#platform';
import { findFeedRuns } from '../feed/feed-run-store.ts';
import { FEED_RUN_ASKED_FOR } from '../feed/start-feed.ts';
import { refuseListing } from '../search/refuse-listing.ts';

/**
 * Asks for a pass over the feed at once, without waiting for it. Refuses with
 * `feed-not-configured` where there is no MLS, with `feed-busy` while a run is under way.
 */
export async function askForFeedRun(
  { db, jobs, settings, log }: Pick<House, 'db' | 'jobs' | 'settings' | 'log'>,
  caller: Caller,
): Promise<AnswerOf<typeof listingEndpoints.runFeedNow>> {
  if (settings.MLS_URL === undefined) refuseListing('feed-not-configured');
  const [newest] = await findFeedRuns(db, { limit: 1 });
  if (newest?.endedAt === null) refuseListing('feed-busy');
  await jobs.send(FEED_RUN_ASKED_FOR, { askedBy: caller.personId });
  log.info({ personId: caller.personId }, 'a feed run was asked for');
  return { data: true, message: 'The feed runs in a moment.', statusCode: 'success' };
}
