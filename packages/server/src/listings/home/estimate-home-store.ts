import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

export type EstimatedHome = RowOf<
  'listing',
  | 'id'
  | 'street_address'
  | 'city'
  | 'state'
  | 'zip'
  | 'county'
  | 'mls_number'
  | 'position'
  | 'position_approximate'
  | 'address_shown'
  | 'subdivision'
  | 'property_type'
  | 'property_subtype'
  | 'living_area'
  | 'valuation_shown'
  | 'modified_at'
>;

/** Listings at street addresses (lower case) that may be shown, the newest first; at most 20. */
export async function selectListingsAt(
  db: Queryable,
  streetAddresses: readonly string[],
): Promise<EstimatedHome[]> {
  const at = (visibility: string) => sql`
    select id, street_address, city, state, zip, county, mls_number, position,
      position_approximate, address_shown, subdivision, property_type, property_subtype,
      living_area, valuation_shown, modified_at
    from listing where visibility = ${sql.lit(visibility)} and address_shown
      and lower(street_address) = any(${streetAddresses}::text[])`;
  const { rows } = await sql<EstimatedHome>`
    select * from (${at('search')} union all ${at('page')}) found
    order by modified_at desc, id desc limit 20`.execute(db);
  return rows;
}
