import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { shownListingId } from '../home/shown-listing-id.ts';
import type { OwnHome } from './own-home.ts';

const columns = sql.raw(
  'mls_number, street_address, city, state, zip, county, address_shown, position, position_approximate',
);

/** The home with an MLS number that may be shown on its own page; null for none. */
export async function findOwnHome(db: Queryable, mlsNumber: string): Promise<OwnHome | null> {
  const { rows } = await sql<OwnHome>`
    select ${columns} from listing where id = ${shownListingId(mlsNumber)}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Homes in search whose street address is one of these (lower case), without hidden addresses; at
 * most 20.
 */
export async function selectHomesAt(
  db: Queryable,
  streetAddresses: readonly string[],
): Promise<OwnHome[]> {
  const { rows } = await sql<OwnHome>`
    select ${columns} from listing
    where visibility = 'search' and address_shown and position is not null
      and lower(street_address) = any(${streetAddresses}::text[])
    order by id limit 20`.execute(db);
  return rows;
}

/** The home in search nearest to a position, within about 50 meters; without hidden addresses. */
export async function findHomeNear(
  db: Queryable,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<OwnHome | null> {
  const north = 0.0005;
  const east = 0.0006;
  const { rows } = await sql<OwnHome>`
    select ${columns} from listing
    where visibility = 'search' and address_shown and not position_approximate
      and position[0] between ${longitude - east} and ${longitude + east}
      and position[1] between ${latitude - north} and ${latitude + north}
    order by power((position[0] - ${longitude}) * 0.75, 2) + power(position[1] - ${latitude}, 2), id
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The legal description of a home and its county; null when it may not be shown. */
export async function findLegalFacts(
  db: Queryable,
  mlsNumber: string,
): Promise<{
  mls_number: string;
  county: string | null;
  address_shown: boolean;
  legal_description: string | null;
} | null> {
  const { rows } = await sql<{
    mls_number: string;
    county: string | null;
    address_shown: boolean;
    legal_description: string | null;
  }>`
    select mls_number, county, address_shown, d.facts ->> 'TaxLegalDescription' as legal_description
    from listing l left join listing_detail d on d.listing_id = l.id
    where l.id = ${shownListingId(mlsNumber)}`.execute(db);
  return rows[0] ?? null;
}
