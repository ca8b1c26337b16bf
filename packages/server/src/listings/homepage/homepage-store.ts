import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform';
import { type CardRow, cardColumns, mainPhotoJoin } from '../cards/card-row.ts';
import { sortKeys } from '../search/sort-keys.ts';

/** The newest active homes that have a photo: of these offices, or of all but these homes. */
type NewestOf = { offices: readonly string[] } | { without: readonly number[] };

export async function selectNewest(
  db: Queryable,
  which: NewestOf,
  limit: number,
): Promise<CardRow[]> {
  const { rows } = await newestQuery(which, limit).execute(db);
  return rows;
}

/** See {@link selectNewest}. */
export function newestQuery(which: NewestOf, limit: number): RawBuilder<CardRow> {
  // One office after the other, each along its index.
  const homes =
    'offices' in which
      ? sql`unnest(${which.offices}::text[]) office (name), lateral (
          select * from listing home where lower(home.list_office_name) = office.name
            and ${isShownActive} order by ${newestFirst('home')} limit ${limit}
        ) l`
      : sql`(
          select * from listing home where home.id <> all(${which.without}::bigint[])
            and ${isShownActive} order by ${newestFirst('home')} limit ${limit}
        ) l`;
  return sql<CardRow>`
    select ${cardColumns} from ${homes} ${mainPhotoJoin}
    order by ${newestFirst('l')} limit ${limit}`;
}

const newestFirst = (table: string) =>
  sql.raw(
    `${sortKeys.newest.key.replace('listed_at', `${table}.listed_at`)} desc, ${table}.id desc`,
  );

const isShownActive = sql`home.visibility = 'search' and home.standard_status = 'Active'
  and exists (select from photo where listing_id = home.id and shown and state <> 'failed')`;

/** A photo of a home for sale in a city. */
export interface CityPhoto {
  city: string;
  state: string;
  token: string;
  list_office_name: string | null;
}

/** For each city the main photo of one of its newest homes, of a house where there is one. */
export async function selectCityPhotos(
  db: Queryable,
  cities: readonly { city: string; state: string }[],
): Promise<CityPhoto[]> {
  const { rows } = await cityPhotosQuery(cities).execute(db);
  return rows;
}

const NEWEST_OF_CITY = 12;

/** See {@link selectCityPhotos}. */
export function cityPhotosQuery(cities: readonly { city: string; state: string }[]) {
  return sql<CityPhoto>`
    select place.city, place.state, main.token, main.list_office_name
    from jsonb_to_recordset(${JSON.stringify(cities)}::jsonb) as place (city text, state text),
      lateral (
        select main_photo.token, l.list_office_name from (
          select id, kinds, list_office_name, ${sql.raw(sortKeys.newest.key)} as newest from listing
          where visibility = 'search' and lower(city) = lower(place.city) and state = place.state
          order by ${newestFirst('listing')} limit ${NEWEST_OF_CITY}
        ) l ${mainPhotoJoin} where main_photo.token is not null
        order by 'house' = any(l.kinds) desc, l.newest desc, l.id desc limit 1
      ) main`;
}

/** Sums and medians of sales, with the number of sales behind each median. */
export interface SalesFacts {
  sold: number;
  volume_cents: number;
  median_days: number | null;
  dated: number;
  /** Sale price divided by the last list price. */
  median_ratio: number | null;
  priced: number;
}

/** Homes that these offices listed and that sold from a date on, without leases. */
export async function selectSalesFacts(
  db: Queryable,
  offices: readonly string[],
  span: { since: string; today: string },
): Promise<SalesFacts> {
  const { rows } = await salesQuery(offices, span).execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('An aggregate gives a row');
  return facts;
}

/** See {@link selectSalesFacts}. */
export function salesQuery(offices: readonly string[], span: { since: string; today: string }) {
  return sql<SalesFacts>`
    with sale as materialized (
      select close_price_cents as price, coalesce(days_on_market, close_on - on_market_on) as days,
        close_price_cents::float8 / nullif(list_price_cents, 0) as ratio
      from listing
      where standard_status = 'Closed' and lower(list_office_name) = any(${offices}::text[])
        and close_on between ${span.since}::date and ${span.today}::date
        and close_price_cents > 0 and gone_at is null
        and property_type !~* '\\m(leased?|rentals?|rent)\\M'
    )
    select count(*)::int as sold, coalesce(sum(price), 0)::float8 as volume_cents,
      percentile_cont(0.5) within group (order by days) as median_days, count(days)::int as dated,
      percentile_cont(0.5) within group (order by ratio) as median_ratio,
      count(ratio)::int as priced
    from sale`;
}
