import { sql } from 'kysely';
import type { Caller, Queryable } from '#platform';
import { inSight } from '../lead-sight-store.ts';
import { leadsOfPeople } from '../merges/lead-group-store.ts';

/** The lead of a client's account, if the caller may see it. */
export async function findLeadOfPerson(
  db: Queryable,
  caller: Caller,
  personId: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select lead.id from lead
    where lead.id in (${leadsOfPeople(personId)}) and lead.erased_at is null
      and ${inSight(caller)}`.execute(db);
  return rows[0]?.id ?? null;
}
