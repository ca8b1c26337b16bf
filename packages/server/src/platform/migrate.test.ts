import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

/** The real migrations, followed by some of the test's own. */
async function withMore(...sqls: string[]): Promise<Migration[]> {
  const real = await readMigrations();
  const more = sqls.map((sql, index) => {
    const number = real.length + index + 1;
    const hash = createHash('sha256').update(sql).digest('hex');
    return { number, name: `${String(number).padStart(4, '0')}-test.sql`, sql, hash };
  });
  return [...real, ...more];
}

const namesOf = (migrations: Migration[], from: number) =>
  migrations.slice(from).map(({ name }) => name);

it('a database that is up to date is left alone', async () => {
  expect(await migrate(database.owner)).toEqual([]);
});

it('of several nodes starting at the same time, one applies each migration and all end up to date', async () => {
  const wanted = await withMore('select pg_sleep(0.3); create table once (a int)', 'select 1');
  const real = (await readMigrations()).length;
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => migrate(database.owner, { migrations: wanted })),
  );
  expect(answers.flat()).toEqual(namesOf(wanted, real));
  expect(await migrate(database.owner, { migrations: wanted })).toEqual([]);
});

it('a failing migration is rolled back, keeps the earlier ones and is named', async () => {
  const wanted = await withMore(
    'create table kept (a int)',
    'create table half (a int); select 1/0',
  );
  await expect(migrate(database.owner, { migrations: wanted })).rejects.toThrow(
    /^Migration \d{4}-test\.sql failed: division by zero$/,
  );
  const { rows } = await database.pool.query(
    `select tablename from pg_tables where tablename in ('kept', 'half')`,
  );
  expect(rows).toEqual([{ tablename: 'kept' }]);
});

it('a migration that was changed after it was applied is refused', async () => {
  const wanted = await withMore('select 1');
  await migrate(database.owner, { migrations: wanted });
  const changed = await withMore('select 2');
  await expect(migrate(database.owner, { migrations: changed })).rejects.toThrow(
    'was changed after it was applied',
  );
});

it('a database newer than the program is refused', async () => {
  await migrate(database.owner, { migrations: await withMore('select 1') });
  await expect(migrate(database.owner)).rejects.toThrow('which this program doesn’t know');
});

it('a gap or a duplicate number is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'homestead-migrations-'));
  try {
    await writeFile(join(folder, '0001-a.sql'), 'select 1');
    await writeFile(join(folder, '0003-b.sql'), 'select 1');
    await expect(readMigrations(folder)).rejects.toThrow('0003-b.sql should be number 2');
    await writeFile(join(folder, '0001-c.sql'), 'select 1');
    await expect(readMigrations(folder)).rejects.toThrow('0001-c.sql should be number 2');
  } finally {
    await rm(folder, { recursive: true });
  }
});
