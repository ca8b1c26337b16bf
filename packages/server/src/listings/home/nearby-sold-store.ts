import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { type CardRow, cardColumns, mainPhotoJoin } from '../cards/card-row.ts';
import type { DetailRow } from './listing-detail-store.ts';

/** A sold home near another one. */
export type SoldRow = CardRow & {
  /** Miles between the two; null where one of the positions is hidden. */
  miles: number | null;
};

/** What of a home says which sales are near. */
export type SoldNear = Pick<
  DetailRow,
  'id' | 'position' | 'address_shown' | 'subdivision' | 'city'
>;

const MILES_A_DEGREE = 69.05;
const WITHIN_MILES = 1;

/** Homes sold near one, see {@link nearbySoldQuery}. */
export async function selectNearbySold(
  db: Queryable,
  listing: SoldNear,
  wanted: { since: string; limit: number },
): Promise<SoldRow[]> {
  const { rows } = await nearbySoldQuery(listing, wanted).execute(db);
  return rows;
}

/**
 * Homes sold since a date (YYYY-MM-DD) that may be shown, within a mile of a home or in its
 * subdivision in the same city, the latest first. The position of a hidden address is ignored.
 * Distances are computed on a plane, which is accurate to a few feet within a mile.
 */
export function nearbySoldQuery(
  listing: SoldNear,
  { since, limit }: { since: string; limit: number },
) {
  const isNear = nearCondition(listing);
  const isNeighbor =
    listing.subdivision && listing.city
      ? sql`(lower(subdivision) = ${listing.subdivision.toLowerCase()} and lower(city) = ${listing.city.toLowerCase()})`
      : null;
  const nearby = [isNear, isNeighbor].filter((condition) => condition !== null);
  return sql<SoldRow>`
    select ${cardColumns}, l.miles from (
      select *, ${milesFrom(listing)} as miles from listing
      where visibility = 'page' and standard_status = 'Closed' and close_on >= ${since}::date
        and close_price_cents is not null and id <> ${listing.id}
        and (${nearby.length > 0 ? sql.join(nearby, sql` or `) : sql`false`})
      order by close_on desc, id desc limit ${limit}
    ) l ${mainPhotoJoin} order by l.close_on desc, l.id desc`;
}

function milesFrom(listing: SoldNear) {
  const place = listing.address_shown ? listing.position : null;
  if (!place) return sql`null::double precision`;
  const perDegree = MILES_A_DEGREE * Math.cos((place.y * Math.PI) / 180);
  return sql`case when address_shown and position is not null then
    sqrt(power((position[0] - ${place.x}) * ${perDegree}, 2)
      + power((position[1] - ${place.y}) * ${MILES_A_DEGREE}, 2)) end`;
}

/** A box for the index, the distance itself for the answer. */
function nearCondition(listing: SoldNear) {
  const place = listing.address_shown ? listing.position : null;
  if (!place) return null;
  const high = WITHIN_MILES / MILES_A_DEGREE;
  const wide = high / Math.cos((place.y * Math.PI) / 180);
  return sql`(position[0] between ${place.x - wide} and ${place.x + wide}
    and position[1] between ${place.y - high} and ${place.y + high}
    and ${milesFrom(listing)} <= ${WITHIN_MILES})`;
}
