import { sql } from 'kysely';
import type { Moment, Queryable } from '#platform';
import { andAll, filterConditions, searchedHomes } from '../search/filter-conditions.ts';
import type { SearchFilter } from '../search/search-filter.ts';

/** Figures for the homes that a filter finds; medians with the number of homes behind them. */
export interface PlaceFacts {
  /** Cents. */
  median_price: number | null;
  priced: number;
  median_days: number | null;
  dated: number;
  /** Cents per square foot. */
  median_per_sqft: number | null;
  measured: number;
  new_this_week: number;
  reduced_this_month: number;
}

/** Figures for the homes in search that a filter finds, in one pass over them. */
export async function selectPlaceFacts(
  db: Queryable,
  filter: SearchFilter,
  moment: Moment,
): Promise<PlaceFacts> {
  const { today, now } = moment;
  const { rows } = await sql<PlaceFacts>`
    with found as materialized (
      select nullif(list_price_cents, 0) as price,
        coalesce(days_on_market, ${today}::date - on_market_on) as days,
        case when living_area > 0 then nullif(list_price_cents, 0) / living_area end as per_sqft,
        listed_at, price_reduced_at
      from listing where ${searchedHomes(filter)}${andAll(filterConditions(filter, moment))}
    )
    select percentile_cont(0.5) within group (order by price) as median_price,
      count(price)::int as priced,
      percentile_cont(0.5) within group (order by days) as median_days, count(days)::int as dated,
      percentile_cont(0.5) within group (order by per_sqft) as median_per_sqft,
      count(per_sqft)::int as measured,
      (count(*) filter (where listed_at > ${now}::timestamptz - interval '7 days'))::int
        as new_this_week,
      (count(*) filter (where price_reduced_at > ${now}::timestamptz - interval '30 days'))::int
        as reduced_this_month
    from found`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('An aggregate gives a row');
  return facts;
}
