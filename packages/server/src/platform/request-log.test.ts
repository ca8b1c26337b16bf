import { Writable } from 'node:stream';
import { defineEndpoint } from '@homestead/contract/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestServices } from '../../test/services.ts';
import { createApp } from './app.ts';
import type { Caller } from './caller.ts';
import { createLog } from './log.ts';
import { refuse } from './refusal-error.ts';
import { serveEndpoint } from './serve-endpoint.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const caller: Caller = {
  personId: 'person-1',
  sessionId: 'session-1',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  role: 'client',
  side: 'client',
  scope: 'own',
  grants: new Map(),
  mustSetUpTwoStep: false,
};

const declared = { summary: 'For the test', answer: z.object({}), example: {} };
const params = z.object({ id: z.string() });
const change = defineEndpoint('PUT homes/{id}', {
  ...declared,
  access: { kind: 'signed-in' },
  params,
  body: z.object({ note: z.string() }),
});
const read = defineEndpoint('GET homes/{id}', { ...declared, access: { kind: 'public' }, params });
const search = defineEndpoint('POST GetHomes', { ...declared, access: { kind: 'public' } });
const remove = defineEndpoint('GET DeleteHome', { ...declared, access: { kind: 'public' } });
const closed = defineEndpoint('GET closed', {
  ...declared,
  access: { kind: 'permission', anyOf: ['leads'], scope: 'own' },
});
const foreign = defineEndpoint('POST foreign', { ...declared, access: { kind: 'public' } });

type Line = { level: number; msg: string; [name: string]: unknown };

/** An app that knows one token, and what it wrote to its log. */
async function openApp(level = 'info') {
  const lines: Line[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const log = createLog({ level, pretty: false, sink });
  const app = await createApp({
    services: createTestServices(database, { log }),
    identify: async ({ headers }) =>
      headers.authorization === 'Bearer good' ? caller : refuse('signed-out'),
    rooms: [
      {
        name: 'homes',
        start(scope) {
          for (const endpoint of [change, read, search, remove, closed]) {
            serveEndpoint(scope, endpoint, async () => ({}));
          }
          for (const url of ['/feeds/:key/tours.ics', '/links/:token']) {
            const route = {
              config: { access: { kind: 'public' } },
              schema: { hide: true },
            } as const;
            scope.get(url, route, async () => 'yes');
          }
          serveEndpoint(scope, foreign, async () => refuse('wrong-origin'));
        },
      },
    ],
  });
  return { app, lines, said: (msg: string) => lines.filter((line) => line.msg === msg) };
}

const headers = { authorization: 'Bearer good', cookie: 'session=hunter2' };

describe('a call that is denied', () => {
  it('leaves its code, route and person, and nothing that was sent', async () => {
    const { app, lines, said } = await openApp();
    await app.inject({ url: '/api/v1/closed?secret=hunter2', headers });
    await app.inject({ url: '/api/v1/closed', headers: { authorization: 'Bearer hunter2' } });
    await app.inject({ method: 'POST', url: '/api/v1/foreign' });
    await app.inject('/api/v1/missing');
    await app.close();
    const about = { level: 40, address: '127.0.0.1' };
    const [forbidden, signedOut, wrongOrigin, ...others] = said('request denied');
    expect(forbidden).toMatchObject({
      ...about,
      code: 'not-permitted',
      method: 'GET',
      route: '/api/v1/closed',
      personId: 'person-1',
      sessionId: 'session-1',
      reqId: expect.any(String),
    });
    expect(signedOut).toMatchObject({ ...about, code: 'signed-out', personId: null });
    expect(wrongOrigin).toMatchObject({ ...about, code: 'wrong-origin', route: '/api/v1/foreign' });
    expect(others).toEqual([]);
    expect(JSON.stringify(lines)).not.toMatch(/hunter2|ann@/);
  });

  it('from one address fills no log, and is still counted', async () => {
    const { app, said } = await openApp();
    for (let n = 0; n < 50; n += 1) await app.inject('/api/v1/closed');
    await app.inject({ url: '/api/v1/closed', remoteAddress: '203.0.113.9' });
    await app.close();
    expect(said('request denied').filter(({ address }) => address === '127.0.0.1')).toHaveLength(
      10,
    );
    expect(said('request denied').filter(({ address }) => address === '203.0.113.9')).toHaveLength(
      1,
    );
  });
});

describe('a call that may change something', () => {
  it('leaves its route, person and status, and nothing that was sent', async () => {
    const { app, lines, said } = await openApp();
    const send = (note: unknown) =>
      app.inject({ method: 'PUT', url: '/api/v1/homes/hunter2', headers, payload: { note } });
    await send('hunter2');
    await send(5);
    await app.inject('/api/v1/DeleteHome?id=hunter2');
    await app.inject('/api/v1/homes/hunter2');
    await app.inject({ method: 'POST', url: '/api/v1/GetHomes' });
    await app.close();
    const who = { personId: 'person-1', sessionId: 'session-1' };
    expect(said('change requested')).toMatchObject([
      { level: 30, method: 'PUT', route: '/api/v1/homes/:id', status: 200, ...who },
      { level: 30, method: 'PUT', route: '/api/v1/homes/:id', status: 400, ...who },
      { level: 30, method: 'GET', route: '/api/v1/DeleteHome', status: 200, personId: null },
    ]);
    expect(JSON.stringify(lines)).not.toContain('hunter2');
  });
});

it('keys and tokens in paths are never in the log', async () => {
  const { app, lines, said } = await openApp('debug');
  for (const url of ['/feeds/hunter2/tours.ics', '/links/hunter2']) {
    expect((await app.inject(url)).statusCode).toBe(200);
  }
  await app.close();
  expect(said('request').map(({ path }) => path)).toEqual([
    '/feeds/:key/tours.ics',
    '/links/:token',
  ]);
  expect(JSON.stringify(lines)).not.toContain('hunter2');
});
