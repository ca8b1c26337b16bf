import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestServices } from '../../test/services.ts';
import { atomically } from './database.ts';
import type { Services } from './room.ts';

const testTimes = {
  'test.often': { everySeconds: 0.05 },
  'test.long': { everySeconds: 0.01 },
  'test.nightly': { cron: '0 3 * * *' },
};

let database: TestDatabase;
let services: Services;

beforeEach(async () => {
  database = await createTestDatabase();
  services = createTestServices(database, { timetable: testTimes });
});
afterEach(async () => {
  await services.jobs.stop(1);
  await database.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('it did not happen within 20 seconds');
    await pause(25);
  }
}

it('a requested job runs with its data', async () => {
  const given: unknown[] = [];
  services.jobs.define({
    name: 'test.work',
    run: async (data) => {
      given.push(data);
    },
  });
  expect(services.jobs.isReady).toBe(false);
  await services.jobs.start();
  expect(services.jobs.isReady).toBe(true);
  await services.jobs.send('test.work', { key: 'a' });
  await until(() => given.length > 0);
  expect(given).toEqual([{ key: 'a' }]);
});

it('a job requested in a commit that fails never runs', async () => {
  const given: unknown[] = [];
  services.jobs.define({
    name: 'test.work',
    run: async (data) => {
      given.push(data);
    },
  });
  await services.jobs.start();
  const broken = atomically(database.db, async (tx) => {
    await services.jobs.send('test.work', { key: 'lost' }, tx);
    throw new Error('change failed');
  });
  await expect(broken).rejects.toThrow();
  await services.jobs.send('test.work', { key: 'kept' });
  await until(() => given.length > 0);
  await pause(300);
  expect(given).toEqual([{ key: 'kept' }]);
});

it('an unknown name and a duplicate name are refused', async () => {
  const job = { name: 'test.work', run: async () => {} };
  services.jobs.define(job);
  expect(() => services.jobs.define(job)).toThrow('defined twice');
  await expect(services.jobs.send('test.nothing', {})).rejects.toThrow('There is no job');
});

it('a recurring job without a schedule is refused, and so is a schedule for one that does not recur', () => {
  const run = async () => {};
  expect(() => services.jobs.define({ name: 'test.timeless', recurs: true, run })).toThrow(
    'disagree',
  );
  expect(() => services.jobs.define({ name: 'test.often', run })).toThrow('disagree');
});

it('repeated work continues after a failure, never twice at the same time', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  services.jobs.define({
    name: 'test.often',
    recurs: true,
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      runs += 1;
      await pause(80);
      running -= 1;
      if (runs === 1) throw new Error('not this time');
    },
  });
  await services.jobs.start();
  await until(() => runs >= 3);
  expect(most).toBe(1);
});

it('scheduled work is stored in the database, once for all nodes', async () => {
  services.jobs.define({ name: 'test.nightly', recurs: true, run: async () => {} });
  await services.jobs.start();
  const other = createTestServices(database, { timetable: testTimes });
  other.jobs.define({ name: 'test.nightly', recurs: true, run: async () => {} });
  await other.jobs.start();
  const { rows } = await database.pool.query(
    `select cron, timezone from pgboss.schedule where name = 'test.nightly'`,
  );
  await other.jobs.stop(1);
  expect(rows).toEqual([{ cron: '0 3 * * *', timezone: 'America/Chicago' }]);
});

it('stopping signals running work and waits for it', async () => {
  const story: string[] = [];
  services.jobs.define({
    name: 'test.long',
    recurs: true,
    run: async (_data, signal) => {
      story.push('begun');
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      story.push('ended');
    },
  });
  await services.jobs.start();
  await until(() => story.length > 0);
  await services.jobs.stop(5);
  expect(story).toEqual(['begun', 'ended']);
  expect(services.jobs.isReady).toBe(false);
});
