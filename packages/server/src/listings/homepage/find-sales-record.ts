import type { listingEndpoints } from '@homestead/contract/listings';
import { type AnswerOf, dateAfter } from '@homestead/contract/platform';
import { thisMoment } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { selectSalesFacts } from './homepage-store.ts';

/** Fewer sales say little about a brokerage. */
const FEWEST = 10;
const DAYS = 365;

/**
 * What the MLS says about the homes that the brokerage listed and that sold within a year;
 * null where they are too few.
 */
export async function findSalesRecord({
  db,
  caches,
  offices,
}: ListingDeps): Promise<AnswerOf<typeof listingEndpoints.getSalesRecord>> {
  const { today } = thisMoment();
  const since = dateAfter(today, -DAYS);
  const version = await caches.findVersion();
  const facts = await caches.salesFacts.get(`${version} ${today}`, () =>
    caches.search(() => selectSalesFacts(db, offices, { since, today })),
  );
  if (facts.sold < FEWEST) return { record: null };
  const isKnown = (value: number | null, sales: number): value is number =>
    value !== null && sales >= FEWEST;
  const { median_days, dated, median_ratio, priced } = facts;
  return {
    record: {
      since,
      homesSold: facts.sold,
      volumeCents: facts.volume_cents,
      medianDaysOnMarket: isKnown(median_days, dated) ? Math.round(median_days) : null,
      medianSaleToListPercent: isKnown(median_ratio, priced)
        ? (Math.round(median_ratio * 1000) / 10).toFixed(1)
        : null,
    },
  };
}
