import type { WireAssertion } from '@homestead/contract/accounts';
import {
  type AuthenticationResponseJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { type Queryable, sha256 } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { findPasskey, notePasskeyUse, type PasskeyRow } from './passkey-store.ts';
import { findRelyingParty, type RelyingParty } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';

/** The result of a browser's answer. `personId` is the passkey's owner, if known. */
type Proof =
  | { kind: 'proven'; personId: string; passkey: PasskeyRow }
  | { kind: 'refused'; personId: string | null; why: string };

/** What a passkey is asked for. Its answer counts for nothing else. */
export interface PasskeyChallengeFacts {
  /** The person who is known already; null where the passkey says who it is. */
  personId: string | null;
  /** The half-finished sign-in or the session that asked; null for a sign-in of its own. */
  askedBy: string | null;
}

export const secondStepAsks = (challenge: string) =>
  `second-step:${sha256(challenge).toString('hex')}`;
export const sessionAsks = (sessionId: string) => `proof:${sessionId}`;

/**
 * Verifies a passkey: the challenge is ours, fresh, meant for this and now used up; origin, relying
 * party, signature, presence and verification of the person are right; the counter has increased
 * (W3C Web Authentication Level 3, section 7.2). `expected` is what this passkey must have been
 * asked for.
 */
export async function provePasskey(
  accounts: Pick<AccountsServices, 'challenges' | 'settings'>,
  tx: Queryable,
  assertion: WireAssertion,
  expected: PasskeyChallengeFacts,
): Promise<Proof> {
  const party = findRelyingParty(accounts.settings);
  const challenge = readChallenge(assertion.response.clientDataJSON);
  const asked =
    challenge &&
    (await accounts.challenges.take<PasskeyChallengeFacts>(tx, 'passkey-sign-in', challenge));
  const facts = asked ? asked.facts : null;
  const isMeant = facts?.personId === expected.personId && facts.askedBy === expected.askedBy;
  if (!party || !challenge || !isMeant) {
    return { kind: 'refused', personId: expected.personId, why: 'challenge' };
  }
  const passkey = await findPasskey(tx, assertion.id);
  if (!passkey) return { kind: 'refused', personId: expected.personId, why: 'unknown-passkey' };
  const personId = passkey.person_id;
  const { userHandle } = assertion.response;
  if (expected.personId !== null && expected.personId !== personId) {
    return { kind: 'refused', personId: expected.personId, why: 'passkey-of-another-person' };
  }
  if (userHandle && userHandle !== userHandleOf(personId)) {
    return { kind: 'refused', personId, why: 'user-handle' };
  }
  const verified = await verify(assertion, challenge, party, passkey);
  if (!verified.info) return { kind: 'refused', personId, why: verified.why };
  const { newCounter: counter, credentialBackedUp: isBackedUp } = verified.info;
  const isNoted = await notePasskeyUse(tx, { id: passkey.credential_id, counter, isBackedUp });
  return isNoted
    ? { kind: 'proven', personId, passkey }
    : { kind: 'refused', personId, why: 'counter' };
}

async function verify(
  assertion: WireAssertion,
  challenge: string,
  party: RelyingParty,
  passkey: PasskeyRow,
) {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    });
    return verified ? { info: authenticationInfo } : { info: null, why: 'signature' };
  } catch (error) {
    return { info: null, why: (error as Error).message.slice(0, 200) };
  }
}

/** The challenge that the browser says it answers; null if it can't be read. */
export function readChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' && challenge.length <= 200 ? challenge : null;
  } catch {
    return null;
  }
}
