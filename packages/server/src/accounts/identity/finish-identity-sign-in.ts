import { authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import type { IdentityProvider } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { refuseAccount } from '../refuse-account.ts';
import { browserHash, type CodeFacts, returnAddress } from './begin-identity-sign-in.ts';
import type { IdentityVisitor } from './identity-visitor.ts';
import type { DiscoveredIssuer } from './issuers.ts';
import { type IdentitySignIn, signInWithIdentity } from './sign-in-with-identity.ts';
import { type IdentityClaims, readIdentityClaims } from './verify-id-token.ts';

/**
 * Continues a sign-in that comes back from a provider: the state is ours, fresh, used once and from
 * this browser; the server exchanges the code with PKCE; the ID token's signature, issuer,
 * audience, expiry and nonce are right. If the token has no email, it comes from the userinfo
 * endpoint. Refuses with `identity-refused`, `issuer-unavailable`, `unknown-user`,
 * `provider-limited`, `identity-link-sent`.
 */
export async function finishIdentitySignIn(
  accounts: AccountsServices,
  provider: IdentityProvider,
  returned: { search: string; browserSecret: string | null },
  from: IdentityVisitor,
): Promise<IdentitySignIn> {
  const who = { address: from.origin.address };
  await accounts.throttles.count('sign-in', who);
  const state = new URLSearchParams(returned.search).get('state') ?? '';
  const secret = state.slice(0, state.lastIndexOf('.'));
  const asked = await accounts.challenges.take<CodeFacts>(accounts.db, 'identity', secret);
  const isOurs =
    asked?.facts.kind === 'code' &&
    asked.facts.key === provider.key &&
    returned.browserSecret !== null &&
    asked.facts.browser === browserHash(returned.browserSecret);
  if (!asked || !isOurs) return refuseAccount('identity-refused');
  const issuer = await accounts.issuers.discover(provider);
  const address = returnAddress(accounts.settings.publicUrl, provider.key);
  const claims = await exchange(accounts, issuer, {
    address: new URL(`${address}${returned.search}`),
    state,
    facts: asked.facts,
  });
  const result = await signInWithIdentity(accounts, provider, claims, from);
  await accounts.throttles.succeed('sign-in', who);
  return result;
}

async function exchange(
  accounts: AccountsServices,
  issuer: DiscoveredIssuer,
  returned: { address: URL; state: string; facts: CodeFacts },
): Promise<IdentityClaims> {
  const { configuration } = issuer;
  const { verifier, nonce } = returned.facts;
  const answered = async () => {
    const tokens = await authorizationCodeGrant(configuration, returned.address, {
      pkceCodeVerifier: verifier,
      expectedState: returned.state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || claims.email !== undefined) return claims;
    return fetchUserInfo(configuration, tokens.access_token, claims.sub);
  };
  const claims = await answered().catch((error: unknown) => {
    accounts.log.warn(
      { err: error, issuer: issuer.issuer },
      'an identity provider’s answer failed',
    );
    return refuseAccount('identity-refused');
  });
  return readIdentityClaims(claims ?? {}, issuer);
}
