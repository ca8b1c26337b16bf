import { gunzipSync } from 'node:zlib';
import { defineEndpoint } from '@homestead/contract/platform';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestHouse } from '../../test/house.ts';
import { type App, createApp } from './app.ts';
import { RefusalError } from './refusal-error.ts';
import type { House, Room } from './room.ts';
import { serveEndpoint } from './serve-endpoint.ts';

const open = { kind: 'public' } as const;
const answer = z.object({ said: z.unknown() });
const common = { access: open, summary: 'For the test', answer, example: { said: 1 } };

const echo = defineEndpoint({
  ...common,
  method: 'POST',
  path: 'Test/Echo',
  labels: { beds: 'Bedrooms' },
  body: z.strictObject({
    beds: z.number().int().min(1).max(9).optional(),
    any: z.unknown().optional(),
  }),
});
const read = defineEndpoint({
  ...common,
  method: 'GET',
  path: 'Test/Read',
  query: z.object({ fail: z.string().optional(), long: z.string().optional() }),
});
const hidden = defineEndpoint({
  ...common,
  method: 'GET',
  path: 'Test/Hidden',
  access: { kind: 'permission', anyOf: ['leads'], reach: 'own' },
});

const reads = vi.fn();
const failures: Record<string, () => Error> = {
  refusal: () => new RefusalError('taken', { status: 409, sentence: 'This is taken.' }),
  bug: () => new Error('secret detail of the inside'),
  lost: () => Object.assign(new Error('terminating connection'), { code: '57P01' }),
  slow: () => Object.assign(new Error('canceling statement'), { code: '57014' }),
  full: () => new Error('timeout exceeded when trying to connect'),
  crowded: () => Object.assign(new Error('too many clients'), { code: '53300' }),
  bytes: () => Object.assign(new Error('invalid byte sequence'), { code: '22021' }),
  wait: () =>
    new RefusalError('too-many', { status: 429, sentence: 'Wait.' }, { retryAfterSeconds: 7 }),
};

const testRoom: Room = {
  name: 'test',
  start(app) {
    serveEndpoint(app, echo, async ({ body }) => ({ said: body ?? null }));
    serveEndpoint(app, hidden, async () => ({ said: 'hidden' }));
    serveEndpoint(app, read, async ({ query }) => {
      reads();
      const failure = failures[query.fail ?? ''];
      if (failure) throw failure();
      return { said: query.long ? 'x'.repeat(5000) : 'read' };
    });
  },
};

let database: TestDatabase;
let house: House;
let app: App;

beforeAll(async () => {
  database = await createTestDatabase();
  house = createTestHouse(database);
  app = await createApp({ house, rooms: [testRoom] });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const send = (payload: string, type = 'application/json') =>
  app.inject({
    method: 'POST',
    url: '/api/v1/Test/Echo',
    payload,
    headers: { 'content-type': type },
  });
const failWith = (fail: string) => app.inject(`/api/v1/Test/Read?fail=${fail}`);

describe('a refusal', () => {
  it('names each field with its label, in the form programs and people can read', async () => {
    const refused = await send(JSON.stringify({ beds: 0, nonsense: 1 }));
    expect(refused.statusCode).toBe(400);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.json()).toEqual({
      type: 'about:blank',
      title: 'Some of what was sent can’t be used.',
      status: 400,
      code: 'bad-input',
      errors: [
        { field: 'beds', label: 'Bedrooms', message: 'Bedrooms must be at least 1' },
        { field: 'nonsense', label: 'nonsense', message: 'nonsense is not a known field' },
      ],
      message: 'Some of what was sent can’t be used.',
      statusCode: 'failed',
      data: false,
      requestId: refused.headers['x-request-id'],
    });
  });

  it('does not turn text into numbers', async () => {
    const refused = await send('{"beds":"3"}');
    expect(refused.json().errors[0].message).toBe('Bedrooms must be a number');
  });

  it('keeps code, status and sentence of an operation', async () => {
    const refused = await failWith('refusal');
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'taken',
      message: 'This is taken.',
      statusCode: 'failed',
      data: false,
    });
  });

  it('says when to come back', async () => {
    expect((await failWith('wait')).headers['retry-after']).toBe('7');
  });

  it('above 499 tells nothing but the request id', async () => {
    const failed = await failWith('bug');
    expect(failed.statusCode).toBe(500);
    expect(failed.json()).toMatchObject({
      code: 'server-error',
      requestId: failed.headers['x-request-id'],
    });
    expect(failed.body).not.toContain('secret detail');
  });

  it.each(['lost', 'slow', 'full', 'crowded'])(
    'of a database that is %s is 503 with a time to come back',
    async (failure) => {
      const busy = await failWith(failure);
      expect(busy.statusCode).toBe(503);
      expect(busy.json().code).toBe('busy');
      expect(busy.headers['retry-after']).toBe('2');
    },
  );

  it('of bytes the database can’t keep is 400', async () => {
    expect((await failWith('bytes')).statusCode).toBe(400);
  });
});

describe('a body', () => {
  const nested = (depth: number) => `{"any":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

  it('may be nested 32 deep, not 33', async () => {
    expect((await send(nested(32))).statusCode).toBe(200);
    const refused = await send(nested(33));
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad-json']);
  });

  it.each([
    ['half of it', '{"beds":1'],
    ['two of them', '{}{}'],
    ['a NUL', '{"any":"a\\u0000b"}'],
    ['a raw NUL', '{"any":"a\0b"}'],
    ['a key that reaches for prototypes', '{"__proto__":{"beds":1}}'],
    ['the same deeper down', '{"any":{"__proto__":{"x":1}}}'],
    ['NaN', '{"beds":NaN}'],
  ])('with %s is refused as JSON', async (_name, text) => {
    const refused = await send(text);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad-json']);
    expect(({} as { beds?: number }).beds).toBeUndefined();
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'application/json-patch+json',
    'text/json',
    'application/ json',
  ])('as %s is 415', async (type) => {
    const refused = await send('{"beds":1}', type);
    expect([refused.statusCode, refused.json().code]).toEqual([415, 'wrong-content-type']);
  });

  it.each([
    'application/json\t; x',
    'Application/JSON',
    'application/json ;a=b',
    ' application/json',
  ])('as “%s” never passes the schema by', async (type) =>
    expect([400, 415]).toContain((await send('{"beds":0}', type)).statusCode),
  );

  it('as JSON with a character set passes', async () => {
    expect((await send('{"beds":1}', 'application/json; charset=utf-8')).statusCode).toBe(200);
  });

  it('that is missing or empty is refused by the schema', async () => {
    expect((await send('')).statusCode).toBe(400);
    expect((await send('null')).statusCode).toBe(400);
    const none = await app.inject({ method: 'POST', url: '/api/v1/Test/Echo' });
    expect(none.statusCode).toBe(400);
  });

  it('above 256 KB is 413', async () => {
    const refused = await send(JSON.stringify({ any: 'x'.repeat(300 * 1024) }));
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'too-large']);
  });
});

describe('a path', () => {
  it.each(['/api/v1/Test/Read', '/api/v1/test/read', '/API/V1/TEST/READ'])(
    '%s is the same call',
    async (url) => expect((await app.inject(url)).statusCode).toBe(200),
  );

  it.each(['/api/v1/Nothing/Here', '/api/nothing', '/api', '/API/v1/nothing'])(
    '%s is 404 as JSON',
    async (url) => {
      const missing = await app.inject(url);
      expect(missing.statusCode).toBe(404);
      expect(missing.json()).toMatchObject({ code: 'not-found', statusCode: 'failed' });
    },
  );

  it.each(['/api/v1/%', '/%c0%80'])('%s, no text, is refused as bad input', async (url) => {
    const refused = await app.inject(url);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad-input']);
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
  });

  it('asked with another method is not the call', async () => {
    reads.mockClear();
    for (const method of ['HEAD', 'DELETE', 'PUT', 'OPTIONS'] as const) {
      const other = await app.inject({ method, url: '/api/v1/Test/Read' });
      expect(other.statusCode, method).toBeGreaterThanOrEqual(400);
    }
    expect(reads).not.toHaveBeenCalled();
  });

  it('that needs a permission is 401 as long as nobody can sign in', async () => {
    const refused = await app.inject('/api/v1/Test/Hidden');
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'signed-out']);
  });

  it('without declared access keeps the program from starting', async () => {
    const careless: Room = {
      name: 'careless',
      start(scope) {
        scope.get('/api/v1/Careless/Read', async () => ({}));
      },
    };
    const made = createApp({ house: createTestHouse(database), rooms: [careless] });
    await expect(made).rejects.toThrow('GET /api/v1/Careless/Read declares no access');
  });
});

describe('an answer', () => {
  it('carries the security headers and a policy that allows nothing', async () => {
    const { headers } = await app.inject('/api/v1/Test/Read');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('asks for https forever when the site has it', async () => {
    const secured = await createApp({
      house: createTestHouse(database, { env: { PUBLIC_URL: 'https://homes.example.org' } }),
      rooms: [],
    });
    const { headers } = await secured.inject('/api');
    await secured.close();
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('has a request id that the caller can’t choose', async () => {
    const one = await app.inject({ url: '/api/v1/Test/Read', headers: { 'request-id': 'mine' } });
    const two = await app.inject('/api/v1/Test/Read');
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
  });

  it('is compressed when it is long', async () => {
    const packed = await app.inject({
      url: '/api/v1/Test/Read?long=1',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).length).toBeGreaterThan(5000);
    const short = await app.inject({
      url: '/api/v1/Test/Read',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(short.headers['content-encoding']).toBeUndefined();
  });

  it('that breaks the contract is caught where answers are checked', async () => {
    const lying: Room = {
      name: 'lying',
      start(scope) {
        const endpoint = defineEndpoint({
          ...common,
          method: 'GET',
          path: 'Lying/Read',
          answer: z.object({ said: z.number() }),
          example: { said: 1 },
        });
        serveEndpoint(scope, endpoint, async () => ({ said: 'text' }) as never);
      },
    };
    const made = await createApp({
      house: createTestHouse(database),
      rooms: [lying],
      checkAnswers: true,
    });
    expect((await made.inject('/api/v1/Lying/Read')).statusCode).toBe(500);
    await made.close();
  });

  it('is counted by route, never by what was asked', async () => {
    await app.inject('/api/v1/Test/Read?long=private');
    const text = await house.metrics.registry.metrics();
    expect(text).toContain('route="/api/v1/Test/Read"');
    expect(text).not.toContain('private');
  });
});
