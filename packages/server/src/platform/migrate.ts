import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import { connectionOptions, type DatabaseConnection } from './database.ts';
import { DatabaseLock, WHOLE_LOCK } from './database-lock.ts';
import { JOB_SCHEMA, JOB_SCHEMA_VERSION } from './job-schema.ts';
import { grantProgramRights } from './program-rights.ts';
import { sha256 } from './sha256.ts';

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
      return { number, name, sql, hash: sha256(sql).toString('hex') };
    }),
  );
}

/**
 * Brings the database to the newest migration, each in its own commit, under an advisory lock so
 * that several nodes can start together. Refuses a database whose applied migrations differ from
 * the files, or that is newer than this program. The job runner's tables are part of it, and the
 * rights of `programRole`, the role that the program works as when it isn't this one. Returns the
 * names of the applied migrations.
 */
export async function migrate(
  connection: DatabaseConnection,
  {
    migrations,
    programRole = null,
  }: { migrations?: readonly Migration[]; programRole?: string | null } = {},
): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  const client = new pg.Client({
    ...connectionOptions(connection),
    connectionTimeoutMillis: 10_000,
    application_name: 'homestead migrate',
  });
  // A loss is reported by the statement that runs into it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${WHOLE_LOCK})`, [migrateLock.name]);
    if (!(await hasTable(client, 'migration'))) {
      await client.query(
        `create table migration (
           number integer primary key, name text not null, hash text not null,
           applied_at timestamptz not null default now())`,
      );
    }
    const { rows } = await client.query<{ number: number; name: string; hash: string }>(
      'select number, name, hash from migration order by number',
    );
    refuseDifference(rows, wanted);
    const applied: string[] = [];
    for (const migration of wanted.slice(rows.length)) {
      await applyOne(client, migration);
      applied.push(migration.name);
    }
    await prepareJobTables(client);
    if (programRole !== null) await grantProgramRights(client, programRole);
    return applied;
  } finally {
    await client.end();
  }
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) as found', [name]);
  return rows[0].found !== null;
}

/** Installs or upgrades the job runner's tables, for which the program has no rights. */
async function prepareJobTables(client: pg.Client): Promise<void> {
  if (!(await hasTable(client, `${JOB_SCHEMA}.version`))) {
    await client.query(getConstructionPlans(JOB_SCHEMA));
    return;
  }
  const found = await client.query<{ version: number }>(
    `select version from ${JOB_SCHEMA}.version`,
  );
  const version = Number(found.rows[0]?.version);
  if (version < JOB_SCHEMA_VERSION) await client.query(getMigrationPlans(JOB_SCHEMA, version));
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
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
