import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { DatabaseLock, type Page, type Queryable, type RowOf, selectPage } from '#platform';

export type EntryRow = RowOf<'reference_entry'>;

/** An entry that comes with the program; `source` is the code of a sub-source's lead source. */
interface SeededEntry {
  readonly list: string;
  readonly code: string;
  readonly display: string;
  readonly position: number;
  readonly source?: string;
}

const inOrder = sql`retired_at is not null, position, lower(display), id`;

/** Entries of a list in their order, retired ones last. */
export function selectEntries(
  db: Queryable,
  list: string,
  page: PageRequest,
): Promise<Page<EntryRow>> {
  const from = sql`reference_entry where list = ${list}`;
  return selectPage(db, page, { select: sql`*`, from, orderBy: inOrder });
}

/** The names of all entries by their ids, retired ones, too; each list in its order. */
export async function selectEntryNames(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Pick<EntryRow, 'id' | 'display'>>`
    select id, display from reference_entry order by list, ${inOrder}`.execute(db);
  return new Map(rows.map(({ id, display }) => [id, display]));
}

const listLock = new DatabaseLock('leads.reference-list');

/** Makes other changes of the list that an entry is in wait for this commit. */
export async function lockListOf(tx: Queryable, id: string): Promise<void> {
  const key = listLock.key(sql`list`);
  await sql`select pg_advisory_xact_lock(${key}) from reference_entry where id = ${id}::uuid`.execute(
    tx,
  );
}

/** The entries that a list offers, in their order, locked until the commit. */
export async function lockOrder(tx: Queryable, list: string): Promise<EntryRow[]> {
  await listLock.untilCommit(tx, { record: list });
  const { rows } = await sql<EntryRow>`
    select * from reference_entry where list = ${list} and retired_at is null
    order by ${inOrder} for update`.execute(tx);
  return rows;
}

/** The stages of leads that staff added, retired ones too. */
export async function selectAddedStages(tx: Queryable): Promise<{ id: string; display: string }[]> {
  const { rows } = await sql<{ id: string; display: string }>`
    select id, display from reference_entry where list = 'lead-stages' and code is null
    order by id`.execute(tx);
  return rows;
}

/** Adds the entries whose code or name their list does not have. */
export async function addMissing(db: Queryable, entries: readonly SeededEntry[]): Promise<void> {
  await sql`
    insert into reference_entry (list, code, display, position, parent_id)
    select seed.list, seed.code, seed.display, seed.position, source.id
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as seed (list text, code text, display text, position int, source text)
    left join reference_entry source on source.list = 'lead-sources' and source.code = seed.source
    on conflict do nothing`.execute(db);
}
