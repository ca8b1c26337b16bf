import type { twoStepEndpoints } from '@homestead/contract/accounts';
import type { BodyOf } from '@homestead/contract/platform';
import { atomically, type CallOrigin, type Queryable, recordEvent } from '#platform';
import { signInLocked } from '../account-events.ts';
import type { AccountsServices } from '../accounts-services.ts';
import type { OpenChallenge } from '../challenges/challenges.ts';
import { linkIdentity } from '../identity/link-identity.ts';
import { provePasskey, secondStepAsks } from '../passkeys/prove-passkey.ts';
import { findPersonById, type PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import type { SecondStep } from '../sessions/session-store.ts';
import { type StartedSession, startSession } from '../sessions/start-session.ts';
import type { SecondStepFacts } from './ask-for-second-step.ts';
import { refuseCode } from './refuse-code.ts';
import { takeRecovery, takeTotpCode } from './take-code.ts';
import { tellTwoStepChanged } from './tell-two-step-changed.ts';

type Given = Omit<BodyOf<typeof twoStepEndpoints.completeTwoStep>, 'challenge'>;

/**
 * Takes the second step of a half-finished sign-in and starts the session. Tries are counted before
 * they are judged, at most five per challenge, and by account, device and address; the step, the
 * challenge and the session are settled in one commit. Refuses with `challenge-over`, `code-wrong`,
 * `passkey-refused`, `too-many-tries`.
 */
export async function completeTwoStep(
  accounts: AccountsServices,
  challenge: string,
  given: Given,
  from: { origin: CallOrigin; deviceSecret: string | null },
): Promise<StartedSession> {
  const { origin, deviceSecret } = from;
  const open = await accounts.challenges.try<SecondStepFacts>(
    accounts.db,
    'second-step',
    challenge,
  );
  const person = open && (await findPersonById(accounts.db, open.facts.personId));
  if (!open || !person || isOvertaken(open, person)) return refuseAccount('challenge-over');
  const { facts } = open;
  const who = {
    account: facts.personId,
    // One count for all known devices, so that made-up ones don't get a count each.
    device: facts.deviceKnown ? 'known' : undefined,
    address: origin.address,
  };
  const notifyLockedOut = () => recordEvent(accounts.db, signInLocked, { email: person.email });
  await accounts.throttles.count('verify', who, notifyLockedOut);
  const started = await atomically(accounts.db, async (tx) => {
    const secondStep = await prove(accounts, tx, person, { ...given, challenge });
    if (!secondStep) return null;
    if (!(await accounts.challenges.take(tx, 'second-step', challenge))) {
      return refuseAccount('challenge-over');
    }
    const { signedInBy, identity } = facts;
    if (identity && !(await linkIdentity(accounts, tx, person, identity, origin))) {
      return refuseAccount('identity-refused');
    }
    const session = await startSession(accounts, tx, {
      person,
      signedInBy,
      secondStep,
      origin,
      knownDevice: deviceSecret,
    });
    if (secondStep === 'recovery-code') {
      const told = { id: person.id, email: person.email, firstName: person.first_name };
      const { sessionId } = session;
      const change = 'recovery-code-used';
      await tellTwoStepChanged(accounts, tx, { change, person: told, sessionId, origin });
    }
    return session;
  });
  if (!started) return refuseStep(accounts, person, given, origin);
  await accounts.throttles.succeed('verify', who);
  return started;
}

/** The person was deactivated since the first step, or its password is no longer theirs. */
function isOvertaken(open: OpenChallenge<SecondStepFacts>, person: PersonRow): boolean {
  const { password_changed_at: changedAt } = person;
  const hasChanged = changedAt !== null && changedAt > open.createdAt;
  return person.deactivated_at !== null || (open.facts.signedInBy === 'password' && hasChanged);
}

/** How the step was verified, or null. */
async function prove(
  accounts: AccountsServices,
  tx: Queryable,
  person: PersonRow,
  { challenge, code, recoveryCode, passkey }: Given & { challenge: string },
): Promise<SecondStep | null> {
  if (code) return (await takeTotpCode(accounts, tx, person.id, code)) ? 'totp' : null;
  if (recoveryCode) {
    return (await takeRecovery(accounts, tx, person.id, recoveryCode)) ? 'recovery-code' : null;
  }
  if (!passkey) return null;
  const proven = await provePasskey(accounts, tx, passkey, {
    personId: person.id,
    askedBy: secondStepAsks(challenge),
  });
  return proven.kind === 'proven' ? 'passkey' : null;
}

async function refuseStep(
  accounts: AccountsServices,
  person: PersonRow,
  given: Given,
  origin: CallOrigin,
): Promise<never> {
  const tried = given.code ? 'totp' : given.recoveryCode ? 'recovery-code' : 'passkey';
  await recordSecurityEvent(accounts.db, {
    kind: 'second-step-failed',
    personId: person.id,
    origin,
    facts: { tried },
  });
  if (tried === 'passkey') return refuseAccount('passkey-refused');
  return refuseCode(tried === 'totp' ? 'code' : 'recoveryCode');
}
