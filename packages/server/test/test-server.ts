import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { seedRolesAndPermissions } from '../src/accounts/roles/seed-reference.ts';
import {
  connectionOptions,
  type DatabaseConnection,
  openDatabase,
} from '../src/platform/database.ts';
import { startTemporaryPostgres } from '../src/platform/embedded-postgres/index.ts';
import { migrate } from '../src/platform/migrate.ts';

export interface TestServer {
  address: {
    /** A database from which others may be created and dropped. */
    admin: DatabaseConnection;
    /** The same as the role of the program; the same role on a server at TEST_DATABASE_URL. */
    program: DatabaseConnection;
    /** The migrated database to clone. */
    template: string;
    /** Whether databases must be dropped one by one, because the server outlives the run. */
    isLasting: boolean;
  };
  stop(): Promise<void>;
}

const quiet = { info() {}, warn: console.warn };

/**
 * A PostgreSQL to test on: an embedded one in a temporary folder, removed afterward, or the one at
 * TEST_DATABASE_URL, whose user must be allowed to create databases.
 */
export async function startTestServer(url = process.env.TEST_DATABASE_URL): Promise<TestServer> {
  const postgres = url ? null : await startTemporaryPostgres({ log: quiet });
  const admin: DatabaseConnection = postgres?.connection ?? { url: url ?? '' };
  const program = postgres?.program ?? admin;
  const template = `homestead_test_${process.pid}_${randomBytes(3).toString('hex')}`;
  try {
    if (postgres) await quietServer(admin);
    await runSql(admin, `create database ${template}`);
    await migrate(inDatabase(admin, template), { programRole: postgres?.program.user ?? null });
    await seedReference(inDatabase(program, template));
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
  return {
    address: { admin, program, template, isLasting: url !== undefined },
    async stop() {
      if (url) {
        for (const name of [template, manyHomesTemplate({ template })]) {
          await runSql(admin, `drop database if exists ${name} with (force)`);
        }
      }
      await postgres?.stop();
    },
  };
}

/**
 * Turns off autovacuum, which would visit hundreds of test databases every minute, and parallel
 * workers, which a two-core machine has no room for.
 */
async function quietServer(admin: DatabaseConnection): Promise<void> {
  await runSql(admin, 'alter system set autovacuum = off');
  await runSql(admin, 'alter system set max_parallel_workers_per_gather = 0');
  await runSql(admin, 'select pg_reload_conf()');
}

/** Roles and permissions, which every database of a running server holds. */
async function seedReference(connection: DatabaseConnection): Promise<void> {
  const database = openDatabase(connection, { max: 1 });
  try {
    await seedRolesAndPermissions(database.db, 'demo');
  } finally {
    await database.close();
  }
}

/** The database with many homes to clone, next to the empty one. */
export function manyHomesTemplate({ template }: Pick<TestServer['address'], 'template'>): string {
  return `${template}_homes`;
}

/** The same server, another database. */
export function inDatabase(connection: DatabaseConnection, database: string): DatabaseConnection {
  if (!('url' in connection)) return { ...connection, database };
  const url = new URL(connection.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}

// biome-ignore lint/suspicious/noExplicitAny: rows are whatever the statement selects
export type Rows = any[];

/** Runs one statement in its own connection. */
export async function runSql(
  connection: DatabaseConnection,
  sql: string,
  values?: unknown[],
): Promise<Rows> {
  const client = new pg.Client(connectionOptions(connection));
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
