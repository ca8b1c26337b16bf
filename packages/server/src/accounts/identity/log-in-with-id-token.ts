import type { CallOrigin } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { refuseAccount } from '../refuse-account.ts';
import type { IdentityVisitor } from './identity-visitor.ts';
import { type IdentitySignIn, signInWithIdentity } from './sign-in-with-identity.ts';
import { verifyIdToken } from './verify-id-token.ts';

interface NonceFacts {
  kind: 'nonce';
  key: string;
}

/**
 * A nonce for an ID token of one issuer, valid once within ten minutes. Refuses with
 * `identity-refused` an unknown alias.
 */
export async function giveIdentityNonce(
  accounts: AccountsServices,
  alias: string,
  origin: CallOrigin,
): Promise<string> {
  if (!accounts.issuers.find(alias)) return refuseAccount('identity-refused');
  await accounts.throttles.count('verify', { address: origin.address });
  const facts: NonceFacts = { kind: 'nonce', key: alias };
  return accounts.challenges.open(accounts.db, { purpose: 'identity', facts });
}

/**
 * Signs in with an ID token that was made for a nonce of ours. Refuses with
 * `identity-refused`, `issuer-unavailable`, `unknown-user`, `provider-limited`,
 * `identity-link-sent`, `too-many-tries`.
 */
export async function logInWithIdToken(
  accounts: AccountsServices,
  given: { token: string; alias: string },
  from: IdentityVisitor,
): Promise<IdentitySignIn> {
  const who = { address: from.origin.address };
  await accounts.throttles.count('sign-in', who);
  const provider = accounts.issuers.find(given.alias);
  if (!provider) return refuseAccount('identity-refused');
  const issuer = await accounts.issuers.discover(provider);
  const { nonce, ...claims } = await verifyIdToken(given.token, provider, issuer);
  const asked = await accounts.challenges.take<NonceFacts>(accounts.db, 'identity', nonce);
  if (asked?.facts.kind !== 'nonce' || asked.facts.key !== provider.key) {
    return refuseAccount('identity-refused');
  }
  const result = await signInWithIdentity(accounts, provider, claims, from);
  await accounts.throttles.succeed('sign-in', who);
  return result;
}
