import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { connectionOptions, type DatabaseConnection } from './database.ts';
import { DatabaseLock, WHOLE_LOCK } from './database-lock.ts';

const migrateLock = new DatabaseLock('platform.migrate');
const folder = fileURLToPath(new URL('../../migrations', import.meta.url));

export interface Migration {
  number: number;
  name: string;
  sql: string;
  hash: string;
}

/** All migrations in order. Throws on a gap or a duplicate number. */
export async function readMigrations(from = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const number = Number(name.slice(0, 4));
      if (number !== index + 1) throw new Error(`Migration ${name} should be number ${index + 1}`);
      const sql = await readFile(join(from, name), 'utf8');
      return { number, name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings the database to the newest migration, each in its own commit, under an advisory lock so
 * that several nodes can start together. Refuses a database whose applied migrations differ from
 * the files, or that is newer than this program. Returns the names of the applied ones.
 */
export async function migrate(
  connection: DatabaseConnection,
  migrations?: readonly Migration[],
): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  const client = new pg.Client({
    ...connectionOptions(connection),
    connectionTimeoutMillis: 10_000,
    application_name: 'homestead migrate',
  });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${WHOLE_LOCK})`, [migrateLock.name]);
    await client.query(
      `create table if not exists migration (
         number integer primary key, name text not null, hash text not null,
         applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ number: number; name: string; hash: string }>(
      'select number, name, hash from migration order by number',
    );
    refuseDifference(rows, wanted);
    const applied: string[] = [];
    for (const migration of wanted.slice(rows.length)) {
      await applyOne(client, migration);
      applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

function refuseDifference(
  applied: readonly { number: number; name: string; hash: string }[],
  wanted: readonly Migration[],
) {
  for (const row of applied) {
    const file = wanted[row.number - 1];
    if (!file) {
      throw new Error(`The database has migration ${row.name}, which this program doesn’t know`);
    }
    if (file.hash !== row.hash) {
      throw new Error(`Migration ${row.name} was changed after it was applied`);
    }
  }
}

async function applyOne(client: pg.Client, migration: Migration) {
  try {
    await client.query('begin');
    await client.query(migration.sql);
    await client.query('insert into migration (number, name, hash) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.hash,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
