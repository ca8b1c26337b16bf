import { atomically, recordEvent } from '#platform';
import { feedChanged } from '../feed-events.ts';
import { bumpFeedVersion } from '../intake/listing-batch-store.ts';
import { failureMessages } from '../messages.ts';
import { MlsError } from '../mls/mls-error.ts';
import { type MlsSession, propertyWalk } from '../mls/mls-session.ts';
import { odataText, walkPages } from '../mls/page-walk.ts';
import { readInstant, readText } from '../normalize/read-value.ts';
import {
  findComingOpenHouseKeys,
  refreshNextOpenHouses,
  removeOpenHouses,
} from '../open-houses/open-house-store.ts';
import type { FeedContext, RunOptions } from './feed-context.ts';
import { lockFeedWriting } from './feed-lock.ts';
import type { FeedRun } from './feed-run.ts';
import { addRunProgress, setRunExpected } from './feed-run-store.ts';
import { pullListings } from './pull-listings.ts';
import { confirmPresent, findPresentListings, removeListings } from './sweep-store.ts';
import { runOverFeed } from './sync-feed.ts';

/** More than this share of our listings is removed only when forced. */
const MAX_REMOVED_SHARE = 0.3;
/** Below this number of listings the share means nothing. */
const SMALL_NUMBER = 20;
const BATCH = 1000;
const KEYS_PER_REQUEST = 40;
/** The most listings that one sweep fetches; the next one fetches the rest. */
const MAX_FETCHED = 10_000;

/**
 * The key sweep: compares all keys of the MLS with ours. Listings the MLS no longer has are taken
 * off the site; those we lack or have in an older state are fetched. Refuses to remove more than 30
 * percent of the listings in one sweep unless `isForced`, since that is more likely a mistake of
 * the MLS.
 */
export function sweepKeys(
  context: FeedContext,
  options: RunOptions & { isForced?: boolean } = {},
): Promise<FeedRun> {
  return runOverFeed(context, { ...options, kind: 'sweep' }, async (session) => {
    const theirs = await readKeys(context, session);
    if (theirs.size === 0) throw new MlsError(failureMessages.noKeys());
    await setRunExpected(context.db, session.runId, theirs.size);
    const { gone, stale, ours } = await compare(context, session, theirs);
    const isTooMuch = gone.length > SMALL_NUMBER && gone.length > ours * MAX_REMOVED_SHARE;
    if (isTooMuch && !options.isForced) {
      throw new MlsError(failureMessages.tooManyGone({ gone: gone.length, ours }));
    }
    await remove(context, session, gone);
    await fetchAnew(context, session, [...stale, ...theirs.keys()].slice(0, MAX_FETCHED));
    await sweepOpenHouses(context, session);
  });
}

/** Their keys with the time of the last change in milliseconds, 0 where it is unknown. */
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
      if (key === null) throw new MlsError(failureMessages.sweepRowWithoutKey());
      keys.set(key, Date.parse(readInstant(record.ModificationTimestamp) ?? '') || 0);
    }
    await addRunProgress(context.db, session.runId, { seen: page.rows.length });
  }
  return keys;
}

/** Removes the keys we have from `theirs`, which leaves the ones we lack. */
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
      await recordEvent(tx, feedChanged, { feed: session.feed, version, changed: 0, removed });
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

/** Open houses that disappeared without being canceled. */
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
    await recordEvent(tx, feedChanged, { feed: session.feed, version, changed, removed: 0 });
  });
}
