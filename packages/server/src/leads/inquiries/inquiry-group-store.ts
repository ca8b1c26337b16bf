import { type InquiryGroup, priceBands } from '@homestead/contract/leads';
import { type RawBuilder, sql } from 'kysely';
import { type Caller, holds } from '#platform';

/** SQL: the home that the inquiry `i` is about, as `home`. */
export const joinHome = sql`left join listing home on home.listing_key = i.listing_key`;

/**
 * SQL: what the dashboard compares inquiries `i` of `lead` by; null where it isn’t known. The price
 * is the lower end of its band in dollars. The area is where the home is; without one, where the
 * lead lives, if the caller sees that.
 */
export function groupsOfInquiry(
  caller: Caller,
): Readonly<Record<InquiryGroup, RawBuilder<string | null>>> {
  const leadCity = holds(caller, 'column-primarycontact')
    ? sql`nullif(lead.city, '')`
    : sql`null::text`;
  return {
    price: sql`(select max(band) from unnest(${[...priceBands]}::bigint[]) band
      where band * 100 <= home.list_price_cents)::text`,
    area: sql`coalesce(home.city, nullif(i.home_city, ''), ${leadCity})`,
    source: sql`(select display from reference_entry where id = lead.source_id)`,
    agent: sql`lead.agent_id::text`,
  };
}
