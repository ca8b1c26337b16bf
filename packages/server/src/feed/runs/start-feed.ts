import { setTimeout as pause } from 'node:timers/promises';
import { maintain, type Services } from '#platform';
import { forgetOldQuotaUse } from '../mls/quota-store.ts';
import { rollOpenHouses } from '../open-houses/roll-open-houses.ts';
import { indexWords } from '../words/index-words.ts';
import { FeedBusyError } from './feed-lock.ts';
import { findFeedRuns, forgetOldRuns } from './feed-run-store.ts';
import { publishFeed } from './publish-feed.ts';
import { sweepKeys } from './sweep-keys.ts';
import { syncFeed } from './sync-feed.ts';
import { tellProgress } from './tell-progress.ts';

const BUSY_PAUSE_MS = 30_000;

/** The job behind "run now" on the MLS Feed page. */
export const FEED_RUN_ASKED_FOR = 'feed.run-asked-for';

/**
 * Defines the feed's jobs: a pass at startup and then every MLS_EVERY_MINUTES, the key sweep each
 * night, open houses every five minutes, the text of descriptions as soon as it arrives. Without
 * MLS_URL no requests are made; open houses that came from a file are still updated.
 */
export function startFeed(services: Services): void {
  const { jobs, db } = services;
  publishFeed(services);
  jobs.define({
    name: 'feed.roll-open-houses',
    recurs: true,
    run: async () => {
      await rollOpenHouses(db);
    },
  });
  jobs.define({
    name: 'feed.index-words',
    recurs: true,
    run: async (_data, signal) => {
      await indexWords(db, signal);
    },
  });
  jobs.define({
    name: 'feed.tidy',
    recurs: true,
    run: async () => {
      await maintain(db, async (own) => {
        await forgetOldQuotaUse(own);
        await forgetOldRuns(own);
      });
    },
  });
  if (services.settings.MLS_URL === undefined) return;
  let isFirst = true;
  jobs.define({
    name: 'feed.sync',
    recurs: true,
    run: async (_data, signal) => {
      if (!isFirst && !(await isSyncDue(services))) return;
      await whenFree(() => syncFeed(services, { signal, onProgress: tellProgress(services) }));
      isFirst = false;
    },
  });
  jobs.define({
    name: FEED_RUN_ASKED_FOR,
    run: async (_data, signal) => {
      await whenFree(() => syncFeed(services, { signal, onProgress: tellProgress(services) }));
    },
  });
  jobs.define({
    name: 'feed.sweep',
    recurs: true,
    run: async (_data, signal) => {
      while (!(await whenFree(() => sweepKeys(services, { signal })))) {
        await pause(BUSY_PAUSE_MS, undefined, { signal });
      }
    },
  });
}

/**
 * Whether a pass is due, on whichever node: the last one started MLS_EVERY_MINUTES ago, or is still
 * open, which means that it is running or that its program died.
 */
async function isSyncDue({ db, settings }: Services): Promise<boolean> {
  const [last] = await findFeedRuns(db, { limit: 1, kind: 'sync' });
  if (!last || last.endedAt === null) return true;
  return Date.now() - last.startedAt.getTime() >= settings.MLS_EVERY_MINUTES * 60_000;
}

/** Does the work unless another run is in progress; returns whether it did. */
async function whenFree(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof FeedBusyError) return false;
    throw error;
  }
}
