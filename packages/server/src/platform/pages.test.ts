import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { defineEndpoint } from '@homestead/contract/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestServices } from '../../test/services.ts';
import { type App, createApp } from './app.ts';
import { suspectsForm } from './form-guard.ts';
import { createLog } from './log.ts';
import { loadPageHandler } from './page-handler.ts';
import { servePages } from './pages.ts';
import type { Room, Services } from './room.ts';
import { serveEndpoint } from './serve-endpoint.ts';

const script = 'export const a = 1;\n'.repeat(200);

/** A bundle that shows what it received. */
const bundle = `
export async function handle(request, { api, nonce, formStamp, site, logError }) {
  const { pathname } = new URL(request.url);
  if (pathname === '/throws') throw new Error('detail of the inside');
  if (pathname === '/logs') logError(new Error('a page broke'));
  if (pathname === '/outage') return new Response('sorry', { status: (await api('/api/v1/outage')).ok ? 200 : 500 });
  if (pathname === '/away') return new Response(null, { status: 302, headers: { location: '/x' } });
  if (pathname === '/missing') return new Response('not here', { status: 404 });
  if (pathname === '/whole') return { status: 200, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }), body: 'whole – ' + 'page '.repeat(400) };
  if (pathname === '/rooms') {
    const [homes, worse] = [await api('/api/v1/homes'), await api('/api/v1/homes?most=0')];
    const said = [await homes.json(), await homes.json() === await homes.json(), homes.headers.get('cache-control'), worse.ok, worse.status, (await worse.json()).code];
    return new Response(JSON.stringify(said));
  }
  if (pathname === '/kept') return new Response('kept', { headers: { 'cache-control': 'public, max-age=60' } });
  const answer = pathname === '/asks' ? await api('/api/nothing') : null;
  const said = { url: request.url, method: request.method, nonce, formStamp, name: site.brokerage.name,
    body: request.method === 'POST' ? await request.text() : null,
    status: answer?.status ?? null, code: answer ? (await answer.json()).code : null };
  return new Response(JSON.stringify(said), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
`;

const spanishBundle = `
export const handle = async (request) => new Response('en español: ' + new URL(request.url).pathname);
`;

const homes = defineEndpoint('GET homes', {
  access: { kind: 'public' },
  summary: 'Homes',
  query: z.object({ most: z.coerce.number().min(1).optional() }),
  answer: z.object({ homes: z.array(z.string()) }),
  example: { homes: [] },
});

const outage = defineEndpoint('GET outage', {
  access: { kind: 'public' },
  summary: 'The database is away',
  answer: z.object({}),
  example: {},
});

const room: Room = {
  name: 'homes',
  start(scope) {
    serveEndpoint(scope, homes, async () => ({ homes: ['1600 Ferry Rd'] }));
    serveEndpoint(scope, outage, async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    });
  },
};

let database: TestDatabase;
let folder: string;
const logged: { msg: string }[] = [];
let services: Services;
let app: App;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homestead-pages-'));
  await mkdir(join(folder, 'server'), { recursive: true });
  await mkdir(join(folder, 'es/server'), { recursive: true });
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server/index.js'), bundle);
  await writeFile(join(folder, 'es/server/index.js'), spanishBundle);
  await writeFile(join(folder, 'client/assets/page-a1b2.js'), script);
  await writeFile(join(folder, 'client/assets/page-a1b2.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'client/favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'service-worker.js'), '/* worker */');
  database = await createTestDatabase();
  const sink = new Writable({
    write(line, _encoding, done) {
      logged.push(JSON.parse(String(line)));
      done();
    },
  });
  const log = createLog({ level: 'error', pretty: false, sink });
  services = createTestServices(database, { log, env: { WEB_BUILD_DIR: folder, PORT: '4321' } });
  const handle = await loadPageHandler(services);
  app = await createApp({
    services,
    rooms: [room],
    surround: (scope) =>
      servePages(scope, services, {
        handlerFor: async () => handle,
        isDev: false,
        serveFiles: true,
        identity: {
          filePages: ['/photo'],
          cookieName: 'session',
          tokenOf: async (cookies) => (cookies === 'session=mine' ? 'token' : null),
          forget() {},
        },
      }),
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

describe('a page', () => {
  it('has a strict policy with its own nonce, which its renderer received', async () => {
    const pages = [await app.inject('/property-list'), await app.inject('/property-list')];
    const nonces = pages.map((page) => {
      const policy = String(page.headers['content-security-policy']);
      const { nonce } = page.json();
      expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
      expect(policy).toContain("style-src-attr 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  });

  it('knows when it was opened, for its forms; one that answers a form was open before', async () => {
    const stampOf = (page: { json(): { formStamp: string } }) => page.json().formStamp;
    const read = stampOf(await app.inject('/property-list'));
    const answers = stampOf(await app.inject({ method: 'POST', url: '/form' }));
    expect(suspectsForm(services, read)).toBe(true);
    expect(suspectsForm(services, answers)).toBe(false);
  });

  it('is not cached unless it says so', async () => {
    expect((await app.inject('/property-list')).headers['cache-control']).toBe('no-store');
    expect((await app.inject('/kept')).headers['cache-control']).toBe('public, max-age=60');
  });

  it('takes its address from the settings, never from the Host header', async () => {
    const page = await app.inject({
      url: '/property-list?city=Omaha',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(page.json().url).toBe('http://127.0.0.1:4321/property-list?city=Omaha');
  });

  it('reaches the API in process, with its refusals', async () => {
    expect((await app.inject('/asks')).json()).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('whose call failed with the database is a 503 that says when to try again', async () => {
    const page = await app.inject('/outage');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toBe('sorry');
  });

  it('receives answers as objects, checked as from outside', async () => {
    const said = [{ homes: ['1600 Ferry Rd'] }, true, 'no-store', false, 400, 'bad-input'];
    expect((await app.inject('/rooms')).json()).toEqual(said);
    expect((await app.inject('/api/v1/homes')).json()).toEqual(said[0]);
  });

  it('that is complete is sent with its length, compressed where accepted', async () => {
    const plain = await app.inject('/whole');
    expect(plain.headers['content-length']).toBe(String(Buffer.byteLength(plain.body)));
    const packed = await app.inject({ url: '/whole', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(packed.rawPayload))).toBe(plain.body);
    const head = await app.inject({ method: 'HEAD', url: '/whole' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('knows the brokerage', async () => {
    expect((await app.inject('/')).json().name).toBe(services.settings.brokerage.name);
  });

  it('accepts forms', async () => {
    const page = await app.inject({
      method: 'POST',
      url: '/form',
      payload: 'a=1&b=2',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(page.json()).toMatchObject({ method: 'POST', body: 'a=1&b=2' });
  });

  it.each([
    ['application/x-www-form-urlencoded', 'note=a%ED%A0%80b', 400, 'bad-input'],
    ['application/x-www-form-urlencoded', 'note=a%00b', 400, 'bad-input'],
    ['application/x-www-form-urlencoded', `note=${'x'.repeat(300_000)}`, 413, 'too-large'],
    ['multipart/form-data; boundary=x', 'x'.repeat(300_000), 413, 'too-large'],
    ['text/plain', 'x'.repeat(300_000), 413, 'too-large'],
  ])('refuses a form as %s that it can’t hold', async (type, payload, status, code) => {
    const headers = { 'content-type': type };
    const page = await app.inject({ method: 'POST', url: '/form', payload, headers });
    expect([page.statusCode, page.json().code]).toEqual([status, code]);
  });

  it('takes a file from a signed-in person, where a file can be sent', async () => {
    const send = async (url: string, cookie: string, bytes = 300_000) => {
      const { statusCode } = await app.inject({
        method: 'POST',
        url,
        payload: 'x'.repeat(bytes),
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'sec-fetch-site': 'same-origin',
          cookie,
        },
      });
      return statusCode;
    };
    const mine = 'session=mine';
    expect(await send('/photo', mine)).toBe(200);
    expect(await send('/photo.data?index', mine)).toBe(200);
    expect(await send('/photo', mine, 17_000_000)).toBe(413);
    expect(await send('/form', mine)).toBe(413);
    expect(await send('/photo', 'session=ended')).toBe(413);
    expect(await send('/photo', '')).toBe(413);
  });

  it.each(['/api/v1/homes?q=a%ED%A0%80', '/api/v1/homes?q=%00', '/api/v1/homes?x=%ed%bf%bf'])(
    'refuses the call %s, whose text can’t be stored',
    async (url) => {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-input']);
    },
  );

  it('leaves an address that can’t be read to the renderer', async () => {
    expect((await app.inject('/homes?q=%00')).statusCode).toBe(200);
  });

  it('keeps the status and redirect of its renderer', async () => {
    const away = await app.inject('/away');
    expect([away.statusCode, away.headers.location]).toEqual([302, '/x']);
    expect([away.body, away.headers['content-type']]).toEqual(['', undefined]);
    expect((await app.inject('/missing')).statusCode).toBe(404);
  });

  it('that fails reveals nothing internal', async () => {
    const broken = await app.inject('/throws');
    expect(broken.statusCode).toBe(500);
    expect(broken.body).not.toContain('detail of the inside');
  });

  it('puts its error into the program’s log, with the request and without its query', async () => {
    await app.inject('/logs?token=hunter2');
    expect(logged.at(-1)).toMatchObject({
      level: 50,
      msg: 'page failed',
      reqId: expect.any(String),
      err: { message: 'a page broke' },
    });
    expect(JSON.stringify(logged)).not.toContain('hunter2');
  });

  it('is not made for API calls', async () => {
    const call = await app.inject('/api/v1/unknown');
    expect([call.statusCode, call.json().code]).toEqual([404, 'not-found']);
  });
});

describe('a file of the build', () => {
  it('with a hash in its name is cached forever and precompressed', async () => {
    const file = await app.inject({
      url: '/assets/page-a1b2.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
    expect(String(brotliDecompressSync(file.rawPayload))).toBe(script);
    const plain = await app.inject('/assets/page-a1b2.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
  });

  it('that is a script has no headers meant for documents', async () => {
    const { headers } = await app.inject('/assets/page-a1b2.js');
    expect(Object.keys(headers).toSorted()).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'date',
      'vary',
      'x-content-type-options',
    ]);
    const icon = await app.inject('/favicon.svg');
    expect(icon.headers['content-security-policy']).toContain("default-src 'none'");
    expect(icon.headers['x-frame-options']).toBe('DENY');
  });

  it('without one is cached for an hour', async () => {
    const file = await app.inject('/favicon.svg');
    expect(file.headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    '/assets/../../server/index.js',
    '/assets/..%2f..%2fserver/index.js',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('%s does not lead out of it', async (url) => {
    const { body } = await app.inject(url);
    expect(body).not.toContain('export async function handle');
    expect(body).not.toContain('"type":"module"');
  });
});

describe('the languages of pages', () => {
  const pageAt = async (url: string) => (await app.inject({ url })).payload;

  it.each(['/es', '/es/', '/ES/homepage', '/es/property-list?city=Omaha', '/es/login.data'])(
    '%s is a Spanish page',
    async (url) => {
      expect(await pageAt(url)).toBe(`en español: ${url.replace(/\?.*/, '')}`);
    },
  );

  it.each(['/', '/esign', '/est/es', '/homepage?to=/es/'])('%s is not', async (url) => {
    expect(await pageAt(url)).not.toContain('español');
  });
});
