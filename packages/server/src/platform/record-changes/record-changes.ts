import type { PageRequest } from '@homestead/contract/platform';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../database.ts';
import type { DB } from '../database-types.generated.ts';
import { type Page, selectPage } from '../paging.ts';

/** Changed fields with their values, under the names that the room stores them by. */
export type ChangedFields = Readonly<Record<string, unknown>>;

export interface NewRecordChange {
  /** Kind of the record, `room.record`. */
  kind: string;
  recordId: string;
  /** What happened, such as `edited`. */
  what: string;
  /** Null for changes by the server. */
  changedBy: string | null;
  before: object;
  after: object;
  /** The change that this one undoes. */
  undoes?: number | null;
}

export type RecordChangeRow = Omit<Selectable<DB['record_change']>, 'before' | 'after'> & {
  before: ChangedFields;
  after: ChangedFields;
  undone_by: number | null;
};

/** Records what changed, in the caller's commit. Returns the ids of the changes. */
export async function recordChanges(
  tx: Queryable,
  changes: readonly NewRecordChange[],
): Promise<number[]> {
  if (changes.length === 0) return [];
  const rows = await tx
    .insertInto('record_change')
    .values(
      changes.map((change) => ({
        record_kind: change.kind,
        record_id: change.recordId,
        what: change.what,
        changed_by: change.changedBy,
        before: JSON.stringify(change.before),
        after: JSON.stringify(change.after),
        undoes: change.undoes ?? null,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const columns = sql`change.*, undoing.id as undone_by`;
const joined = sql`record_change change left join record_change undoing on undoing.undoes = change.id`;

/** Changes of one record, or of all of a kind, newest first. */
export function selectRecordChanges(
  db: Queryable,
  { kind, recordId }: { kind: string; recordId: string | null },
  page: PageRequest,
): Promise<Page<RecordChangeRow>> {
  const ofRecord = recordId === null ? sql`true` : sql`change.record_id = ${recordId}`;
  return selectPage(db, page, {
    select: columns,
    from: sql`${joined} where change.record_kind = ${kind} and ${ofRecord}`,
    orderBy: sql`change.id desc`,
  });
}

/** The newest changes of one record, newest first, without counting all of them. */
export async function selectLatestRecordChanges(
  db: Queryable,
  { kind, recordId }: { kind: string; recordId: string },
  limit: number,
): Promise<RecordChangeRow[]> {
  const { rows } = await sql<RecordChangeRow>`
    select ${columns} from ${joined}
    where change.record_kind = ${kind} and change.record_id = ${recordId}
    order by change.id desc limit ${limit}`.execute(db);
  return rows;
}

/** One change of a kind, of this record if one is given. */
export async function findRecordChange(
  db: Queryable,
  { kind, recordId, id }: { kind: string; recordId: string | null; id: number },
): Promise<RecordChangeRow | null> {
  const ofRecord = recordId === null ? sql`true` : sql`change.record_id = ${recordId}`;
  const { rows } = await sql<RecordChangeRow>`
    select ${columns} from ${joined}
    where change.id = ${id} and change.record_kind = ${kind} and ${ofRecord}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Clears the values in changes of these records that are more than 30 days old, but not who changed
 * something and when. Throws for a kind that the database's function doesn't name.
 */
export async function eraseRecordChanges(
  tx: Queryable,
  { kind, recordIds }: { kind: string; recordIds: readonly string[] },
): Promise<void> {
  await sql`select erase_history(${kind}, ${recordIds})`.execute(tx);
}

/** Which of these field values a change in the last `days` days can bring back. */
export async function selectValuesToBringBack(
  db: Queryable,
  field: { kind: string; what: string; name: string; days: number },
  values: readonly string[],
): Promise<string[]> {
  const { kind, what, name, days } = field;
  const { rows } = await sql<{ value: string }>`
    select distinct before->>${name} as value from record_change
    where record_kind = ${kind} and what = ${what} and before->>${name} = any(${values})
      and changed_at > now() - make_interval(days => ${days})`.execute(db);
  return rows.map(({ value }) => value);
}
