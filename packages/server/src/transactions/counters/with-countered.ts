import type { Queryable } from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';
import { findNewestVersion } from './offer-version-store.ts';
import { columnsOfTerms, termsOfVersion } from './version-terms.ts';

/** An offer that was countered, with the terms that wait for an answer; others as they are. */
export async function withCountered(db: Queryable, offer: OfferRow): Promise<OfferRow> {
  if (offer.state !== 'countered') return offer;
  const newest = await findNewestVersion(db, offer.id);
  return newest ? { ...offer, ...columnsOfTerms(termsOfVersion(newest)) } : offer;
}
