import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestHouse } from '../../test/house.ts';
import { atomically } from './database.ts';
import { type DeliveredEvent, recordEvent } from './events.ts';

let database: TestDatabase;

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

it('news is committed with the change, or not at all', async () => {
  await atomically(database.db, (tx) => recordEvent(tx, { type: 'test.happened', payload: 1 }));
  const broken = atomically(database.db, async (tx) => {
    await recordEvent(tx, { type: 'test.happened', payload: 2 });
    throw new Error('change failed');
  });
  await expect(broken).rejects.toThrow('change failed');
  const { rows } = await database.pool.query('select type, payload from event_outbox');
  expect(rows).toEqual([{ type: 'test.happened', payload: 1 }]);
});

it('every subscriber of the type hears it once, and nobody else', async () => {
  const house = createTestHouse(database);
  const heard: [string, DeliveredEvent][] = [];
  for (const name of ['test.first', 'test.second']) {
    house.events.subscribe('test.happened', {
      name,
      hear: async (event) => {
        heard.push([name, event]);
      },
    });
  }
  house.events.subscribe('test.other', {
    name: 'test.third',
    hear: async (event) => {
      heard.push(['test.third', event]);
    },
  });
  await house.jobs.start();
  await recordEvent(database.db, { type: 'test.happened', payload: { key: 'a' } });
  await recordEvent(database.db, { type: 'test.unheard', payload: null });
  await until(() => heard.length >= 2);
  await until(async () => (await waiting()) === 0);
  await house.jobs.stop(1);
  expect(heard.map(([name]) => name).sort()).toEqual(['test.first', 'test.second']);
  expect(heard[0]?.[1]).toMatchObject({ type: 'test.happened', payload: { key: 'a' } });
});

it('a subscriber that fails hears it again, alone', async () => {
  const house = createTestHouse(database);
  const heard = { well: 0, badly: 0 };
  house.events.subscribe('test.happened', {
    name: 'test.well',
    hear: async () => {
      heard.well += 1;
    },
  });
  house.events.subscribe('test.happened', {
    name: 'test.badly',
    hear: async () => {
      heard.badly += 1;
      if (heard.badly === 1) throw new Error('not this time');
    },
  });
  await house.jobs.start();
  await recordEvent(database.db, { type: 'test.happened', payload: null });
  await until(() => heard.badly === 2);
  await house.jobs.stop(1);
  expect(heard.well).toBe(1);
});

it('several nodes deliver each event once between them', async () => {
  const nodes = [createTestHouse(database), createTestHouse(database), createTestHouse(database)];
  const ids: number[] = [];
  for (const node of nodes) {
    node.events.subscribe('test.happened', {
      name: 'test.count',
      hear: async ({ id }) => {
        ids.push(id);
      },
    });
  }
  await nodes[0]?.jobs.start();
  for (let number = 0; number < 60; number += 1) {
    await recordEvent(database.db, { type: 'test.happened', payload: number });
  }
  const delivered = await Promise.all(nodes.map((node) => node.events.deliverWaiting(20)));
  let rest = 1;
  while (rest > 0) rest = (await nodes[0]?.events.deliverWaiting()) ?? 0;
  expect(delivered.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(60);
  const { rows } = await database.pool.query(
    `select count(*)::int as jobs from pgboss.job where name = 'event.test.count'`,
  );
  await nodes[0]?.jobs.stop(1);
  expect(rows[0].jobs).toBe(60);
  expect(new Set(ids).size).toBe(ids.length);
});

it('what can’t be handed on stays waiting', async () => {
  const house = createTestHouse(database);
  house.events.subscribe('test.happened', { name: 'test.early', hear: async () => {} });
  await recordEvent(database.db, { type: 'test.happened', payload: null });
  await expect(house.events.deliverWaiting()).rejects.toThrow();
  expect(await waiting()).toBe(1);
});
