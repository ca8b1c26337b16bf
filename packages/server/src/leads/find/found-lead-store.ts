import { sql } from 'kysely';
import { type Caller, escapeLike, type Queryable, type RowOf } from '#platform';
import type { SeenContacts } from '../inquiries/lead-mail-store.ts';
import { leadSearch } from '../lead-search-store.ts';
import { inSight } from '../lead-sight-store.ts';
import { formerAddress } from '../list/lead-list-store.ts';
import { leadsReachedAt } from '../merges/lead-group-store.ts';

const MAX = 10;

export type FoundRow = RowOf<
  'lead',
  'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'agent_id'
>;

/**
 * Leads in the caller’s sight, by a part of their name or of a contact, as far as the caller sees
 * them, or by a whole address that a merge brought.
 */
export async function searchLeads(
  db: Queryable,
  caller: Caller,
  { words, seen }: { words: string; seen: SeenContacts & { name: boolean } },
): Promise<FoundRow[]> {
  const pattern = `%${escapeLike(words)}%`;
  const digits = words.replace(/\D/g, '');
  const phone = digits.length >= 4 ? `%${digits}%` : pattern;
  const former = formerAddress(words, seen);
  const isReached =
    former === null ? sql`false` : sql`lead.id = any(array(${leadsReachedAt(former)}))`;
  const { rows } = await sql<FoundRow>`
    select id, first_name, last_name, email, phone, agent_id from lead
    where erased_at is null
      and (${isReached} or ${leadSearch} ilike any (array[${pattern}, ${phone}]::text[])
      and ((${seen.name}::boolean and first_name || ' ' || last_name ilike ${pattern})
        or (${seen.email}::boolean and email ilike ${pattern})
        or (${seen.phone}::boolean and phone like ${phone})))
      and ${inSight(caller)}
    order by last_inquiry_at desc nulls last, id limit ${MAX}`.execute(db);
  return rows;
}
