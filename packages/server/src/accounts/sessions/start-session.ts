import { type Caller, type CallOrigin, newSecret, type Queryable, sha256 } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { isDeviceOfOurs, noteDevice } from './known-device-store.ts';
import { newDeviceEmail } from './new-device-email.ts';
import { insertSecret } from './session-secret-store.ts';
import { getSide, insertSession, type SecondStep, type SignedInBy } from './session-store.ts';

/** A completed sign-in: what was verified, how, and from where. */
interface NewSession {
  person: { id: string };
  signedInBy: SignedInBy;
  secondStep: SecondStep | null;
  origin: CallOrigin;
  /** The secret of the device's cookie (`deviceCookieOf`), or null where it has none yet. */
  knownDevice: string | null;
}

export interface StartedSession {
  sessionId: string;
  refreshSecret: string;
  /** To be set as the device's cookie. */
  deviceSecret: string;
  jwtToken: string;
  caller: Caller;
}

/**
 * Starts a session in the caller's database transaction, records the device, audits it and emails
 * the person when they signed in from an unknown device. The person must be neither deleted nor
 * deactivated.
 */
export async function startSession(
  accounts: AccountsServices,
  tx: Queryable,
  start: NewSession,
): Promise<StartedSession> {
  const { person, signedInBy, secondStep, origin } = start;
  const sessionId = await insertSession(tx, {
    personId: person.id,
    signedInBy,
    secondStep,
    origin,
    limits: accounts.callers.limitsOf(await getSide(tx, person.id)),
  });
  const refreshSecret = newSecret();
  await insertSecret(tx, { hash: sha256(refreshSecret), sessionId });
  const deviceSecret = await settleDevice(tx, start.knownDevice);
  const { isNew, hadOthers } = await noteDevice(tx, {
    hash: sha256(deviceSecret),
    personId: person.id,
    words: origin.device,
  });
  await recordSecurityEvent(tx, {
    kind: 'signed-in',
    personId: person.id,
    actorId: person.id,
    sessionId,
    origin,
    facts: { signedInBy, secondStep, isNewDevice: isNew },
  });
  const caller = await accounts.callers.get(tx, sessionId);
  if (isNew && hadOthers) {
    const facts = { firstName: caller.firstName, at: new Date(), device: origin.device };
    const email = await inLanguageOf(tx, person.id, () => newDeviceEmail(accounts.settings, facts));
    await accounts.mail.queue(tx, { to: caller.email, ...email });
  }
  const { jwtToken } = await accounts.tokens.issue(caller);
  return { sessionId, refreshSecret, deviceSecret, jwtToken, caller };
}

/** A secret that we never issued is not accepted: someone may have planted it. */
async function settleDevice(tx: Queryable, given: string | null): Promise<string> {
  return given !== null && (await isDeviceOfOurs(tx, sha256(given))) ? given : newSecret();
}
