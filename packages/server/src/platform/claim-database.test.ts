import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { claimDatabase } from './claim-database.ts';
import { startMessages } from './messages.ts';

let at: TestDatabase;
beforeAll(async () => {
  at = await createTestDatabase();
});
afterEach(() => sql`delete from database_mode`.execute(at.db));
afterAll(() => at.close());

test.each([
  ['demo', 'production', startMessages.demoData()],
  ['production', 'demo', startMessages.productionData()],
] as const)('a database of a %s server refuses %s', async (first, other, sentence) => {
  await claimDatabase(at.db, first);
  await expect(claimDatabase(at.db, other)).rejects.toThrow(sentence);
  await claimDatabase(at.db, first);
});

test('of two that start together in different modes, one is refused', async () => {
  const both = await Promise.allSettled([
    claimDatabase(at.db, 'demo'),
    claimDatabase(at.db, 'production'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
