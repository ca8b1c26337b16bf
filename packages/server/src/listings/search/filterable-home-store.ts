import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { columnFieldList } from './column-fields.ts';
import { type FilterableHome, ownColumns } from './filterable-home.ts';

const filtered = new Map(
  columnFieldList.map(([, { column, expression }]) => [column, `${expression('l.')} as ${column}`]),
);

const columns = sql.raw(
  [
    ...ownColumns.map((name) => `l.${name}`),
    ...filtered.values(),
    "lower(replace(l.property_type, ' ', '')) as property_type",
    'lower(l.street_number) as street_number',
    'lower(d.remarks) as remarks',
  ].join(', '),
);

/**
 * Listings by their ids, as `matchesFilter` uses them, with the open houses that are not over at
 * `now`. In no order; unknown ids are left out.
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
