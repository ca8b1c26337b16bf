import type { Queryable } from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';
import { selectNewestTerms } from './offer-version-store.ts';
import { columnsOfTerms, termsOfVersion } from './version-terms.ts';

/** Offers, those that were countered with the terms that wait for an answer. */
export async function withCounteredAll<Row extends Pick<OfferRow, 'id' | 'state'>>(
  db: Queryable,
  offers: readonly Row[],
): Promise<Row[]> {
  const countered = offers.filter(({ state }) => state === 'countered');
  const newest = await selectNewestTerms(
    db,
    countered.map(({ id }) => id),
  );
  return offers.map((offer) => {
    const terms = newest.get(offer.id);
    return terms ? { ...offer, ...columnsOfTerms(termsOfVersion({ terms })) } : offer;
  });
}

/** One offer like that. */
export async function withCountered<Row extends OfferRow>(db: Queryable, offer: Row): Promise<Row> {
  const [shown = offer] = await withCounteredAll(db, [offer]);
  return shown;
}
