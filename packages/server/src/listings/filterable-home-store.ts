import { sql } from 'kysely';
import type { Queryable } from '#platform';
import type { FilterableHome } from './search/filterable-home.ts';

/** Columns that filters look at as they stand. */
const plain = [
  'id',
  'reach',
  'standard_status',
  'zip',
  'kinds',
  'features',
  'list_price_cents',
  'association_monthly_cents',
  'address_shown',
  'position',
  'beds',
  'baths_total',
  'living_area',
  'lot_size_acres',
  'stories',
  'garage_spaces',
  'year_built',
  'fireplaces',
  'new_construction',
  'has_basement',
  'days_on_market',
  'on_market_on',
  'price_reduced_at',
  'search_text',
] as const satisfies readonly (keyof FilterableHome)[];

const lowered = [
  'city',
  'county',
  'state',
  'subdivision',
  'elementary_school',
  'high_school',
  'high_school_district',
  'street_number',
] as const satisfies readonly (keyof FilterableHome)[];

const columns = sql.raw(
  [
    ...plain.map((name) => `l.${name}`),
    ...lowered.map((name) => `lower(l.${name}) as ${name}`),
    "lower(replace(l.property_type, ' ', '')) as property_type",
    "lower(replace(l.property_subtype, ' ', '')) as property_subtype",
    'lowered(l.waterfront_features) as waterfront_features',
    'lowered(l.lot_features) as lot_features',
    'lower(d.remarks) as remarks',
  ].join(', '),
);

/**
 * Listings by their ids, as `matchesFilter` looks at them, with the open houses that are not over at
 * `now`. In no order; ids that we don't have are missing in the answer.
 */
export async function selectFilterableHomes(
  db: Queryable,
  ids: readonly number[],
  now: Date,
): Promise<FilterableHome[]> {
  const { rows } = await sql<FilterableHome>`
    select ${columns}, coalesce(o.houses, '[]') as open_houses
    from listing l
    left join listing_detail d on d.listing_id = l.id
    left join lateral (
      select json_agg(coming) as houses from (
        select (extract(epoch from starts_at) * 1000)::double precision as start,
          (extract(epoch from ends_at) * 1000)::double precision as "end"
        from open_house
        where listing_id = l.id and ends_at > ${now} and is_public
        order by starts_at limit 100) coming
    ) o on true
    where l.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}
