import { sql } from 'kysely';
import type { Database, Queryable } from './database.ts';
import type { DB } from './database-types.generated.ts';
import type { Jobs } from './jobs.ts';
import { noteFailedRow, type RowWatch } from './row-by-row.ts';
import type { Secrets } from './secrets.ts';

/** A column of sealed bytes that last longer than a key change. */
export interface SealedColumn {
  table: keyof DB & string;
  column: string;
  /** The column that names a row: what its bytes are sealed for. */
  owner: string;
  /** As given to {@link Secrets.seal}. */
  purpose: string;
}

const ROWS_AT_ONCE = 200;

/**
 * Defines a room's recurring job that seals with the current key what a former one sealed.
 */
export function defineResealJob(
  { db, jobs, log, metrics, secrets }: RowWatch & { db: Database; jobs: Jobs; secrets: Secrets },
  job: string,
  columns: readonly SealedColumn[],
): void {
  jobs.define({
    name: job,
    recurs: true,
    run: async (_data, signal) => {
      for (const column of columns) {
        const { sealed, failed } = await resealColumn(db, secrets, column, signal);
        for (const { owner, error } of failed) {
          noteFailedRow({ log, metrics }, { job, rowId: `${column.table} ${owner}` }, error);
        }
        if (sealed > 0) log.info({ table: column.table, sealed }, 'sealed with the new key');
      }
    },
  });
}

/**
 * Seals a column's rows with the current key. A row that no key opens stays as it is, and so does
 * one that changed at the same time: its writer used the current key.
 */
export async function resealColumn(
  db: Database,
  secrets: Secrets,
  column: SealedColumn,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ sealed: number; failed: { owner: string; error: unknown }[] }> {
  const failed: { owner: string; error: unknown }[] = [];
  let sealed = 0;
  for (let after = ''; !signal.aborted; ) {
    const rows = await selectFormer(db, secrets, column, after);
    for (const { owner, bytes } of rows) {
      try {
        const text = secrets.open(column.purpose, owner, bytes);
        const renewed = secrets.seal(column.purpose, owner, text);
        const { numAffectedRows = 0n } = await sql`
          update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${renewed}
          where ${sql.ref(column.owner)} = ${owner} and ${sql.ref(column.column)} = ${bytes}`.execute(
          db,
        );
        sealed += Number(numAffectedRows);
      } catch (error) {
        failed.push({ owner, error });
      }
    }
    after = rows.at(-1)?.owner ?? '';
    if (rows.length < ROWS_AT_ONCE) break;
  }
  return { sealed, failed };
}

/** How many rows of a column a former key sealed, or no known one. */
export async function countFormerSeals(
  db: Queryable,
  secrets: Secrets,
  column: SealedColumn,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(column.table)}
    where ${isFormer(secrets, column)}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function selectFormer(
  db: Queryable,
  secrets: Secrets,
  column: SealedColumn,
  after: string,
): Promise<{ owner: string; bytes: Buffer }[]> {
  const { rows } = await sql<{ owner: string; bytes: Buffer }>`
    select ${sql.ref(column.owner)}::text as owner, ${sql.ref(column.column)} as bytes
    from ${sql.table(column.table)}
    where ${isFormer(secrets, column)} and ${sql.ref(column.owner)}::text > ${after}
    order by ${sql.ref(column.owner)}::text limit ${ROWS_AT_ONCE}`.execute(db);
  return rows;
}

const isFormer = ({ prefix }: Secrets, { column }: SealedColumn) =>
  sql<boolean>`substring(${sql.ref(column)} from 1 for ${prefix.length}) <> ${prefix}`;
