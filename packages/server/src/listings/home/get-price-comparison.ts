import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import { refuseListing } from '../refuse-listing.ts';
import { findPriceComparison } from './price-comparison-store.ts';

/** Below this many homes a median means nothing. */
const MIN_HOMES = 5;

/**
 * Price per square foot of one home next to the median of its ZIP. The median is withheld below
 * five homes, and where the seller doesn’t want a valuation next to it. Refuses
 * (listing-not-found).
 */
export async function getPriceComparison(
  { db }: { db: Queryable },
  { mlsNumber }: QueryOf<typeof listingEndpoints.getPriceComparison>,
): Promise<AnswerOf<typeof listingEndpoints.getPriceComparison>> {
  const found = await findPriceComparison(db, mlsNumber);
  if (!found) return refuseListing('listing-not-found');
  const { zip, price_cents, living_area, valuation_shown, zip_median, zip_homes } = found;
  const isTold = valuation_shown && zip_homes >= MIN_HOMES && zip_median !== null;
  return {
    zip,
    pricePerSquareFootCents:
      price_cents === null || !living_area ? null : Math.round(price_cents / living_area),
    zipMedianCents: isTold ? Math.round(zip_median) : null,
    zipHomes: zip_homes,
  };
}
