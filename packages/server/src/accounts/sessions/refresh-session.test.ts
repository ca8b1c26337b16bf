import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  readSignedIn,
  type SignedIn,
} from '../../../test/accounts-app.ts';
import { judgeSecret } from './refresh-session.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());

const refresh = (cookie: string, node = app) => node.refresh(cookie);

async function refreshed(cookie: string): Promise<SignedIn> {
  const answer = await refresh(cookie);
  expect(answer.status).toBe(200);
  return readSignedIn(answer);
}

/** Lets the grace period of all retired secrets pass. */
async function letGracePass(sessionId: string): Promise<void> {
  await sql`update session_secret set retired_at = retired_at - interval '1 minute',
    issued_at = issued_at - interval '1 minute', used_at = used_at - interval '1 minute'
    where session_id = ${sessionId}`.execute(app.database.db);
}

async function endOf(sessionId: string): Promise<string | null> {
  const row = await app.database.db
    .selectFrom('session')
    .select('ended_why')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return row.ended_why;
}

describe('a refresh', () => {
  it('gives a new token and a new secret of the same session', async () => {
    const person = await app.makePerson({ role: 'agent' });
    const mine = await app.signIn(person);
    const answer = await refresh(mine.cookie);
    expect(answer.body).toEqual({
      data: {
        jwtToken: expect.any(String),
        rolename: 'agent',
        id: person.id,
        first_name: 'Maria',
        last_name: 'Olsen',
        email: person.email,
        landing: '/leads',
        must_set_up_two_step: false,
      },
      message: expect.any(String),
      status: 200,
      statusCode: 'success',
    });
    const next = readSignedIn(answer);
    expect(next.sessionId).toBe(mine.sessionId);
    expect(next.cookie).not.toContain(mine.cookie.split('; ')[0]);
    expect((await app.get('User/Session', null, next)).status).toBe(200);
  });

  it.each([
    ['none', ''],
    ['nonsense', 'homestead_session=nonsense'],
    ['an unknown session', `homestead_session=${crypto.randomUUID()}.${'A'.repeat(43)}`],
    ['another name', 'session=1'],
  ])('with %s as a cookie is refused and clears it', async (_what, cookie) => {
    const answer = await refresh(cookie);
    expect([answer.status, answer.body.code]).toEqual([401, 'signed-out']);
    const cookies = [answer.headers['set-cookie']].flat().join('\n');
    expect(cookies).toMatch(/^homestead_session=;.*Max-Age=0/m);
  });

  it('with a guessed secret is refused and ends nothing', async () => {
    const mine = await app.signInNew();
    const guess = `homestead_session=${mine.sessionId}.${'A'.repeat(43)}`;
    expect((await refresh(guess)).status).toBe(401);
    expect((await refresh(mine.cookie)).status).toBe(200);
  });

  it('with the secret of another session is refused', async () => {
    const [mine, other] = [await app.signInNew(), await app.signInNew()];
    expect((await refresh(mine.cookie.replace(mine.sessionId, other.sessionId))).status).toBe(401);
  });

  it.each([
    ['no origin', {}],
    ['a hidden origin', { origin: 'null' }],
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://127.0.0.1:3001' }],
    ['a hidden origin of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a name that begins like ours', { origin: 'http://127.0.0.1:3000.evil.example' }],
  ])('from %s is refused', async (_what, headers) => {
    const { cookie } = await app.signInNew();
    const answer = await app.post('User/Refresh', undefined, { headers: { cookie, ...headers } });
    expect([answer.status, answer.body.code]).toEqual([403, 'wrong-origin']);
  });

  it('from the loopback name that a demo was called by is answered', async () => {
    const { cookie } = await app.signInNew();
    const headers = { cookie, host: 'localhost:4000', origin: 'http://localhost:4000' };
    expect((await app.post('User/Refresh', undefined, { headers })).status).toBe(200);
    const foreign = { cookie, host: 'evil.example', origin: 'http://evil.example' };
    expect((await app.post('User/Refresh', undefined, { headers: foreign })).status).toBe(403);
  });
});

describe('of concurrent refreshes', () => {
  it('all twenty are answered, on two nodes, and any of the secrets works next', async () => {
    const node = await app.openNode();
    const mine = await app.signInNew();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => refresh(mine.cookie, index % 2 ? app : node)),
    );
    await node.close();
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const secrets = answers.map((answer) => readSignedIn(answer).cookie);
    expect(new Set(secrets).size).toBe(20);
    await letGracePass(mine.sessionId);
    const kept = await refreshed(secrets[7] as string);
    await letGracePass(mine.sessionId);
    await refreshed(kept.cookie);
    expect(await endOf(mine.sessionId)).toBeNull();
  });
});

describe('a lost answer', () => {
  it('signs no phone out, however late and often it retries', async () => {
    const mine = await app.signInNew();
    for (let time = 0; time < 3; time += 1) {
      await refreshed(mine.cookie);
      await letGracePass(mine.sessionId);
    }
    const arrived = await refreshed(mine.cookie);
    await letGracePass(mine.sessionId);
    await refreshed(arrived.cookie);
    expect(await endOf(mine.sessionId)).toBeNull();
  });
});

describe('a stolen secret', () => {
  const mailsTo = async (email: string) => {
    const rows = await app.database.db
      .selectFrom('mail_message')
      .select('kind')
      .where('to_address', '=', email)
      .execute();
    return rows.map(({ kind }) => kind);
  };

  it('that comes back after its successor was used ends the session for both', async () => {
    const person = await app.makePerson();
    const mine = await app.signIn(person);
    const second = await refreshed(mine.cookie);
    const third = await refreshed(second.cookie);
    await letGracePass(mine.sessionId);
    expect((await refresh(mine.cookie)).status).toBe(401);
    expect(await endOf(mine.sessionId)).toBe('stolen');
    expect((await refresh(third.cookie)).status).toBe(401);
    expect((await app.get('User/Session', null, third)).status).toBe(401);
    expect(await mailsTo(person.email)).toEqual(['accounts.session-stolen']);
    const { rows } = await sql`select kind from security_event
      where person_id = ${person.id} order by id desc limit 1`.execute(app.database.db);
    expect(rows).toEqual([{ kind: 'session-stolen' }]);
  });

  it('that the thief used first is detected as soon as both have been used', async () => {
    const mine = await app.signInNew();
    const thiefs = await refreshed(mine.cookie);
    await letGracePass(mine.sessionId);
    // The thief's was never used, so this looks like a lost answer; it invalidates the thief's.
    const owners = await refreshed(mine.cookie);
    await letGracePass(mine.sessionId);
    expect((await refresh(thiefs.cookie)).status).toBe(401);
    expect(await endOf(mine.sessionId)).toBe('stolen');
    expect((await refresh(owners.cookie)).status).toBe(401);
  });

  it.each([
    [{ isUsed: false, isRetired: false, isFresh: false, isSuccessorUsed: false }, 'rotate'],
    [{ isUsed: true, isRetired: false, isFresh: false, isSuccessorUsed: false }, 'rotate'],
    [{ isUsed: true, isRetired: true, isFresh: true, isSuccessorUsed: true }, 'answer-again'],
    [{ isUsed: false, isRetired: true, isFresh: true, isSuccessorUsed: false }, 'answer-again'],
    [{ isUsed: true, isRetired: true, isFresh: false, isSuccessorUsed: false }, 'replace-lost'],
    [{ isUsed: true, isRetired: true, isFresh: false, isSuccessorUsed: true }, 'stolen'],
    [{ isUsed: false, isRetired: true, isFresh: false, isSuccessorUsed: false }, 'stolen'],
    [{ isUsed: false, isRetired: true, isFresh: false, isSuccessorUsed: true }, 'stolen'],
  ])('is judged by its use: %j is %s', (standing, verdict) => {
    expect(judgeSecret(standing)).toBe(verdict);
  });
});
