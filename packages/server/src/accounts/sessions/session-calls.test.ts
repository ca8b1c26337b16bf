import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  cookiesOf,
  createAccountsApp,
  fromOwnPage,
  type SignedIn,
} from '../../../test/accounts-app.ts';
import type { TestAnswer } from '../../../test/listings-app.ts';

let app: AccountsApp;
let otherNode: AccountsApp;

beforeAll(async () => {
  app = await createAccountsApp();
  otherNode = await app.openNode();
});
afterAll(async () => {
  await otherNode.close();
  await app.close();
});

const someone = (role = 'client') => app.signInNew({ role });

describe('calls for signed-in people', () => {
  const calls: [string, (as: SignedIn | null, node?: AccountsApp) => Promise<TestAnswer>][] = [
    ['User/Session', (as, node = app) => node.get('User/Session', null, as)],
    ['User/Sessions', (as, node = app) => node.get('User/Sessions', null, as)],
    ['User/SecurityEvents', (as, node = app) => node.get('User/SecurityEvents', null, as)],
    [
      'User/EndOtherSessions',
      (as, node = app) => node.post('User/EndOtherSessions', undefined, as),
    ],
  ];

  it.each(calls)('%s refuses visitors and answers signed-in people', async (_name, call) => {
    expect((await call(null)).status).toBe(401);
    const answer = await call(await someone());
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(calls)('%s refuses a session cookie without a token', async (_name, call) => {
    const { cookie } = await someone();
    expect((await call({ headers: { cookie } } as never)).status).toBe(401);
  });

  it.each([
    ['a word', 'Bearer nonsense'],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['nothing', 'Bearer '],
    ['an empty header', ''],
    ['three dots', 'Bearer ..'],
    ['an unsigned token', `Bearer ${part({ alg: 'none' })}.${part({ sid: randomUUID() })}.`],
    ['a token of a key there is not', `Bearer ${part({ alg: 'ES256', kid: 'x' })}.${part({})}.AA`],
    ['a megabyte', `Bearer ${'a'.repeat(15_000)}.b.c`],
  ])('%s in place of a token signs no one in', async (_what, authorization) => {
    const answer = await app.get('User/Session', null, { headers: { authorization } });
    expect([answer.status, answer.body.code]).toEqual([401, 'signed-out']);
  });

  it('User/Session returns the person and what they hold', async () => {
    const person = await app.makePerson({ role: 'lender' });
    const { body } = await app.get('User/Session', null, await app.signIn(person));
    expect(body.data).toMatchObject({
      id: person.id,
      role: 'lender',
      roleLabel: 'Lender Internal',
      side: 'staff',
      scope: 'own',
      permissions: expect.arrayContaining(['column-lendernotes']),
      edits: expect.arrayContaining(['column-lendernotes']),
    });
    expect(body.data.edits).not.toContain('column-email');
  });
});

describe("the caller's sessions", () => {
  it('are listed, last used first, and ended one by one', async () => {
    const person = await app.makePerson();
    const [phone, desk] = [await app.signIn(person), await app.signIn(person)];
    const list = await app.get('User/Sessions', null, desk);
    expect(
      list.body.data.map(({ id, isCurrent }: { id: string; isCurrent: boolean }) => [
        id,
        isCurrent,
      ]),
    ).toEqual([
      [desk.sessionId, true],
      [phone.sessionId, false],
    ]);
    const ended = await app.post('User/EndSession', { id: phone.sessionId }, desk);
    expect(ended.body).toMatchObject({ data: true, statusCode: 'success' });
    expect((await app.get('User/Session', null, phone)).status).toBe(401);
    expect((await app.get('User/Sessions', null, desk)).body.data).toHaveLength(1);
    expect((await app.post('User/EndSession', { id: phone.sessionId }, desk)).status).toBe(404);
  });

  it('of another person are not found', async () => {
    const [mine, theirs] = [await someone('super-admin'), await someone()];
    const answer = await app.post('User/EndSession', { id: theirs.sessionId }, mine);
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
    expect((await app.get('User/Session', null, theirs)).status).toBe(200);
  });

  it.each([[{}], [{ id: 5 }], [{ id: 'x' }], [{ id: null }]])(
    'refuse %j as an id',
    async (body) => {
      expect((await app.post('User/EndSession', body, await someone())).status).toBe(400);
    },
  );

  it('that never existed are not found', async () => {
    const answer = await app.post('User/EndSession', { id: randomUUID() }, await someone());
    expect(answer.status).toBe(404);
  });

  it('end all together, except the current one', async () => {
    const person = await app.makePerson();
    const others = [await app.signIn(person), await app.signIn(person)];
    const mine = await app.signIn(person);
    await app.post('User/EndOtherSessions', undefined, mine);
    for (const other of others) {
      expect((await app.get('User/Session', null, other)).status).toBe(401);
    }
    expect((await app.get('User/Session', null, mine)).status).toBe(200);
  });
});

describe('security events', () => {
  it("come newest first, page by page, only for the caller's own account", async () => {
    const person = await app.makePerson();
    await app.signInNew();
    const sessions = [await app.signIn(person), await app.signIn(person), await app.signIn(person)];
    const mine = sessions[2] as SignedIn;
    const first = await app.get('User/SecurityEvents', { pageSize: '2' }, mine);
    expect(first.body.data).toHaveLength(2);
    const second = await app.get('User/SecurityEvents', { pageSize: '2', page: '2' }, mine);
    expect(second.body).toMatchObject({ data: [{ kind: 'signed-in' }], total: 3 });
    const ids = [...first.body.data, ...second.body.data].map(({ id }: { id: number }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it.each([
    { pageSize: '0' },
    { pageSize: '101' },
    { pageSize: 'x' },
    { page: '-1' },
    { page: '1e400' },
  ])('refuses %j', async (query) => {
    const answer = await app.get('User/SecurityEvents', query as never, await someone());
    expect(answer.status).toBe(400);
  });
});

describe('signing out', () => {
  it('ends the session of the token and clears the cookies', async () => {
    const mine = await someone();
    const answer = await app.post('User/SignOut', undefined, mine);
    expect(answer.body).toMatchObject({ data: true, statusCode: 'success' });
    expect(answer.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^homestead_session=;.*Max-Age=0/)]),
    );
    expect((await app.get('User/Session', null, mine)).status).toBe(401);
    expect((await app.refresh(mine.cookie)).status).toBe(401);
  });

  it('ends the session of the cookie, when requested by one of our pages', async () => {
    const mine = await someone();
    expect((await app.post('User/SignOut', undefined, fromOwnPage(mine.cookie))).status).toBe(200);
    expect((await app.get('User/Session', null, mine)).status).toBe(401);
  });

  it("can't be requested by another site", async () => {
    const mine = await someone();
    for (const origin of [undefined, 'null', 'https://evil.example']) {
      const headers = { cookie: mine.cookie, ...(origin && { origin }) };
      expect((await app.post('User/SignOut', undefined, { headers })).status).toBe(403);
    }
    expect((await app.get('User/Session', null, mine)).status).toBe(200);
  });

  it('with an invalid secret ends nothing', async () => {
    const mine = await someone();
    const cookie = `homestead_session=${mine.sessionId}.${'A'.repeat(43)}`;
    expect((await app.post('User/SignOut', undefined, fromOwnPage(cookie))).status).toBe(200);
    expect((await app.get('User/Session', null, mine)).status).toBe(200);
  });

  it('twice, or without a session, isn’t an error', async () => {
    expect((await app.post('User/SignOut')).status).toBe(200);
    const mine = await someone();
    await app.post('User/SignOut', undefined, mine);
    expect((await app.post('User/SignOut', undefined, fromOwnPage(mine.cookie))).status).toBe(200);
  });
});

describe('from the next call on, on every node', () => {
  it('a session that was ended on one is refused on the other', async () => {
    const mine = await someone();
    expect((await otherNode.get('User/Session', null, mine)).status).toBe(200);
    await app.post('User/SignOut', undefined, mine);
    expect((await otherNode.get('User/Session', null, mine)).status).toBe(401);
  });

  it('a role’s changed permissions apply', async () => {
    const mine = await someone('buyerseller');
    const held = async (node: AccountsApp): Promise<string[]> =>
      (await node.get('User/Session', null, mine)).body.data.permissions;
    expect(await held(otherNode)).toContain('homesearch');
    await sql`delete from role_grant where role_key = 'buyerseller' and permission_key = 'homesearch'`.execute(
      app.database.db,
    );
    await sql`update role set grants_version = grants_version + 1 where key = 'buyerseller'`.execute(
      app.database.db,
    );
    expect(await held(otherNode)).not.toContain('homesearch');
    expect(await held(app)).not.toContain('homesearch');
  });

  it('a person’s changed role applies', async () => {
    const person = await app.makePerson({ role: 'admin' });
    const mine = await app.signIn(person);
    await app.database.db
      .updateTable('person')
      .set({ role_key: 'client' })
      .where('id', '=', person.id)
      .execute();
    const { body } = await otherNode.get('User/Session', null, mine);
    expect(body.data).toMatchObject({ role: 'client', side: 'client', permissions: [] });
  });

  it.each(['deactivated_at', 'deleted_at'] as const)(
    'a person who is %s is out',
    async (column) => {
      const person = await app.makePerson();
      const mine = await app.signIn(person);
      await app.database.db
        .updateTable('person')
        .set({ [column]: new Date() })
        .where('id', '=', person.id)
        .execute();
      expect((await app.get('User/Session', null, mine)).status).toBe(401);
      expect((await app.refresh(mine.cookie)).status).toBe(401);
    },
  );
});

describe('use of a session', () => {
  const times = async (sessionId: string) => {
    const row = await app.database.db
      .selectFrom('session')
      .select(['last_used_at', 'expires_at'])
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    return [row.last_used_at.getTime(), row.expires_at.getTime()];
  };

  it('extends it, at most once a minute', async () => {
    const mine = await someone();
    const asMade = await times(mine.sessionId);
    await app.get('User/Session', null, mine);
    await app.accounts.callers.settle();
    expect(await times(mine.sessionId)).toEqual(asMade);
    await sql`update session set last_used_at = now() - interval '61 seconds',
      expires_at = now() + interval '1 day' where id = ${mine.sessionId}`.execute(app.database.db);
    await app.get('User/Session', null, mine);
    await app.accounts.callers.settle();
    const [lastUsed = 0, expires = 0] = await times(mine.sessionId);
    expect(lastUsed).toBeGreaterThan(Date.now() - 30_000);
    expect(expires).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  it('is required: one that was unused for long is over', async () => {
    const mine = await someone();
    await sql`update session set expires_at = now() - interval '1 second' where id = ${mine.sessionId}`.execute(
      app.database.db,
    );
    expect((await app.get('User/Session', null, mine)).status).toBe(401);
    expect((await app.refresh(mine.cookie)).status).toBe(401);
    expect(cookiesOf(await app.refresh(mine.cookie))).not.toContain('homestead_session');
  });
});

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
