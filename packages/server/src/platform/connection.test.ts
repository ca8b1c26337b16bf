import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Duplex, Writable } from 'node:stream';
import { defineEndpoint } from '@homestead/contract/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestServices } from '../../test/services.ts';
import { createApp } from './app.ts';
import { addressOf, unmapped } from './call-origin.ts';
import { createLog } from './log.ts';
import type { Room } from './room.ts';
import { serveEndpoint } from './serve-endpoint.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const bodyRoom: Room = {
  name: 'body',
  start(scope) {
    const endpoint = defineEndpoint('POST Body/Send', {
      access: { kind: 'public' },
      summary: 'For the test',
      body: z.unknown(),
      answer: z.object({}),
      example: {},
    });
    serveEndpoint(scope, endpoint, async () => ({}));
  },
};

const addressRoom: Room = {
  name: 'address',
  start(scope) {
    const endpoint = defineEndpoint('GET Address/Read', {
      access: { kind: 'public' },
      summary: 'For the test',
      answer: z.object({ said: z.string() }),
      example: { said: '127.0.0.1' },
    });
    serveEndpoint(scope, endpoint, async ({ request }) => ({ said: addressOf(request) }));
  },
};

async function addressSeen(
  env: Record<string, string>,
  remoteAddress: string,
  forwarded = '198.51.100.7',
): Promise<string> {
  const made = await createApp({
    services: createTestServices(database, { env }),
    rooms: [addressRoom],
  });
  const seen = await made.inject({
    url: '/api/v1/Address/Read',
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded },
  });
  await made.close();
  return seen.json().said;
}

describe("the caller's address", () => {
  it('is trusted only from a configured proxy', async () => {
    const env = { TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1' };
    expect(await addressSeen(env, '10.1.2.3')).toBe('198.51.100.7');
    expect(await addressSeen(env, '192.0.2.1')).toBe('198.51.100.7');
    expect(await addressSeen(env, '203.0.113.9')).toBe('203.0.113.9');
    expect(await addressSeen({}, '127.0.0.1')).toBe('127.0.0.1');
  });
});

describe('an address', () => {
  it('that a proxy passes on counts only if it is one', async () => {
    const env = { TRUSTED_PROXIES: '10.1.2.3' };
    expect(await addressSeen(env, '10.1.2.3', 'A'.repeat(500))).toBe('10.1.2.3');
    expect(await addressSeen(env, '10.1.2.3', '::ffff:808:404')).toBe('8.8.4.4');
  });

  it('of IPv4 written as IPv6 is IPv4', () => {
    for (const written of ['::ffff:8.8.4.4', '::ffff:808:404', '0:0:0:0:0:FFFF:0808:0404']) {
      expect(unmapped(written)).toBe('8.8.4.4');
    }
    expect(unmapped('2001:db8::1%eth0')).toBe('2001:db8::1');
    expect(unmapped('8.8.4.4')).toBe('8.8.4.4');
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

  it('end connections whose output doesn’t move, and refuse more than the settings allow', async () => {
    const env = { MAX_CONNECTIONS: '123' };
    const app = await createApp({ services: createTestServices(database, { env }), rooms: [] });
    await app.close();
    expect(app.server.timeout).toBe(30_000);
    expect(app.server.maxConnections).toBe(123);
  });

  it('end a connection with more than 8 requests that wait for an answer', async () => {
    let handled = 0;
    const waits = Promise.withResolvers<void>();
    const made = await createApp({
      services: createTestServices(database),
      rooms: [],
      surround: async (scope) => {
        scope.get('/slow', async () => {
          handled += 1;
          await waits.promise;
          return 'answered';
        });
      },
    });
    await made.listen({ host: '127.0.0.1', port: 0 });
    const { port } = made.server.address() as AddressInfo;
    const flood = await openSocket(port);
    flood.end('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1500));
    await once(flood, 'close');
    expect(handled).toBe(8);
    const patient = await openSocket(port);
    patient.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(8));
    waits.resolve();
    let read = '';
    for await (const chunk of patient.setEncoding('utf8')) {
      read += chunk;
      if (read.split('answered').length > 8) break;
    }
    await made.close();
    expect(handled).toBe(16);
  });

  it('count what is unanswered, not what was ever asked', async () => {
    const made = await createApp({ services: createTestServices(database), rooms: [addressRoom] });
    await made.listen({ host: '127.0.0.1', port: 0 });
    const { port } = made.server.address() as AddressInfo;
    const socket = await openSocket(port);
    for (let n = 0; n < 20; n += 1) {
      socket.write('GET /api/v1/Address/Read HTTP/1.1\r\nhost: x\r\n\r\n');
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1.1 200/);
    }
    socket.destroy();
    await made.close();
  });
});

describe('connections of one address', () => {
  /** A connection as the server sees it, from an address that a test can't have. */
  class Visitor extends Duplex {
    readonly remoteAddress: string;
    constructor(remoteAddress: string) {
      super();
      this.remoteAddress = remoteAddress;
    }
    override _read() {}
    override _write(_chunk: unknown, _encoding: string, done: () => void) {
      done();
    }
  }

  it('are limited, except those of proxies and of this machine', async () => {
    const env = {
      CONNECTIONS_PER_ADDRESS: '8',
      TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1, 2001:db8:f::/48',
    };
    const made = await createApp({ services: createTestServices(database, { env }), rooms: [] });
    await made.listen({ host: '127.0.0.1', port: 0 });
    const come = (address: string) => {
      const visitor = new Visitor(address);
      made.server.emit('connection', visitor);
      return visitor;
    };
    const kept = (from: (n: number) => string) =>
      Array.from({ length: 12 }, (_, n) => come(from(n))).filter(({ destroyed }) => !destroyed);
    const theirs = kept(() => '203.0.113.9');
    expect(theirs).toHaveLength(8);
    expect(kept((n) => `2001:db8:1:2${10 + n}::1`)).toHaveLength(8);
    expect(come('203.0.113.10').destroyed).toBe(false);
    const exempt = ['10.1.2.3', '::ffff:192.0.2.1', '2001:db8:f:1::9', '127.0.0.1', '::1'];
    for (const address of exempt)
      expect(
        kept(() => address),
        address,
      ).toHaveLength(12);
    const [first] = theirs;
    first?.destroy();
    if (first) await once(first, 'close');
    expect(come('203.0.113.9').destroyed).toBe(false);
    expect(come('203.0.113.9').destroyed).toBe(true);
    await made.close();
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

describe('a request line with a whole address', () => {
  it('is answered like its path alone', async () => {
    const made = await createApp({ services: createTestServices(database), rooms: [addressRoom] });
    await made.listen({ host: '127.0.0.1', port: 0 });
    const { port } = made.server.address() as AddressInfo;
    const whole = await ask(port, 'GET', 'http://homes.example/api/v1/Address/Read?a=http://b', {});
    const bare = await ask(port, 'GET', 'http://homes.example', {});
    await made.close();
    expect(whole).toEqual({ status: 200, body: '{"said":"127.0.0.1"}' });
    expect(bare.status).toBe(404);
  });

  it('is a path, too, when it is an asterisk', async () => {
    const made = await createApp({
      services: createTestServices(database),
      rooms: [],
      surround: async (scope) => {
        scope.get('/*', async ({ url }) => ({ url }));
      },
    });
    await made.listen({ host: '127.0.0.1', port: 0 });
    const { port } = made.server.address() as AddressInfo;
    const answer = await ask(port, 'GET', '*', {});
    await made.close();
    expect(answer).toEqual({ status: 200, body: '{"url":"/*"}' });
  });
});

describe('a body that its client never finishes', () => {
  it('is not an error of the server', async () => {
    const lines: { level: number; msg: string }[] = [];
    const refused = Promise.withResolvers<void>();
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)));
        if (lines.at(-1)?.msg.startsWith('request ')) refused.resolve();
        done();
      },
    });
    const log = createLog({ level: 'info', pretty: false, sink });
    const services = createTestServices(database, { log });
    const answered: number[] = [];
    const made = await createApp({
      services,
      rooms: [bodyRoom],
      surround: async (scope) => {
        scope.addHook('onSend', async (_request, reply) => void answered.push(reply.statusCode));
      },
    });
    await made.listen({ host: '127.0.0.1', port: 0 });
    const { port } = made.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    made.server.once('request', () => socket.destroy());
    socket.write(
      'POST /api/v1/Body/Send HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    await refused.promise;
    await made.close();
    expect(lines.filter(({ msg }) => msg.startsWith('request '))).toEqual([
      expect.objectContaining({ level: 30, msg: 'request ended before its body' }),
    ]);
    expect(answered).toEqual([400]);
  });
});

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // A connection that the server ends may be reset.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

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
