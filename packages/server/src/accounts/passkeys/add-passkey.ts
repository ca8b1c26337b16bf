import type { WireAttestation } from '@homestead/contract/accounts';
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { type Actor, atomically, type Queryable } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { refuseAccount } from '../refuse-account.ts';
import { giveRecoveryCodes } from '../two-step/give-recovery-codes.ts';
import { tellTwoStepChanged, toldPerson } from '../two-step/tell-two-step-changed.ts';
import { getTwoStepState, isTwoStepOn, lockSecondSteps } from '../two-step/two-step-store.ts';
import { PASSKEY_ALGORITHMS } from './ask-for-new-passkey.ts';
import { insertPasskey, MAX_PASSKEYS, type PasskeyRow } from './passkey-store.ts';
import { readChallenge } from './prove-passkey.ts';
import { findRelyingParty, type RelyingParty } from './relying-party.ts';

/**
 * Adds the passkey that the browser made for a challenge of the same session. The device's maker is
 * not checked (attestation 'none'). Returns recovery codes when it is the first second step.
 * Refuses with `passkeys-unavailable`, `passkey-refused`, `too-many-passkeys`.
 */
export async function addPasskey(
  accounts: AccountsServices,
  { caller, origin }: Actor,
  given: { name: string; response: WireAttestation },
): Promise<{ passkey: PasskeyRow; recoveryCodes: string[] | null }> {
  const { personId, sessionId } = caller;
  const party = findRelyingParty(accounts.settings);
  if (!party) return refuseAccount('passkeys-unavailable');
  const challenge = await takeChallenge(accounts, given.response, { personId, sessionId });
  const made = await verify(given.response, challenge, party);
  return atomically(accounts.db, async (tx) => {
    await lockSecondSteps(tx, personId);
    const before = await getTwoStepState(tx, personId);
    if (before.passkeys >= MAX_PASSKEYS) return refuseAccount('too-many-passkeys');
    const passkey = await insertPasskey(tx, { ...made, personId, name: given.name });
    if (!passkey) return refuseAccount('passkey-refused');
    const isFirst = !isTwoStepOn(before);
    const recoveryCodes = isFirst ? await giveRecoveryCodes(accounts, tx, personId) : null;
    const person = toldPerson(caller);
    const facts = { name: given.name };
    const change = 'passkey-added';
    await tellTwoStepChanged(accounts, tx, { change, person, sessionId, origin, facts });
    return { passkey, recoveryCodes };
  });
}

async function takeChallenge(
  accounts: Pick<AccountsServices, 'challenges' | 'db'>,
  response: WireAttestation,
  by: { personId: string; sessionId: string },
): Promise<string> {
  const challenge = readChallenge(response.response.clientDataJSON);
  if (!challenge) return refuseAccount('passkey-refused');
  const db: Queryable = accounts.db;
  const asked = await accounts.challenges.take<{ sessionId: string }>(
    db,
    'passkey-registration',
    challenge,
  );
  if (asked?.personId !== by.personId || asked.facts.sessionId !== by.sessionId) {
    return refuseAccount('passkey-refused');
  }
  return challenge;
}

async function verify(response: WireAttestation, challenge: string, party: RelyingParty) {
  const info = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
  }).then(
    ({ registrationInfo }) => registrationInfo ?? null,
    () => null,
  );
  if (!info) return refuseAccount('passkey-refused');
  const { credential } = info;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: response.response.transports ?? [],
    isBackedUp: info.credentialBackedUp,
  };
}
