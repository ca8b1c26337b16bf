import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { type CardRow, cardColumns, mainPhotoJoin } from '../cards/card-row.ts';
import { andAll } from '../search/filter-conditions.ts';
import type { DetailRow } from './listing-detail-store.ts';

/** How similar homes must be: a share of price and size, and a distance in degrees. */
interface Likeness {
  share: number | null;
  degrees: number | null;
}

/** First near and very similar, then anywhere in the city, then any others of its kind. */
const likenesses: readonly Likeness[] = [
  { share: 0.25, degrees: 0.04 },
  { share: 0.4, degrees: null },
  { share: null, degrees: null },
];

/** Kinds that say what a home is; the others say what it has. */
const building = ['house', 'townhouse', 'condo', 'villa', 'multi-family', 'land', 'farm'];

/**
 * Homes in search similar to one: in its city and of its kind, the nearest in location, price and
 * size first. The position of a hidden address is ignored.
 */
export async function selectSimilar(
  db: Queryable,
  listing: DetailRow,
  limit: number,
): Promise<CardRow[]> {
  const found: CardRow[] = [];
  for (const likeness of likenesses) {
    if (likeness.degrees !== null && !placeOf(listing)) continue;
    const known = [listing.id, ...found.map((row) => row.id)];
    found.push(...(await selectAlike(db, listing, likeness, known, limit - found.length)));
    if (found.length >= limit) break;
  }
  return found;
}

async function selectAlike(
  db: Queryable,
  listing: DetailRow,
  likeness: Likeness,
  known: readonly number[],
  limit: number,
): Promise<CardRow[]> {
  const kinds = listing.kinds.filter((kind) => building.includes(kind));
  const place = placeOf(listing);
  const conditions = [
    sql`id <> all(${known}::bigint[])`,
    kinds.length > 0
      ? sql`kinds && ${kinds}::text[]`
      : sql`property_type = ${listing.property_type}`,
    ...(listing.city === null ? [] : [sql`lower(city) = ${listing.city.toLowerCase()}`]),
    ...alike('list_price_cents', listing.list_price_cents, likeness.share),
    ...alike('living_area', listing.living_area, likeness.share),
    ...near(place, likeness.degrees),
  ];
  const unlikeness = sql.join(
    [
      ...(place
        ? [
            sql`case when address_shown then coalesce((position <-> point(${place.x}, ${place.y})) * 10, 1) else 1 end`,
          ]
        : []),
      unlike('list_price_cents', listing.list_price_cents),
      unlike('living_area', listing.living_area),
    ],
    sql` + `,
  );
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from (
      select *, ${unlikeness} as unlikeness from listing
      where visibility = 'search'${andAll(conditions)}
      order by unlikeness, id limit ${limit}
    ) l ${mainPhotoJoin} order by l.unlikeness, l.id`.execute(db);
  return rows;
}

function placeOf(listing: DetailRow): { x: number; y: number } | null {
  return listing.address_shown ? listing.position : null;
}

function alike(column: string, value: number | null, share: number | null) {
  if (value === null || share === null) return [];
  const name = sql.raw(column);
  return [
    sql`${name} between ${value * (1 - share)}::double precision and ${value * (1 + share)}::double precision`,
  ];
}

function near(place: { x: number; y: number } | null, degrees: number | null) {
  if (!place || degrees === null) return [];
  return [
    sql`position[0] between ${place.x - degrees} and ${place.x + degrees}`,
    sql`position[1] between ${place.y - degrees} and ${place.y + degrees}`,
    sql`address_shown`,
  ];
}

/** The difference of two amounts as a share; 1 where either is unknown. */
function unlike(column: string, value: number | null) {
  if (!value || value <= 0) return sql`0`;
  const name = sql.raw(column);
  return sql`case when ${name} > 0 then abs(ln(${name}::double precision / ${value}::double precision)) * 2 else 1 end`;
}
