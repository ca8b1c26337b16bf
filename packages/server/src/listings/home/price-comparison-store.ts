import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { shownListingId } from './shown-listing-id.ts';

/** One home's price next to those of its ZIP; cents per square foot of living area. */
export interface PriceComparison {
  zip: string | null;
  price_cents: number | null;
  living_area: number | null;
  valuation_shown: boolean;
  /** Cents per square foot; null where there is no home to count. */
  zip_median: number | null;
  zip_homes: number;
}

/** Null when the home may not be shown. Only counts homes in search with price and size. */
export async function findPriceComparison(
  db: Queryable,
  mlsNumber: string,
): Promise<PriceComparison | null> {
  const { rows } = await priceComparisonQuery(mlsNumber).execute(db);
  return rows[0] ?? null;
}

/** See {@link findPriceComparison}. */
export function priceComparisonQuery(mlsNumber: string) {
  return sql<PriceComparison>`
    select home.zip, home.list_price_cents as price_cents, home.living_area, home.valuation_shown,
      area.zip_median, coalesce(area.zip_homes, 0)::int as zip_homes
    from listing home left join lateral (
      select count(*) as zip_homes,
        percentile_cont(0.5) within group (order by list_price_cents / living_area) as zip_median
      from listing
      where visibility = 'search' and zip = home.zip and list_price_cents > 0 and living_area > 0
    ) area on true
    where home.id = ${shownListingId(mlsNumber)}`;
}
