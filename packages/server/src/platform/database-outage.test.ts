import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestServices } from '../../test/services.ts';
import { createApp } from './app.ts';
import { claimDatabase } from './claim-database.ts';
import { atomically, maintain, type OpenDatabase, openDatabase } from './database.ts';
import { DatabaseLock } from './database-lock.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/index.ts';
import { serveHealth } from './health.ts';
import type { Services } from './room.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'homestead-outage-'));
let postgres: EmbeddedPostgres;
let database: OpenDatabase;
let services: Services;
let app: Awaited<ReturnType<typeof createApp>>;
const losses: string[] = [];
const ran: unknown[] = [];

const startDatabase = () =>
  startEmbeddedPostgres({ stateDir, log: { info() {}, warn: console.warn }, fast: true });

beforeAll(async () => {
  chmodSync(stateDir, 0o711);
  postgres = await startDatabase();
  await claimDatabase({ owner: postgres.connection, program: postgres.program }, 'demo');
  database = openDatabase(postgres.program, { onLost: (error) => losses.push(error.message) });
  services = createTestServices(database);
  services.jobs.define({ name: 'test.work', run: async (data) => void ran.push(data) });
  await services.jobs.start();
  app = await createApp({
    services,
    rooms: [],
    surround: async (scope) => {
      await serveHealth(scope, services);
      // Each breaks its own connection in a transaction, as a restart of the database does.
      scope.get('/ended', () => atomically(services.db, (tx) => endOwnSession(tx, losses)));
      scope.get('/idle', () => atomically(services.db, idleTooLong));
      scope.get('/read', () => sql`select 1`.execute(services.db));
    },
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await services.jobs.stop(1);
  await database.close();
  await postgres.stop();
  rmSync(stateDir, { recursive: true, force: true });
  if (postgres.home) rmSync(postgres.home, { recursive: true, force: true });
});
afterEach(() => {
  losses.length = 0;
});

async function endOwnSession(tx: OpenDatabase['db'], heard: string[]): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
  // The server's message comes between two statements.
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  await sql`select 1`.execute(tx);
}

async function idleTooLong(tx: OpenDatabase['db']): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 1`.execute(tx);
  await expect.poll(() => losses.length).toBeGreaterThan(0);
  await sql`select 1`.execute(tx);
}

test.each(['/ended', '/idle'])(
  'a connection that breaks in a transaction is a 503, and the next call works (%s)',
  async (path) => {
    const broken = await app.inject(path);
    expect([broken.statusCode, broken.headers['retry-after']]).toEqual([503, '2']);
    expect(broken.json().code).toBe('busy');
    expect((await app.inject('/read')).statusCode).toBe(200);
  },
);

test('a maintenance connection that breaks is reported like any other', async () => {
  const work = maintain(database.db, async (db) => {
    const before = losses.length;
    await atomically(db, (tx) => endOwnSession(tx, losses));
    return before;
  });
  await expect(work).rejects.toThrow();
  expect(losses).toHaveLength(1);
});

test('the holder of a lock whose connection breaks is told, and another takes the lock', async () => {
  const lock = new DatabaseLock('test.outage');
  await lock.alone(database.pool, async (lost) => {
    const told = new Promise((resolve) => lost.addEventListener('abort', resolve));
    await sql`
      select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and pid <> pg_backend_pid()`.execute(database.db);
    await told;
    expect(await lock.alone(database.pool, async () => 'mine')).toEqual({ result: 'mine' });
  });
});

test('while the database is away calls are 503, and all work again once it is back', async () => {
  await postgres.stop();
  const away = await app.inject('/read');
  expect(away.statusCode).toBe(503);
  expect(away.headers['content-type']).toContain('application/problem+json');
  expect(away.headers['retry-after']).toBe('2');
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await expect(services.jobs.send('test.work', { while: 'away' })).rejects.toThrow();
  postgres = await startDatabase();
  expect((await app.inject('/read')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await services.jobs.send('test.work', { while: 'back' });
  await expect.poll(() => ran, { timeout: 20_000 }).toEqual([{ while: 'back' }]);
});
