import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import {
  type Caller,
  escapeLike,
  type Page,
  type Queryable,
  type RowOf,
  selectPage,
} from '#platform';
import { inHouseholdOf } from '../household/household-store.ts';
import { leadSearch, leadSecondSearch } from '../lead-search-store.ts';
import { inSight } from '../lead-sight-store.ts';

export type ContactEmailRow = RowOf<'lead', 'first_name' | 'last_name'> & {
  lead_id: string;
  email: string;
  is_primary: boolean;
};

/** Which contacts are read. */
interface ContactFilter {
  /** With the other leads of its household. */
  leadId: string | null;
  search: string;
  /** The second contacts, too. */
  withSecond: boolean;
  /** Names are searched, too. */
  withNames: boolean;
}

/** Email addresses of contacts of leads in the caller's sight, the newest lead first. */
export function selectContactEmails(
  db: Queryable,
  caller: Caller,
  { leadId, search, withSecond, withNames }: ContactFilter,
  page: PageRequest,
): Promise<Page<ContactEmailRow>> {
  const pattern = `%${escapeLike(search)}%`;
  const ofLead = leadId === null ? sql`true` : inHouseholdOf(leadId);
  const found =
    search === ''
      ? sql`true`
      : sql`((${withNames}::boolean and c.name ilike ${pattern}) or c.email ilike ${pattern}) and (${leadSearch} ilike ${pattern}
          or (lead.secondary_email is not null and ${leadSecondSearch} ilike ${pattern}))`;
  return selectPage(db, page, {
    select: sql`lead.id as lead_id, c.first_name, c.last_name, c.email, c.is_primary`,
    from: sql`lead cross join lateral (
        select p.*, p.first_name || ' ' || p.last_name as name from (values
          (true, lead.first_name, lead.last_name, lead.email),
          (false, coalesce(lead.secondary_first_name, ''), coalesce(lead.secondary_last_name, ''),
            lead.secondary_email)
        ) as p (is_primary, first_name, last_name, email)
        where p.email is not null and (p.is_primary or ${withSecond}::boolean)
      ) c
      where lead.erased_at is null and ${inSight(caller)} and ${ofLead} and ${found}`,
    orderBy: sql`lead.created_at desc, lead.id desc, c.is_primary desc`,
  });
}
