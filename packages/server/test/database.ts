import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import {
  type DatabaseConnection,
  type OpenDatabase,
  openDatabase,
} from '../src/platform/database.ts';
import { inDatabase, runSql } from './test-server.ts';

export interface TestDatabase extends OpenDatabase {
  connection: DatabaseConnection;
  /** The same as a DATABASE_URL, for programs that a test starts. */
  url: string;
}

/**
 * A migrated, empty database of a test file's own, on a real PostgreSQL. Make it in `beforeAll` and
 * `close` it in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { admin, template, isLasting } = inject('testServer');
  const name = `${template}_${randomBytes(5).toString('hex')}`;
  // Copying files is quicker, but makes a server that others use write all its pages down first.
  const strategy = isLasting ? 'strategy wal_log' : 'strategy file_copy';
  await runSql(admin, `create database ${name} template ${template} ${strategy}`);
  const connection = inDatabase(admin, name);
  const database = openDatabase(connection, { max: 10, name: 'homestead test' });
  return {
    ...database,
    connection,
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
