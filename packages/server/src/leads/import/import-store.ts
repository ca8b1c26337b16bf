import type { leadImportOutlooks, WireLeadImport } from '@homestead/contract/leads';
import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { ownedBy, type Page, type Queryable, type RowOf, selectPage } from '#platform';
import type { Mapping } from './read-record.ts';

export type ImportRow = RowOf<'lead_import'>;
export type ImportRecord = RowOf<'lead_import_row'>;
export type ImportState = WireLeadImport['state'];
export type RecordState = keyof WireLeadImport['counts'];
export type Outlook = (typeof leadImportOutlooks)[number];

/** A person's own import. */
interface Own {
  id: string;
  ownerId: string;
}

/** Stores a file that was read, with its records. Returns the id. */
export async function insertImport(
  tx: Queryable,
  given: { ownerId: string; fileName: string; heads: readonly string[]; agentId: string | null },
  records: readonly (readonly string[])[],
): Promise<string> {
  const { ownerId, fileName, heads, agentId } = given;
  const { rows } = await sql<{ id: string }>`
    insert into lead_import (owner_id, file_name, columns, agent_id)
    values (${ownerId}, ${fileName}, ${JSON.stringify(heads)}, ${agentId}) returning id`.execute(
    tx,
  );
  const id = rows[0]?.id ?? '';
  await sql`
    insert into lead_import_row (import_id, position, cells)
    select ${id}, position::int, cells from jsonb_array_elements(${JSON.stringify(records)}::jsonb)
      with ordinality as given (cells, position)`.execute(tx);
  return id;
}

/** A person's own import; null for anyone else's. */
export async function findImport(db: Queryable, { id, ownerId }: Own): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select * from lead_import
    where id = ${id} and ${ownedBy(ownerId, 'lead_import.owner_id')}`.execute(db);
  return rows[0] ?? null;
}

/** The same, held until the commit; null while another commit holds it, with `skip`. */
export async function lockImport(
  tx: Queryable,
  { id, ownerId, skip = false }: Own & { skip?: boolean },
): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select * from lead_import
    where id = ${id} and ${ownedBy(ownerId, 'lead_import.owner_id')}
    for update ${skip ? sql`skip locked` : sql``}`.execute(tx);
  return rows[0] ?? null;
}

/** A person's own imports, newest first. */
export function selectImports(
  db: Queryable,
  ownerId: string,
  page: PageRequest,
): Promise<Page<ImportRow>> {
  return selectPage(db, page, {
    select: sql`lead_import.*`,
    from: sql`lead_import where ${ownedBy(ownerId, 'lead_import.owner_id')}`,
    orderBy: sql`created_at desc, id desc`,
  });
}

export async function storeImportState(
  tx: Queryable,
  { id, ownerId, state }: Own & { state: ImportState },
): Promise<void> {
  await sql`
    update lead_import set state = ${state},
      started_at = case when ${state} = 'running' then now() else started_at end
    where id = ${id} and ${ownedBy(ownerId, 'lead_import.owner_id')}`.execute(tx);
}

export async function storePlan(
  tx: Queryable,
  { id, ownerId }: Own,
  plan: { mapping: Mapping; onDuplicate: string; agentId: string | null; startsPlans: boolean },
): Promise<void> {
  await sql`
    update lead_import set mapping = ${JSON.stringify(plan.mapping)},
      on_duplicate = ${plan.onDuplicate}, agent_id = ${plan.agentId},
      starts_plans = ${plan.startsPlans}
    where id = ${id} and ${ownedBy(ownerId, 'lead_import.owner_id')}`.execute(tx);
}

interface Counted {
  importId: string;
  state: RecordState;
  outlook: Outlook | null;
  count: number;
  likely: number;
}

/** How many records of each of these imports are in each state, and with each outlook. */
export async function countRecords(db: Queryable, ids: readonly string[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select import_id as "importId", state, outlook, count(*)::int as count,
      count(likely_id) filter (where outlook = 'create')::int as likely
    from lead_import_row where import_id = any(${[...ids]}::uuid[])
    group by import_id, state, outlook`.execute(db);
  return rows;
}

/** Records after a position, in their order; of some states only, if they are given. */
export async function selectRecordsAfter(
  db: Queryable,
  importId: string,
  { after, states, limit }: { after: number; states?: readonly RecordState[]; limit: number },
): Promise<ImportRecord[]> {
  const ofStates = states ? sql`state = any(${[...states]}::text[])` : sql`true`;
  const { rows } = await sql<ImportRecord>`
    select * from lead_import_row
    where import_id = ${importId} and position > ${after} and ${ofStates}
    order by position limit ${limit}`.execute(db);
  return rows;
}

export interface RecordFilter {
  state: RecordState | null;
  outlook: Outlook | 'likely' | null;
}

export function selectRecords(
  db: Queryable,
  importId: string,
  { state, outlook }: RecordFilter,
  page: PageRequest,
): Promise<Page<ImportRecord>> {
  const ofState = state === null ? sql`true` : sql`state = ${state}`;
  const ofOutlook =
    outlook === null
      ? sql`true`
      : outlook === 'likely'
        ? sql`outlook = 'create' and likely_id is not null`
        : sql`outlook = ${outlook}`;
  return selectPage(db, page, {
    select: sql`lead_import_row.*`,
    from: sql`lead_import_row where import_id = ${importId} and ${ofState} and ${ofOutlook}`,
    orderBy: sql`position`,
  });
}

export interface RecordOutcome {
  position: number;
  state?: RecordState;
  outlook?: Outlook;
  name?: string;
  email?: string | null;
  phone?: string | null;
  errors?: readonly object[];
  leadId?: string | null;
  likelyId?: string | null;
  before?: object | null;
  tags?: readonly string[];
  version?: number | null;
}

/** Stores what the dry run says of records. */
export async function storeOutlooks(
  tx: Queryable,
  importId: string,
  outcomes: readonly RecordOutcome[],
): Promise<void> {
  await sql`
    update lead_import_row r set outlook = given.outlook, name = given.name, email = given.email,
      phone = given.phone, errors = given.errors, lead_id = given."leadId",
      likely_id = given."likelyId"
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as given (position int,
      outlook text, name text, email text, phone text, errors jsonb, "leadId" uuid,
      "likelyId" uuid)
    where r.import_id = ${importId} and r.position = given.position`.execute(tx);
}

/** Stores what became of records. */
export async function storeRecords(
  tx: Queryable,
  importId: string,
  outcomes: readonly RecordOutcome[],
): Promise<void> {
  await sql`
    update lead_import_row r set state = given.state, done_at = clock_timestamp(),
      errors = coalesce(given.errors, '[]'), lead_id = coalesce(given."leadId", r.lead_id),
      before = coalesce(given.before, r.before), version = coalesce(given.version, r.version),
      tags = coalesce((select array_agg(tag) from jsonb_array_elements_text(given.tags) as tag),
        r.tags)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as given (position int,
      state text, errors jsonb, "leadId" uuid, before jsonb, version int, tags jsonb)
    where r.import_id = ${importId} and r.position = given.position`.execute(tx);
}

/** Empties records that are leads now: what they said is in the leads, and is erased with them. */
export async function clearRecords(tx: Queryable, importId: string): Promise<void> {
  await sql`
    update lead_import_row set cells = '[]', name = '', email = null, phone = null
    where import_id = ${importId} and lead_id is not null and state <> 'waiting'`.execute(tx);
}

/** SQL: an earlier record of the file, which could be used, has the email of the row `r`. */
const isRepeated = sql`exists (select 1 from lead_import_row earlier
  where earlier.import_id = r.import_id and earlier.email = r.email
    and earlier.position < r.position and earlier.outlook <> 'refuse')`;

/** Those of these records whose email an earlier record has. */
export async function selectRepeated(
  tx: Queryable,
  importId: string,
  records: readonly ImportRecord[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ position: number }>`
    select r.position from lead_import_row r where r.import_id = ${importId}
      and r.position = any(${records.map(({ position }) => position)}::int[])
      and ${isRepeated}`.execute(tx);
  return new Set(rows.map(({ position }) => position));
}

/** Marks the records whose email an earlier one has as left out. */
export async function skipRepeated(tx: Queryable, importId: string, error: object): Promise<void> {
  await sql`
    update lead_import_row r set outlook = 'skip', lead_id = null, likely_id = null,
      errors = ${JSON.stringify([error])}
    where r.import_id = ${importId} and r.outlook <> 'refuse' and ${isRepeated}`.execute(tx);
}

/** Records of an import that is undone before their turn stay in the file. */
export async function leaveRecords(tx: Queryable, importId: string): Promise<void> {
  await sql`
    update lead_import_row set state = 'undone'
    where import_id = ${importId} and state = 'waiting'`.execute(tx);
}

/** The imports that aren't finished, the oldest first. */
export async function selectGoingImports(
  db: Queryable,
  limit: number,
): Promise<Pick<ImportRow, 'id' | 'owner_id'>[]> {
  const { rows } = await sql<Pick<ImportRow, 'id' | 'owner_id'>>`
    select id, owner_id from lead_import where state in ('running', 'undoing')
    order by started_at limit ${limit}`.execute(db);
  return rows;
}

/** Deletes old imports, and sooner those that were never started. Returns how many. */
export async function forgetOldImports(
  db: Queryable,
  { days, draftHours }: { days: number; draftHours: number },
): Promise<number> {
  const removed = await sql`
    delete from lead_import where id in (
      select id from lead_import
      where created_at < now() - make_interval(days => ${days})
        or (state = 'draft' and created_at < now() - make_interval(hours => ${draftHours}))
      order by created_at limit 20)`.execute(db);
  return Number(removed.numAffectedRows);
}

/** Forgets what a lead's records had of its person, and what they would bring back. */
export async function eraseRecordsOf(tx: Queryable, leadId: string): Promise<void> {
  await sql`
    update lead_import_row set cells = '[]', name = '', email = null, phone = null,
      before = null, tags = '{}'
    where lead_id = ${leadId}`.execute(tx);
}
