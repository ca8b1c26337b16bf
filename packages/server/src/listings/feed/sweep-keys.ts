import { atomically, recordEvent } from '#platform';
import type { FeedContext, RunOptions } from './feed-context.ts';
import { lockFeedWriting } from './feed-lock.ts';
import { addRunProgress, type FeedRun, setRunExpected } from './feed-run-store.ts';
import { bumpFeedVersion } from './listing-batch-store.ts';
import { type MlsSession, propertyWalk } from './mls-session.ts';
import { readInstant, readText } from './normalise/read-value.ts';
import {
  findComingOpenHouseKeys,
  refreshNextOpenHouses,
  removeOpenHouses,
} from './open-house-store.ts';
import { pullListings } from './pull-listings.ts';
import { confirmPresent, findPresentListings, removeListings } from './sweep-store.ts';
import { runOverFeed } from './sync-feed.ts';
import { MlsError } from './web-api/mls-error.ts';
import { odataText, walkPages } from './web-api/page-walk.ts';

/** More than this share of our listings is removed only when somebody insists. */
const MAX_REMOVED_SHARE = 0.3;
/** Below this number the share says nothing. */
const SMALL_NUMBER = 20;
const BATCH = 1000;
const KEYS_PER_REQUEST = 40;
/** What one sweep fetches anew at most; the rest waits for the next one. */
const MAX_FETCHED = 10_000;

/**
 * The key sweep: compares all keys of the MLS with ours. What the MLS no longer has is taken off
 * the site; what we lack, or have in an older state, is fetched. Refuses to remove more than 30
 * percent of the listings at once unless `isForced`, since that is more likely a fault of the MLS.
 */
export function sweepKeys(
  context: FeedContext,
  options: RunOptions & { isForced?: boolean } = {},
): Promise<FeedRun> {
  return runOverFeed(context, { ...options, kind: 'sweep' }, async (session) => {
    const theirs = await readKeys(context, session);
    if (theirs.size === 0) throw new MlsError('The MLS answered no keys at all.');
    await setRunExpected(context.db, session.runId, theirs.size);
    const { gone, stale, ours } = await compare(context, session, theirs);
    const isTooMuch = gone.length > SMALL_NUMBER && gone.length > ours * MAX_REMOVED_SHARE;
    if (isTooMuch && !options.isForced) {
      throw new MlsError(
        `The MLS no longer has ${gone.length} of our ${ours} listings; nothing was removed. If that is right, run the sweep with --force.`,
      );
    }
    await remove(context, session, gone);
    await fetchAnew(context, session, [...stale, ...theirs.keys()].slice(0, MAX_FETCHED));
    await sweepOpenHouses(context, session);
  });
}

/** Their keys with the time of the last change in milliseconds, 0 where it is not told. */
async function readKeys(context: FeedContext, session: MlsSession): Promise<Map<string, number>> {
  const keys = new Map<string, number>();
  const walk = {
    ...propertyWalk(context, null),
    select: ['ListingKey', 'ModificationTimestamp'],
    expand: [],
    pageSize: Math.max(1000, context.settings.MLS_PAGE_SIZE),
  };
  for await (const page of walkPages(session.mls, walk)) {
    for (const row of page.rows) {
      const record = (row ?? {}) as Record<string, unknown>;
      const key = readText(record.ListingKey);
      if (key === null) throw new MlsError('A row of the key sweep has no ListingKey.');
      keys.set(key, Date.parse(readInstant(record.ModificationTimestamp) ?? '') || 0);
    }
    await addRunProgress(context.db, session.runId, { seen: page.rows.length });
  }
  return keys;
}

/** Takes from `theirs` what we have too: what remains there is what we lack. */
async function compare(
  { db }: FeedContext,
  { feed }: MlsSession,
  theirs: Map<string, number>,
): Promise<{ gone: number[]; stale: string[]; ours: number }> {
  const gone: number[] = [];
  const stale: string[] = [];
  let ours = 0;
  for (let afterId = 0; ; ) {
    const batch = await findPresentListings(db, feed, { afterId, limit: BATCH });
    const last = batch.at(-1);
    if (!last) break;
    afterId = last.id;
    ours += batch.length;
    const present: number[] = [];
    for (const listing of batch) {
      const modified = theirs.get(listing.listing_key);
      if (modified === undefined) gone.push(listing.id);
      else {
        present.push(listing.id);
        if (modified > listing.modified_at.getTime()) stale.push(listing.listing_key);
      }
      theirs.delete(listing.listing_key);
    }
    await confirmPresent(db, present);
  }
  return { gone, stale, ours };
}

async function remove(
  { db }: FeedContext,
  session: MlsSession,
  ids: readonly number[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) {
    await atomically(db, async (tx) => {
      await lockFeedWriting(tx, { isAlone: true });
      const removed = await removeListings(tx, ids.slice(from, from + BATCH));
      const version = await bumpFeedVersion(tx);
      await recordEvent(tx, {
        type: 'listings.feed-changed',
        payload: { feed: session.feed, version, changed: 0, removed },
      });
      await addRunProgress(tx, session.runId, { removed });
    });
  }
}

async function fetchAnew(
  context: FeedContext,
  session: MlsSession,
  keys: readonly string[],
): Promise<void> {
  for (let from = 0; from < keys.length; from += KEYS_PER_REQUEST) {
    const wanted = keys.slice(from, from + KEYS_PER_REQUEST).map(odataText);
    const walk = propertyWalk(context, null);
    await pullListings(context, session, {
      walk: { ...walk, conditions: [`ListingKey in (${wanted.join(',')})`] },
      cursor: null,
    });
  }
}

/** Open houses that vanished without being cancelled. */
async function sweepOpenHouses(context: FeedContext, session: MlsSession): Promise<void> {
  const { db } = context;
  const ours = new Set(await findComingOpenHouseKeys(db, session.feed));
  if (ours.size === 0) return;
  const walk = {
    resource: 'OpenHouse',
    keyField: 'OpenHouseKey',
    timestampField: null,
    select: ['OpenHouseKey'],
    pageSize: 1000,
    paging: context.settings.MLS_PAGING,
  };
  try {
    for await (const page of walkPages(session.mls, walk)) {
      for (const row of page.rows) {
        ours.delete(readText((row as Record<string, unknown> | null)?.OpenHouseKey) ?? '');
      }
    }
  } catch (error) {
    if (error instanceof MlsError && error.status !== null && error.status < 500) return;
    throw error;
  }
  if (ours.size === 0) return;
  await atomically(db, async (tx) => {
    await lockFeedWriting(tx, { isAlone: true });
    const touched = await removeOpenHouses(tx, [...ours]);
    const changed = await refreshNextOpenHouses(tx, [...new Set(touched)]);
    const version = await bumpFeedVersion(tx);
    await recordEvent(tx, {
      type: 'listings.feed-changed',
      payload: { feed: session.feed, version, changed, removed: 0 },
    });
  });
}
