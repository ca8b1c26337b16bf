import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestServices } from '../../test/services.ts';
import { type App, createApp } from './app.ts';
import { openDatabase } from './database.ts';
import { serveHealth } from './health.ts';
import { Metrics, serveMetrics } from './metrics.ts';
import type { Services } from './room.ts';

let database: TestDatabase;
let services: Services;
let app: App;

const appFor = (one: Services) =>
  createApp({ services: one, rooms: [], surround: (scope) => serveHealth(scope, one) });

beforeAll(async () => {
  database = await createTestDatabase();
  services = createTestServices(database);
  app = await appFor(services);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it('/healthz says that the program is running', async () => {
  const answer = await app.inject('/healthz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('/readyz waits for jobs and fails again when they stop', async () => {
  const before = await app.inject('/readyz');
  expect([before.statusCode, before.json()]).toEqual([
    503,
    { status: 'not ready', database: true, migrations: true, jobs: false },
  ]);
  await services.jobs.start();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await services.jobs.stop(1);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});

it('/readyz says when a migration is missing', async () => {
  await database.asOwner('create table migration_kept as select * from migration');
  await database.asOwner('delete from migration where number = 1');
  const answer = await app.inject('/readyz');
  await database.asOwner('insert into migration select * from migration_kept where number = 1');
  expect(answer.json()).toMatchObject({ database: true, migrations: false });
});

it('/readyz says when the database does not answer, without details', async () => {
  const nowhere = openDatabase({ host: '/nowhere', port: 1, user: 'secret-user', database: 'x' });
  const cut = await appFor(createTestServices(nowhere));
  const answer = await cut.inject('/readyz');
  await cut.close();
  await nowhere.close();
  expect([answer.statusCode, answer.json().database]).toEqual([503, false]);
  expect(answer.body).not.toContain('secret-user');
});

it('/metrics is on its own port, in Prometheus’ format, and has nothing else', async () => {
  const metrics = new Metrics();
  metrics.counter('test_total', 'For the test').inc(3);
  metrics.gauge('test_level', 'For the test', () => 7);
  const server = await serveMetrics(metrics, '127.0.0.1', 0);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${url}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('test_total 3');
  expect(text).toContain('test_level 7');
  expect(text).toContain('process_cpu_seconds_total');
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  await new Promise((resolve) => server.close(resolve));
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});
