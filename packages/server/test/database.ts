import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import {
  connectionOptions,
  type DatabaseConnection,
  type OpenDatabase,
  openDatabase,
} from '../src/platform/database.ts';
import { type EmptyTables, emptyTablesOf } from './empty-tables.ts';
import { inDatabase, type Rows } from './test-server.ts';

export interface TestDatabase extends OpenDatabase {
  /** As the owner of the tables; `db` and `pool` are the program's role. */
  owner: DatabaseConnection;
  /** Runs a statement as the owner, for what the program isn't allowed. */
  asOwner(sql: string, values?: unknown[]): Promise<Rows>;
  /** Removes all rows of tables and of those that refer to them. */
  empty: EmptyTables;
  /** The same as a DATABASE_URL, for programs that a test starts. */
  url: string;
  /** The same as a MIGRATIONS_DATABASE_URL. */
  ownerUrl: string;
}

const admins = new Map<string, pg.Pool>();

/**
 * A migrated, empty database for one test file, on a real PostgreSQL. Create it in `beforeAll` and
 * `close` it in `afterAll`.
 */
export async function createTestDatabase(
  { admin, program, template, isLasting } = inject('testServer'),
): Promise<TestDatabase> {
  const name = `${template}_${randomBytes(5).toString('hex')}`;
  // Copying files is quicker, but makes a server in use flush all its pages first.
  const strategy = isLasting ? 'strategy wal_log' : 'strategy file_copy';
  await keptOpen(admin).query(`create database ${name} template ${template} ${strategy}`);
  const owner = inDatabase(admin, name);
  const ownerPool = oneConnection(owner);
  const connection = inDatabase(program, name);
  const database = openDatabase(connection, { max: 10, name: 'homestead test' });
  return {
    ...database,
    owner,
    asOwner: async (sql, values) => (await ownerPool.query(sql, values)).rows,
    empty: emptyTablesOf(ownerPool, { isSuperuser: !isLasting }),
    url: urlOf(connection),
    ownerUrl: urlOf(owner),
    async close() {
      await database.close();
      if (!ownerPool.ending) await ownerPool.end();
      if (isLasting) await keptOpen(admin).query(`drop database if exists ${name} with (force)`);
    },
  };
}

/** Connecting takes longer than creating a database: the files of one worker share a connection. */
function keptOpen(admin: DatabaseConnection): pg.Pool {
  const key = JSON.stringify(admin);
  const pool = admins.get(key) ?? oneConnection(admin);
  admins.set(key, pool);
  return pool;
}

function oneConnection(connection: DatabaseConnection): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(connection),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // Tests end servers and connections on purpose; the next query opens another.
  pool.on('error', () => {});
  return pool;
}

function urlOf(connection: DatabaseConnection): string {
  if ('url' in connection) return connection.url;
  const { host, port, user, database } = connection;
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
