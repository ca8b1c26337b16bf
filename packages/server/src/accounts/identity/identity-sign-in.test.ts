import { generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  fromOwnPage,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { ISSUER_CLIENT, startIssuer, type TestIssuer } from '../../../test/issuer.ts';
import { IdentityBrowser } from '../../../test/issuer-visit.ts';
import { totpCode } from '../two-step/totp.ts';

const SITE = 'http://127.0.0.1:3000';
let issuer: TestIssuer;
/** An issuer as the standard has it: the address comes from the userinfo endpoint alone. */
let reserved: TestIssuer;
let house: AccountsApp;
let made = 0;

beforeAll(async () => {
  issuer = await startIssuer({ redirectUri: `${SITE}/auth/return/office` });
  reserved = await startIssuer({
    redirectUri: `${SITE}/auth/return/reserved`,
    claimsInIdToken: false,
  });
  const many = '100000';
  house = await createAccountsApp({
    IDENTITY_PROVIDERS: JSON.stringify([
      { key: 'office', name: 'Office account', issuer: issuer.issuer, ...ISSUER_CLIENT },
      { key: 'reserved', name: 'Reserved', issuer: reserved.issuer, ...ISSUER_CLIENT },
      { key: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:9', ...ISSUER_CLIENT },
    ]),
    VERIFY_TRIES_PER_ADDRESS: many,
    SIGN_IN_TRIES_PER_ADDRESS: many,
  });
});
afterEach(() => {
  issuer.tamper = null;
});
afterAll(async () => {
  await house.close();
  await Promise.all([issuer.close(), reserved.close()]);
});

/** Whom the issuer signs in from now on: somebody it has not seen, with that address. */
function atIssuer(email: string, isVerified = true): { sub: string } {
  made += 1;
  issuer.account = { sub: `subject-${made}`, email, email_verified: isVerified };
  return issuer.account;
}

async function visit(browser: IdentityBrowser, mode = 'page', key = 'office') {
  const start = await browser.open(`/auth/start/${key}?mode=${mode}`);
  expect(start.status).toBe(302);
  return (key === 'office' ? issuer : reserved).visit(start.location);
}

const identitiesOf = (person: TestPerson) =>
  house.database.db
    .selectFrom('external_identity')
    .selectAll()
    .where('person_id', '=', person.id)
    .execute();
const mailsTo = async (person: TestPerson) => {
  const query = house.database.db.selectFrom('mail_message').select('kind');
  const rows = await query.where('to_address', '=', person.email).execute();
  return rows.map((row) => row.kind);
};

describe('signing in through a provider', () => {
  it('links the account whose mailbox we have verified, once, and says so by mail', async () => {
    const person = await house.makePerson();
    const { sub } = atIssuer(person.email.toUpperCase());
    const browser = new IdentityBrowser(house);
    browser.cookies.set('homestead_wanted', encodeURIComponent('/property-list/favourites?a=1'));
    const start = await browser.open('/auth/start/office?mode=page');
    const asked = new URL(start.location);
    expect(asked.origin).toBe(issuer.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: 'homestead',
      response_type: 'code',
      redirect_uri: `${SITE}/auth/return/office`,
      code_challenge_method: 'S256',
      scope: 'openid email',
      nonce: expect.stringMatching(/^.{40,}$/),
      state: expect.stringMatching(/^[\w-]{43}\.page$/),
    });
    const back = await browser.open(await issuer.visit(start.location));
    expect([back.status, back.location]).toEqual([302, '/property-list/favourites?a=1']);
    expect(browser.cookies.get('homestead_notice')).toBe('signed-in');
    expect(browser.cookies.has('homestead_wanted')).toBe(false);
    const refreshed = await house.post(
      'User/Refresh',
      undefined,
      fromOwnPage(`homestead_session=${browser.cookies.get('homestead_session')}`),
    );
    expect(refreshed.body.data).toMatchObject({ id: person.id, rolename: 'client' });
    expect(await identitiesOf(person)).toMatchObject([{ issuer: issuer.issuer, subject: sub }]);
    expect(await mailsTo(person)).toContain('accounts.identity-linked');

    const again = new IdentityBrowser(house);
    const second = await again.open(await visit(again));
    expect(second.location).toBe('/homepage');
    const linked = (await mailsTo(person)).filter((kind) => kind === 'accounts.identity-linked');
    expect(linked).toHaveLength(1);
    const session = await house.database.db
      .selectFrom('session')
      .select(['signed_in_by', 'second_step'])
      .where('person_id', '=', person.id)
      .execute();
    expect(session).toEqual(
      Array(2).fill({ signed_in_by: 'identity-provider', second_step: null }),
    );
  });

  it('finds the account by issuer and subject, whatever address the issuer names now', async () => {
    const person = await house.makePerson();
    atIssuer(person.email);
    const first = new IdentityBrowser(house);
    await first.open(await visit(first));
    issuer.account = { ...issuer.account, email: 'moved@example.org' };
    const browser = new IdentityBrowser(house);
    expect((await browser.open(await visit(browser))).location).toBe('/homepage');
    expect(await identitiesOf(person)).toMatchObject([{ email: 'moved@example.org' }]);
  });

  it('asks the userinfo endpoint for an address that the token leaves out', async () => {
    const person = await house.makePerson();
    reserved.account = { sub: 'reserved-1', email: person.email, email_verified: true };
    const browser = new IdentityBrowser(house);
    const back = await browser.open(await visit(browser, 'page', 'reserved'));
    expect(back.location).toBe('/homepage');
  });

  it('in a popup ends on a page that reports its outcome', async () => {
    const person = await house.makePerson();
    atIssuer(person.email);
    const browser = new IdentityBrowser(house);
    const back = await browser.open(await visit(browser, 'popup'));
    expect([back.status, back.location]).toEqual([302, '/auth/done?outcome=signed-in']);
    expect(browser.cookies.has('homestead_session')).toBe(true);
    atIssuer('nobody@example.org');
    const unknown = new IdentityBrowser(house);
    const refused = await unknown.open(await visit(unknown, 'popup'));
    expect(refused.location).toBe('/auth/done?outcome=unknown-user');
    expect(unknown.cookies.has('homestead_session')).toBe(false);
  });

  it.each([
    '//evil.example',
    '/api/v1/User/Refresh',
    '/auth/start/office',
    'https://evil.example/',
  ])('does not follow the remembered page %s', async (wanted) => {
    const person = await house.makePerson();
    atIssuer(person.email);
    const browser = new IdentityBrowser(house);
    browser.cookies.set('homestead_wanted', encodeURIComponent(wanted));
    expect((await browser.open(await visit(browser))).location).toBe('/homepage');
  });
});

describe('who is not let in', () => {
  const refusedAs = async (outcome: string, browser = new IdentityBrowser(house)) => {
    const back = await browser.open(await visit(browser));
    expect([back.status, back.location]).toEqual([302, '/login']);
    expect(browser.cookies.get('homestead_notice')).toBe(outcome);
    expect(browser.cookies.has('homestead_session')).toBe(false);
  };

  it('nobody we know', async () => {
    atIssuer('nobody@example.org');
    await refusedAs('unknown-user');
  });

  it('an account that somebody prepared without proving the mailbox', async () => {
    const prepared = await house.makePerson({ email_verified_at: null });
    atIssuer(prepared.email);
    await refusedAs('unknown-user');
    expect(await identitiesOf(prepared)).toEqual([]);
  });

  it('an address that the issuer has not verified', async () => {
    const person = await house.makePerson();
    atIssuer(person.email, false);
    await refusedAs('failed');
    expect(await identitiesOf(person)).toEqual([]);
  });

  it('another subject with the address of somebody who is linked', async () => {
    const person = await house.makePerson();
    atIssuer(person.email);
    const first = new IdentityBrowser(house);
    await first.open(await visit(first));
    atIssuer(person.email);
    await refusedAs('unknown-user');
    expect(await identitiesOf(person)).toHaveLength(1);
  });

  it.each(['deactivated_at', 'deleted_at'] as const)('a person with %s', async (column) => {
    for (const isLinked of [false, true]) {
      const person = await house.makePerson();
      atIssuer(person.email);
      if (isLinked) {
        const before = new IdentityBrowser(house);
        await before.open(await visit(before));
      }
      await house.database.db
        .updateTable('person')
        .set({ [column]: new Date() })
        .where('id', '=', person.id)
        .execute();
      await refusedAs('unknown-user');
    }
  });

  const forged: [string, () => Promise<string>][] = [
    ['a wrong audience', () => issuer.sign({ ...claims(), aud: 'somebody-else' })],
    ['a wrong issuer', () => issuer.sign({ ...claims(), iss: 'https://evil.example' })],
    ['a nonce of another sign-in', () => issuer.sign({ ...claims(), nonce: 'another' })],
    ['no nonce', () => issuer.sign({ ...claims(), nonce: undefined })],
    ['an expiry that is over', () => issuer.sign({ ...claims(), exp: now() - 3600 })],
    [
      'a foreign signature',
      async () => issuer.sign(claims(), { key: (await generateKeyPair('RS256')).privateKey }),
    ],
    [
      'no signature',
      async () => new UnsecuredJWT({ ...claims(), iss: issuer.issuer, aud: 'homestead' }).encode(),
    ],
  ];
  const now = () => Math.floor(Date.now() / 1000);
  let nonce = '';
  const claims = () => ({
    sub: issuer.account.sub,
    email: issuer.account.email,
    email_verified: true,
    nonce,
    iat: now(),
    exp: now() + 300,
  });

  it.each(forged)('whoever shows an ID token with %s', async (_name, forge) => {
    const person = await house.makePerson();
    atIssuer(person.email);
    const browser = new IdentityBrowser(house);
    const start = await browser.open('/auth/start/office?mode=page');
    nonce = new URL(start.location).searchParams.get('nonce') ?? '';
    const returned = await issuer.visit(start.location);
    issuer.tamper = forge;
    const back = await browser.open(returned);
    expect(back.location).toBe('/login');
    expect(browser.cookies.has('homestead_session')).toBe(false);
    expect(await identitiesOf(person)).toEqual([]);
  });

  it('…while the same token, rightly made, is taken', async () => {
    const person = await house.makePerson();
    atIssuer(person.email);
    const browser = new IdentityBrowser(house);
    const start = await browser.open('/auth/start/office?mode=page');
    nonce = new URL(start.location).searchParams.get('nonce') ?? '';
    const returned = await issuer.visit(start.location);
    issuer.tamper = () => issuer.sign(claims());
    expect((await browser.open(returned)).location).toBe('/homepage');
  });

  it('a browser that did not leave from here, with state and code of another', async () => {
    const person = await house.makePerson();
    atIssuer(person.email);
    const attacker = new IdentityBrowser(house);
    const returned = await visit(attacker);
    const victim = new IdentityBrowser(house);
    await victim.open('/auth/start/office?mode=page');
    for (const browser of [victim, attacker]) {
      expect((await browser.open(returned)).location).toBe('/login');
      expect(browser.cookies.has('homestead_session')).toBe(false);
    }
  });

  it('whoever uses a code, or a state, twice', async () => {
    const person = await house.makePerson();
    atIssuer(person.email);
    const browser = new IdentityBrowser(house);
    const returned = await visit(browser);
    expect((await browser.open(returned)).location).toBe('/homepage');
    expect((await browser.open(returned)).location).toBe('/login');
    const fresh = await visit(browser);
    const mixed = new URL(fresh);
    mixed.searchParams.set('code', new URL(returned).searchParams.get('code') ?? '');
    expect((await browser.open(mixed.href)).location).toBe('/login');
  });

  it('whoever comes back without state or code, or says no at the provider', async () => {
    const browser = new IdentityBrowser(house);
    const start = await browser.open('/auth/start/office?mode=page');
    const state = new URL(start.location).searchParams.get('state');
    const searches = ['', '?code=x', '?state=x.page&code=x', `?error=access_denied&state=${state}`];
    for (const search of searches) {
      expect((await browser.open(`/auth/return/office${search}`)).location).toBe('/login');
    }
  });

  it('anybody while the provider is down, or not one of ours', async () => {
    for (const key of ['gone', 'unheard-of']) {
      const page = new IdentityBrowser(house);
      expect((await page.open(`/auth/start/${key}`)).location).toBe('/login');
      expect(page.cookies.get('homestead_notice')).toBe('failed');
      const popup = new IdentityBrowser(house);
      const back = await popup.open(`/auth/start/${key}?mode=popup`);
      expect(back.location).toBe('/auth/done?outcome=failed');
    }
  });

  it('a browser that only looks ahead', async () => {
    const headers = { 'sec-purpose': 'prefetch' };
    const reply = await house.app.inject({ method: 'GET', url: '/auth/start/office', headers });
    expect(reply.statusCode).toBe(204);
  });
});

describe('two-step sign-in', () => {
  async function withTotp(): Promise<{ person: TestPerson; secret: string }> {
    const person = await house.makePerson();
    const as = await house.signIn(person);
    const given = { currentPassword: PASSWORD };
    const { body } = await house.post('User/StartTotp', given, as);
    const secret = body.data.secret.replaceAll(' ', '');
    const code = totpCode(secret, new Date());
    expect((await house.post('User/ConfirmTotp', { code }, as)).status).toBe(200);
    return { person, secret };
  }

  it('follows the provider as it follows a password; the link is made after it', async () => {
    const { person, secret } = await withTotp();
    atIssuer(person.email);
    const popup = new IdentityBrowser(house);
    const back = await popup.open(await visit(popup, 'popup'));
    expect(back.location).toBe('/auth/done?outcome=second-step');
    expect(popup.cookies.has('homestead_session')).toBe(false);
    const page = new IdentityBrowser(house);
    expect((await page.open(await visit(page))).location).toBe('/verifyidentity');
    expect(await identitiesOf(person)).toEqual([]);

    const cookie = `homestead_challenge=${page.cookies.get('homestead_challenge')}`;
    const code = totpCode(secret, new Date(Date.now() + 30_000));
    const done = await house.post('User/CompleteTwoStep', { code }, fromOwnPage(cookie));
    expect(done.body.data.id).toBe(person.id);
    expect(await identitiesOf(person)).toHaveLength(1);
    expect(await mailsTo(person)).toContain('accounts.identity-linked');
  });
});

describe('an ID token handed in', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const tokenFor = (email: string, nonce: string, change = {}) =>
    issuer.sign({
      sub: atIssuer(email).sub,
      email,
      email_verified: true,
      nonce,
      iat: now(),
      exp: now() + 300,
      ...change,
    });
  const askNonce = async (alias = 'office') =>
    (await house.post('auth/nonce', { alias })).body.nonce as string;
  const hand = (token: string, alias = 'office') =>
    house.post('auth/google/login', { token, alias });

  it('for a nonce of ours signs in with the account’s own role', async () => {
    const person = await house.makePerson({ role: 'agent' });
    const token = await tokenFor(person.email, await askNonce());
    const answer = await hand(token);
    expect(answer.body).toMatchObject({
      statusCode: 'success',
      rolename: 'agent',
      data: { id: person.id, rolename: 'agent' },
    });
    expect(answer.body.token).toBe(answer.body.data.jwtToken);
    const session = await house.get('User/Session', null, {
      headers: { authorization: `Bearer ${answer.body.token}` },
    });
    expect(session.body.data).toMatchObject({ id: person.id, rolename: 'agent' });
    const replayed = await hand(token);
    expect([replayed.status, replayed.body.code]).toEqual([400, 'identity-refused']);
    expect(replayed.body.message).toBe('Something unexpected happened.');
  });

  it('is refused without a nonce of ours, of another alias, over, or when it is no token', async () => {
    const person = await house.makePerson();
    const expired = await askNonce();
    await house.database.db
      .updateTable('sign_in_challenge')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('purpose', '=', 'identity')
      .execute();
    const browser = new IdentityBrowser(house);
    const start = await browser.open('/auth/start/office');
    const search = new URL(start.location).searchParams;
    const nonces = ['of-my-own', await askNonce('reserved'), expired, search.get('nonce') ?? ''];
    nonces.push(search.get('state')?.split('.')[0] ?? '');
    for (const nonce of nonces) {
      const refused = await hand(await tokenFor(person.email, nonce));
      expect([refused.status, refused.body.code]).toEqual([400, 'identity-refused']);
    }
    expect((await hand('nonsense')).body.code).toBe('identity-refused');
    expect(await identitiesOf(person)).toEqual([]);
  });

  it('of nobody we know is 404 with the words of the spec', async () => {
    const refused = await hand(await tokenFor('nobody@example.org', await askNonce()));
    expect([refused.status, refused.body.code]).toEqual([404, 'unknown-user']);
    expect(refused.body.message).toBe('Unknown User');
  });

  it('of an unverified address, or of an issuer that is down or unknown, is refused', async () => {
    const person = await house.makePerson();
    const unverified = { email_verified: false };
    const token = await tokenFor(person.email, await askNonce(), unverified);
    expect((await hand(token)).body.code).toBe('identity-refused');
    const down = await hand(token, 'gone');
    expect([down.status, down.body.code]).toEqual([503, 'issuer-unavailable']);
    expect(down.headers['retry-after']).toBe('30');
    expect((await hand(token, 'unheard-of')).body.code).toBe('identity-refused');
    const nonce = await house.post('auth/nonce', { alias: 'unheard-of' });
    expect([nonce.status, nonce.body.code]).toEqual([400, 'identity-refused']);
  });

  it.each([{}, { token: 1, alias: 'office' }, { token: 'x' }, { token: 'x', alias: '../x' }])(
    'is refused when malformed: %j',
    async (body) => {
      const refused = await house.post('auth/google/login', body);
      expect([refused.status, refused.body.code]).toEqual([400, 'bad-input']);
    },
  );

  it('is refused from a page of another site', async () => {
    const as = { headers: { origin: 'https://evil.example' } };
    const refused = await house.post('auth/google/login', { token: 'x', alias: 'office' }, as);
    expect([refused.status, refused.body.code]).toEqual([403, 'wrong-origin']);
  });
});

describe('one’s own identities', () => {
  it('are listed, and parted from with the password', async () => {
    const providers = await house.get('auth/providers');
    expect(providers.body.data[0]).toEqual({
      key: 'office',
      name: 'Office account',
      start: '/auth/start/office',
    });
    const person = await house.makePerson();
    const { sub: subject } = atIssuer(person.email);
    const browser = new IdentityBrowser(house);
    await browser.open(await visit(browser));
    const as = await house.signIn(person);
    const listed = await house.get('User/Identities', null, as);
    expect(listed.body.data).toMatchObject([
      { issuer: issuer.issuer, subject, name: 'Office account', email: person.email },
    ]);
    const which = { issuer: issuer.issuer, subject };
    const wrong = { ...which, currentPassword: 'Wrong-Rose-7' };
    expect((await house.post('User/RemoveIdentity', wrong, as)).body.code).toBe('password-wrong');
    const given = { ...which, currentPassword: PASSWORD };
    const neighbour = await house.signIn(await house.makePerson());
    const foreign = await house.post('User/RemoveIdentity', given, neighbour);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'identity-not-found']);
    expect((await house.post('User/RemoveIdentity', given, as)).status).toBe(200);
    expect((await house.get('User/Identities', null, as)).body.data).toEqual([]);
    expect(await mailsTo(person)).toContain('accounts.identity-removed');
    const malformed = await house.post('User/RemoveIdentity', { issuer: 7 }, as);
    expect([malformed.status, malformed.body.code]).toEqual([400, 'bad-input']);
  });

  it('are nobody else’s to see', async () => {
    expect((await house.get('User/Identities')).status).toBe(401);
    expect((await house.post('User/RemoveIdentity', {})).status).toBe(401);
  });
});
