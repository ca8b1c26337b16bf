import type { NormalizedListing, NormalizedOpenHouse } from '../normalize/normalized-listing.ts';
import type { KnownListing, ListingUpsert } from './listing-batch-store.ts';

/**
 * The row to write for a listing: the record's values, and our existing values where the record has
 * none (photos, open houses, when it was listed, the last reduction).
 */
export function listingUpsertOf(
  normalized: NormalizedListing,
  known: KnownListing | null,
  now: Date,
): ListingUpsert {
  const { listing, photos, openHouses, isGone } = normalized;
  const next = openHouses ? nextOpenHouse(openHouses, now) : carriedOpenHouse(known, now);
  return {
    ...listing,
    ...reductionOf(normalized, known),
    visibility: isGone ? 'none' : listing.visibility,
    listed_at: listedAtOf(normalized, known),
    next_open_house_starts_at: next?.starts_at ?? null,
    next_open_house_ends_at: next?.ends_at ?? null,
    photos_count: photos
      ? photos.filter((photo) => photo.shown).length
      : (known?.photos_count ?? 0),
    gone_at: isGone ? (known?.gone_at ?? now) : null,
  };
}

/**
 * When a home was listed: what its record tells, else what we already knew, else the
 * ModificationTimestamp, since it was listed by then. Null if there is none of these.
 */
export function listedAtOf(
  { listing, told }: NormalizedListing,
  known: KnownListing | null,
): string | null {
  return listing.listed_at ?? known?.listed_at?.toISOString() ?? told.modifiedAt;
}

function nextOpenHouse(houses: readonly NormalizedOpenHouse[], now: Date) {
  const instant = now.toISOString();
  return houses.find((house) => house.is_public && house.ends_at > instant);
}

function carriedOpenHouse(known: KnownListing | null, now: Date) {
  const ends_at = known?.next_open_house_ends_at;
  return ends_at && ends_at > now ? { starts_at: known.next_open_house_starts_at, ends_at } : null;
}

/**
 * The last reduction. For a known listing, a price below ours (an increase clears it); for a new
 * one, the reduction in the record.
 */
function reductionOf(normalized: NormalizedListing, known: KnownListing | null) {
  const { listing, told } = normalized;
  const price = listing.list_price_cents;
  if (known && (price === null || known.list_price_cents === price)) {
    return {
      price_reduced_at: known.price_reduced_at,
      previous_price_cents: known.previous_price_cents,
    };
  }
  const before = known
    ? known.list_price_cents
    : (told.previousPriceCents ?? listing.original_list_price_cents);
  const at = told.priceChangedAt ?? (known ? listing.modified_at : null);
  const isReduced = price !== null && before !== null && at !== null && price < before;
  return {
    price_reduced_at: isReduced ? at : null,
    previous_price_cents: isReduced ? before : null,
  };
}
