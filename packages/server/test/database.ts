import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import {
  type DatabaseConnection,
  type OpenDatabase,
  openDatabase,
} from '../src/platform/database.ts';
import { inDatabase, runSql } from './test-server.ts';

export interface TestDatabase extends OpenDatabase {
  /** The same as a DATABASE_URL, for programs that a test starts. */
  url: string;
}

/**
 * A migrated, empty database for one test file, on a real PostgreSQL. Create it in `beforeAll` and
 * `close` it in `afterAll`.
 */
export async function createTestDatabase(
  { admin, template, isLasting } = inject('testServer'),
): Promise<TestDatabase> {
  const name = `${template}_${randomBytes(5).toString('hex')}`;
  // Copying files is quicker, but makes a server in use flush all its pages first.
  const strategy = isLasting ? 'strategy wal_log' : 'strategy file_copy';
  await runSql(admin, `create database ${name} template ${template} ${strategy}`);
  const connection = inDatabase(admin, name);
  const database = openDatabase(connection, { max: 10, name: 'homestead test' });
  return {
    ...database,
    url: urlOf(connection),
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
