import type { Queryable } from '#platform';
import { findNewestVersion } from '../counters/offer-version-store.ts';
import { withCountered } from '../counters/with-countered.ts';
import type { OfferRow } from '../offers/offer-columns.ts';

/**
 * An offer with the terms that wait for an answer, and as its version the number that people know
 * them by; a draft has none and keeps that of its row.
 */
export async function withCurrentTerms(db: Queryable, offer: OfferRow): Promise<OfferRow> {
  const newest = await findNewestVersion(db, offer.id);
  const current = await withCountered(db, offer);
  return newest ? { ...current, version: newest.number } : current;
}
