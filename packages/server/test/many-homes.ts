import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { connectionOptions, type DatabaseConnection } from '../src/platform/database.ts';
import type { DB } from '../src/platform/database-types.generated.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { insertManyListings } from './factories/many-listings.ts';
import { inDatabase, manyHomesTemplate, type TestServer } from './test-server.ts';

const HOMES = 20_000;

/** A database like `createTestDatabase`'s, with 20,000 generated homes. */
export async function createManyHomesDatabase(
  server: TestServer['address'] = inject('testServer'),
): Promise<TestDatabase> {
  await makeTemplateOnce(server);
  return createTestDatabase({ ...server, template: manyHomesTemplate(server) });
}

/** The homes take seconds to make: the first test file of a run makes them for the others. */
async function makeTemplateOnce(server: TestServer['address']): Promise<void> {
  const name = manyHomesTemplate(server);
  const admin = new pg.Client(connectionOptions(server.admin));
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await admin.query(`create database ${name} template ${server.template}`);
    await fill(inDatabase(server.admin, name)).catch(async (error) => {
      await admin.query(`drop database ${name} with (force)`);
      throw error;
    });
  } finally {
    await admin.end();
  }
}

/** Without the time limits of requests, which a busy machine exceeds. */
async function fill(connection: DatabaseConnection): Promise<void> {
  const pool = new pg.Pool(connectionOptions(connection));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    await insertManyListings(db, HOMES);
  } finally {
    await db.destroy();
  }
}
