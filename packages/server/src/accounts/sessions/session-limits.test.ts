import { BACKGROUND_COOKIE } from '@homestead/contract/platform';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  fromOwnPage,
  pagesAround,
  readSignedIn,
  type SignedIn,
} from '../../../test/accounts-app.ts';
import { identifyStream } from '../callers/identify-stream.ts';

let app: AccountsApp;
let streamOf: ReturnType<typeof identifyStream>;

beforeAll(async () => {
  const surround = pagesAround(async (_request, context) => {
    const { status } = await context.api('/api/v1/User/Session');
    return { status, headers: new Headers(), body: 'page' };
  });
  app = await createAccountsApp(
    { STAFF_SESSION_HOURS: '12', STAFF_IDLE_MINUTES: '30' },
    { surround },
  );
  streamOf = identifyStream(app.services);
});
afterAll(() => app.close());

const someone = (role: string) => app.signInNew({ role });

/** Moves the session's sign-in and last use into the past, as if the clock had moved on. */
const letPass = ({ sessionId }: SignedIn, passed: { start?: string; use: string }) =>
  app.database.pool.query(
    `update session set started_at = started_at - $2::interval,
       last_used_at = last_used_at - $3::interval where id = $1`,
    [sessionId, passed.start ?? passed.use, passed.use],
  );

const idleMinutes = async ({ sessionId }: SignedIn) => {
  await app.accounts.callers.settle();
  const { rows } = await app.database.pool.query<{ minutes: number }>(
    'select extract(epoch from now() - last_used_at)::int / 60 as minutes from session where id = $1',
    [sessionId],
  );
  return rows[0]?.minutes;
};

const openStream = async ({ jwtToken }: SignedIn) =>
  streamOf({ headers: { authorization: `Bearer ${jwtToken}` } } as FastifyRequest);
const statusOf = async (as: SignedIn) => {
  const { status } = await app.get('User/Session', null, as);
  await app.accounts.callers.settle();
  return status;
};
const refresh = (as: SignedIn) => app.refresh(as.cookie);
const isOver = async (as: SignedIn) => {
  expect([await statusOf(as), (await refresh(as)).status]).toEqual([401, 401]);
  await expect(openStream(as)).rejects.toMatchObject({ code: 'signed-out' });
};

describe('a session of staff', () => {
  it('ends after 30 minutes without use', async () => {
    const mine = await someone('agent');
    await letPass(mine, { use: '29 minutes' });
    expect(await statusOf(mine)).toBe(200);
    expect(await idleMinutes(mine)).toBe(0);
    await letPass(mine, { use: '30 minutes' });
    await isOver(mine);
  });

  it('ends 12 hours after the sign-in, however much it is used', async () => {
    const mine = await someone('agent');
    await letPass(mine, { start: '11 hours 59 minutes', use: '5 minutes' });
    expect(await statusOf(mine)).toBe(200);
    const { rows } = await app.database.pool.query(
      `select expires_at <= started_at + interval '12 hours' as "endsInTime"
       from session where id = $1`,
      [mine.sessionId],
    );
    expect(rows).toEqual([{ endsInTime: true }]);
    await letPass(mine, { start: '1 minute', use: '0' });
    await isOver(mine);
  });

  it('has the limits of the role of today', async () => {
    const person = await app.makePerson({ role: 'client' });
    const mine = await app.signIn(person);
    await letPass(mine, { use: '1 day' });
    await app.database.pool.query(`update person set role_key = 'agent' where id = $1`, [
      person.id,
    ]);
    await isOver(mine);
  });
});

describe('a session of a client', () => {
  it('lasts 30 days without use, and 90 in all', async () => {
    const mine = await someone('client');
    await letPass(mine, { use: '29 days' });
    expect(await statusOf(mine)).toBe(200);
    await letPass(mine, { start: '60 days', use: '1 day' });
    expect(await statusOf(mine)).toBe(200);
    await letPass(mine, { start: '1 day', use: '0' });
    await isOver(mine);
  });
});

describe('use of a session', () => {
  it('is a call or a page', async () => {
    const mine = await someone('agent');
    await letPass(mine, { use: '20 minutes' });
    const page = await app.app.inject({ url: '/desk', headers: { cookie: mine.cookie } });
    expect([page.statusCode, await idleMinutes(mine)]).toEqual([200, 0]);
  });

  it('is not a new token, a stream, or a reload in the background', async () => {
    const mine = await someone('agent');
    await letPass(mine, { use: '20 minutes' });
    const next = readSignedIn(await refresh(mine));
    expect((await openStream(next))?.sessionId).toBe(mine.sessionId);
    const cookie = `${next.cookie}; ${BACKGROUND_COOKIE}=1`;
    const page = await app.app.inject({ url: '/desk', headers: { cookie } });
    expect(page.statusCode).toBe(200);
    const headers = { cookie, authorization: `Bearer ${next.jwtToken}` };
    expect((await app.get('User/Session', null, { headers })).status).toBe(200);
    expect(await idleMinutes(mine)).toBe(20);
    await letPass(mine, { use: '10 minutes' });
    await isOver(next);
  });
});

describe('a new sign-in', () => {
  it('ends the session that the browser had, of whomever it was', async () => {
    const [one, two] = [await app.makePerson(), await app.makePerson()];
    const [first, elsewhere] = [await app.signIn(one), await app.signIn(one)];
    const second = await app.signIn(two, fromOwnPage(first.cookie));
    expect([await statusOf(first), await statusOf(elsewhere), await statusOf(second)]).toEqual([
      401, 200, 200,
    ]);
  });

  it('ends none by a guessed secret, or by a refused password', async () => {
    const person = await app.makePerson();
    const mine = await app.signIn(person);
    const guess = `homestead_session=${mine.sessionId}.${'A'.repeat(43)}`;
    await app.signIn(person, fromOwnPage(guess));
    const body = { email: person.email, password: 'Wrong-Rose-7' };
    expect((await app.post('User/LogIn', body, fromOwnPage(mine.cookie))).status).toBe(400);
    expect(await statusOf(mine)).toBe(200);
  });
});
