import { type RawBuilder, sql } from 'kysely';
import { moveMessages } from '#messaging';
import type { Queryable } from '#platform';
import { hasSearch, moveSearch } from '#saved';

/** A merge, or the undoing of one: rows go from one lead to the other. */
interface Move {
  mergeId: string;
  from: string;
  to: string;
}

/**
 * The tables whose rows go with a lead that is merged, by the type of their ids. A table that
 * refers to leads and isn't here is named in the test of merges, with the reason.
 */
export const movedTables: Readonly<Record<string, 'uuid' | 'bigint'>> = {
  action_plan_run: 'uuid',
  behavior_firing: 'uuid',
  inquiry: 'uuid',
  lead_activity: 'bigint',
  lead_decision: 'bigint',
  lead_note: 'uuid',
  lead_referral: 'uuid',
  lead_task: 'uuid',
  scheduled_email: 'uuid',
};

/**
 * SQL: the survivor has the plan of the row `mine`, which can't go on twice. It stays with the
 * merged lead, where nothing happens until it is on its own again.
 */
const hasPlan = (leadId: string) => sql`exists (select from action_plan_run theirs
  where theirs.lead_id = ${leadId} and theirs.plan_id = mine.plan_id
    and (theirs.cause = mine.cause
      or (theirs.state in ('running', 'paused') and mine.state in ('running', 'paused'))))`;

/** SQL: the same trigger fired for the survivor on the same. The row `mine` stays, too. */
const hasFiring = (leadId: string) => sql`exists (select from behavior_firing theirs
  where theirs.lead_id = ${leadId} and theirs.kind = mine.kind and theirs.source = mine.source)`;

/** Notes rows as moved by a merge. */
const noted = (mergeId: string, kind: string, moved: RawBuilder<unknown>) => sql`
  with moved as (${moved})
  insert into lead_merge_row (merge_id, kind, row_id)
  select ${mergeId}, ${kind}, moved.id::text from moved`;

/** By table, SQL of the rows that can't move, since the survivor has the like. */
const rivals: Readonly<Record<string, (leadId: string) => RawBuilder<unknown>>> = {
  action_plan_run: hasPlan,
  behavior_firing: hasFiring,
};

/** Gives what belongs to a merged lead to its survivor, and notes each row. */
export async function moveRows(tx: Queryable, { mergeId, from, to }: Move): Promise<void> {
  for (const table of Object.keys(movedTables)) {
    const isTheirs = rivals[table]?.(to) ?? sql`false`;
    await noted(
      mergeId,
      table,
      sql`update ${sql.table(table)} mine set lead_id = ${to}
        where mine.lead_id = ${from} and not ${isTheirs} returning mine.id`,
    ).execute(tx);
  }
  await noted(
    mergeId,
    'lead_tag',
    sql`update lead_tag mine set lead_id = ${to} where mine.lead_id = ${from}
      and not exists (select from lead_tag theirs
        where theirs.lead_id = ${to} and lower(theirs.tag) = lower(mine.tag))
      returning mine.tag as id`,
  ).execute(tx);
  await noted(
    mergeId,
    'household_member',
    sql`update household_member mine set lead_id = ${to} where mine.lead_id = ${from}
      and not exists (select from household_member theirs where theirs.lead_id = ${to})
      returning mine.household_id as id`,
  ).execute(tx);
  await noteMoved(tx, mergeId, 'message', await moveMessages(tx, { kind: 'lead', from, to }));
}

/** Gives the home search of a merged lead to its survivor, unless it has one. Answers its id. */
export async function moveSharedSearch(tx: Queryable, { mergeId, from, to }: Move) {
  const id = await moveSearch(tx, { from, to });
  if (id) await noteMoved(tx, mergeId, 'saved_search', [id]);
  return id;
}

/** Notes what another room moved. */
async function noteMoved(
  tx: Queryable,
  mergeId: string,
  kind: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    insert into lead_merge_row (merge_id, kind, row_id)
    select ${mergeId}, ${kind}, id from unnest(${[...ids]}::text[]) as moved (id)`.execute(tx);
}

/** The ids of what other rooms moved. */
async function selectMoved(tx: Queryable, mergeId: string, kind: string): Promise<string[]> {
  const { rows } = await sql<{ row_id: string }>`
    select row_id from lead_merge_row where merge_id = ${mergeId} and kind = ${kind}`.execute(tx);
  return rows.map(({ row_id: id }) => id);
}

/** Gives these rows back, but for those that are elsewhere by now. */
export async function returnRows(tx: Queryable, { mergeId, from, to }: Move): Promise<void> {
  for (const [table, type] of Object.entries(movedTables)) {
    await sql`
      update ${sql.table(table)} moved set lead_id = ${to} from lead_merge_row r
      where r.merge_id = ${mergeId} and r.kind = ${table}
        and moved.id = r.row_id::${sql.raw(type)} and moved.lead_id = ${from}`.execute(tx);
  }
  await sql`
    update lead_tag moved set lead_id = ${to} from lead_merge_row r
    where r.merge_id = ${mergeId} and r.kind = 'lead_tag' and moved.tag = r.row_id
      and moved.lead_id = ${from}`.execute(tx);
  await sql`
    update household_member moved set lead_id = ${to} from lead_merge_row r
    where r.merge_id = ${mergeId} and r.kind = 'household_member'
      and moved.household_id = r.row_id::uuid and moved.lead_id = ${from}`.execute(tx);
  const ids = await selectMoved(tx, mergeId, 'message');
  await moveMessages(tx, { kind: 'lead', from, to, ids });
  const [searchId] = await selectMoved(tx, mergeId, 'saved_search');
  if (searchId) await returnSharedSearch(tx, { from, to, id: searchId });
}

/** Gives a home search back; one that was ended since leaves nothing set up. */
async function returnSharedSearch(tx: Queryable, move: { from: string; to: string; id: string }) {
  await moveSearch(tx, move);
  const { rows } = await sql<{ person_id: string | null }>`
    select person_id from lead
    where id = ${move.to} and coalesce(search_setup_id, ${move.id}) = ${move.id}`.execute(tx);
  const [lead] = rows;
  const whose = lead && { holderId: move.to, personId: lead.person_id };
  if (!whose || (await hasSearch(tx, move.id, whose))) return;
  await sql`
    update lead set search_setup = false, search_setup_id = null, version = version + 1
    where id = ${move.to}`.execute(tx);
}

/** Notes open tasks that the merge gave to the survivor's agent. */
export async function noteTaskOwners(
  tx: Queryable,
  mergeId: string,
  tasks: readonly { id: string; from: string }[],
  to: string,
): Promise<void> {
  await sql`
    insert into lead_merge_row (merge_id, kind, row_id, owner_was, owner_became)
    select ${mergeId}, 'task-owner', id, owner_was, ${to}
    from unnest(${tasks.map(({ id }) => id)}::text[], ${tasks.map(({ from }) => from)}::uuid[])
      as moved (id, owner_was)`.execute(tx);
}

/** Gives these tasks back to who had them, unless someone else has them by now. */
export async function returnTaskOwners(
  tx: Queryable,
  mergeId: string,
): Promise<{ id: string; leadId: string | null; was: string | null; became: string | null }[]> {
  const { rows } = await sql<{
    id: string;
    leadId: string | null;
    was: string | null;
    became: string | null;
  }>`
    update lead_task t set owner_id = r.owner_was, version = t.version + 1 from lead_merge_row r
    where r.merge_id = ${mergeId} and r.kind = 'task-owner' and t.id = r.row_id::uuid
      and t.owner_id = r.owner_became and r.owner_was is not null
    returning t.id, t.lead_id as "leadId", r.owner_was as was, r.owner_became as became`.execute(
    tx,
  );
  return rows;
}
