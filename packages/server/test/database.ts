import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import {
  type DatabaseConnection,
  type OpenDatabase,
  openDatabase,
} from '../src/platform/database.ts';
import { inDatabase, type Rows, runSql } from './test-server.ts';

export interface TestDatabase extends OpenDatabase {
  /** As the owner of the tables; `db` and `pool` are the program's role. */
  owner: DatabaseConnection;
  /** Runs a statement as the owner, for what the program isn't allowed. */
  asOwner(sql: string, values?: unknown[]): Promise<Rows>;
  /** The same as a DATABASE_URL, for programs that a test starts. */
  url: string;
  /** The same as a MIGRATIONS_DATABASE_URL. */
  ownerUrl: string;
}

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
  await runSql(admin, `create database ${name} template ${template} ${strategy}`);
  const owner = inDatabase(admin, name);
  const connection = inDatabase(program, name);
  const database = openDatabase(connection, { max: 10, name: 'homestead test' });
  return {
    ...database,
    owner,
    asOwner: (sql, values) => runSql(owner, sql, values),
    url: urlOf(connection),
    ownerUrl: urlOf(owner),
    async close() {
      await database.close();
      if (isLasting) await runSql(admin, `drop database if exists ${name} with (force)`);
    },
  };
}

function urlOf(connection: DatabaseConnection): string {
  if ('url' in connection) return connection.url;
  const { host, port, user, database } = connection;
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
