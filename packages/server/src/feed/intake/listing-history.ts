import type { NormalizedListing } from '../normalize/normalized-listing.ts';
import type { HistoryEntry, KnownListing } from './listing-batch-store.ts';
import { listedAtOf } from './listing-upsert.ts';

/**
 * The history entries of a record. A new listing gets a "listed" entry with its first price if it
 * is known when it was listed, plus the last price and status changes in the record. A known one
 * gets the differences from our row, and the "listed" entry once that becomes known.
 */
export function historyOf(
  normalized: NormalizedListing,
  known: KnownListing | null,
): Omit<HistoryEntry, 'listing_id'>[] {
  const { listing, told } = normalized;
  const price = listing.list_price_cents;
  const status = listing.standard_status;
  if (known) {
    const entries = known.listed_at === null ? listedEntry(normalized, known) : [];
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
  const first = told.previousPriceCents ?? listing.original_list_price_cents;
  const hasChanged = first !== null && price !== null && first !== price;
  return [
    ...listedEntry(normalized, null),
    ...(hasChanged && told.priceChangedAt ? [priceEntry(told.priceChangedAt, price, first)] : []),
    ...(status !== 'Active' && told.statusChangedAt
      ? [statusEntry(told.statusChangedAt, status, null)]
      : []),
  ];
}

function listedEntry(
  normalized: NormalizedListing,
  known: KnownListing | null,
): Omit<HistoryEntry, 'listing_id'>[] {
  const { listing, told } = normalized;
  const at = listedAtOf(normalized, known);
  if (at === null) return [];
  const price =
    listing.original_list_price_cents ?? told.previousPriceCents ?? listing.list_price_cents;
  return [{ ...nothing, happened_at: at, event: 'listed' as const, price_cents: price }];
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
