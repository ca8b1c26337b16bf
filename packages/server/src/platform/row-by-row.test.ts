import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestServices } from '../../test/services.ts';
import { atomically } from './database.ts';
import { forgetPutOffRows, isNotPutOff, tryRow, workThroughRows } from './row-by-row.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const job = 'test.job';
const put = async () =>
  (
    await database.pool.query(
      `select row_id, tries, round(extract(epoch from until - now()) / 60)::int as minutes
       from put_off_row order by row_id`,
    )
  ).rows;

it('work undoes, logs and counts the failing row alone, and waits longer each time', async () => {
  const lines: object[] = [];
  const services = createTestServices(database);
  const log = { error: (line: object) => lines.push(line) } as never;
  const round = () =>
    atomically(database.db, async (tx) => {
      const done = [];
      for (const rowId of ['bad', 'good']) {
        const row = await tryRow({ ...services, log }, tx, { job, rowId }, async () => {
          await sql`insert into event_outbox (type, payload) values (${rowId}, '{}')`.execute(tx);
          if (rowId === 'bad') await sql`select 1 / 0`.execute(tx);
          return rowId;
        });
        done.push(row?.result ?? null);
      }
      return done;
    });
  expect(await round()).toEqual([null, 'good']);
  expect(await put()).toEqual([{ row_id: 'bad', tries: 1, minutes: 5 }]);
  await round();
  await round();
  expect(await put()).toEqual([{ row_id: 'bad', tries: 3, minutes: 20 }]);
  for (let more = 0; more < 8; more += 1) await round();
  expect(await put()).toEqual([{ row_id: 'bad', tries: 11, minutes: 24 * 60 }]);
  const { rows } = await database.pool.query('select distinct type from event_outbox');
  expect(rows).toEqual([{ type: 'good' }]);
  expect(lines).toHaveLength(11);
  expect(lines[0]).toMatchObject({ job, row: 'bad', err: expect.any(Error) });
  expect(await services.metrics.registry.metrics()).toContain(
    'job_rows_failed_total{job="test.job"} 11',
  );
});

it('a row is left out until its time comes, and forgotten a month later', async () => {
  const isDue = async (rowId: string) => {
    const { rows } = await sql<{ due: boolean }>`
      select ${isNotPutOff(job, sql`${rowId}::text`)} as due`.execute(database.db);
    return rows[0]?.due;
  };
  expect([await isDue('bad'), await isDue('good')]).toEqual([false, true]);
  await database.pool.query(`update put_off_row set until = now() - interval '29 days'`);
  await forgetPutOffRows(database.db);
  expect(await isDue('bad')).toBe(true);
  expect(await put()).toHaveLength(1);
  await database.pool.query(`update put_off_row set until = now() - interval '31 days'`);
  await forgetPutOffRows(database.db);
  expect(await put()).toEqual([]);
});

it('work goes through more rows than fit a commit, past one that fails', async () => {
  const services = createTestServices(database, { log: { error: () => {} } as never });
  const waiting = new Set(Array.from({ length: 120 }, (_, n) => `${n}`));
  const tried: string[] = [];
  const work = {
    job: 'test.rows',
    select: async (_tx: unknown, limit: number) =>
      [...waiting].filter((id) => id !== '7' || !tried.includes('7')).slice(0, limit),
    work: async (_tx: unknown, id: string) => {
      tried.push(id);
      if (id === '7') throw new Error('bad row');
      waiting.delete(id);
    },
  };
  expect(await workThroughRows(services, work, new AbortController().signal)).toBe(119);
  expect([...waiting]).toEqual(['7']);
  expect(tried).toHaveLength(120);
});
