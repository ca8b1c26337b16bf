import type { listingEndpoints } from '@homestead/contract/listings';
import {
  type AnswerOf,
  type BodyOf,
  dollarsFromCents,
  type QueryOf,
} from '@homestead/contract/platform';
import type { Caller } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { findKeptHome } from '../kept-homes/kept-home-store.ts';
import { presentFlags } from '../kept-homes/present-kept-home.ts';
import { requireOwnListing } from '../kept-homes/require-own-listing.ts';
import { isViewed } from '../kept-homes/viewed-home-store.ts';
import { requireShownListingId } from '../listing-detail-store.ts';
import type { Reading } from '../reading.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * What the caller keeps about one home. For a visitor, and of a home never marked, the flags are
 * false and the rest is empty. Refuses another person's id, a home that is neither theirs nor shown
 * (listing-not-found).
 */
export async function getKeptHome(
  { db }: Pick<Reading, 'db'>,
  query: QueryOf<typeof listingEndpoints.getKeptHome>,
  caller: Caller | null,
): Promise<AnswerOf<typeof listingEndpoints.getKeptHome>> {
  const personId = requireOwnId(query.UserId, caller);
  const nothing = { ...presentFlags(null), recently_viewed: false };
  const blank = { markedat: null, pricethen: null, statusthen: null, note: '', version: 0 };
  const about = { userid: personId ?? NOBODY, propertiesid: query.ListingId };
  if (personId === null) {
    await requireShownListingId(db, query.ListingId);
    return { ...about, ...nothing, ...blank };
  }
  const home = await requireOwnListing(db, personId, query.ListingId);
  const [kept, wasViewed] = await Promise.all([findKeptHome(db, home), isViewed(db, home)]);
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

/** The two flags alone, by the specs' older call; refuses as {@link getKeptHome}. */
export async function getHomeFlags(
  reading: Pick<Reading, 'db'>,
  { userid, propertiesid }: BodyOf<typeof listingEndpoints.getHomeFlags>,
  caller: Caller | null,
): Promise<AnswerOf<typeof listingEndpoints.getHomeFlags>> {
  const query = { UserId: userid ?? undefined, ListingId: propertiesid };
  const { favorites, dislikes } = await getKeptHome(reading, query, caller);
  return { favorites, dislikes };
}
