import { createServer, connect as dial, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { openDatabase } from './database.ts';

let at: TestDatabase;
beforeAll(async () => {
  at = await createTestDatabase();
});
afterAll(() => at.close());

test('a connection that no longer answers is not used again', async () => {
  const { host, port } = at.owner as { host: string; port: number };
  const sockets: Socket[] = [];
  const proxy = createServer((socket) => {
    const server = dial(`${host}/.s.PGSQL.${port}`);
    sockets.push(socket, server);
    socket.on('error', () => {}).pipe(server);
    server.on('error', () => {}).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const through = new URL(at.url);
  through.port = String((proxy.address() as { port: number }).port);
  through.hostname = '127.0.0.1';
  through.search = '';
  const own = openDatabase({ url: through.href }, { max: 1, statementSeconds: 1, graceMs: 0 });
  try {
    await own.pool.query('select 1');
    // As after a power cut: packets are lost and nothing is refused.
    sockets[0]?.unpipe();
    await expect(own.pool.query('select 1')).rejects.toThrow('Query read timeout');
    expect((await own.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await own.close();
    for (const socket of sockets) socket.destroy();
    proxy.close();
  }
});

test('a lost connection, in use or idle, is reported once and does not end the process', async () => {
  const losses: string[] = [];
  const own = openDatabase(at.connection, { onLost: (error) => losses.push(error.message) });
  const lose = async (isIdle: boolean) => {
    const client = await own.pool.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
    if (isIdle) client.release();
    await at.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await lost;
    if (isIdle) return;
    await expect(client.query('select 1')).rejects.toThrow();
    client.release();
  };
  try {
    await lose(false);
    expect(losses).toEqual([expect.stringContaining('terminat')]);
    await lose(true);
    expect(losses).toHaveLength(2);
    expect((await own.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await own.close();
  }
});
