import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { atomically } from './database.ts';
import { DatabaseLock } from './database-lock.ts';

let at: TestDatabase;
beforeAll(async () => {
  at = await createTestDatabase();
});
afterAll(() => at.close());

test('a name belongs to one lock', () => {
  new DatabaseLock('test.twice');
  expect(() => new DatabaseLock('test.twice')).toThrow('“test.twice” is defined twice');
});

test('only one holder works at a time, and other locks are not in its way', async () => {
  const [one, other] = [new DatabaseLock('test.one'), new DatabaseLock('test.other')];
  const outcome = await one.alone(at.pool, async () => [
    await one.alone(at.pool, async () => 'second'),
    await other.alone(at.pool, async () => 'other'),
  ]);
  expect(outcome).toEqual({ result: [null, { result: 'other' }] });
  expect(await one.alone(at.pool, async () => 'again')).toEqual({ result: 'again' });
});

test('holders of different records do not wait for each other', async () => {
  const lock = new DatabaseLock('test.records');
  await atomically(at.db, async (tx) => {
    await lock.untilCommit(tx, { record: 'a' });
    await atomically(at.db, (inner) => lock.untilCommit(inner, { record: 'b' }));
    await expect(
      atomically(at.db, async (inner) => {
        await sql`set local lock_timeout = '20ms'`.execute(inner);
        await lock.untilCommit(inner, { record: 'a' });
      }),
    ).rejects.toThrow('lock timeout');
  });
});
