import {
  emailProblem,
  normalizeEmail,
  type SecondStepMethod,
  signInPasswordProblem,
} from '@homestead/contract/accounts';
import { atomically, type CallOrigin, recordEvent, refuse, sha256 } from '#platform';
import { signInLocked } from '../account-events.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { fieldMessages } from '../messages/fields.ts';
import { turnOf, turnOfStranger } from '../passwords/password-hasher.ts';
import { findPersonById, holdPassword, replacePasswordHash } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { type StartedSession, startSession } from '../sessions/start-session.ts';
import { askForSecondStep } from '../two-step/ask-for-second-step.ts';
import { readSignInFacts, type SignInFacts } from './sign-in-facts-store.ts';

/** A sign-in with a password: complete, or waiting for its second step. */
type LoggedIn =
  | { kind: 'signed-in'; started: StartedSession }
  | { kind: 'second-step'; challenge: string; methods: SecondStepMethod[] };

/**
 * Signs in with email and password. The try is counted before any hashing. A refusal always makes
 * two comparisons, with the person's hash and with that of a pending registration (or dummies), so
 * that its timing reveals nothing. Refuses `too-many-tries`, `sign-in-busy`,
 * `verify-identity` for pending credentials and `no-user-found` for everything else.
 */
export async function logIn(
  accounts: AccountsServices,
  given: { email: string; password: string },
  from: { origin: CallOrigin; deviceSecret: string | null },
): Promise<LoggedIn> {
  requireSignInFields(given);
  const { origin, deviceSecret } = from;
  const email = normalizeEmail(given.email);
  const deviceHash = deviceSecret === null ? null : sha256(deviceSecret);
  const facts = await readSignInFacts(accounts.db, { email, deviceHash });
  const who = {
    account: email,
    device: facts.isKnownDevice ? deviceHash?.toString('hex') : undefined,
    address: origin.address,
  };
  await accounts.throttles.count('sign-in', who, async () => {
    if (facts.isKnownDevice) return;
    await recordEvent(accounts.db, signInLocked, { email });
  });
  const proven = await requirePassword(accounts, facts, given.password, origin);
  await accounts.throttles.succeed('sign-in', who);
  const asked = await askForSecondStep(accounts, accounts.db, {
    personId: proven.personId,
    signedInBy: 'password',
    deviceKnown: facts.isKnownDevice,
  });
  if (asked) return { kind: 'second-step', ...asked };
  const started = await atomically(accounts.db, async (tx) => {
    if (!(await holdPassword(tx, proven))) return refuseSignIn();
    return startSession(accounts, tx, {
      person: { id: proven.personId },
      signedInBy: 'password',
      secondStep: null,
      origin,
      knownDevice: deviceSecret,
    });
  });
  return { kind: 'signed-in', started };
}

/** The person with this password, and the matching hash. */
async function requirePassword(
  accounts: AccountsServices,
  { person, pendingHash, isKnownDevice }: SignInFacts,
  password: string,
  origin: CallOrigin,
): Promise<{ personId: string; hash: string }> {
  const hash = person?.passwordHash ?? null;
  const turn = person && isKnownDevice ? turnOf(person.id) : turnOfStranger(origin);
  const matching = await accounts.hasher.verifyAny([hash, pendingHash], password, turn);
  if (matching === 1) refuseAccount('verify-identity');
  if (matching !== 0 || !person || !hash || person.isDeactivated) {
    await recordSecurityEvent(accounts.db, {
      kind: 'sign-in-failed',
      personId: person?.id ?? null,
      origin,
    });
    return refuseSignIn();
  }
  return { personId: person.id, hash: await rehash(accounts, person.id, hash, password) };
}

/** Rehashes at the current cost while the password is available. Returns the current hash. */
async function rehash(
  accounts: AccountsServices,
  personId: string,
  from: string,
  password: string,
): Promise<string> {
  if (!accounts.hasher.isOutdated(from)) return from;
  const to = await accounts.hasher.hash(password, turnOf(personId));
  const isReplaced = await replacePasswordHash(accounts.db, { personId, from, to });
  if (isReplaced) return to;
  // Another sign-in with the same password, or a new password, came first.
  const hash = (await findPersonById(accounts.db, personId))?.password_hash ?? null;
  return hash !== null && (await accounts.hasher.verify(hash, password, turnOf(personId)))
    ? hash
    : refuseSignIn();
}

/** Refuses what the sign-in form would have refused, with the messages of R-44. */
function requireSignInFields(given: { email: string; password: string }): void {
  const problems = [
    { field: 'email', label: fieldMessages.email(), message: emailProblem(given.email) },
    {
      field: 'password',
      label: fieldMessages.password(),
      message: signInPasswordProblem(given.password),
    },
  ];
  const fields = problems.flatMap(({ message, ...field }) =>
    message === null ? [] : [{ ...field, message }],
  );
  if (fields.length > 0) refuse('bad-input', { fields });
}

/** The one refusal of a wrong password and of an unknown address. */
function refuseSignIn(): never {
  return refuseAccount('no-user-found', {
    fields: [
      { field: 'email', label: fieldMessages.email(), message: fieldMessages.registeredEmail() },
      {
        field: 'password',
        label: fieldMessages.password(),
        message: fieldMessages.registeredPassword(),
      },
    ],
  });
}
