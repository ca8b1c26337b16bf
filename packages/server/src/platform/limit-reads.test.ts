import { defineEndpoint } from '@homestead/contract/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestServices } from '../../test/services.ts';
import { type App, createApp } from './app.ts';
import { servePages } from './pages.ts';
import { serveEndpoint } from './serve-endpoint.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const homesCall = { summary: 'Homes', answer: z.object({}), example: {} };
const homes = defineEndpoint('GET homes', { ...homesCall, access: { kind: 'public' } });
const own = defineEndpoint('GET own', { ...homesCall, access: { kind: 'signed-in' } });

/** A site with a page that asks for homes three times; counts how often they are looked up. */
async function openSite(env: Record<string, string> = {}) {
  const services = createTestServices(database, {
    env: { READS_PER_SECOND: '1', READ_BURST: '3', TRUSTED_PROXIES: '127.0.0.1', ...env },
  });
  let lookups = 0;
  const app = await createApp({
    services,
    rooms: [
      {
        name: 'homes',
        start(scope) {
          serveEndpoint(scope, own, async () => ({}));
          serveEndpoint(scope, homes, async () => {
            lookups += 1;
            return {};
          });
        },
      },
    ],
    surround: async (scope) => {
      scope.get('/file.svg', async () => '<svg/>');
      await servePages(scope, services, {
        handlerFor:
          async () =>
          async (_request, { api }) => {
            for (let n = 0; n < 3; n += 1) await api('/api/v1/homes');
            return { status: 200, headers: new Headers(), body: 'page' };
          },
        isDev: false,
        serveFiles: false,
      });
    },
  });
  return { app, lookups: () => lookups };
}

async function statusesOf(app: App, url: string, times: number, from: object): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await app.inject({ url, ...from })).statusCode);
  return statuses;
}

const stranger = { remoteAddress: '203.0.113.9' };

describe('an address that reads too fast', () => {
  it('is refused before anything is looked up, with a time to try again', async () => {
    const { app, lookups } = await openSite();
    const statuses = await statusesOf(app, '/api/v1/homes', 5, stranger);
    const refused = await app.inject({ url: '/api/v1/homes', ...stranger });
    const other = await app.inject({ url: '/api/v1/homes', remoteAddress: '203.0.113.10' });
    await app.close();
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect([refused.json().code, refused.headers['retry-after']]).toEqual(['too-many', '1']);
    expect(other.statusCode).toBe(200);
    expect(lookups()).toBe(4);
  });

  it('counts a page once, whatever the page asks for', async () => {
    const { app, lookups } = await openSite();
    const statuses = await statusesOf(app, '/property-list', 4, stranger);
    await app.close();
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(lookups()).toBe(9);
  });

  it('still gets files, and calls that need a session still say so', async () => {
    const { app } = await openSite();
    await statusesOf(app, '/property-list', 4, stranger);
    const file = await app.inject({ url: '/file.svg', ...stranger });
    const call = await app.inject({ url: '/api/v1/own', ...stranger });
    await app.close();
    expect([file.statusCode, call.statusCode]).toEqual([200, 401]);
  });

  it('behind a proxy is the visitor, not the proxy', async () => {
    const { app } = await openSite();
    const by = (visitor: string) => ({ headers: { 'x-forwarded-for': visitor } });
    const one = await statusesOf(app, '/api/v1/homes', 4, by('203.0.113.9'));
    const other = await statusesOf(app, '/api/v1/homes', 1, by('203.0.113.10'));
    await app.close();
    expect([one, other]).toEqual([[200, 200, 200, 429], [200]]);
  });
});

describe('a program on the same machine', () => {
  it('isn’t counted, unless it asks for someone else', async () => {
    const { app } = await openSite({ TRUSTED_PROXIES: '' });
    const direct = await statusesOf(app, '/api/v1/homes', 5, {});
    const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    const passedOn = await statusesOf(app, '/api/v1/homes', 4, forwarded);
    await app.close();
    expect(direct).toEqual([200, 200, 200, 200, 200]);
    expect(passedOn).toEqual([200, 200, 200, 429]);
  });
});

it('nothing is counted where the rate is 0', async () => {
  const { app } = await openSite({ READS_PER_SECOND: '0' });
  const statuses = await statusesOf(app, '/api/v1/homes', 5, stranger);
  await app.close();
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});
