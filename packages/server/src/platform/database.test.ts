import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';

let at: TestDatabase;
beforeAll(async () => {
  at = await createTestDatabase();
});
afterAll(() => at.close());

test('a connection lost between two statements ends the work on it, not the process', async () => {
  const client = await at.pool.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  await at.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await lost;
  await expect(client.query('select 1')).rejects.toThrow();
  client.release();
  expect((await at.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
