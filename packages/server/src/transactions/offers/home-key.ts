import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform';
import type { OfferRow } from './offer-columns.ts';

/** SQL: the home of an offer or a listing: its MLS number, else its address as it is compared. */
export const homeKeyOf = ({
  listing_id,
  property_address,
  code,
}: Pick<OfferRow, 'listing_id' | 'property_address' | 'code'>): RawBuilder<string> =>
  sql<string>`coalesce(${listing_id}::text, home_address(${property_address}::text), ${code}::text)`;

/** Its MLS number and its address, in the order in which locks are taken. */
export async function readHomeKeys(
  db: Queryable,
  { listing_id, property_address }: Pick<OfferRow, 'listing_id' | 'property_address'>,
): Promise<string[]> {
  const { rows } = await sql<{ address: string | null }>`
    select home_address(${property_address}::text) as address`.execute(db);
  return [listing_id, rows[0]?.address].flatMap((key) => key ?? []).sort();
}
