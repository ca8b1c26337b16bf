import { identityPages } from '@homestead/contract/accounts';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { type CallOrigin, type IdentityProvider, sha256 } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';

/** Whether a popup or the page itself goes to the provider. */
export type IdentityMode = 'popup' | 'page';

/** What a sign-in at a provider stores until it comes back. */
export interface CodeFacts {
  kind: 'code';
  key: string;
  verifier: string;
  nonce: string;
  /** SHA-256 of the secret in the cookie of the browser that left. */
  browser: string;
}

/**
 * Where to send the browser: the provider's authorization address with PKCE, state and nonce. The
 * state comes back with the mode in it, so that a popup is answered as one even when everything
 * else is lost. Refuses with `issuer-unavailable`, `too-many-tries`.
 */
export async function beginIdentitySignIn(
  accounts: AccountsServices,
  provider: IdentityProvider,
  given: { mode: IdentityMode; browserSecret: string; origin: CallOrigin },
): Promise<URL> {
  await accounts.throttles.count('verify', { address: given.origin.address });
  const { configuration } = await accounts.issuers.discover(provider);
  const verifier = randomPKCECodeVerifier();
  const nonce = randomNonce();
  const browser = browserHash(given.browserSecret);
  const facts: CodeFacts = { kind: 'code', key: provider.key, verifier, nonce, browser };
  const secret = await accounts.challenges.open(accounts.db, { purpose: 'identity', facts });
  return buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(accounts.settings.publicUrl, provider.key),
    scope: 'openid email',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: `${secret}.${given.mode}`,
    nonce,
  });
}

/** The redirect address of a provider, as registered there. */
export function returnAddress(publicUrl: string, key: string): string {
  return `${publicUrl}${identityPages.return}${key}`;
}

export function browserHash(secret: string): string {
  return sha256(secret).toString('base64url');
}
