import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** Addresses of homes that were sold or are for sale in a city. */
export async function selectSampleAddresses(db: Queryable, city: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select concat_ws(', ', street_address, city, state, zip) as address from listing
    where city = ${city} and visibility = 'search' and address_shown and valuation_shown
      and street_address is not null and living_area > 0 and not position_approximate
    order by mls_number limit 30`.execute(db);
  return rows.map(({ address }) => address);
}
