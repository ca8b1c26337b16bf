import { identityNotices } from '@homestead/contract/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountsApp, TestPerson } from '../../../test/accounts-app.ts';
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
afterAll(() => app.close());

describe('a submitted ID token', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const tokenFor = (email: string, nonce: string, change = {}) =>
    issuer.sign({
      sub: app.atIssuer(email).sub,
      email,
      email_verified: true,
      nonce,
      iat: now(),
      exp: now() + 300,
      ...change,
    });
  const askNonce = async (alias = 'office') =>
    (await site.post('auth/nonce', { alias })).body.nonce as string;
  const hand = (token: string, alias = 'office') =>
    site.post('auth/google/login', { token, alias });

  it('for a nonce of ours signs in with the account’s own role', async () => {
    const person = await site.makePerson({ role: 'agent' });
    const unlinked = await hand(await tokenFor(person.email, await askNonce()));
    expect([unlinked.status, unlinked.body.code]).toEqual([400, 'identity-link-sent']);
    const token = await tokenFor(person.email, await askNonce());
    await app.link(person);
    const answer = await hand(token);
    expect(answer.body).toMatchObject({
      statusCode: 'success',
      rolename: 'agent',
      data: { id: person.id, rolename: 'agent' },
    });
    expect(answer.body.token).toBe(answer.body.data.jwtToken);
    const session = await site.get('User/Session', null, {
      headers: { authorization: `Bearer ${answer.body.token}` },
    });
    expect(session.body.data).toMatchObject({ id: person.id, role: 'agent' });
    const replayed = await hand(token);
    expect([replayed.status, replayed.body.code]).toEqual([400, 'identity-refused']);
    expect(replayed.body.message).toBe('Something unexpected happened.');
  });

  it('is refused with a nonce that is not ours, of another alias or expired, or when it is not a token', async () => {
    const person = await site.makePerson();
    const expired = await askNonce();
    await site.database.db
      .updateTable('sign_in_challenge')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('purpose', '=', 'identity')
      .execute();
    const browser = new IdentityBrowser(site);
    const start = await browser.open('/auth/start/office');
    const search = new URL(start.location).searchParams;
    const nonces = ['of-my-own', await askNonce('reserved'), expired, search.get('nonce') ?? ''];
    nonces.push(search.get('state')?.split('.')[0] ?? '');
    for (const nonce of nonces) {
      const refused = await hand(await tokenFor(person.email, nonce));
      expect([refused.status, refused.body.code]).toEqual([400, 'identity-refused']);
    }
    expect((await hand('nonsense')).body.code).toBe('identity-refused');
    expect(await app.identitiesOf(person)).toEqual([]);
  });

  it('of an unknown person is 404 with the specified sentence', async () => {
    const refused = await hand(await tokenFor('nobody@example.org', await askNonce()));
    expect([refused.status, refused.body.code]).toEqual([404, 'unknown-user']);
    expect(refused.body.message).toBe('Unknown User');
  });

  it('of a provider with limits is refused for other domains and sides, linked or not', async () => {
    const limited = async (person: TestPerson) => {
      const token = await tokenFor(person.email, await askNonce('limited'));
      await app.link(person);
      const { status, body } = await hand(token, 'limited');
      return [status, body.code, body.message];
    };
    const refused = [400, 'provider-limited', identityNotices.limited];
    const inside = await site.makePerson({ role: 'agent', email: 'ada@firm.example' });
    expect((await limited(inside))[0]).toBe(200);
    const elsewhere = await site.makePerson({ role: 'agent', email: 'bo@sub.firm.example' });
    expect(await limited(elsewhere)).toEqual(refused);
    const client = await site.makePerson({ email: 'cy@firm.example' });
    expect(await limited(client)).toEqual(refused);
  });

  it('of an unverified address, or of an issuer that is down or unknown, is refused', async () => {
    const person = await site.makePerson();
    const unverified = { email_verified: false };
    const token = await tokenFor(person.email, await askNonce(), unverified);
    expect((await hand(token)).body.code).toBe('identity-refused');
    const down = await hand(token, 'gone');
    expect([down.status, down.body.code]).toEqual([503, 'issuer-unavailable']);
    expect(down.headers['retry-after']).toBe('30');
    expect((await hand(token, 'unheard-of')).body.code).toBe('identity-refused');
    const nonce = await site.post('auth/nonce', { alias: 'unheard-of' });
    expect([nonce.status, nonce.body.code]).toEqual([400, 'identity-refused']);
  });

  it.each([{}, { token: 1, alias: 'office' }, { token: 'x' }, { token: 'x', alias: '../x' }])(
    'is refused when malformed: %j',
    async (body) => {
      const refused = await site.post('auth/google/login', body);
      expect([refused.status, refused.body.code]).toEqual([400, 'bad-input']);
    },
  );

  it('is refused from a page of another site', async () => {
    const as = { headers: { origin: 'https://evil.example' } };
    const refused = await site.post('auth/google/login', { token: 'x', alias: 'office' }, as);
    expect([refused.status, refused.body.code]).toEqual([403, 'wrong-origin']);
  });
});
