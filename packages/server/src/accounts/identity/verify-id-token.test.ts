import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ISSUER_CLIENT, startIssuer, type TestIssuer } from '../../../test/issuer.ts';
import { Issuers } from './issuers.ts';
import { verifyIdToken } from './verify-id-token.ts';

let issuer: TestIssuer;
const silent = { warn: () => {} };
const providerAt = (address: string) => ({
  key: 'office',
  name: 'Office',
  issuer: address,
  ...ISSUER_CLIENT,
});
const issuersAt = (address: string) =>
  new Issuers({ settings: { identityProviders: [providerAt(address)] }, log: silent });

beforeAll(async () => {
  issuer = await startIssuer({ redirectUri: 'http://127.0.0.1:3000/auth/return/office' });
});
afterAll(() => issuer.close());

const now = () => Math.floor(Date.now() / 1000);
const good = () => ({
  sub: 'subject-1',
  email: 'Ada@Example.org',
  email_verified: true,
  nonce: 'a nonce',
  iat: now(),
  exp: now() + 300,
});

async function verify(token: string) {
  const issuers = issuersAt(issuer.issuer);
  const provider = providerAt(issuer.issuer);
  return verifyIdToken(token, provider, await issuers.discover(provider));
}

describe('an ID token', () => {
  it('that is valid identifies its person', async () => {
    expect(await verify(await issuer.sign(good()))).toEqual({
      issuer: issuer.issuer,
      subject: 'subject-1',
      email: 'ada@example.org',
      nonce: 'a nonce',
    });
  });

  it.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another audience', { aud: 'someone-else' }],
    ['for several, with another party authorized', { aud: ['homestead', 'x'], azp: 'x' }],
    ['for several, with no party named', { aud: ['homestead', 'x'] }],
    ['that has expired', { exp: now() - 120 }],
    ['that never expires', { exp: undefined }],
    ['without a nonce', { nonce: undefined }],
    ['without a subject', { sub: undefined }],
    ['without an address', { email: undefined }],
    ['with an unverified address', { email_verified: false }],
    ['with an address verified in words', { email_verified: 'true' }],
    ['without a word about the address', { email_verified: undefined }],
  ])('%s is refused', async (_name, change) => {
    const token = await issuer.sign({ ...good(), ...change } as never);
    await expect(verify(token)).rejects.toMatchObject({ code: 'identity-refused', status: 400 });
  });

  it('signed by a foreign key is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const token = await issuer.sign(good(), { key: privateKey });
    await expect(verify(token)).rejects.toMatchObject({ code: 'identity-refused' });
  });

  it('signed with the client’s secret, or not at all, is refused', async () => {
    const secret = randomBytes(32) as never;
    const withSecret = await issuer.sign(good(), { alg: 'HS256', key: secret });
    const unsigned = new UnsecuredJWT({ ...good(), iss: issuer.issuer, aud: 'homestead' }).encode();
    for (const token of [withSecret, unsigned, 'nonsense', `${withSecret}.x`]) {
      await expect(verify(token)).rejects.toMatchObject({ code: 'identity-refused' });
    }
  });
});

describe('an issuer', () => {
  let hanging: Server;
  let asked = 0;
  beforeAll(async () => {
    hanging = createServer(() => {
      asked += 1;
    });
    await new Promise<void>((ready) => hanging.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => {
    hanging.closeAllConnections();
    hanging.close();
  });

  it('that is down is unavailable', async () => {
    const issuers = issuersAt('http://127.0.0.1:9');
    const [provider] = issuers.providers as [never];
    await expect(issuers.discover(provider)).rejects.toMatchObject({
      code: 'issuer-unavailable',
      status: 503,
    });
  });

  it('that hangs is abandoned, and asked once for all concurrent callers', async () => {
    const address = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
    const issuers = issuersAt(address);
    const [provider] = issuers.providers as [never];
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => issuers.discover(provider)),
    );
    for (const result of results) {
      expect(result).toMatchObject({ reason: { code: 'issuer-unavailable' } });
    }
    expect(asked).toBe(1);
  });

  it('whose document names another issuer is unavailable', async () => {
    const issuers = issuersAt(issuer.issuer.replace('127.0.0.1', 'localhost'));
    const [provider] = issuers.providers as [never];
    await expect(issuers.discover(provider)).rejects.toMatchObject({ code: 'issuer-unavailable' });
  });
});
