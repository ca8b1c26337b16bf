import { sql } from 'kysely';
import { type Caller, ownedBy, type Queryable } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { inSight, isCurrent } from '../lead-sight-store.ts';
import { canTake } from '../record/record-store.ts';

/** Leads in the caller's sight that aren't erased, by their ids. */
export async function selectLeadsToChange(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeadRow>> {
  const { rows } = await sql<LeadRow>`
    select lead.* from lead where lead.id = any(${[...ids]}::uuid[]) and lead.erased_at is null
      and ${inSight(caller)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same, held until the commit: always in the same order, so that two actions don't block. */
export async function lockLeadsToChange(
  tx: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeadRow>> {
  const { rows } = await sql<LeadRow>`
    select lead.* from lead where lead.id = any(${[...ids]}::uuid[]) and lead.erased_at is null
      and ${inSight(caller)} order by lead.id for update of lead`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of these ids whose leads were merged into leads in the caller's sight. */
export async function selectMergedInSight(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select gone.id from lead gone join lead on lead.id = gone.merged_into_id
    where gone.id = any(${[...ids]}::uuid[]) and lead.erased_at is null
      and ${inSight(caller)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Leads that the caller gave away by a bulk action, held until the commit: their own ones, also out
 * of their sight, and others in their sight.
 */
export async function lockGivenLeads(
  tx: Queryable,
  caller: Caller,
  actionId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeadRow>> {
  const { rows } = await sql<LeadRow>`
    select lead.* from lead where lead.id = any(${[...ids]}::uuid[]) and ${isCurrent()}
      and exists (select 1 from bulk_action_row r join bulk_action a on a.id = r.action_id
        where r.lead_id = lead.id and a.id = ${actionId} and r.state = 'done'
          and ${ownedBy(caller.personId, 'a.owner_id')}
          and (r.before = ${caller.personId} or ${inSight(caller)}))
    order by lead.id for update of lead`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of these people that leads can be given to. */
export async function selectTakers(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select p.id from person p where p.id = any(${[...ids]}::uuid[]) and ${canTake()}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
