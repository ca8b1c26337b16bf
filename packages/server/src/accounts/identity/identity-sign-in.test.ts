import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  fromOwnPage,
  OWN_ORIGIN,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import type { TestIssuer } from '../../../test/issuer.ts';
import {
  createIdentityApp,
  type IdentityApp,
  IdentityBrowser,
} from '../../../test/issuer-visit.ts';
import { nextCode, withTotp } from '../../../test/two-step-people.ts';

let app: IdentityApp;
let site: AccountsApp;
let issuer: TestIssuer;

beforeAll(async () => {
  app = await createIdentityApp();
  ({ site, office: issuer } = app);
});
afterAll(() => app.close());

describe('signing in through a provider', () => {
  it('links the account whose email we have verified after a click in our email, once', async () => {
    const person = await site.makePerson();
    const { sub } = app.atIssuer(person.email.toUpperCase());
    const stopped = new IdentityBrowser(site);
    expect((await stopped.open(await app.visit(stopped))).location).toBe('/login');
    expect(stopped.cookies.get('homestead_notice')).toBe('link-sent');
    expect(stopped.cookies.has('homestead_session')).toBe(false);
    expect(await app.identitiesOf(person)).toEqual([]);
    const token = await app.linkTo(person);
    expect((await site.post('User/ConfirmIdentity', { token: `${token}x` })).status).toBe(400);
    expect((await site.post('User/ConfirmIdentity', { token })).status).toBe(200);
    const used = await site.post('User/ConfirmIdentity', { token });
    expect([used.status, used.body.code]).toEqual([400, 'token-used-up']);

    const browser = new IdentityBrowser(site);
    browser.cookies.set('homestead_wanted', encodeURIComponent('/property-list/favourites?a=1'));
    const start = await browser.open('/auth/start/office?mode=page');
    const asked = new URL(start.location);
    expect(asked.origin).toBe(issuer.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: 'homestead',
      response_type: 'code',
      redirect_uri: `${OWN_ORIGIN}/auth/return/office`,
      code_challenge_method: 'S256',
      scope: 'openid email',
      nonce: expect.stringMatching(/^.{40,}$/),
      state: expect.stringMatching(/^[\w-]{43}\.page$/),
    });
    const back = await browser.open(await issuer.visit(start.location));
    expect([back.status, back.location]).toEqual([302, '/property-list/favourites?a=1']);
    expect(browser.cookies.get('homestead_notice')).toBe('signed-in');
    expect(browser.cookies.has('homestead_wanted')).toBe(false);
    const refreshed = await site.post(
      'User/Refresh',
      undefined,
      fromOwnPage(`homestead_session=${browser.cookies.get('homestead_session')}`),
    );
    expect(refreshed.body.data).toMatchObject({ id: person.id, rolename: 'client' });
    expect(await app.identitiesOf(person)).toMatchObject([{ issuer: issuer.issuer, subject: sub }]);
    expect(await app.mailsTo(person)).toContain('accounts.identity-linked');

    const again = new IdentityBrowser(site);
    const second = await again.open(await app.visit(again));
    expect(second.location).toBe('/homepage');
    const linked = (await app.mailsTo(person)).filter(
      (kind) => kind === 'accounts.identity-linked',
    );
    expect(linked).toHaveLength(1);
    const session = await site.database.db
      .selectFrom('session')
      .select(['signed_in_by', 'second_step'])
      .where('person_id', '=', person.id)
      .execute();
    expect(session).toEqual(
      Array(2).fill({ signed_in_by: 'identity-provider', second_step: null }),
    );
  });

  it('finds the account by issuer and subject, whatever address the issuer names now', async () => {
    const person = await site.makePerson();
    app.atIssuer(person.email);
    await app.link(person);
    const first = new IdentityBrowser(site);
    await first.open(await app.visit(first));
    issuer.account = { ...issuer.account, email: 'moved@example.org' };
    const browser = new IdentityBrowser(site);
    expect((await browser.open(await app.visit(browser))).location).toBe('/homepage');
    expect(await app.identitiesOf(person)).toMatchObject([{ email: 'moved@example.org' }]);
  });

  it('gets an address that the token leaves out from the userinfo endpoint', async () => {
    const person = await site.makePerson();
    app.reserved.account = { sub: 'reserved-1', email: person.email, email_verified: true };
    await app.link(person, app.reserved);
    const browser = new IdentityBrowser(site);
    const back = await browser.open(await app.visit(browser, 'page', 'reserved'));
    expect(back.location).toBe('/homepage');
  });

  it('in a popup ends on a page that reports its outcome', async () => {
    const person = await site.makePerson();
    app.atIssuer(person.email);
    await app.link(person);
    const browser = new IdentityBrowser(site);
    const back = await browser.open(await app.visit(browser, 'popup'));
    expect([back.status, back.location]).toEqual([302, '/auth/done?outcome=signed-in']);
    expect(browser.cookies.has('homestead_session')).toBe(true);
    app.atIssuer('nobody@example.org');
    const unknown = new IdentityBrowser(site);
    const refused = await unknown.open(await app.visit(unknown, 'popup'));
    expect(refused.location).toBe('/auth/done?outcome=unknown-user');
    expect(unknown.cookies.has('homestead_session')).toBe(false);
  });

  it.each([
    '//evil.example',
    '/api/v1/User/Refresh',
    '/auth/start/office',
    'https://evil.example/',
  ])('does not follow the remembered page %s', async (wanted) => {
    const person = await site.makePerson();
    app.atIssuer(person.email);
    await app.link(person);
    const browser = new IdentityBrowser(site);
    browser.cookies.set('homestead_wanted', encodeURIComponent(wanted));
    expect((await browser.open(await app.visit(browser))).location).toBe('/homepage');
  });
});

const sessionIn = ({ cookie }: { cookie: string }) =>
  /homestead_session=([^;]+)/.exec(cookie)?.[1] ?? '';

describe('a first sign-in in a browser that is signed in', () => {
  const signedInBrowser = async (person: TestPerson) => {
    const browser = new IdentityBrowser(site);
    browser.cookies.set('homestead_session', sessionIn(await site.signIn(person)));
    return browser;
  };
  const endProof = (person: TestPerson) =>
    site.database.pool.query(
      "update session set proven_at = now() - interval '6 minutes' where person_id = $1",
      [person.id],
    );

  it('links right away with a recent proof', async () => {
    const person = await site.makePerson();
    app.atIssuer(person.email);
    const browser = await signedInBrowser(person);
    expect((await browser.open(await app.visit(browser))).location).toBe('/homepage');
    expect(await app.identitiesOf(person)).toHaveLength(1);
    expect(await app.mailsTo(person)).toContain('accounts.identity-linked');
  });

  it('takes the secret link without a proof, as another person, or with a wrong secret', async () => {
    const person = await site.makePerson();
    const unproven = await signedInBrowser(person);
    await endProof(person);
    const neighbor = await signedInBrowser(await site.makePerson());
    const forged = await signedInBrowser(person);
    const [id = ''] = (forged.cookies.get('homestead_session') ?? '').split('.');
    forged.cookies.set('homestead_session', `${id}.${'A'.repeat(43)}`);
    for (const browser of [unproven, neighbor, forged]) {
      app.atIssuer(person.email);
      expect((await browser.open(await app.visit(browser))).location).toBe('/login');
      expect(browser.cookies.get('homestead_notice')).toBe('link-sent');
    }
    expect(await app.identitiesOf(person)).toEqual([]);
  });

  it('still takes the second step, and links after it', async () => {
    const { person, as, secret } = await withTotp(site);
    const page = new IdentityBrowser(site);
    page.cookies.set('homestead_session', sessionIn(as));
    app.atIssuer(person.email);
    expect((await page.open(await app.visit(page))).location).toBe('/verifyidentity');
    expect(await app.identitiesOf(person)).toEqual([]);
    const cookie = `homestead_challenge=${page.cookies.get('homestead_challenge')}`;
    await site.post('User/CompleteTwoStep', { code: nextCode(secret) }, fromOwnPage(cookie));
    expect(await app.identitiesOf(person)).toHaveLength(1);
  });
});

describe('a link to confirm a sign-in', () => {
  it('goes to one mailbox three times an hour', async () => {
    const person = await site.makePerson();
    for (let n = 0; n < 5; n += 1) {
      app.atIssuer(person.email);
      const browser = new IdentityBrowser(site);
      await browser.open(await app.visit(browser));
      expect(browser.cookies.get('homestead_notice')).toBe('link-sent');
    }
    expect(await app.mailsTo(person)).toEqual(Array(3).fill('accounts.identity-link'));
  });

  it('is void when the person is deactivated, has another address or the identity is taken', async () => {
    const changes: ((person: TestPerson) => Promise<unknown>)[] = [
      ({ id }) =>
        site.database.pool.query('update person set deactivated_at = now() where id = $1', [id]),
      ({ id }) =>
        site.database.pool.query('update person set email = $2 where id = $1', [
          id,
          `x-${id}@example.org`,
        ]),
      async () => app.link(await site.makePerson()),
    ];
    for (const change of changes) {
      const person = await site.makePerson();
      app.atIssuer(person.email);
      const browser = new IdentityBrowser(site);
      await browser.open(await app.visit(browser));
      const token = await app.linkTo(person);
      await change(person);
      const refused = await site.post('User/ConfirmIdentity', { token });
      expect([refused.status, refused.body.code]).toEqual([400, 'token-used-up']);
      expect(await app.identitiesOf(person)).toEqual([]);
    }
  });
});

describe('two-step sign-in', () => {
  it('follows the provider as it follows a password', async () => {
    const { person, secret } = await withTotp(site);
    app.atIssuer(person.email);
    await app.link(person);
    const popup = new IdentityBrowser(site);
    const back = await popup.open(await app.visit(popup, 'popup'));
    expect(back.location).toBe('/auth/done?outcome=second-step');
    expect(popup.cookies.has('homestead_session')).toBe(false);
    const page = new IdentityBrowser(site);
    expect((await page.open(await app.visit(page))).location).toBe('/verifyidentity');

    const cookie = `homestead_challenge=${page.cookies.get('homestead_challenge')}`;
    const code = nextCode(secret);
    const done = await site.post('User/CompleteTwoStep', { code }, fromOwnPage(cookie));
    expect(done.body.data.id).toBe(person.id);
  });
});

describe("the caller's identities", () => {
  it('are listed, and unlinked with the password', async () => {
    const providers = await site.get('auth/providers');
    expect(providers.body.data[0]).toEqual({
      key: 'office',
      name: 'Office account',
      start: '/auth/start/office',
    });
    const person = await site.makePerson();
    const { sub: subject } = app.atIssuer(person.email);
    await app.link(person);
    const browser = new IdentityBrowser(site);
    await browser.open(await app.visit(browser));
    const as = await site.signIn(person);
    const listed = await site.get('User/Identities', null, as);
    expect(listed.body.data).toMatchObject([
      {
        issuer: issuer.issuer,
        subject,
        name: 'Office account',
        email: person.email,
        start: '/auth/start/office',
      },
    ]);
    const which = { issuer: issuer.issuer, subject };
    const wrong = { ...which, currentPassword: 'Wrong-Rose-7' };
    expect((await site.post('User/RemoveIdentity', wrong, as)).body.code).toBe('password-wrong');
    const given = { ...which, currentPassword: PASSWORD };
    const neighbor = await site.signInNew();
    const foreign = await site.post('User/RemoveIdentity', given, neighbor);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'identity-not-found']);
    expect((await site.post('User/RemoveIdentity', given, as)).status).toBe(200);
    expect((await site.get('User/Identities', null, as)).body.data).toEqual([]);
    expect(await app.mailsTo(person)).toContain('accounts.identity-removed');
    const malformed = await site.post('User/RemoveIdentity', { issuer: 7 }, as);
    expect([malformed.status, malformed.body.code]).toEqual([400, 'bad-input']);
  });

  it('are private', async () => {
    expect((await site.get('User/Identities')).status).toBe(401);
    expect((await site.post('User/RemoveIdentity', {})).status).toBe(401);
  });
});
