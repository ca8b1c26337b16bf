import { sql } from 'kysely';
import type { Caller, Queryable } from '#platform';
import { inHouseholdOf } from '../household/household-store.ts';
import { inSight } from '../lead-sight-store.ts';

export interface KnownAddress {
  address: string;
  isContact: boolean;
  isStaff: boolean;
}

/**
 * Whose these addresses are: of contacts of a lead (itself, its second contact, its household as
 * far as the caller sees it), or of staff who haven't left.
 */
export async function selectKnownAddresses(
  tx: Queryable,
  caller: Caller,
  leadId: string,
  addresses: readonly string[],
): Promise<KnownAddress[]> {
  const { rows } = await sql<KnownAddress>`
    select given.address,
      exists (select 1 from lead
        where lead.erased_at is null and ${inSight(caller)} and ${inHouseholdOf(leadId)}
          and given.address in (lead.email, lead.secondary_email)) as "isContact",
      exists (select 1 from person p join role r on r.key = p.role_key
        where p.email = given.address and p.deleted_at is null and p.deactivated_at is null
          and r.side = 'staff') as "isStaff"
    from unnest(${[...addresses]}::text[]) given (address)`.execute(tx);
  return rows;
}
