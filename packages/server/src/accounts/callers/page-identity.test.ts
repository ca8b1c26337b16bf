import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageHandler } from '#platform';
import {
  type AccountsApp,
  createAccountsApp,
  fromOwnPage,
  OWN_ORIGIN,
  pagesAround,
  readSignedIn,
} from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';

/** Pages that show the answers to their calls. */
const handle: PageHandler = async (request, { api, isSignedIn }) => {
  const { pathname } = new URL(request.url);
  const json = { 'content-type': 'application/json' };
  const posted = request.method === 'POST' ? await request.text() : null;
  const ask = async (path: string, body?: string) => {
    const answer = await api(
      `/api/v1/${path}`,
      body === undefined ? {} : { method: 'POST', headers: json, body },
    );
    return {
      status: answer.status,
      body: await answer.json(),
      cookies: answer.headers.get('set-cookie'),
    };
  };
  const said: object[] = [];
  if (posted !== null) said.push(await ask(`User${pathname}`, posted));
  said.push(await ask('User/Session'), await ask('auth/providers'));
  return {
    status: 200,
    headers: new Headers({
      'cache-control': 'public, max-age=60',
      'content-type': 'application/json',
    }),
    body: JSON.stringify({ isSignedIn, said }),
  };
};

let app: AccountsApp;

beforeAll(async () => {
  app = await createAccountsApp({}, { surround: pagesAround(handle) });
});
afterAll(() => app.close());

const cookieOf = async () => (await app.signInNew()).cookie;
const statuses = (body: { said: { status: number }[] }) => body.said.map(({ status }) => status);

describe('a page', () => {
  it('of a visitor makes calls without a session and may be cached', async () => {
    const page = await app.get('/home');
    expect(page.body.isSignedIn).toBe(false);
    expect(statuses(page.body)).toEqual([401, 200]);
    expect(page.headers['cache-control']).toBe('public, max-age=60');
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  it('of a signed-in person makes calls as that person, is not cached and rotates nothing', async () => {
    const person = await app.makePerson();
    const { cookie } = await app.signIn(person);
    for (let time = 0; time < 3; time += 1) {
      const page = await app.get('/home', null, { headers: { cookie } });
      expect(page.body.isSignedIn).toBe(true);
      expect(page.body.said[0].body.data.id).toBe(person.id);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.headers['set-cookie']).toBeUndefined();
    }
  });

  it('opens as a visitor’s when the session has ended in the meantime', async () => {
    const mine = await app.signInNew();
    const headers = { cookie: mine.cookie };
    expect(statuses((await app.get('/home', null, { headers })).body)).toEqual([200, 200]);
    await app.post('User/SignOut', undefined, mine);
    expect(statuses((await app.get('/home', null, { headers })).body)).toEqual([401, 200]);
  });

  it.each([
    ['nonsense', 'homestead_session=nonsense'],
    ['an unknown session', `homestead_session=${crypto.randomUUID()}.${'A'.repeat(43)}`],
    ['other cookies', 'theme=dark; homestead_device=x'],
  ])('with %s as a cookie is a visitor’s', async (_what, cookie) => {
    const page = await app.get('/home', null, { headers: { cookie } });
    expect(page.body.isSignedIn).toBe(false);
    expect(statuses(page.body)).toEqual([401, 200]);
  });

  it('accepts a secret whose successor may not have reached the browser, but not a stolen one', async () => {
    const first = await app.signInNew();
    const second = readSignedIn(
      await app.post('User/Refresh', undefined, fromOwnPage(first.cookie)),
    );
    await sql`update session_secret set retired_at = retired_at - interval '1 minute',
      issued_at = issued_at - interval '1 minute' where session_id = ${first.sessionId}`.execute(
      app.database.db,
    );
    const isSignedIn = async (cookie: string) =>
      (await app.get('/home', null, { headers: { cookie } })).body.isSignedIn;
    expect(await isSignedIn(first.cookie)).toBe(true);
    expect(await isSignedIn(second.cookie)).toBe(true);
    const node = await app.openNode();
    const asked = await node.get('/home', null, { headers: { cookie: first.cookie } });
    await node.close();
    expect(asked.body.isSignedIn).toBe(false);
    const late = await app.post('User/Refresh', undefined, fromOwnPage(first.cookie));
    expect(late.status).toBe(401);
  });
});

describe('a form', () => {
  const post = (path: string, body: object, headers: Record<string, string>) =>
    app.post(path, body, { headers });

  it('signs in: its later calls act as that person, the cookies reach the browser', async () => {
    const person = await app.makePerson();
    const page = await post(
      '/LogIn',
      { email: person.email, password: PASSWORD },
      { origin: OWN_ORIGIN },
    );
    expect(statuses(page.body)).toEqual([200, 200, 200]);
    expect(page.body.said[1].body.data.id).toBe(person.id);
    expect(page.body.said[0].cookies).toBeNull();
    expect(page.headers['cache-control']).toBe('no-store');
    const lines = page.headers['set-cookie'] as string[];
    expect(lines.map((line) => line.split('=')[0])).toEqual([
      'homestead_session',
      'homestead_device',
      'homestead_challenge',
    ]);
  });

  it('records the browser’s own address and user agent', async () => {
    const person = await app.makePerson();
    await app.post(
      '/LogIn',
      { email: person.email, password: PASSWORD },
      {
        headers: {
          origin: OWN_ORIGIN,
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        },
        address: '203.0.113.77',
      },
    );
    const { rows } = await sql`select device, host(address) as address from session
      where person_id = ${person.id}`.execute(app.database.db);
    expect(rows).toEqual([{ device: 'Firefox on Linux', address: '203.0.113.77' }]);
  });

  it('signs out: its later calls act as a visitor', async () => {
    const page = await post('/SignOut', {}, { cookie: await cookieOf(), origin: OWN_ORIGIN });
    expect(page.body.isSignedIn).toBe(true);
    expect(statuses(page.body)).toEqual([200, 401, 200]);
    expect(page.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^homestead_session=;/)]),
    );
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['another site that hides', { 'sec-fetch-site': 'cross-site' }],
  ])('of %s is refused, signed in or not', async (_what, headers) => {
    for (const cookie of ['', await cookieOf()]) {
      const page = await post('/SignOut', {}, { ...headers, cookie });
      expect([page.status, page.body.code]).toEqual([403, 'wrong-origin']);
    }
  });

  it('without an origin is refused where there is a session to misuse', async () => {
    expect((await post('/SignOut', {}, { cookie: await cookieOf() })).status).toBe(403);
    expect((await post('/SignOut', {}, {})).status).toBe(200);
  });
});
