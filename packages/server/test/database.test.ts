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

test('emptied tables have no rows, whatever refers to them and forbids it', async () => {
  const { pool } = one;
  await pool.query(`insert into lead (first_name, last_name, email) values ('E', 'T', 'e@x.org')`);
  await pool.query(`insert into lead_tag (lead_id, tag) select id, 'yard' from lead`);
  await pool.query(
    `insert into record_change (record_kind, record_id, what, before, after)
     values ('test.row', 'x', 'edited', '{}', '{}')`,
  );
  await expect(one.asOwner('delete from record_change')).rejects.toThrow('history is not changed');
  const count = async () => {
    const text =
      'select count(*)::int n from lead_tag union all select count(*) from record_change';
    return (await pool.query(text)).rows.map(({ n }) => n);
  };
  expect(await count()).toEqual([1, 1]);
  await one.empty('lead', 'record_change');
  expect(await count()).toEqual([0, 0]);
  expect(await one.asOwner('show session_replication_role')).toMatchObject([
    { session_replication_role: 'origin' },
  ]);
});
