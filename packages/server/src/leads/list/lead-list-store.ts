import type { LeadCondition, LeadFieldKey } from '@homestead/contract/leads';
import { type PageRequest, storedPhone } from '@homestead/contract/platform';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, escapeLike, type Queryable, type RowOf } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadSearch } from '../lead-search-store.ts';
import { inSight } from '../lead-sight-store.ts';
import { leadsReachedAt } from '../merges/lead-group-store.ts';
import {
  answerByOfLead,
  columnsOfCondition,
  type LeadColumn,
  leadConditionsSql,
  leadOrderSql,
  nextTaskOfLead,
  searchedColumns,
} from './lead-field-store.ts';
import { seesCreation } from './lead-order.ts';

/** What a list is narrowed by, validated; null is no narrowing. */
export interface LeadFilter {
  /** Key of the role of who works the lead. */
  roleKey: string | null;
  agentId: string | null;
  stageId: string | null;
  statusId: string | null;
  isUnclaimed: boolean;
  /** Each must be in the names, or in the email or the phone if they are searched. */
  words: readonly string[];
  searched: { name: boolean; email: boolean; phone: boolean };
  conditions: readonly LeadCondition[];
}

export type ListedLeadRow = LeadRow & {
  tags: string[];
  concierge_id: string | null;
  answer_by: Date | null;
  next_task_at: Date | null;
};

/** One page of the ids of leads in the caller's sight, and how many there are. */
export async function selectLeadPage(
  db: Queryable,
  caller: Caller,
  filter: LeadFilter,
  order: { by: LeadFieldKey; descending: boolean },
  { page, pageSize }: PageRequest,
): Promise<{ ids: string[]; total: number }> {
  const condition = listed(caller, filter);
  const sorted = leadOrderSql(order);
  const count = async () => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from lead where ${condition}`.execute(db);
    return rows[0]?.total ?? 0;
  };
  // An order that an index brings reads a few rows; any other reads all, and counts them together.
  // Words are looked up once for both.
  const isApart = sorted.isIndexed && filter.words.length === 0;
  const counted = isApart ? sql`` : sql`, count(*) over ()::int as total`;
  const [{ rows }, total] = await Promise.all([
    sql<{ id: string; total?: number }>`
      select lead.id ${counted} from lead ${sorted.join} where ${condition}
      order by ${sorted.order} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
    isApart ? count() : null,
  ]);
  const ids = rows.map(({ id }) => id);
  return { ids, total: total ?? rows[0]?.total ?? (page === 1 ? 0 : await count()) };
}

/** The ids of all leads in the caller's sight that a filter leaves, up to a limit, by arrival. */
export async function selectMatching(
  db: Queryable,
  caller: Caller,
  filter: LeadFilter,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lead.id from lead
    where ${listed(caller, filter)}
    order by ${arrivalOf(caller)} desc, lead.id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Leads in the caller's sight by their ids, in the order of these. */
export async function selectListedLeads(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<ListedLeadRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ListedLeadRow>`
    select lead.*, care.concierge_id, ${answerByOfLead} as answer_by,
      ${nextTaskOfLead} as next_task_at, array(
      select tagged.tag from lead_tag tagged where tagged.lead_id = lead.id
      order by lower(tagged.tag)) as tags
    from lead left join concierge_care care
      on care.agent_id = lead.agent_id and care.ended_at is null
    where lead.id = any(${ids}::uuid[]) and lead.erased_at is null and ${inSight(caller)}
    order by array_position(${ids}::uuid[], lead.id)`.execute(db);
  return rows;
}

/**
 * SQL: when the row of `lead` came, for an order; the last inquiry for who doesn't see when leads
 * were created.
 */
export const arrivalOf = (caller: Caller): RawBuilder<Date> =>
  seesCreation(caller)
    ? sql<Date>`lead.created_at`
    : sql<Date>`coalesce(lead.last_inquiry_at, '-infinity')`;

/** SQL: the row of `lead` is in the caller's sight and not erased, and a filter leaves it. */
export function listed(caller: Caller, filter: LeadFilter): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${inSight(caller)} and lead.erased_at is null
    and ${narrowing(caller, filter)})`;
}

/** SQL: the leads in the caller's sight, with as much of each as the filters read. */
export function selectSeen(caller: Caller, filters: readonly LeadFilter[]): RawBuilder<unknown> {
  const columns = new Set(['id', ...filters.flatMap(columnsOf)]);
  const read = [...columns].map((name) => sql.ref(`lead.${name}`));
  return sql`select ${sql.join(read)} from lead
    where ${inSight(caller)} and lead.erased_at is null`;
}

function columnsOf(filter: LeadFilter): LeadColumn[] {
  const { roleKey, agentId, stageId, statusId, isUnclaimed, words, conditions } = filter;
  return [
    ...(roleKey || agentId || isUnclaimed ? (['agent_id'] as const) : []),
    ...(stageId ? (['stage_id'] as const) : []),
    ...(statusId ? (['contact_status_level_id'] as const) : []),
    ...(words.length > 0 ? searchedColumns : []),
    ...conditions.flatMap(columnsOfCondition),
  ];
}

/** SQL: a filter leaves the row of `lead`, which is one of those in the caller's sight. */
export function narrowing(caller: Caller, filter: LeadFilter): RawBuilder<SqlBool> {
  const { roleKey, agentId, stageId, statusId, isUnclaimed, words, conditions } = filter;
  const all = [
    sql<SqlBool>`true`,
    ...(isUnclaimed ? [sql<SqlBool>`lead.agent_id is null`] : []),
    ...(agentId ? [sql<SqlBool>`lead.agent_id = ${agentId}`] : []),
    ...(stageId ? [sql<SqlBool>`lead.stage_id = ${stageId}`] : []),
    ...(statusId ? [sql<SqlBool>`lead.contact_status_level_id = ${statusId}`] : []),
    ...(roleKey
      ? [sql<SqlBool>`lead.agent_id in (select id from person where role_key = ${roleKey})`]
      : []),
    ...words.map((word) => wordSql(word, filter.searched)),
    ...leadConditionsSql(caller, conditions),
  ];
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

/** A word with three digits is a phone's, however it is written. */
function wordSql(word: string, { name, email, phone }: LeadFilter['searched']) {
  const digits = /^[\d().+-]+$/.test(word) ? word.replace(/\D/g, '') : '';
  const like = `%${escapeLike(digits.length >= 3 ? digits : word)}%`;
  const among = wordInSql(like, { name, email, phone });
  const former = formerAddress(word, { email, phone });
  return former === null
    ? among
    : sql<SqlBool>`(${among} or lead.id = any(array(${leadsReachedAt(former)})))`;
}

/** A whole email or phone, by which a lead is found also if a merge brought it. */
export function formerAddress(
  word: string,
  { email, phone }: { email: boolean; phone: boolean },
): string | null {
  if (email && word.includes('@')) return word.toLowerCase();
  return phone ? storedPhone(word) : null;
}

function wordInSql(like: string, { name, email, phone }: LeadFilter['searched']) {
  const places = [
    ...(name ? [sql`lead.first_name || ' ' || lead.last_name`] : []),
    ...(email ? [sql`lead.email`] : []),
    ...(phone ? [sql`lead.phone`] : []),
  ];
  if (places.length === 0) return sql<SqlBool>`false`;
  const among = sql<SqlBool>`${leadSearch} ilike ${like}`;
  if (places.length === 3) return among;
  const either = places.map((place) => sql`${place} ilike ${like}`);
  return sql<SqlBool>`(${among} and (${sql.join(either, sql` or `)}))`;
}

/** Its code is its id where it has none. */
export type StageRow = Pick<RowOf<'reference_entry'>, 'id' | 'display' | 'retired_at'> & {
  code: string;
};

/** The stages of leads, in their order, retired ones last. */
export async function selectStages(db: Queryable): Promise<StageRow[]> {
  const { rows } = await sql<StageRow>`
    select id, coalesce(code, id::text) as code, display, retired_at from reference_entry
    where list = 'lead-stages'
    order by retired_at is not null, position, lower(display), id`.execute(db);
  return rows;
}

/** The contact statuses of leads. */
export async function selectStatuses(db: Queryable): Promise<{ id: string; display: string }[]> {
  const { rows } = await sql<{ id: string; display: string }>`
    select id, display from reference_entry where list = 'lead-statuses'`.execute(db);
  return rows;
}

/** Leads in the caller's sight with their stages: one, or the newest. */
export async function selectSummaries(
  db: Queryable,
  caller: Caller,
  id: string | null,
): Promise<Pick<LeadRow, 'id' | 'first_name' | 'last_name' | 'stage_id'>[]> {
  const { rows } = await sql<LeadRow>`
    select id, first_name, last_name, stage_id from lead
    where erased_at is null and ${inSight(caller)} and (${id}::uuid is null or id = ${id})
    order by ${arrivalOf(caller)} desc, id desc limit ${SHORT_LIST}`.execute(db);
  return rows;
}

/** Leads in the caller's sight that are in the stage Client, by name. */
export async function selectClients(
  db: Queryable,
  caller: Caller,
  q: string,
): Promise<Pick<LeadRow, 'id' | 'first_name' | 'last_name'>[]> {
  const { rows } = await sql<LeadRow>`
    select lead.id, lead.first_name, lead.last_name from lead
    join reference_entry stage on stage.id = lead.stage_id and stage.code = 'clients'
    where lead.erased_at is null and ${inSight(caller)}
      and lead.first_name || ' ' || lead.last_name ilike ${`%${escapeLike(q)}%`}
    order by lower(lead.last_name), lower(lead.first_name), lead.id limit ${SHORT_LIST}`.execute(
    db,
  );
  return rows;
}

const SHORT_LIST = 100;
