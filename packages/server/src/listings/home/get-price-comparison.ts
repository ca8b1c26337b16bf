import type { listingEndpoints } from '@homestead/contract/listings';
import { type AnswerOf, dollarsFromCents, type QueryOf } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import { refuseListing } from '../refuse-listing.ts';
import { findPriceComparison } from './price-comparison-store.ts';

/** Below this many homes a median means nothing. */
const MIN_HOMES = 5;

/**
 * Price per square foot of one home next to the median of its ZIP. The median is withheld below
 * five homes, and where the seller wants no valuation next to the home. Refuses
 * (listing-not-found).
 */
export async function getPriceComparison(
  { db }: { db: Queryable },
  { ListingId }: QueryOf<typeof listingEndpoints.getPriceComparison>,
): Promise<AnswerOf<typeof listingEndpoints.getPriceComparison>> {
  const found = await findPriceComparison(db, ListingId);
  if (!found) return refuseListing('listing-not-found');
  const { zip, price_cents, living_area, valuation_shown, zip_median, zip_homes } = found;
  const isTold = valuation_shown && zip_homes >= MIN_HOMES && zip_median !== null;
  return {
    zip,
    pricepersqft: price_cents === null || !living_area ? null : dollars(price_cents / living_area),
    zipmedian: isTold ? dollars(zip_median) : null,
    ziphomes: zip_homes,
  };
}

function dollars(cents: number): number {
  return dollarsFromCents(Math.round(cents));
}
