import type { WireDuplicate } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { type Caller, holds, type Queryable } from '#platform';
import { fullName } from '../full-name.ts';
import { inSight } from '../lead-sight-store.ts';

/** One phone on more leads than these is an office's or a made-up one. */
const MOST = 5;

interface Found {
  of: string;
  id: string;
  firstName: string;
  lastName: string;
}

/**
 * By lead, the other leads with its phone that the caller may see, newest first: perhaps the same
 * person. Nothing for a caller who may not see phones. Leads that only spam has asked for
 * don't count.
 */
export async function selectDuplicates(
  db: Queryable,
  caller: Caller,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, WireDuplicate[]>> {
  if (leadIds.length === 0 || !holds(caller, 'column-phone')) return new Map();
  const { rows } = await sql<Found>`
    select mine.id as of, other.id, other.first_name as "firstName", other.last_name as "lastName"
    from lead mine cross join lateral (
      select lead.id, lead.first_name, lead.last_name, lead.last_inquiry_at from lead
      where lead.phone = mine.phone and lead.id <> mine.id and lead.erased_at is null
        and lead.last_inquiry_at is not null
        and ${inSight(caller)}
      order by lead.last_inquiry_at desc, lead.id limit ${MOST}
    ) other
    where mine.id = any(${[...new Set(leadIds)]}::uuid[])
    order by other.last_inquiry_at desc, other.id`.execute(db);
  const byLead = Map.groupBy(rows, ({ of }) => of);
  return new Map(
    [...byLead].map(([of, found]) => [
      of,
      found.map((lead) => ({ leadId: lead.id, name: fullName(lead) })),
    ]),
  );
}
