import { generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AccountsApp } from '../../../test/accounts-app.ts';
import type { TestIssuer } from '../../../test/issuer.ts';
import {
  createIdentityApp,
  type IdentityApp,
  IdentityBrowser,
} from '../../../test/issuer-visit.ts';

let app: IdentityApp;
let site: AccountsApp;
let issuer: TestIssuer;

beforeAll(async () => {
  app = await createIdentityApp();
  ({ site, office: issuer } = app);
});
afterEach(() => {
  issuer.tamper = null;
});
afterAll(() => app.close());

describe('who is refused', () => {
  const refusedAs = async (outcome: string, browser = new IdentityBrowser(site)) => {
    const back = await browser.open(await app.visit(browser));
    expect([back.status, back.location]).toEqual([302, '/login']);
    expect(browser.cookies.get('homestead_notice')).toBe(outcome);
    expect(browser.cookies.has('homestead_session')).toBe(false);
  };

  it("a person we don't know", async () => {
    app.atIssuer('nobody@example.org');
    await refusedAs('unknown-user');
  });

  it('an account that someone prepared without verifying the email', async () => {
    const prepared = await site.makePerson({ email_verified_at: null });
    app.atIssuer(prepared.email);
    await refusedAs('unknown-user');
    expect(await app.identitiesOf(prepared)).toEqual([]);
  });

  it('an address that the issuer has not verified', async () => {
    const person = await site.makePerson();
    app.atIssuer(person.email, false);
    await refusedAs('failed');
    expect(await app.identitiesOf(person)).toEqual([]);
  });

  it('another subject with the address of a linked person', async () => {
    const person = await site.makePerson();
    app.atIssuer(person.email);
    await app.link(person);
    app.atIssuer(person.email);
    await refusedAs('unknown-user');
    expect(await app.identitiesOf(person)).toHaveLength(1);
  });

  it.each(['deactivated_at', 'deleted_at'] as const)('a person with %s', async (column) => {
    for (const isLinked of [false, true]) {
      const person = await site.makePerson();
      app.atIssuer(person.email);
      if (isLinked) await app.link(person);
      await site.database.db
        .updateTable('person')
        .set({ [column]: new Date() })
        .where('id', '=', person.id)
        .execute();
      await refusedAs('unknown-user');
    }
  });

  const forged: [string, () => Promise<string>][] = [
    ['a wrong audience', () => issuer.sign({ ...claims(), aud: 'someone-else' })],
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

  it.each(forged)('an ID token with %s', async (_name, forge) => {
    const person = await site.makePerson();
    app.atIssuer(person.email);
    const browser = new IdentityBrowser(site);
    const start = await browser.open('/auth/start/office?mode=page');
    nonce = new URL(start.location).searchParams.get('nonce') ?? '';
    const returned = await issuer.visit(start.location);
    issuer.tamper = forge;
    const back = await browser.open(returned);
    expect(back.location).toBe('/login');
    expect(browser.cookies.has('homestead_session')).toBe(false);
    expect(await app.identitiesOf(person)).toEqual([]);
  });

  it('…while the same token, made correctly, is accepted', async () => {
    const person = await site.makePerson();
    app.atIssuer(person.email);
    await app.link(person);
    const browser = new IdentityBrowser(site);
    const start = await browser.open('/auth/start/office?mode=page');
    nonce = new URL(start.location).searchParams.get('nonce') ?? '';
    const returned = await issuer.visit(start.location);
    issuer.tamper = () => issuer.sign(claims());
    expect((await browser.open(returned)).location).toBe('/homepage');
  });

  it('the secret that a stranger planted in the browser', async () => {
    const planted = 'A'.repeat(43);
    const person = await site.makePerson();
    app.atIssuer(person.email);
    const attacker = new IdentityBrowser(site);
    const returned = await app.visit(attacker);
    const victim = new IdentityBrowser(site);
    victim.cookies.set('homestead_identity', planted);
    await victim.open('/auth/start/office?mode=page');
    expect(victim.cookies.get('homestead_identity')).not.toBe(planted);
    victim.cookies.set('homestead_identity', planted);
    expect((await victim.open(returned)).location).toBe('/login');
    expect(victim.cookies.has('homestead_session')).toBe(false);
  });

  it("a browser that did not leave from here, with another's state and code", async () => {
    const person = await site.makePerson();
    app.atIssuer(person.email);
    const attacker = new IdentityBrowser(site);
    const returned = await app.visit(attacker);
    const victim = new IdentityBrowser(site);
    await victim.open('/auth/start/office?mode=page');
    for (const browser of [victim, attacker]) {
      expect((await browser.open(returned)).location).toBe('/login');
      expect(browser.cookies.has('homestead_session')).toBe(false);
    }
  });

  it('a code or a state used twice', async () => {
    const person = await site.makePerson();
    app.atIssuer(person.email);
    await app.link(person);
    const browser = new IdentityBrowser(site);
    const returned = await app.visit(browser);
    expect((await browser.open(returned)).location).toBe('/homepage');
    expect((await browser.open(returned)).location).toBe('/login');
    const fresh = await app.visit(browser);
    const mixed = new URL(fresh);
    mixed.searchParams.set('code', new URL(returned).searchParams.get('code') ?? '');
    expect((await browser.open(mixed.href)).location).toBe('/login');
  });

  it('a return without state or code, or after declining at the provider', async () => {
    const browser = new IdentityBrowser(site);
    const start = await browser.open('/auth/start/office?mode=page');
    const state = new URL(start.location).searchParams.get('state');
    const searches = ['', '?code=x', '?state=x.page&code=x', `?error=access_denied&state=${state}`];
    for (const search of searches) {
      expect((await browser.open(`/auth/return/office${search}`)).location).toBe('/login');
    }
  });

  it('everyone while the provider is down, or not one of ours', async () => {
    for (const key of ['gone', 'unheard-of']) {
      const page = new IdentityBrowser(site);
      expect((await page.open(`/auth/start/${key}`)).location).toBe('/login');
      expect(page.cookies.get('homestead_notice')).toBe('failed');
      const popup = new IdentityBrowser(site);
      const back = await popup.open(`/auth/start/${key}?mode=popup`);
      expect(back.location).toBe('/auth/done?outcome=failed');
    }
  });

  it('a person whose provider goes down before they return', async () => {
    const person = await site.makePerson();
    app.reserved.account = { sub: 'reserved-1', email: person.email, email_verified: true };
    const browser = new IdentityBrowser(site);
    const returned = await app.visit(browser, 'popup', 'reserved');
    await app.reserved.close();
    expect((await browser.open(returned)).location).toBe('/auth/done?outcome=failed');
    expect(await app.identitiesOf(person)).toEqual([]);
  });

  it('a prefetching browser', async () => {
    const headers = { 'sec-purpose': 'prefetch' };
    const reply = await site.app.inject({ method: 'GET', url: '/auth/start/office', headers });
    expect(reply.statusCode).toBe(204);
  });
});
