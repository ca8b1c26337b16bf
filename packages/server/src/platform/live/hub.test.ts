import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createLog } from '../log.ts';
import { Hub } from './hub.ts';

let database: TestDatabase;
let hub: Hub;
let connects: number;
let payloads: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  hub = new Hub(database.connection, createLog({ level: 'silent', pretty: false }));
  connects = 0;
  payloads = [];
  hub.listen('test_channel', {
    onNotify: (payload) => payloads.push(payload),
    onConnect: () => {
      connects += 1;
    },
  });
});
afterEach(async () => {
  await hub.stop();
  await database.close();
});

const notify = (payload: string, channel = 'test_channel') =>
  database.pool.query('select pg_notify($1, $2)', [channel, payload]);
const sessions = async () =>
  (
    await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where application_name = 'homestead hub' and datname = current_database()`,
    )
  ).rows.map(({ pid }) => pid);

it('listens to its channels on one connection, including ones added later', async () => {
  hub.start();
  await expect.poll(() => connects).toBe(1);
  const later: string[] = [];
  let isReady = false;
  hub.listen('later_channel', {
    onNotify: (payload) => later.push(payload),
    onConnect: () => {
      isReady = true;
    },
  });
  await expect.poll(() => isReady).toBe(true);
  await notify('a');
  await notify('b', 'later_channel');
  await notify('c', 'someone_elses');
  await expect.poll(() => later).toEqual(['b']);
  expect(payloads).toEqual(['a']);
  expect(await sessions()).toHaveLength(1);
});

it('reconnects when its connection is cut, and reports it', async () => {
  hub.start();
  await expect.poll(() => connects).toBe(1);
  await database.pool.query('select pg_terminate_backend($1)', await sessions());
  await expect.poll(() => connects, { timeout: 5000 }).toBe(2);
  expect(hub.isConnected).toBe(true);
  await notify('after');
  await expect.poll(() => payloads).toEqual(['after']);
});

it('stops immediately, connected or not', async () => {
  hub.start();
  await expect.poll(() => hub.isConnected).toBe(true);
  await hub.stop();
  expect(await sessions()).toEqual([]);
  const nowhere = new Hub(
    { host: '/nowhere', port: 1, user: 'x', database: 'x' },
    createLog({ level: 'silent', pretty: false }),
  );
  nowhere.start();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(nowhere.isConnected).toBe(false);
  await nowhere.stop();
});
