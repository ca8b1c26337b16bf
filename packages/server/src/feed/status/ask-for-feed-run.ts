import type { feedEndpoints } from '@homestead/contract/feed';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller, Services } from '#platform';
import { feedMessages } from '../messages.ts';
import { refuseFeed } from '../refuse-feed.ts';
import { findFeedRuns } from '../runs/feed-run-store.ts';
import { FEED_RUN_ASKED_FOR } from '../runs/start-feed.ts';

/**
 * Requests a feed pass right away, without waiting for it. Refuses with `feed-not-configured` where
 * there is no MLS, with `feed-busy` while a run is in progress.
 */
export async function askForFeedRun(
  { db, jobs, settings, log }: Pick<Services, 'db' | 'jobs' | 'settings' | 'log'>,
  caller: Caller,
): Promise<AnswerOf<typeof feedEndpoints.runFeedNow>> {
  if (settings.MLS_URL === undefined) refuseFeed('feed-not-configured');
  const [newest] = await findFeedRuns(db, { limit: 1 });
  if (newest?.endedAt === null) refuseFeed('feed-busy');
  await jobs.send(FEED_RUN_ASKED_FOR, { askedBy: caller.personId });
  log.info({ personId: caller.personId }, 'a feed run was asked for');
  return { data: true, message: feedMessages.runSoon(), statusCode: 'success' };
}
