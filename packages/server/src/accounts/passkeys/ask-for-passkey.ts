import type { twoStepEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Actor, CallOrigin } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { refuseAccount } from '../refuse-account.ts';
import type { SecondStepFacts } from '../two-step/ask-for-second-step.ts';
import { listPasskeys } from './passkey-store.ts';
import { type PasskeyChallengeFacts, secondStepAsks, sessionAsks } from './prove-passkey.ts';
import { findRelyingParty, type RelyingParty } from './relying-party.ts';

type WireOptions = AnswerOf<typeof twoStepEndpoints.getPasskeySignInOptions>['data']['options'];

export const PASSKEY_TIMEOUT_MS = 5 * 60 * 1000;

/**
 * What to ask the browser for: any passkey of this site or, with the challenge of a half-finished
 * sign-in, those of its person. The device always verifies the person (PIN, finger, face). Refuses
 * with `passkeys-unavailable`, `challenge-over`, `too-many-tries`.
 */
export async function askForPasskey(
  accounts: AccountsServices,
  secondStep: string | null,
  origin: CallOrigin,
): Promise<WireOptions> {
  const party = findRelyingParty(accounts.settings);
  if (!party) return refuseAccount('passkeys-unavailable');
  await accounts.throttles.count('verify', { address: origin.address });
  if (secondStep === null) return optionsFor(accounts, party, { personId: null, askedBy: null });
  const personId = await personOf(accounts, secondStep);
  return optionsFor(accounts, party, { personId, askedBy: secondStepAsks(secondStep) });
}

/**
 * The same for one of the caller's own passkeys, to prove their session. Refuses with
 * `passkeys-unavailable`.
 */
export async function askOwnPasskey(
  accounts: AccountsServices,
  { caller, origin }: Actor,
): Promise<WireOptions> {
  const party = findRelyingParty(accounts.settings);
  if (!party) return refuseAccount('passkeys-unavailable');
  await accounts.throttles.count('verify', { address: origin.address });
  const { personId, sessionId } = caller;
  return optionsFor(accounts, party, { personId, askedBy: sessionAsks(sessionId) });
}

async function optionsFor(
  accounts: AccountsServices,
  party: RelyingParty,
  facts: PasskeyChallengeFacts,
): Promise<WireOptions> {
  const { personId } = facts;
  const challenge = await accounts.challenges.open(accounts.db, {
    purpose: 'passkey-sign-in',
    personId,
    facts,
  });
  const passkeys = personId === null ? [] : await listPasskeys(accounts.db, personId);
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    allowCredentials: passkeys.map((row) => ({
      id: row.credential_id,
      transports: row.transports,
    })),
    timeout: PASSKEY_TIMEOUT_MS,
    userVerification: 'required',
  });
  return options as WireOptions;
}

async function personOf(accounts: AccountsServices, challenge: string): Promise<string> {
  const open = await accounts.challenges.look<SecondStepFacts>(
    accounts.db,
    'second-step',
    challenge,
  );
  return open?.facts.personId ?? refuseAccount('challenge-over');
}
