import { atomically, recordEvent } from '#platform';
import { feedChanged } from '../feed-events.ts';
import { bumpFeedVersion } from '../intake/listing-batch-store.ts';
import { RecordIntake } from '../intake/record-intake.ts';
import { failureMessages } from '../messages.ts';
import { findByKey, findGone, type ListingName } from '../mls/find-by-key.ts';
import { MlsError } from '../mls/mls-error.ts';
import { type MlsSession, propertyWalk, sideWalk } from '../mls/mls-session.ts';
import { type Walk, walkPages } from '../mls/page-walk.ts';
import { readKeys, type SweptKey } from '../mls/read-keys.ts';
import { readSide } from '../mls/read-side.ts';
import { readText } from '../normalize/read-value.ts';
import {
  findComingOpenHouseKeys,
  refreshNextOpenHouses,
  removeOpenHouses,
} from '../open-houses/open-house-store.ts';
import type { FeedContext, RunOptions } from './feed-context.ts';
import { lockFeedWriting } from './feed-lock.ts';
import type { FeedRun } from './feed-run.ts';
import { addRunProgress, setRunExpected } from './feed-run-store.ts';
import { takeRows } from './pull-listings.ts';
import {
  confirmPresent,
  findListingNames,
  findPresentListings,
  removeListings,
} from './sweep-store.ts';
import { runOverFeed } from './sync-feed.ts';

/** More than this share of our listings is removed only when forced. */
const MAX_REMOVED_SHARE = 0.3;
/** Below this number of listings the share means nothing. */
const SMALL_NUMBER = 20;
const BATCH = 1000;
/** The most listings one sweep fetches again; the rest waits for the next one. */
const MAX_FETCHED = 10_000;
/** The most listings one sweep asks about before it removes them. */
const MAX_CONFIRMED = { in: 20_000, or: 5000, entity: 1000, none: 0 } as const;

/**
 * The key sweep: compares all keys of the MLS with ours. Listings the MLS no longer has are taken
 * off the site once the MLS, asked for each of them, doesn't know it; those we lack or have in an
 * older state are fetched. Refuses to remove more than 30 percent of the listings in one sweep
 * unless `isForced`, since that is more likely a mistake of the MLS.
 */
export function sweepKeys(
  services: FeedContext,
  options: RunOptions & { isForced?: boolean } = {},
): Promise<FeedRun> {
  return runOverFeed(services, { ...options, kind: 'sweep' }, async (session, context) => {
    const theirs = await readKeys(session.mls, keyWalk(context, session), (seen) =>
      addRunProgress(context.db, session.runId, { seen }),
    );
    if (theirs.size === 0) throw new MlsError(failureMessages.noKeys());
    await setRunExpected(context.db, session.runId, theirs.size);
    const { missing, stale, ours } = await compare(context, session, theirs);
    const { gone, asked } = await confirmMissing(context, session, missing);
    const likelyGone = extrapolate({ gone: gone.length, asked, missing: missing.length });
    const isTooMuch = likelyGone > SMALL_NUMBER && likelyGone > ours * MAX_REMOVED_SHARE;
    if (isTooMuch && !options.isForced) {
      throw new MlsError(failureMessages.tooManyGone({ gone: likelyGone, ours }));
    }
    await remove(context, session, gone);
    await fetchAnew(context, session, [...stale, ...theirs.values()].slice(0, MAX_FETCHED));
    await sweepOpenHouses(context, session);
  });
}

function keyWalk(context: FeedContext, session: MlsSession): Walk {
  return {
    ...propertyWalk(context, session, null),
    select: ['ListingKey', 'ListingId', 'ModificationTimestamp'],
    expand: [],
  };
}

/**
 * How many of the missing listings are gone, by the share of those asked about: a sweep doesn't ask
 * about all of them.
 */
export function extrapolate(of: { gone: number; asked: number; missing: number }): number {
  return of.asked === 0 ? 0 : Math.round((of.gone / of.asked) * of.missing);
}

/**
 * Our ids of those listings that the MLS, asked for them by name, doesn't have, and how many it was
 * asked about.
 */
async function confirmMissing(
  context: FeedContext,
  session: MlsSession,
  ids: readonly number[],
): Promise<{ gone: number[]; asked: number }> {
  const { keyFilter } = session.offer;
  const asked = await findListingNames(context.db, ids.slice(0, MAX_CONFIRMED[keyFilter.form]));
  const gone = await findGone(session.mls, {
    walk: keyWalk(context, session),
    filter: keyFilter,
    names: asked.map(({ key, listingId }) => ({ key, id: listingId })),
  });
  if (gone.size < ids.length) {
    const facts = { missing: ids.length, gone: gone.size };
    context.log.warn(facts, 'the sweep keeps listings that the MLS still has or can’t tell');
  }
  return {
    gone: asked.flatMap(({ id, key }) => (gone.has(key) ? [id] : [])),
    asked: asked.length,
  };
}

/** Removes the keys we have from `theirs`, which leaves the ones we lack. */
async function compare(
  { db }: FeedContext,
  { feed }: MlsSession,
  theirs: Map<string, SweptKey>,
): Promise<{ missing: number[]; stale: SweptKey[]; ours: number }> {
  const missing: number[] = [];
  const stale: SweptKey[] = [];
  let ours = 0;
  for (let afterId = 0; ; ) {
    const batch = await findPresentListings(db, feed, { afterId, limit: BATCH });
    const last = batch.at(-1);
    if (!last) break;
    afterId = last.id;
    ours += batch.length;
    const present: number[] = [];
    for (const listing of batch) {
      const swept = theirs.get(listing.listing_key);
      if (swept === undefined) missing.push(listing.id);
      else {
        present.push(listing.id);
        if (swept.modifiedMs > listing.modified_at.getTime()) stale.push(swept);
      }
      theirs.delete(listing.listing_key);
    }
    await confirmPresent(db, present);
  }
  return { missing, stale, ours };
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
  names: readonly ListingName[],
): Promise<void> {
  const intake = new RecordIntake(context.db, session);
  const walk = propertyWalk(context, session, null);
  const rowsByKey = findByKey(session.mls, { walk, filter: session.offer.keyFilter, names });
  try {
    for await (const rows of rowsByKey) await takeRows(context, session, { rows, intake });
  } finally {
    await intake.finish();
  }
}

/** Open houses that disappeared without being canceled. */
async function sweepOpenHouses(context: FeedContext, session: MlsSession): Promise<void> {
  const { db } = context;
  const ours = new Set(await findComingOpenHouseKeys(db, session.feed));
  const { resource } = session.offer.children.openHouses;
  if (ours.size === 0 || resource === null) return;
  const walk = {
    ...sideWalk(context, session, { resource: resource.name, keyField: resource.key }),
    select: [resource.key],
  };
  const isRead = await readSide(context, session, resource.name, async () => {
    for await (const page of walkPages(session.mls, walk)) {
      for (const row of page.rows) {
        ours.delete(readText((row as Record<string, unknown> | null)?.[resource.key]) ?? '');
      }
    }
    return true;
  });
  if (!isRead || ours.size === 0) return;
  await atomically(db, async (tx) => {
    await lockFeedWriting(tx, { isAlone: true });
    const touched = await removeOpenHouses(tx, [...ours]);
    const changed = await refreshNextOpenHouses(tx, [...new Set(touched)]);
    const version = await bumpFeedVersion(tx);
    await recordEvent(tx, feedChanged, { feed: session.feed, version, changed, removed: 0 });
  });
}
