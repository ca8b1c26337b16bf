import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { insertPeople } from '../../test/factories/accounts.ts';
import { claimDatabase } from './claim-database.ts';
import { startMessages } from './messages.ts';
import { readMigrations } from './migrate.ts';

let at: TestDatabase;
beforeAll(async () => {
  at = await createTestDatabase();
});
afterEach(() => at.asOwner('delete from database_mode'));

afterAll(() => at.close());

const roles = () => ({ owner: at.owner, program: at.connection });

test.each([
  ['demo', 'production', startMessages.demoData()],
  ['production', 'demo', startMessages.productionData()],
] as const)('a database of a %s server refuses %s', async (first, other, sentence) => {
  await claimDatabase(roles(), first);
  await expect(claimDatabase(roles(), other)).rejects.toThrow(sentence);
  await claimDatabase(roles(), first);
});

test('of two that start together in different modes, one is refused', async () => {
  const both = await Promise.allSettled([
    claimDatabase(roles(), 'demo'),
    claimDatabase(roles(), 'production'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an older database with the demo’s people is marked as a demo', async () => {
  const migrations = await readMigrations();
  const sqlOf = (start: string) => migrations.find(({ name }) => name.startsWith(start))?.sql ?? '';
  const marking = sqlOf('0030-').slice(sqlOf('0030-').indexOf('insert into database_mode'));
  const [person] = await insertPeople(at.db, [{ email: 'anna@prairieandmain.example' }]);
  await at.asOwner(marking + sqlOf('0034-'));
  const marks = await at.db.selectFrom('database_mode').select('mode').execute();
  expect(marks).toEqual([{ mode: 'demo' }]);
  await expect(claimDatabase(roles(), 'production')).rejects.toThrow(startMessages.demoData());
  await at.pool.query('delete from person where id = $1', [person?.id]);
});

test('an older database with people of a production server is marked as one', async () => {
  const migrations = await readMigrations();
  const marking = migrations.find(({ name }) => name === '0034-platform-production-mode.sql');
  await at.asOwner(marking?.sql ?? '');
  const marks = at.db.selectFrom('database_mode').select('mode');
  expect(await marks.execute()).toEqual([]);
  const [person] = await insertPeople(at.db, [{}]);
  await at.asOwner(marking?.sql ?? '');
  expect(await marks.execute()).toEqual([{ mode: 'production' }]);
  await at.pool.query('delete from person where id = $1', [person?.id]);
});

test('existing production databases require two-step sign-in of three roles, a demo of none', async () => {
  const migrations = await readMigrations();
  const migration = migrations.find(({ name }) => name.startsWith('0042-'));
  const strict = at.db.selectFrom('role').select('key').where('requires_two_step', '=', true);
  await at.asOwner('update role set requires_two_step = false');
  await claimDatabase(roles(), 'demo');
  await at.asOwner(migration?.sql ?? '');
  expect(await strict.execute()).toEqual([]);
  await at.asOwner(`update database_mode set mode = 'production'`);
  await at.asOwner(migration?.sql ?? '');
  const keys = (await strict.orderBy('key').execute()).map(({ key }) => key);
  expect(keys).toEqual(['admin', 'internal-accounting-team', 'super-admin']);
});

test('a database of the other mode is refused before it is migrated', async () => {
  await claimDatabase(roles(), 'production');
  await at.asOwner(
    `insert into migration (number, name, hash) values (9999, '9999-later.sql', '')`,
  );
  await expect(claimDatabase(roles(), 'production')).rejects.toThrow('9999-later.sql');
  const claim = claimDatabase(roles(), 'demo');
  await expect(claim).rejects.toThrow(startMessages.productionData());
  await at.asOwner('delete from migration where number = 9999');
});
