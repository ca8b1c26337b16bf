import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { defineEndpoint } from '@homestead/contract/platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createTestServices } from '../../../test/services.ts';
import { createApp } from '../app.ts';
import { serveWebhook } from './serve-webhook.ts';

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const MEGABYTE = 1024 * 1024;
let database: TestDatabase;
let app: Awaited<ReturnType<typeof createApp>>;
let port: number;
const open: Socket[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const services = createTestServices(database, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const endpoint = defineEndpoint('POST Large/Take', {
    access: { kind: 'public' },
    summary: 'For the test',
    answer: z.object({ data: z.literal(true) }),
    example: { data: true },
  });
  const room = {
    name: 'large',
    start: (scope: Parameters<typeof serveWebhook>[0]) =>
      serveWebhook<Buffer>(scope, endpoint, {
        ...{ db: services.db, source: 'large', secrets: [secret], take: async () => {} },
        content: {
          types: ['message/rfc822'],
          maxBytes: 20 * MEGABYTE,
          read: async (body) => body,
        },
      }),
  };
  app = await createApp({ services, rooms: [room] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await app.close();
  await database.close();
});

/** Begins to send a body of 10 MB, from an address that a proxy names. */
function begin(address: string, sent = 'From: a@b.example\r\n'): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  open.push(socket);
  socket.write(
    [
      ...['POST /api/v1/Large/Take HTTP/1.1', 'Host: localhost', `X-Forwarded-For: ${address}`],
      ...['Content-Type: message/rfc822', `Content-Length: ${10 * MEGABYTE}`, '', sent],
    ].join('\r\n'),
  );
  return socket;
}
const firstWords = async (socket: Socket) => String((await once(socket, 'data'))[0]);

it('leaves a place for others, and ends what comes in slowly', async () => {
  const slow = [begin('192.0.2.1'), begin('192.0.2.1')];
  const closed = Promise.all(slow.map((socket) => once(socket, 'close')));
  const third = begin('192.0.2.1');
  expect(await firstWords(third)).toMatch(/^HTTP\/1\.1 503 /);
  const other = begin('192.0.2.2', 'a'.repeat(10 * MEGABYTE));
  expect(await firstWords(other)).toMatch(/^HTTP\/1\.1 400 /);
  const startedAt = performance.now();
  await closed;
  expect(performance.now() - startedAt).toBeLessThan(8000);
  const again = begin('192.0.2.1', 'a'.repeat(10 * MEGABYTE));
  expect(await firstWords(again)).toMatch(/^HTTP\/1\.1 400 /);
}, 20_000);
