import { gunzipSync } from 'node:zlib';
import { defineEndpoint } from '@homestead/contract/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type EchoApp, openEchoApp, publicCall } from '../../test/echo-app.ts';
import { createTestServices } from '../../test/services.ts';
import { createApp } from './app.ts';
import type { Room } from './room.ts';
import { serveEndpoint } from './serve-endpoint.ts';

let at: EchoApp;

beforeAll(async () => {
  at = await openEchoApp();
});
afterAll(() => at.close());

describe('a path', () => {
  it.each(['/api/v1/Test/Read', '/api/v1/test/read', '/API/V1/TEST/READ'])(
    '%s is the same call',
    async (url) => expect((await at.app.inject(url)).statusCode).toBe(200),
  );

  it.each(['/api/v1/Nothing/Here', '/api/nothing', '/api', '/API/v1/nothing'])(
    '%s is 404 as JSON',
    async (url) => {
      const missing = await at.app.inject(url);
      expect(missing.statusCode).toBe(404);
      expect(missing.json()).toMatchObject({ code: 'not-found', statusCode: 'failed' });
    },
  );

  it.each(['/api/v1/%', '/%c0%80'])('%s, not valid UTF-8, is refused as bad input', async (url) => {
    const refused = await at.app.inject(url);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad-input']);
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
  });

  it('with another method is not the call', async () => {
    at.reads.mockClear();
    for (const method of ['HEAD', 'DELETE', 'PUT', 'OPTIONS'] as const) {
      const other = await at.app.inject({ method, url: '/api/v1/Test/Read' });
      expect(other.statusCode, method).toBeGreaterThanOrEqual(400);
    }
    expect(at.reads).not.toHaveBeenCalled();
  });

  it('that needs a permission is 401 when sign-in is not set up', async () => {
    const refused = await at.app.inject('/api/v1/Test/Hidden');
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'signed-out']);
  });

  it('without declared access keeps the program from starting', async () => {
    const careless: Room = {
      name: 'careless',
      start(scope) {
        scope.get('/api/v1/Careless/Read', async () => ({}));
      },
    };
    const made = createApp({ services: createTestServices(at.database), rooms: [careless] });
    await expect(made).rejects.toThrow('GET /api/v1/Careless/Read declares no access');
  });
});

describe('an answer', () => {
  it('has the security headers and a policy that allows nothing', async () => {
    const { headers } = await at.app.inject('/api/v1/Test/Read');
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

  it('requires https permanently when the site has it', async () => {
    const secured = await createApp({
      services: createTestServices(at.database, {
        env: { PUBLIC_URL: 'https://homes.example.org' },
      }),
      rooms: [],
    });
    const { headers } = await secured.inject('/api');
    await secured.close();
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('has a request id that the caller can’t choose', async () => {
    const one = await at.app.inject({
      url: '/api/v1/Test/Read',
      headers: { 'request-id': 'mine' },
    });
    const two = await at.app.inject('/api/v1/Test/Read');
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
  });

  it('is compressed when it is long', async () => {
    const packed = await at.app.inject({
      url: '/api/v1/Test/Read?long=1',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).length).toBeGreaterThan(5000);
    const short = await at.app.inject({
      url: '/api/v1/Test/Read',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(short.headers['content-encoding']).toBeUndefined();
  });

  it('that breaks the contract is caught where answers are checked', async () => {
    const lying: Room = {
      name: 'lying',
      start(scope) {
        const endpoint = defineEndpoint('GET Lying/Read', {
          ...publicCall,
          answer: z.object({ said: z.number() }),
          example: { said: 1 },
        });
        serveEndpoint(scope, endpoint, async () => ({ said: 'text' }) as never);
      },
    };
    const made = await createApp({
      services: createTestServices(at.database),
      rooms: [lying],
      checkAnswers: true,
    });
    expect((await made.inject('/api/v1/Lying/Read')).statusCode).toBe(500);
    await made.close();
  });

  it('is counted by route, never by the requested path', async () => {
    await at.app.inject('/api/v1/Test/Read?long=private');
    const text = await at.services.metrics.registry.metrics();
    expect(text).toContain('route="/api/v1/Test/Read"');
    expect(text).not.toContain('private');
  });
});
