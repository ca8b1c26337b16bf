import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AccountsApp, createAccountsApp, OWN_ORIGIN } from '../../../test/accounts-app.ts';
import { AccessTokens } from './access-tokens.ts';
import { Remembered } from './remembered.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

const keyRows = () =>
  app.database.db.selectFrom('signing_key').selectAll().orderBy('made_at', 'desc').execute();

/** Ages the newest key, on this node's clock and the database's. */
const ageKeys = (days: number) =>
  sql`update signing_key set made_at = made_at - make_interval(days => ${days}),
    signs_until = signs_until - make_interval(days => ${days}),
    published_until = published_until - make_interval(days => ${days})`.execute(app.database.db);

describe('a token', () => {
  it('contains only what it may, for ten minutes', async () => {
    const person = await app.makePerson({ role: 'lender' });
    const mine = await app.signIn(person);
    const payload = decodeJwt(mine.jwtToken);
    expect(payload).toEqual({
      id: person.id,
      first_name: 'Maria',
      last_name: 'Olsen',
      email: person.email,
      role: 'lender',
      permissions: expect.stringMatching(/^column-[a-z-]+(,column-[a-z-]+)*$/),
      sid: mine.sessionId,
      iss: OWN_ORIGIN,
      aud: OWN_ORIGIN,
      iat: expect.any(Number),
      exp: Number(payload.iat) + 600,
    });
    expect(decodeProtectedHeader(mine.jwtToken)).toEqual({
      alg: 'ES256',
      kid: expect.stringMatching(/^[\w-]{16}$/),
    });
  });

  it('is verified by the published key set, which has no private part', async () => {
    const mine = await app.signInNew();
    const { body, headers } = await app.get('/.well-known/jwks.json');
    expect(headers['content-type']).toContain('application/jwk-set+json');
    for (const key of body.keys) expect(Object.keys(key)).not.toContain('d');
    const { payload } = await jwtVerify(mine.jwtToken, createLocalJWKSet(body), {
      issuer: OWN_ORIGIN,
      audience: OWN_ORIGIN,
    });
    expect(payload.sid).toBe(mine.sessionId);
  });

  it('is refused once it has expired, even where it was verified before', async () => {
    const mine = await app.signInNew();
    expect((await app.get('User/Session', null, mine)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    expect((await app.get('User/Session', null, mine)).status).toBe(401);
  });

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'https://evil.example' }],
    ['no end', { exp: undefined }],
    ['no session', { sid: undefined }],
  ])('of %s is refused, though signed with our key', async (_what, change) => {
    const mine = await app.signInNew();
    const { kid, key } = await app.accounts.tokens.keys.current();
    const token = await new SignJWT({ ...decodeJwt(mine.jwtToken), ...change })
      .setProtectedHeader({ alg: 'ES256', kid })
      .sign(key);
    expect((await app.get('User/Session', null, { ...mine, jwtToken: token })).status).toBe(401);
  });

  it('whose payload was changed is refused', async () => {
    const mine = await app.signInNew();
    const other = await app.signInNew({ role: 'super-admin' });
    const [head, , signature] = mine.jwtToken.split('.');
    const token = [head, other.jwtToken.split('.')[1], signature].join('.');
    expect((await app.get('User/Session', null, { ...mine, jwtToken: token })).status).toBe(401);
  });

  it('grants nothing by its permissions: the database decides', async () => {
    const mine = await app.signInNew();
    const { kid, key } = await app.accounts.tokens.keys.current();
    const payload = { ...decodeJwt(mine.jwtToken), role: 'super-admin', permissions: 'feed' };
    const token = await new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).sign(key);
    const { body } = await app.get('User/Session', null, { ...mine, jwtToken: token });
    expect(body.data).toMatchObject({ role: 'client', permissions: [] });
  });
});

describe('keys', () => {
  it('are sealed in the database', async () => {
    for (const row of await keyRows()) {
      expect(row.sealed_private_jwk.toString('latin1')).not.toContain('"d"');
      expect(JSON.stringify(row.public_jwk)).not.toContain('"d"');
    }
  });

  it('are made once, however many nodes start at the same time', async () => {
    await sql`delete from signing_key`.execute(app.database.db);
    const nodes = Array.from({ length: 5 }, () => new AccessTokens(app.services));
    await Promise.all(nodes.map((node) => node.keys.rotate()));
    expect(await keyRows()).toHaveLength(1);
  });

  it('are rotated in time; the new one is published before it signs, tokens of the old stay valid', async () => {
    await app.accounts.tokens.keys.rotate();
    const old = await app.signInNew();
    const [first] = await keyRows();
    await ageKeys(29);
    await app.accounts.tokens.keys.rotate();
    const rows = await keyRows();
    expect(rows).toHaveLength(2);
    const next = await app.signInNew();
    expect(decodeProtectedHeader(next.jwtToken).kid).toBe(first?.kid);
    const { body } = await app.get('/.well-known/jwks.json');
    expect(body.keys.map(({ kid }: { kid: string }) => kid)).toEqual(rows.map(({ kid }) => kid));
    await ageKeys(1);
    const node = await app.openNode();
    const later = await node.signIn(await app.makePerson());
    expect(decodeProtectedHeader(later.jwtToken).kid).toBe(rows[0]?.kid);
    expect((await node.get('User/Session', null, old)).status).toBe(200);
    await node.close();
  });

  it('of another node are found without a restart', async () => {
    const node = await app.openNode();
    await sql`delete from signing_key`.execute(app.database.db);
    await node.accounts.tokens.keys.rotate();
    const mine = await node.signIn(await app.makePerson());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3000 });
    expect((await app.get('User/Session', null, mine)).status).toBe(200);
    vi.useRealTimers();
    await node.close();
  });

  it('that can’t be opened any more are replaced', async () => {
    const node = await createAccountsApp();
    const [mine] = await node.database.db.selectFrom('signing_key').select('kid').execute();
    await sql`update signing_key set sealed_private_jwk = 'gone'`.execute(node.database.db);
    const restarted = await node.openNode();
    const signedIn = await restarted.signIn(await node.makePerson());
    expect(decodeProtectedHeader(signedIn.jwtToken).kid).not.toBe(mine?.kid);
    await restarted.close();
    await node.close();
  });
});

describe('the cache', () => {
  it('is limited, evicts the longest unused first, and expires entries in time', () => {
    const remembered = new Remembered<number>(2);
    remembered.keep('a', 1, 1000);
    remembered.keep('b', 2, 1000);
    expect(remembered.find('a', 0)).toBe(1);
    remembered.keep('c', 3, 1000);
    expect(['a', 'b', 'c'].map((key) => remembered.find(key, 0))).toEqual([1, null, 3]);
    expect(remembered.size).toBe(2);
    expect(remembered.find('a', 1000)).toBeNull();
    remembered.forget('c');
    expect(remembered.size).toBe(0);
  });
});
