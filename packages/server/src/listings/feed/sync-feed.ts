import { deriveAnew } from './derive-anew.ts';
import type { FeedContext, RunOptions } from './feed-context.ts';
import { findFeedCursor } from './feed-cursor-store.ts';
import { asOnlyFeedRun } from './feed-lock.ts';
import {
  endFeedRun,
  type FeedRun,
  requireFeedRun,
  setRunExpected,
  startFeedRun,
} from './feed-run-store.ts';
import { type MlsSession, openMlsSession, propertyWalk, recordTraffic } from './mls-session.ts';
import { findNewestPhotoChange } from './open-house-store.ts';
import { pullListings } from './pull-listings.ts';
import { pullOpenHouses } from './pull-open-houses.ts';
import { MlsError } from './web-api/mls-error.ts';

/**
 * One pass over the feed: what other rules derived is derived anew, then listings that changed, listings whose photos changed, open houses. The
 * first pass brings everything; one that was interrupted goes on from its last page. Answers the
 * record of the run, also of a failed one; refuses with FeedBusyError while another run is under
 * way.
 */
export function syncFeed(context: FeedContext, options: RunOptions = {}): Promise<FeedRun> {
  return runOverFeed(context, { ...options, kind: 'sync' }, async (session) => {
    await deriveAnew(context.db, session, options.signal);
    await pullListings(context, session, {
      walk: { ...propertyWalk(context, 'ModificationTimestamp'), isCounted: true },
      cursor: 'Property',
      onCount: (expected) => setRunExpected(context.db, session.runId, expected),
      onProgress: options.onProgress,
    });
    await pullPhotoChanges(context, session);
    await pullOpenHouses(context, session);
  });
}

/** Keeps the record of a run around `work`, whose failures end in it. */
export function runOverFeed(
  context: FeedContext,
  { kind, signal }: { kind: 'sync' | 'sweep'; signal?: AbortSignal },
  work: (session: MlsSession) => Promise<void>,
): Promise<FeedRun> {
  const { db, pool, settings, log } = context;
  return asOnlyFeedRun(pool, async (lockLost) => {
    const ending = AbortSignal.any([lockLost, ...(signal ? [signal] : [])]);
    const { id: runId } = await startFeedRun(db, { source: settings.MLS_NAME, kind });
    let session: MlsSession | undefined;
    try {
      session = await openMlsSession(context, { runId, signal: ending });
      await work(session);
      await recordTraffic(context, session);
      await endFeedRun(db, runId, 'done');
    } catch (error) {
      const isInterrupted = ending.aborted || (error as Error).name === 'QuotaSpentError';
      const outcome = isInterrupted ? 'interrupted' : 'failed';
      if (outcome === 'failed') log.error({ err: error, runId }, 'feed run failed');
      if (session) await recordTraffic(context, session);
      await endFeedRun(db, runId, outcome, (error as Error).message);
    }
    return requireFeedRun(db, runId);
  });
}

/**
 * Photos may change without the listing's timestamp moving. An MLS that has no
 * PhotosChangeTimestamp moves that one, so that nothing is missed there.
 */
async function pullPhotoChanges(context: FeedContext, session: MlsSession): Promise<void> {
  const resource = 'Property photos';
  const known = await findFeedCursor(context.db, session.source, resource);
  const since = known.modifiedSince ?? (await findNewestPhotoChange(context.db, session.feed));
  if (since === null) return;
  const walk = { ...propertyWalk(context, 'PhotosChangeTimestamp') };
  try {
    await pullListings(context, session, { walk, cursor: resource, since });
  } catch (error) {
    if (!(error instanceof MlsError) || error.status !== 400) throw error;
    context.log.warn({ err: error }, 'the MLS gives no photo changes apart from its listings');
  }
}
