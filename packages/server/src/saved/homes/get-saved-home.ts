import {
  type AnswerOf,
  type BodyOf,
  dollarsFromCents,
  NOBODY,
  type QueryOf,
} from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import { requireShownListingId } from '#listings';
import { type Caller, type Queryable, requireOwnId } from '#platform';
import { isViewed } from '../views/viewed-home-store.ts';
import { presentFlags } from './present-saved-home.ts';
import { requireOwnListing } from './require-own-listing.ts';
import { findSavedHome } from './saved-home-store.ts';

/**
 * What the caller saved about one home. For a visitor, and for a home without a reaction, the flags
 * are false and the rest is empty. Refuses another person's id, and a home that is neither theirs
 * nor shown (listing-not-found).
 */
export async function getSavedHome(
  { db }: { db: Queryable },
  query: QueryOf<typeof savedEndpoints.getSavedHome>,
  caller: Caller | null,
): Promise<AnswerOf<typeof savedEndpoints.getSavedHome>> {
  const personId = requireOwnId(query.UserId, caller);
  const nothing = { ...presentFlags(null), recently_viewed: false };
  const blank = { markedat: null, pricethen: null, statusthen: null, note: '', version: 0 };
  const about = { userid: personId ?? NOBODY, propertiesid: query.ListingId };
  if (personId === null) {
    await requireShownListingId(db, query.ListingId);
    return { ...about, ...nothing, ...blank };
  }
  const home = await requireOwnListing(db, personId, query.ListingId);
  const [kept, wasViewed] = await Promise.all([findSavedHome(db, home), isViewed(db, home)]);
  if (!kept) return { ...about, ...nothing, recently_viewed: wasViewed, ...blank };
  return {
    ...about,
    ...presentFlags(kept.mark),
    recently_viewed: wasViewed,
    markedat: kept.marked_at?.toISOString() ?? null,
    pricethen: kept.price_cents_then === null ? null : dollarsFromCents(kept.price_cents_then),
    statusthen: kept.status_then,
    note: kept.note,
    version: kept.note_version,
  };
}

/** Only the two flags, for the older call; refuses like {@link getSavedHome}. */
export async function getHomeFlags(
  reading: { db: Queryable },
  { userid, propertiesid }: BodyOf<typeof savedEndpoints.getHomeFlags>,
  caller: Caller | null,
): Promise<AnswerOf<typeof savedEndpoints.getHomeFlags>> {
  const query = { UserId: userid ?? undefined, ListingId: propertiesid };
  const { favorites, dislikes } = await getSavedHome(reading, query, caller);
  return { favorites, dislikes };
}
