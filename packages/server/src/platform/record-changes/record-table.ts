import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../actor.ts';
import type { DatabaseTransaction, Queryable } from '../database.ts';
import type { DB } from '../database-types.generated.ts';
import { refuse } from '../refusal-error.ts';
import { type ChangedFields, recordChanges } from './record-changes.ts';

const UNIQUE_VIOLATION = '23505';

export interface RecordRow {
  readonly id: string;
  readonly version: number;
}

/** A table whose rows have a UUID as id and a version, with a history of column changes. */
export interface RecordTable<Row extends RecordRow> {
  /** `room.record`, as in `NewRecordChange.kind`. */
  readonly key: string;
  readonly table: keyof DB & string;
  /** The columns that history shows, and how. */
  readonly columns: Readonly<
    Partial<Record<keyof Row, { label: () => string; textOf?: (value: unknown) => string }>>
  >;
  /** Columns of type jsonb. */
  readonly json?: readonly (keyof Row & string)[];
  /** The error for a value that is taken, by unique index. */
  readonly taken?: Readonly<
    Record<string, { field: string; label: () => string; message: () => string }>
  >;
  /** Refuses an id that no row has. */
  readonly refuseMissing: () => never;
}

/** Rows by their ids, refused where one is missing. */
export async function findRecords<Row extends RecordRow>(
  db: Queryable,
  { table, refuseMissing }: RecordTable<Row>,
  ids: readonly string[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db);
  return rows.length < ids.length ? refuseMissing() : rows;
}

/** A row, held until the commit. */
export async function lockRecord<Row extends RecordRow>(
  tx: Queryable,
  { table, refuseMissing }: RecordTable<Row>,
  id: string,
): Promise<Row> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where id = ${id}::uuid for update`.execute(tx);
  return rows[0] ?? refuseMissing();
}

/** Refuses (changed-meanwhile) a version that is not the row's. */
export function requireVersion({ version }: RecordRow, sent: number): void {
  if (version !== sent) refuse('changed-meanwhile');
}

/**
 * Inserts a row and writes down that it was made, and by whom, if that isn't the actor; null is
 * someone without an account. Refuses a taken value.
 */
export async function createRecord<Row extends RecordRow>(
  tx: DatabaseTransaction,
  record: RecordTable<Row>,
  actor: Actor,
  values: Partial<Row>,
  changedBy: string | null = actor.caller.personId,
): Promise<Row> {
  const names = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  const row = await write(
    tx,
    record,
    sql<Row>`
      insert into ${sql.table(record.table)} (${names})
      values (${sql.join(stored(record, values))}) returning *`,
  );
  const after = pick(row as ChangedFields, Object.keys(record.columns));
  await recordChanges(tx, [
    { kind: record.key, recordId: row.id, what: 'created', changedBy, before: {}, after },
  ]);
  return row;
}

/**
 * Sets columns of a row that is held, raises its version, and writes down what changed; answers the
 * row. Does nothing where nothing differs. Refuses a taken value.
 */
export async function changeRecord<Row extends RecordRow>(
  tx: DatabaseTransaction,
  record: RecordTable<Row>,
  actor: Actor,
  row: Row,
  { what, set, undoes = null }: { what: string; set: Partial<Row>; undoes?: number | null },
): Promise<Row> {
  const held = row as ChangedFields;
  const given = set as ChangedFields;
  const names = Object.keys(given).filter((name) => !isSame(given[name], held[name]));
  if (names.length === 0) return row;
  const values = stored(record, pick(given, names));
  const assignments = names.map((name, at) => sql`${sql.ref(name)} = ${values[at]}`);
  const changed = await write(
    tx,
    record,
    sql<Row>`
      update ${sql.table(record.table)} set ${sql.join(assignments)}, version = version + 1
      where id = ${row.id} returning *`,
  );
  const changedBy = actor.caller.personId;
  const [before, after] = [pick(held, names), pick(given, names)];
  await recordChanges(tx, [
    { kind: record.key, recordId: row.id, what, changedBy, before, after, undoes },
  ]);
  return changed;
}

/**
 * Compares values as history stores them, where an instant is a text and the order of an object's
 * keys says nothing: the database has its own.
 */
export function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((value) => JSON.stringify(value ?? null));
  if (first === second) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return isDeepStrictEqual(JSON.parse(first ?? ''), JSON.parse(second ?? ''));
}

/** Values as the database takes them. */
function stored<Row extends RecordRow>(
  { json = [] }: RecordTable<Row>,
  values: ChangedFields | Partial<Row>,
): unknown[] {
  const isJson = (name: string) => (json as readonly string[]).includes(name);
  return Object.entries(values).map(([name, value]) =>
    isJson(name) && value !== null ? JSON.stringify(value) : value,
  );
}

function pick(from: ChangedFields, names: readonly string[]): ChangedFields {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
}

/** Only the database can decide between two callers who want the same value at the same moment. */
async function write<Row extends RecordRow>(
  tx: DatabaseTransaction,
  { taken = {} }: RecordTable<Row>,
  query: RawBuilder<Row>,
): Promise<Row> {
  try {
    const { rows } = await query.execute(tx);
    return rows[0] as Row;
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string };
    const found = code === UNIQUE_VIOLATION && taken[constraint];
    if (!found) throw error;
    const message = found.message();
    const field = { field: found.field, label: found.label(), message };
    return refuse('bad-input', { fields: [field], message });
  }
}
