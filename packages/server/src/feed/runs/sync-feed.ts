import { maintain } from '#platform';
import { rederiveListings } from '../intake/rederive-listings.ts';
import { FeedPausedError } from '../mls/mls-error.ts';
import {
  type MlsSession,
  openMlsSession,
  propertyWalk,
  recordTraffic,
} from '../mls/mls-session.ts';
import { forgetMissed, noteResourceRead, selectResources } from '../mls/resource-store.ts';
import { findNewestPhotoChange } from '../open-houses/open-house-store.ts';
import { pullOpenHouses } from '../open-houses/pull-open-houses.ts';
import type { FeedContext, RunOptions } from './feed-context.ts';
import { findFeedCursor } from './feed-cursor-store.ts';
import { asOnlyFeedRun } from './feed-lock.ts';
import type { FeedRun } from './feed-run.ts';
import { endFeedRun, requireFeedRun, setRunExpected, startFeedRun } from './feed-run-store.ts';
import { pullListings } from './pull-listings.ts';

/**
 * One pass over the feed: derives rows with old rules again, then reads changed listings, listings
 * with changed photos, and open houses. The first pass reads everything; an interrupted one resumes
 * at its last page. Returns the record of the run, even a failed one. Throws FeedBusyError while
 * another run is in progress.
 */
export function syncFeed(services: FeedContext, options: RunOptions = {}): Promise<FeedRun> {
  return runOverFeed(services, { ...options, kind: 'sync' }, async (session, context, signal) => {
    await rederiveListings(context.db, session, signal);
    await pullListings(context, session, {
      walk: propertyWalk(context, session, 'ModificationTimestamp'),
      cursor: 'Property',
      onCount: (expected) => setRunExpected(context.db, session.runId, expected),
      onProgress: options.onProgress,
    });
    await noteResourceRead(context.db, session.source, 'Property');
    await pullMissed(context, session);
    await pullPhotoChanges(context, session);
    await pullOpenHouses(context, session);
  });
}

/**
 * Records a run around `work`, including its failure. The signal given to `work` also aborts when
 * the lock is lost.
 */
export function runOverFeed(
  context: FeedContext,
  { kind, signal }: { kind: 'sync' | 'sweep'; signal?: AbortSignal },
  work: (session: MlsSession, context: FeedContext, signal: AbortSignal) => Promise<void>,
): Promise<FeedRun> {
  const { db, pool, settings, log } = context;
  return asOnlyFeedRun(pool, async (lockLost) => {
    const ending = AbortSignal.any([lockLost, ...(signal ? [signal] : [])]);
    const { id: runId } = await startFeedRun(db, { source: settings.MLS_NAME, kind });
    let session: MlsSession | undefined;
    try {
      await maintain(db, async (own) => {
        const inside = { ...context, db: own };
        session = await openMlsSession(inside, { runId, signal: ending });
        await work(session, inside, ending);
      });
      if (session) await recordTraffic(context, session);
      await endFeedRun(db, runId, 'done');
    } catch (error) {
      const outcome = ending.aborted
        ? 'interrupted'
        : error instanceof FeedPausedError
          ? 'paused'
          : 'failed';
      if (outcome === 'failed') log.error({ err: error, runId }, 'feed run failed');
      if (session) await recordTraffic(context, session);
      await endFeedRun(db, runId, outcome, (error as Error).message);
    }
    return requireFeedRun(db, runId);
  });
}

/**
 * Photos may change without the listing's timestamp changing. An MLS that can't be asked for photo
 * changes does change it, so nothing is missed there.
 */
async function pullPhotoChanges(context: FeedContext, session: MlsSession): Promise<void> {
  if (!session.offer.canFilterPhotoChanges) return;
  const MLS_PHOTO_CURSOR = 'Property photos';
  const known = await findFeedCursor(context.db, session.source, MLS_PHOTO_CURSOR);
  const since = known.modifiedSince ?? (await findNewestPhotoChange(context.db, session.feed));
  if (since === null) return;
  const walk = propertyWalk(context, session, 'PhotosChangeTimestamp');
  await pullListings(context, session, { walk, cursor: MLS_PHOTO_CURSOR, since });
}

/**
 * Reads listings again that came without their media, rooms or units while those failed, until
 * that fails once more.
 */
async function pullMissed(context: FeedContext, session: MlsSession): Promise<void> {
  const { db } = context;
  const { source } = session;
  for (const { resource, missed_since } of await selectResources(db, source)) {
    if (missed_since === null || session.failed.has(resource)) continue;
    const since = missed_since.toISOString();
    const listings = propertyWalk(context, session, 'ModificationTimestamp');
    const isPointless = () => session.failed.has(resource);
    await pullListings(context, session, { walk: listings, cursor: null, since, isPointless });
    if (!session.failed.has(resource)) await forgetMissed(db, source, resource);
  }
}
