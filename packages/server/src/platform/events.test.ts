import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestServices } from '../../test/services.ts';
import { atomically } from './database.ts';
import { defineEvent, recordEvent } from './events.ts';

let database: TestDatabase;

const happened = defineEvent('test.happened', z.object({ key: z.number() }));
const otherHappened = defineEvent('test.other', z.null());
const unheard = defineEvent('test.unheard', z.null());

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('it did not happen within 20 seconds');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const waiting = async () =>
  (await database.pool.query('select 1 from event_outbox where delivered_at is null')).rowCount;

const failedJobs = async () =>
  (await database.pool.query(`select 1 from pgboss.job where state in ('retry', 'failed')`))
    .rowCount;

it('an event is committed with the change, or not at all', async () => {
  await atomically(database.db, (tx) => recordEvent(tx, happened, { key: 1 }));
  const broken = atomically(database.db, async (tx) => {
    await recordEvent(tx, happened, { key: 2 });
    throw new Error('change failed');
  });
  await expect(broken).rejects.toThrow('change failed');
  const { rows } = await database.pool.query('select type, payload from event_outbox');
  expect(rows).toEqual([{ type: 'test.happened', payload: { key: 1 } }]);
});

it('every subscriber of the type receives it once, and no others do', async () => {
  const services = createTestServices(database);
  const received: [string, unknown][] = [];
  for (const name of ['test.first', 'test.second']) {
    services.events.subscribe(happened, name, async (payload) => {
      received.push([name, payload]);
    });
  }
  services.events.subscribe(otherHappened, 'test.third', async (payload) => {
    received.push(['test.third', payload]);
  });
  await services.jobs.start();
  await recordEvent(database.db, happened, { key: 7 });
  await recordEvent(database.db, unheard, null);
  await until(() => received.length >= 2);
  await until(async () => (await waiting()) === 0);
  await services.jobs.stop(1);
  expect(received.map(([name]) => name).sort()).toEqual(['test.first', 'test.second']);
  expect(received[0]?.[1]).toEqual({ key: 7 });
});

it('only a failing subscriber receives it again', async () => {
  const services = createTestServices(database, { pollSeconds: 1 });
  const received = { well: 0, badly: 0 };
  services.events.subscribe(happened, 'test.well', async () => {
    received.well += 1;
  });
  services.events.subscribe(happened, 'test.badly', async () => {
    received.badly += 1;
    if (received.badly === 1) throw new Error('not this time');
  });
  await services.jobs.start();
  await recordEvent(database.db, happened, { key: 1 });
  await until(() => received.badly === 2);
  await services.jobs.stop(1);
  expect(received.well).toBe(1);
});

it('a payload that an earlier version wrote differently never reaches a subscriber', async () => {
  const services = createTestServices(database);
  const received: unknown[] = [];
  services.events.subscribe(happened, 'test.strict', async (payload) => {
    received.push(payload);
  });
  await services.jobs.start();
  await recordEvent(database.db, { ...happened, schema: z.any() }, { key: 'seven' });
  await recordEvent(database.db, happened, { key: 7 });
  await until(() => received.length > 0);
  await until(async () => (await failedJobs()) === 1);
  await services.jobs.stop(1);
  expect(received).toEqual([{ key: 7 }]);
});

it('no event is lost, and little time, when the listening connection is cut', async () => {
  const services = createTestServices(database);
  const received = new Set<number>();
  services.events.subscribe(happened, 'test.patient', async ({ key }) => {
    received.add(key);
  });
  await services.jobs.start();
  await until(() => services.hub.isConnected);
  for (let key = 0; key < 15; key += 1) {
    if (key % 5 === 1) {
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'homestead hub' and datname = current_database()`,
      );
    }
    await recordEvent(database.db, happened, { key });
  }
  await until(() => received.size === 15);
  await services.jobs.stop(1);
});

it('several nodes deliver each event once between them', async () => {
  const nodes = [
    createTestServices(database),
    createTestServices(database),
    createTestServices(database),
  ];
  const ids: number[] = [];
  for (const node of nodes) {
    node.events.subscribe(happened, 'test.count', async (_payload, { id }) => {
      ids.push(id);
    });
  }
  await nodes[0]?.jobs.start();
  for (let number = 0; number < 60; number += 1) {
    await recordEvent(database.db, happened, { key: number });
  }
  const delivered = await Promise.all(nodes.map((node) => node.events.deliverWaiting(20)));
  // The first node was woken too, and may still be working on it.
  await until(async () => (await waiting()) === 0);
  expect(delivered.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(60);
  const { rows } = await database.pool.query(
    `select count(*)::int as jobs from pgboss.job where name = 'event.test.count'`,
  );
  await nodes[0]?.jobs.stop(1);
  expect(rows[0].jobs).toBe(60);
  expect(new Set(ids).size).toBe(ids.length);
});

it('an event that fails does not stop the others, and is put off', async () => {
  const services = createTestServices(database);
  services.events.subscribe(happened, 'test.one', async () => {});
  await services.jobs.start();
  const send = services.jobs.send.bind(services.jobs);
  services.jobs.send = async (name, data, tx) => {
    if ((data as { payload: { key: number } }).payload.key === 1) {
      await sql`select 1 / 0`.execute(tx ?? database.db);
    }
    await send(name, data, tx);
  };
  await atomically(database.db, async (tx) => {
    for (const key of [1, 2]) await recordEvent(tx, happened, { key });
  });
  await until(async () => (await waiting()) === 1);
  await services.jobs.stop(1);
  const { rows } = await database.pool.query(
    `select e.payload, o.until > now() as is_put_off from event_outbox e
     join put_off_row o on o.row_id = e.id::text where delivered_at is null`,
  );
  expect(rows).toEqual([{ payload: { key: 1 }, is_put_off: true }]);
  expect(await services.events.deliverWaiting()).toBe(0);
});

it('an event that can’t be delivered stays waiting', async () => {
  const services = createTestServices(database);
  services.events.subscribe(happened, 'test.early', async () => {});
  await recordEvent(database.db, happened, { key: 1 });
  await expect(services.events.deliverWaiting()).rejects.toThrow();
  expect(await waiting()).toBe(1);
});
