import { setTimeout as pause } from 'node:timers/promises';
import type { House } from '#platform';
import { indexWords } from '../words/index-words.ts';
import { FeedBusyError } from './feed-lock.ts';
import { findFeedRuns, forgetOldRuns } from './feed-run-store.ts';
import { forgetOldQuotaUse } from './quota-store.ts';
import { rollOpenHouses } from './roll-open-houses.ts';
import { sweepKeys } from './sweep-keys.ts';
import { syncFeed } from './sync-feed.ts';
import { tellProgress } from './tell-progress.ts';

const BUSY_PAUSE_MS = 30_000;

/** The job behind "run now" on the page MLS Feed. */
export const FEED_RUN_ASKED_FOR = 'listings.feed-run-asked-for';

/**
 * Defines the jobs of the feed: a pass as soon as the program is open and then every
 * MLS_EVERY_MINUTES, the key sweep each night, the open houses every five minutes, the words of
 * descriptions as soon as they came. Without MLS_URL
 * nothing is asked of anybody; open houses that came from a file still roll on.
 */
export function startFeed(house: House): void {
  const { jobs, db } = house;
  jobs.define({
    name: 'listings.open-houses-roll',
    recurs: true,
    run: async () => {
      await rollOpenHouses(db);
    },
  });
  jobs.define({
    name: 'listings.index-words',
    recurs: true,
    run: async (_data, signal) => {
      await indexWords(db, signal);
    },
  });
  jobs.define({
    name: 'listings.feed-tidy',
    recurs: true,
    run: async () => {
      await forgetOldQuotaUse(db);
      await forgetOldRuns(db);
    },
  });
  if (house.settings.MLS_URL === undefined) return;
  let isFirst = true;
  jobs.define({
    name: 'listings.feed-sync',
    recurs: true,
    run: async (_data, signal) => {
      if (!isFirst && !(await isSyncDue(house))) return;
      await whenFree(() => syncFeed(house, { signal, onProgress: tellProgress(house) }));
      isFirst = false;
    },
  });
  jobs.define({
    name: FEED_RUN_ASKED_FOR,
    run: async (_data, signal) => {
      await whenFree(() => syncFeed(house, { signal, onProgress: tellProgress(house) }));
    },
  });
  jobs.define({
    name: 'listings.feed-sweep',
    recurs: true,
    run: async (_data, signal) => {
      while (!(await whenFree(() => sweepKeys(house, { signal })))) {
        await pause(BUSY_PAUSE_MS, undefined, { signal });
      }
    },
  });
}

/**
 * Whether the time has come, on whichever node: the last pass began MLS_EVERY_MINUTES ago, or it
 * stands open, which means that it is under way or that its program died.
 */
async function isSyncDue({ db, settings }: House): Promise<boolean> {
  const [last] = await findFeedRuns(db, { limit: 1, kind: 'sync' });
  if (!last || last.endedAt === null) return true;
  return Date.now() - last.startedAt.getTime() >= settings.MLS_EVERY_MINUTES * 60_000;
}

/** Does the work unless another run is under way; answers whether it did. */
async function whenFree(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof FeedBusyError) return false;
    throw error;
  }
}
