import type { OpenDatabase } from '../../packages/server/src/platform/index.ts';

/**
 * Does something without the indexes of tables, which are made again after it, and without
 * triggers and foreign keys: many rows are written in seconds. The pool must have one connection,
 * of the database's owner.
 */
export async function withoutIndexes(
  pool: OpenDatabase['pool'],
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string; sql: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as sql
     from pg_index i where i.indrelid = any($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await pool.query('set session_replication_role = replica');
  await work();
  await pool.query('reset session_replication_role');
  await pool.query(`set maintenance_work_mem = '512MB'`);
  for (const { sql } of rows) await pool.query(sql);
}
