import type { twoStepEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { Actor } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { provePassword } from '../own-account/prove-password.ts';
import { refuseAccount } from '../refuse-account.ts';
import { PASSKEY_TIMEOUT_MS } from './ask-for-passkey.ts';
import { listPasskeys, MAX_PASSKEYS } from './passkey-store.ts';
import { findRelyingParty } from './relying-party.ts';
import { userHandleBytes } from './user-handle.ts';

type WireOptions = AnswerOf<
  typeof twoStepEndpoints.getPasskeyRegistrationOptions
>['data']['options'];

/** ES256, EdDSA and RS256: what current authenticators support. */
export const PASSKEY_ALGORITHMS = [-7, -8, -257];

/**
 * What to ask the browser for when the caller adds a passkey: one that signs in by itself, verifies
 * the person, and is not one they already have. Refuses with `passkeys-unavailable`,
 * `password-wrong`, `too-many-passkeys`.
 */
export async function askForNewPasskey(
  accounts: AccountsServices,
  actor: Actor,
  given: { currentPassword: string },
): Promise<WireOptions> {
  const party = findRelyingParty(accounts.settings);
  if (!party) return refuseAccount('passkeys-unavailable');
  await provePassword(accounts, actor, given.currentPassword);
  const { personId, sessionId, email, firstName, lastName } = actor.caller;
  const passkeys = await listPasskeys(accounts.db, personId);
  if (passkeys.length >= MAX_PASSKEYS) return refuseAccount('too-many-passkeys');
  const challenge = await accounts.challenges.open(accounts.db, {
    purpose: 'passkey-registration',
    personId,
    facts: { sessionId },
  });
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new Uint8Array(userHandleBytes(personId)),
    userName: email,
    userDisplayName: `${firstName} ${lastName}`,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: passkeys.map((row) => ({
      id: row.credential_id,
      transports: row.transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    timeout: PASSKEY_TIMEOUT_MS,
  });
  return options as WireOptions;
}
