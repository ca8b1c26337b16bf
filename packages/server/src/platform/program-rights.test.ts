import { afterAll, beforeAll, test as everywhere, expect, inject } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { runSql } from '../../test/test-server.ts';
import { claimDatabase } from './claim-database.ts';
import { readMigrations } from './migrate.ts';

// A lasting test server has one role for everything.
const test = everywhere.skipIf(inject('testServer').isLasting);

let at: TestDatabase;
beforeAll(async () => {
  at = await createTestDatabase();
  await claim();
  await at.pool.query(
    `insert into security_event (kind) values ('signed-in');
     insert into record_change (record_kind, record_id, what, before, after)
       values ('accounts.role', 'agent', 'edited', '{"name": "A"}', '{"name": "B"}'),
         ('accounts.role', 'client', 'edited', '{"name": "C"}', '{"name": "D"}')`,
  );
});
afterAll(() => at.close());

const claim = () => claimDatabase({ owner: at.owner, program: at.connection }, 'demo');
const HISTORY = ['security_event', 'record_change'];

test('the program’s role reads and writes rows, and makes or empties no table', async () => {
  const refused = [
    'create table extra (a int)',
    'create temporary table extra (a int)',
    'create schema extra',
    'create function extra() returns int language sql as $$ select 1 $$',
    'alter table listing add column extra int',
    'drop table listing',
    'truncate throttle',
    'create index on listing (city)',
    'insert into migration (number, name, hash) values (9999, $$x$$, $$x$$)',
    'delete from database_mode',
    'create table pgboss.extra (a int)',
    'alter table security_event disable trigger all',
  ];
  for (const statement of refused) {
    await expect(at.pool.query(statement), statement).rejects.toThrow(
      /permission denied|must be owner/,
    );
  }
});

test.each(HISTORY)(
  '%s is only added to and read, by the program and by the owner',
  async (name) => {
    const statements = [
      `update ${name} set id = default`,
      `delete from ${name}`,
      `truncate ${name}`,
    ];
    for (const statement of statements) {
      await expect(at.pool.query(statement), statement).rejects.toThrow('permission denied');
      await expect(at.asOwner(statement), statement).rejects.toThrow('history is not changed');
      // The setting alone opens nothing.
      await expect(
        at.pool.query(`set homestead.erases_history = 'on'; ${statement}`),
      ).rejects.toThrow('permission denied');
    }
    const { rows } = await at.pool.query(`select count(*)::int as count from ${name}`);
    expect(rows[0].count).toBeGreaterThan(0);
  },
);

test('only old values of the kinds that a rule names are erased, by the functions that may', async () => {
  const person = (id: string, days: number) =>
    `insert into record_change (record_kind, record_id, what, changed_at, before, after)
     values ('accounts.person', '${id}', 'edited', now() - interval '${days} days', '{"a": 1}', '{"a": 2}')`;
  await at.pool.query(`${person('1', 31)}; ${person('1', 29)}; ${person('2', 31)}`);
  await at.pool.query(`select erase_history('accounts.person', '{1}')`);
  const { rows } = await at.pool.query(
    `select record_id, before, after from record_change where record_kind = 'accounts.person' order by id`,
  );
  const kept = { before: { a: 1 }, after: { a: 2 } };
  expect(rows).toEqual([
    { record_id: '1', before: {}, after: {} },
    { record_id: '1', ...kept },
    { record_id: '2', ...kept },
  ]);
  await expect(at.pool.query(`select erase_history('accounts.role', '{agent}')`)).rejects.toThrow(
    'no rule erases the history of accounts.role',
  );
  const { rows: functions } = await at.pool.query(
    `select proname from pg_proc where prosecdef and prosrc like '%homestead.erases_history%'
     order by proname`,
  );
  expect(functions.map(({ proname }) => proname)).toEqual([
    ...['erase_consent', 'erase_history', 'erase_taken_values'],
  ]);
  await expect(at.asOwner(`update record_change set before = '{}'`)).rejects.toThrow();
});

test('a start grants the rights of new tables and revokes the rest', async () => {
  await at.asOwner(
    `create table fresh (a serial);
     create table fresh_history (a int);
     create trigger stays before update on fresh_history
       for each statement execute function refuse_change_of_history();
     grant all on fresh_history, listing to public;
     grant truncate on throttle to ${await programRole()}`,
  );
  await claim();
  await at.pool.query('insert into fresh default values; delete from fresh');
  await at.pool.query('insert into fresh_history values (1)');
  for (const statement of [
    'update fresh_history set a = 2',
    'truncate listing',
    'truncate throttle',
  ]) {
    await expect(at.pool.query(statement), statement).rejects.toThrow('permission denied');
  }
});

test('a database from before the two roles gets them at the next start', async () => {
  const migrations = await readMigrations();
  await at.asOwner(`revoke all on all tables in schema public from public, ${await programRole()}`);
  await expect(at.pool.query('select from person')).rejects.toThrow('permission denied');
  expect(await claim()).toEqual({ applied: [], ownsTables: false });
  const { rows } = await at.pool.query('select count(*)::int as count from migration');
  expect(rows[0].count).toBe(migrations.length);
});

test('one role for both works, and is said to own the tables', async () => {
  const claimed = await claimDatabase({ owner: at.owner, program: at.owner }, 'demo');
  expect(claimed.ownsTables).toBe(true);
  await runSql(at.owner, 'create table extra (a int); drop table extra');
});

test('while nothing is to migrate, the program starts without the owner', async () => {
  await claim();
  const alone = { owner: at.connection, program: at.connection };
  expect(await claimDatabase(alone, 'demo')).toEqual({ applied: [], ownsTables: false });
});

async function programRole(): Promise<string> {
  return (await at.pool.query('select current_user as name')).rows[0].name;
}
