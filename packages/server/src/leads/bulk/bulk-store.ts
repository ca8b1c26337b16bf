import { BULK_MAX, type BulkInput, type BulkRowState } from '@homestead/contract/leads';
import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { ownedBy, type Page, type Queryable, type RowOf, selectPage } from '#platform';

export type BulkActionRow = RowOf<'bulk_action'>;
export type BulkLeadRow = RowOf<'bulk_action_row'>;

/** What a lead of a bulk action gets. */
export interface BulkTarget {
  leadId: string;
  wanted: string | null;
}

/** Stores a bulk action that is to be worked on, with its leads. Returns its id. */
export async function insertBulkAction(
  tx: Queryable,
  given: { ownerId: string; kind: BulkInput['kind']; input: object; waitSeconds?: number },
  targets: readonly BulkTarget[],
): Promise<string> {
  const { ownerId, kind, input, waitSeconds = 0 } = given;
  const next_at = sql<Date>`now() + make_interval(secs => ${waitSeconds})`;
  const { id } = await tx
    .insertInto('bulk_action')
    .values({ owner_id: ownerId, kind, input: JSON.stringify(input), next_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into bulk_action_row (action_id, position, lead_id, wanted)
    select ${id}, position, lead_id, wanted
    from unnest(${targets.map(({ leadId }) => leadId)}::uuid[],
      ${targets.map(({ wanted }) => wanted)}::uuid[])
      with ordinality as given (lead_id, wanted, position)`.execute(tx);
  return id;
}

/** Rows of messages that went out, or may. */
const messageStates: BulkRowState[] = ['waiting', 'done', 'kept'];

/**
 * How many bulk messages a person sent in the last day, and whether one of the last hour says the
 * same to one of these leads. Canceled ones don't count.
 */
export async function findRecentMessages(
  tx: Queryable,
  { ownerId, input, ids }: { ownerId: string; input: BulkInput; ids: readonly string[] },
): Promise<{ count: number; isRepeated: boolean }> {
  const { rows } = await sql<{ count: number; isRepeated: boolean }>`
    select count(*)::int as count, coalesce(bool_or(
      a.started_at > now() - interval '1 hour'
      and a.input - 'fairHousingReason' = ${JSON.stringify(input)}::jsonb - 'fairHousingReason'
      and exists (select 1 from bulk_action_row r
        where r.action_id = a.id and r.lead_id = any(${[...ids]}::uuid[])
          and r.state = any(${messageStates}))), false) as "isRepeated"
    from bulk_action a
    where ${ownedBy(ownerId, 'a.owner_id')} and a.kind in ('email', 'text')
      and a.started_at > now() - interval '1 day' and exists (
        select 1 from bulk_action_row r
        where r.action_id = a.id and r.state = any(${messageStates}))`.execute(tx);
  return rows[0] ?? { count: 0, isRepeated: false };
}

/** A person's own bulk action; null for anyone else's. */
export async function findBulkAction(
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<BulkActionRow | null> {
  const { rows } = await sql<BulkActionRow>`
    select * from bulk_action
    where id = ${id} and ${ownedBy(ownerId, 'bulk_action.owner_id')}`.execute(db);
  return rows[0] ?? null;
}

/** The same, held until the commit; null while another commit holds it, with `skip`. */
export async function lockBulkAction(
  tx: Queryable,
  { id, ownerId, skip = false }: { id: string; ownerId: string; skip?: boolean },
): Promise<BulkActionRow | null> {
  const { rows } = await sql<BulkActionRow>`
    select * from bulk_action
    where id = ${id} and ${ownedBy(ownerId, 'bulk_action.owner_id')}
    for update ${skip ? sql`skip locked` : sql``}`.execute(tx);
  return rows[0] ?? null;
}

/** A person's own bulk actions, newest first. */
export function selectBulkActions(
  db: Queryable,
  ownerId: string,
  page: PageRequest,
): Promise<Page<BulkActionRow>> {
  return selectPage(db, page, {
    select: sql`bulk_action.*`,
    from: sql`bulk_action where ${ownedBy(ownerId, 'bulk_action.owner_id')}`,
    orderBy: sql`started_at desc, id`,
  });
}

export async function storeBulkState(
  tx: Queryable,
  { id, ownerId, state }: { id: string; ownerId: string; state: string },
): Promise<void> {
  await sql`
    update bulk_action set state = ${state}, next_at = now()
    where id = ${id} and ${ownedBy(ownerId, 'bulk_action.owner_id')}`.execute(tx);
}

/** Leaves an action for a while. */
export async function pauseBulk(
  tx: Queryable,
  { id, ownerId, seconds }: { id: string; ownerId: string; seconds: number },
): Promise<void> {
  await sql`
    update bulk_action set next_at = now() + make_interval(secs => ${seconds})
    where id = ${id} and ${ownedBy(ownerId, 'bulk_action.owner_id')}`.execute(tx);
}

/** How many leads of each of these actions are in each state. */
export async function countBulkRows(
  db: Queryable,
  ids: readonly string[],
): Promise<{ actionId: string; state: BulkRowState; count: number }[]> {
  const { rows } = await sql<{ actionId: string; state: BulkRowState; count: number }>`
    select action_id as "actionId", state, count(*)::int as count from bulk_action_row
    where action_id = any(${[...ids]}::uuid[]) group by action_id, state`.execute(db);
  return rows;
}

/** The next leads of an action that are in a state, in their order. */
export async function selectNextRows(
  tx: Queryable,
  actionId: string,
  { state, limit }: { state: BulkRowState; limit: number },
): Promise<BulkLeadRow[]> {
  const { rows } = await sql<BulkLeadRow>`
    select * from bulk_action_row where action_id = ${actionId} and state = ${state}
    order by position limit ${limit}`.execute(tx);
  return rows;
}

/** The leads of an action, those of one state if one is given. */
export function selectBulkRows(
  db: Queryable,
  actionId: string,
  state: BulkRowState | null,
  page: PageRequest,
): Promise<Page<BulkLeadRow>> {
  const ofState = state === null ? sql`true` : sql`state = ${state}`;
  return selectPage(db, page, {
    select: sql`bulk_action_row.*`,
    from: sql`bulk_action_row where action_id = ${actionId} and ${ofState}`,
    orderBy: sql`position`,
  });
}

export interface BulkOutcome {
  position: number;
  state: BulkRowState;
  reason?: string | null;
  before?: string | null;
  /** The tag that was taken off, as it was spelled. */
  beforeText?: string | null;
  version?: number | null;
}

/** Stores what became of leads of an action; what is absent stays as it is. */
export async function storeOutcomes(
  tx: Queryable,
  actionId: string,
  outcomes: readonly BulkOutcome[],
): Promise<void> {
  await sql`
    update bulk_action_row r set state = given.state, reason = given.reason,
      before = coalesce(given.before, r.before), version = coalesce(given.version, r.version),
      before_text = coalesce(given."beforeText", r.before_text)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as given (position int, state text, reason text, before uuid,
        "beforeText" text, version int)
    where r.action_id = ${actionId} and r.position = given.position`.execute(tx);
}

/** How many leads in a state each person got by an action, or had before it. */
export async function countPeople(
  tx: Queryable,
  actionId: string,
  column: 'wanted' | 'before',
  state: BulkRowState,
): Promise<{ personId: string; count: number }[]> {
  const person = sql.ref(column);
  const { rows } = await sql<{ personId: string; count: number }>`
    select ${person} as "personId", count(*)::int as count from bulk_action_row
    where action_id = ${actionId} and state = ${state} and ${person} is not null
    group by ${person} order by ${person}`.execute(tx);
  return rows;
}

/** The actions that aren't finished, the oldest first. */
export async function selectGoing(
  db: Queryable,
  limit: number,
): Promise<Pick<BulkActionRow, 'id' | 'owner_id'>[]> {
  const { rows } = await sql<Pick<BulkActionRow, 'id' | 'owner_id'>>`
    select id, owner_id from bulk_action
    where state in ('running', 'undoing') and next_at <= now()
    order by next_at limit ${limit}`.execute(db);
  return rows;
}

/** Deletes old actions with their rows, some at a time. Returns how many. */
export async function forgetBulkActions(db: Queryable, days: number): Promise<number> {
  const removed = await sql`
    delete from bulk_action where id in (
      select id from bulk_action where started_at < now() - make_interval(days => ${days})
      order by started_at limit 100)`.execute(db);
  return Number(removed.numAffectedRows);
}

/** All leads of an action, at most as many as one takes. */
export async function selectAllRows(db: Queryable, actionId: string): Promise<BulkLeadRow[]> {
  const { rows } = await sql<BulkLeadRow>`
    select * from bulk_action_row where action_id = ${actionId}
    order by position limit ${BULK_MAX}`.execute(db);
  return rows;
}

/** Leads of an action that is undone before their turn stay as they are. */
export async function leaveWaiting(tx: Queryable, actionId: string): Promise<void> {
  await sql`
    update bulk_action_row set state = 'undone'
    where action_id = ${actionId} and state = 'waiting'`.execute(tx);
}
