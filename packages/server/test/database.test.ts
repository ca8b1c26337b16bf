import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';

let one: TestDatabase;
let other: TestDatabase;

beforeAll(async () => {
  one = await createTestDatabase();
  other = await createTestDatabase();
});
afterAll(() => Promise.all([one.close(), other.close()]));

test('each test database is migrated and separate from the others', async () => {
  await one.asOwner('create table only_here (a int)');
  const tables = async ({ pool }: TestDatabase) =>
    (await pool.query(`select tablename from pg_tables where schemaname = 'public'`)).rows.map(
      (row) => row.tablename,
    );
  expect(await tables(one)).toEqual(expect.arrayContaining(['migration', 'only_here']));
  expect(await tables(other)).toContain('migration');
  expect(await tables(other)).not.toContain('only_here');
});

test('the URL leads to the same database', async () => {
  const client = new pg.Client({ connectionString: one.url });
  await client.connect();
  const { rows } = await client.query('select current_database() as name');
  await client.end();
  expect(rows[0].name).toBe(
    (await one.pool.query('select current_database() as name')).rows[0].name,
  );
});
