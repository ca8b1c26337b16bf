import { sql } from 'kysely';
import { withinScope } from '#accounts';
import type { Caller, Queryable, RowOf } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';

export type MergeRow = RowOf<'lead_merge'>;

/** Those of these leads that are within the caller's scope, not only in their sight. */
export async function selectWithinScope(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select lead.id from lead
    where lead.id = any(${[...ids]}::uuid[]) and ${withinScope(caller, 'lead.agent_id')}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Notes a merge of two locked leads. Returns its id. */
export async function insertMerge(
  tx: Queryable,
  merge: {
    survivorId: string;
    mergedId: string;
    by: string;
    before: object;
    after: object;
  },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into lead_merge (survivor_id, merged_id, merged_by, before, after)
    values (${merge.survivorId}, ${merge.mergedId}, ${merge.by},
      ${JSON.stringify(merge.before)}::jsonb, ${JSON.stringify(merge.after)}::jsonb)
    returning id`.execute(tx);
  return String(rows[0]?.id);
}

/** Points a lead, and those that were merged into it, to its survivor. */
export async function pointToSurvivor(
  tx: Queryable,
  { survivorId, mergedId }: { survivorId: string; mergedId: string },
): Promise<void> {
  await sql`
    update lead set merged_into_id = ${survivorId}
    where id = ${mergedId} or merged_into_id = ${mergedId}`.execute(tx);
}

/** The opposite: what was merged into the lead before is merged into it again. */
export async function pointBack(tx: Queryable, mergedId: string): Promise<void> {
  await sql`
    with recursive held as (
      select merged_id as id from lead_merge
      where survivor_id = ${mergedId} and unmerged_at is null
      union
      select m.merged_id from lead_merge m join held on m.survivor_id = held.id
      where m.unmerged_at is null
    )
    update lead set merged_into_id = case when id = ${mergedId} then null else ${mergedId}::uuid end
    where id = ${mergedId} or id in (select id from held)`.execute(tx);
}

/** Columns of the survivor that a merge sets by itself, and their types. */
const joined = {
  last_inquiry_at: 'timestamptz',
  last_contacted_at: 'timestamptz',
  claimed_at: 'timestamptz',
  search_setup: 'boolean',
  search_setup_id: 'uuid',
} as const;

const values = sql`jsonb_build_object(${sql.join(
  Object.keys(joined).map((column) => sql`${sql.lit(column)}, lead.${sql.ref(column)}`),
)})`;

/**
 * Moves the moments of the survivor to those of both, with the claim of the agent it took. The home
 * search that came along, if any, is set up for it.
 */
export async function joinTimes(
  tx: Queryable,
  {
    mergeId,
    takesAgent,
    searchId,
  }: { mergeId: string; takesAgent: boolean; searchId: string | null },
): Promise<void> {
  // A search that was set up before and is gone can't come back.
  const gone = JSON.stringify(searchId === null ? {} : { search_setup_id: null });
  await sql`
    update lead_merge m set times_before = ${values} || ${gone}::jsonb from lead
    where m.id = ${mergeId} and lead.id = m.survivor_id`.execute(tx);
  await sql`
    update lead set last_inquiry_at = greatest(lead.last_inquiry_at, gone.last_inquiry_at),
      last_contacted_at = greatest(lead.last_contacted_at, gone.last_contacted_at),
      claimed_at = case when ${takesAgent} then gone.claimed_at else lead.claimed_at end,
      search_setup = lead.search_setup or ${searchId !== null},
      search_setup_id = coalesce(${searchId}::uuid, lead.search_setup_id)
    from lead_merge m join lead gone on gone.id = m.merged_id
    where m.id = ${mergeId} and lead.id = m.survivor_id`.execute(tx);
  await sql`
    update lead_merge m set times_after = ${values} from lead
    where m.id = ${mergeId} and lead.id = m.survivor_id`.execute(tx);
}

/** Moves them back where they are as the merge left them. */
export async function restoreTimes(tx: Queryable, mergeId: string): Promise<void> {
  const restored = Object.entries(joined).map(([column, type]) => {
    const now = sql`lead.${sql.ref(column)}`;
    const value = (of: string) => sql`(m.${sql.ref(of)}->>${column})::${sql.raw(type)}`;
    return sql`${sql.ref(column)} = case when ${now} is not distinct from ${value('times_after')}
      then ${value('times_before')} else ${now} end`;
  });
  await sql`
    update lead set ${sql.join(restored)}
    from lead_merge m where m.id = ${mergeId} and lead.id = m.survivor_id`.execute(tx);
}

/** Keeps the emails and phones of both that the survivor doesn't have as its own. */
export async function keepAddresses(tx: Queryable, mergeId: string): Promise<void> {
  await sql`
    insert into lead_address (merge_id, lead_id, kind, address)
    select m.id, m.survivor_id, one.kind, one.address
    from lead_merge m join lead lead on lead.id = m.survivor_id
      join lead gone on gone.id = m.merged_id
      cross join lateral (values ('email', gone.email), ('email', m.before->>'email'),
        ('phone', gone.phone), ('phone', m.before->>'phone')) as one (kind, address)
    where m.id = ${mergeId} and one.address is not null
      and one.address is distinct from lead.email and one.address is distinct from lead.phone
    on conflict do nothing`.execute(tx);
}

/** An open or undone merge, held until the commit; null without one. */
export async function lockMerge(tx: Queryable, id: string): Promise<MergeRow | null> {
  const { rows } = await sql<MergeRow>`
    select * from lead_merge where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** A merge with its two leads as they are now; null without one. */
export async function findMerge(
  db: Queryable,
  id: string,
): Promise<{ merge: MergeRow; survivor: LeadRow; merged: LeadRow } | null> {
  const { rows } = await sql<MergeRow>`select * from lead_merge where id = ${id}`.execute(db);
  const [merge] = rows;
  if (!merge) return null;
  const leads = await selectMergedLeads(db, [merge.survivor_id, merge.merged_id]);
  const survivor = leads.get(merge.survivor_id);
  const merged = leads.get(merge.merged_id);
  return survivor && merged ? { merge, survivor, merged } : null;
}

/** The merges into a lead that can still be undone, the newest first. */
export async function selectMergesInto(db: Queryable, survivorId: string): Promise<MergeRow[]> {
  const { rows } = await sql<MergeRow>`
    select m.* from lead_merge m join lead gone on gone.id = m.merged_id
    where m.survivor_id = ${survivorId} and m.unmerged_at is null and gone.erased_at is null
    order by m.merged_at desc, m.id`.execute(db);
  return rows;
}

/** Notes that a merge was undone; its addresses are the merged lead's own again. */
export async function closeMerge(tx: Queryable, id: string, by: string | null): Promise<void> {
  await sql`
    update lead_merge set unmerged_by = ${by}, unmerged_at = now() where id = ${id}`.execute(tx);
  await sql`delete from lead_address where merge_id = ${id}`.execute(tx);
}

/** Both leads of a merge, held until the commit; null if one of them is gone. */
export async function holdPair(
  tx: Queryable,
  { survivor_id: survivorId, merged_id: mergedId }: MergeRow,
): Promise<{ survivor: LeadRow; merged: LeadRow } | null> {
  const { rows } = await sql<LeadRow>`
    select * from lead where id in (${survivorId}, ${mergedId}) order by id for update`.execute(tx);
  const survivor = rows.find(({ id }) => id === survivorId);
  const merged = rows.find(({ id }) => id === mergedId);
  return survivor && merged ? { survivor, merged } : null;
}

/** Whether a lead without an account that isn't merged has this email. */
export async function hasMailbox(tx: Queryable, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from lead
    where email = ${email} and person_id is null and merged_into_id is null`.execute(tx);
  return rows.length > 0;
}

/** The emails and phones of leads that were merged, by their ids. */
export async function selectMergedLeads(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeadRow>> {
  const { rows } = await sql<LeadRow>`
    select * from lead where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Empties what merges of an erased lead kept of it: also its name on the other's timeline, and what
 * survivors took from it in their histories.
 */
export async function eraseMerges(tx: Queryable, leadId: string): Promise<void> {
  await sql`select erase_taken_values(${leadId})`.execute(tx);
  await sql`
    update lead_activity a set facts = a.facts - 'subject'
    from lead_merge m join lead one on one.id in (m.survivor_id, m.merged_id)
    where (m.survivor_id = ${leadId} or m.merged_id = ${leadId})
      and a.lead_id in (one.id, one.merged_into_id) and a.facts->>'mergeId' = m.id::text`.execute(
    tx,
  );
  await sql`
    update lead_merge set before = '{}', after = '{}'
    where survivor_id = ${leadId} or merged_id = ${leadId}`.execute(tx);
  await sql`
    delete from lead_address where lead_id = ${leadId}
      or merge_id in (select id from lead_merge where merged_id = ${leadId})`.execute(tx);
}
