import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type EmbeddedPostgres,
  startTemporaryPostgres,
} from '../src/platform/embedded-postgres/index.ts';
import { createTestDatabase } from './database.ts';
import { runSql, startTestServer } from './test-server.ts';

let postgres: EmbeddedPostgres;
let network: Server;
let url: string;
const sockets = new Set<Socket>();

/**
 * A second server, reached like a permanent one: by a URL over TCP, as a user who may create
 * databases.
 */
beforeAll(async () => {
  postgres = await startTemporaryPostgres({ log: { info() {}, warn: console.warn } });
  await runSql(postgres.connection, 'create role tester login createdb');
  await runSql(postgres.connection, 'create database tester owner tester');
  const { host, port } = postgres.connection;
  network = createServer((socket) => {
    const server = dial(`${host}/.s.PGSQL.${port}`);
    for (const end of [socket, server]) {
      sockets.add(end);
      end.on('error', () => {}).on('close', () => sockets.delete(end));
    }
    socket.pipe(server).pipe(socket);
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  url = `postgres://tester@127.0.0.1:${(network.address() as { port: number }).port}/tester`;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  network.close();
  await postgres.stop();
});

async function databases(): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname as name from pg_database order by 1');
  await client.end();
  return rows.map(({ name }) => name);
}

test('tests run on the server at TEST_DATABASE_URL and leave nothing there', async () => {
  const before = await databases();
  const server = await startTestServer(url);
  expect(server.address).toMatchObject({ admin: { url }, isLasting: true });
  const database = await createTestDatabase(server.address);
  const { rows } = await database.pool.query(
    `select current_user as name,
            (select count(*)::int from migration) as migrations,
            (select count(*)::int from role) as roles`,
  );
  expect(rows[0].name).toBe('tester');
  expect(rows[0].migrations).toBeGreaterThan(15);
  expect(rows[0].roles).toBeGreaterThan(10);
  expect(new URL(database.url).port).toBe(new URL(url).port);
  expect(await databases()).toHaveLength(before.length + 2);
  await database.pool.query(
    `insert into record_change (record_kind, record_id, what, before, after)
     values ('test.row', 'x', 'edited', '{}', '{}')`,
  );
  await database.empty('record_change');
  expect(await database.asOwner('select count(*)::int n from record_change')).toEqual([{ n: 0 }]);
  await database.close();
  await server.stop();
  expect(await databases()).toEqual(before);
});
