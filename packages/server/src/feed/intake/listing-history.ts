import type { NormalizedListing } from '../normalize/normalized-listing.ts';
import type { HistoryEntry, KnownListing } from './listing-batch-store.ts';

/**
 * The history entries of a record. A new listing gets a "listed" entry with its first price, plus
 * the last price and status changes in the record. A known one gets the differences from our row.
 */
export function historyOf(
  normalized: NormalizedListing,
  known: KnownListing | null,
  now: Date,
): Omit<HistoryEntry, 'listing_id'>[] {
  const { listing, told } = normalized;
  const price = listing.list_price_cents;
  const status = listing.standard_status;
  if (known) {
    const entries: Omit<HistoryEntry, 'listing_id'>[] = [];
    if (price !== null && price !== known.list_price_cents) {
      entries.push(
        priceEntry(told.priceChangedAt ?? listing.modified_at, price, known.list_price_cents),
      );
    }
    if (status !== known.standard_status) {
      entries.push(
        statusEntry(told.statusChangedAt ?? listing.modified_at, status, known.standard_status),
      );
    }
    return entries;
  }
  const listedAt = listing.listed_at ?? now.toISOString();
  const first = told.previousPriceCents ?? listing.original_list_price_cents;
  const entries = [
    {
      ...nothing,
      happened_at: listedAt,
      event: 'listed' as const,
      price_cents: listing.original_list_price_cents ?? first ?? price,
    },
  ];
  const hasChanged = first !== null && price !== null && first !== price;
  return [
    ...entries,
    ...(hasChanged && told.priceChangedAt ? [priceEntry(told.priceChangedAt, price, first)] : []),
    ...(status !== 'Active' && told.statusChangedAt
      ? [statusEntry(told.statusChangedAt, status, null)]
      : []),
  ];
}

const nothing = {
  price_cents: null,
  previous_price_cents: null,
  status: null,
  previous_status: null,
};

function priceEntry(at: string, price: number, before: number | null) {
  return {
    ...nothing,
    happened_at: at,
    event: 'price' as const,
    price_cents: price,
    previous_price_cents: before,
  };
}

function statusEntry(at: string, status: string, before: string | null) {
  return {
    ...nothing,
    happened_at: at,
    event: 'status' as const,
    status,
    previous_status: before,
  };
}
