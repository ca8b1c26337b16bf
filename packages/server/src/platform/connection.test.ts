import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineEndpoint } from '@homestead/contract/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestServices } from '../../test/services.ts';
import { createApp } from './app.ts';
import type { Room } from './room.ts';
import { serveEndpoint } from './serve-endpoint.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const addressRoom: Room = {
  name: 'address',
  start(scope) {
    const endpoint = defineEndpoint('GET Address/Read', {
      access: { kind: 'public' },
      summary: 'For the test',
      answer: z.object({ said: z.string() }),
      example: { said: '127.0.0.1' },
    });
    serveEndpoint(scope, endpoint, async ({ request }) => ({ said: request.ip }));
  },
};

describe("the caller's address", () => {
  const addressSeen = async (env: Record<string, string>, remoteAddress: string) => {
    const made = await createApp({
      services: createTestServices(database, { env }),
      rooms: [addressRoom],
    });
    const seen = await made.inject({
      url: '/api/v1/Address/Read',
      remoteAddress,
      headers: { 'x-forwarded-for': '198.51.100.7' },
    });
    await made.close();
    return seen.json().said;
  };

  it('is trusted only from a configured proxy', async () => {
    const env = { TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1' };
    expect(await addressSeen(env, '10.1.2.3')).toBe('198.51.100.7');
    expect(await addressSeen(env, '192.0.2.1')).toBe('198.51.100.7');
    expect(await addressSeen(env, '203.0.113.9')).toBe('203.0.113.9');
    expect(await addressSeen({}, '127.0.0.1')).toBe('127.0.0.1');
  });
});

describe('connection limits', () => {
  it('end requests that are sent too slowly', async () => {
    const app = await createApp({ services: createTestServices(database), rooms: [] });
    await app.close();
    expect(app.server.requestTimeout).toBe(15_000);
    expect(app.server.headersTimeout).toBe(10_000);
    expect(app.server.keepAliveTimeout).toBe(65_000);
  });
});

describe('over a socket', () => {
  it('TRACE is refused and nothing of the request comes back', async () => {
    const made = await createApp({ services: createTestServices(database), rooms: [addressRoom] });
    await made.listen({ host: '127.0.0.1', port: 0 });
    const { port } = made.server.address() as AddressInfo;
    const { status, body } = await ask(port, 'TRACE', '/api/v1/Address/Read', {
      cookie: 'a=secret',
    });
    await made.close();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('secret');
  });
});

function ask(port: number, method: string, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.once('error', reject).end();
  });
}
