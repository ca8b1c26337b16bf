import { atomically, type Caller, type DatabaseTransaction } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import type { CallOrigin } from '../call-origin.ts';
import { sessionStolenEmail } from '../emails/session-stolen-email.ts';
import { findPersonById } from '../person-store.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { newSecret, type SessionCookie, secretHash } from './refresh-secret.ts';
import {
  findSecret,
  insertSecret,
  markSecretUsed,
  retireSecrets,
  type SecretStanding,
} from './session-secret-store.ts';
import { endSessionRows, lockOpenSession, noteSessionUse } from './session-store.ts';

/** Calls of the same moment carry the same secret: so long a retired one is answered again. */
export const GRACE_SECONDS = 30;

export interface RefreshedSession {
  cookie: SessionCookie;
  caller: Caller;
  jwtToken: string;
}

/** What to do with a secret that was handed in. */
export type SecretVerdict = 'rotate' | 'answer-again' | 'replace-lost' | 'stolen';

/**
 * Judges a secret. One in force is rotated. A retired one is answered again within the grace; later
 * only when it was handed in before and nothing issued since has been used: then the answer was lost
 * on its way, and what it carried is void. Any other return of a retired secret means that two hold
 * the session.
 */
export function judgeSecret(secret: SecretStanding): SecretVerdict {
  if (!secret.isRetired) return 'rotate';
  if (secret.isFresh) return 'answer-again';
  return secret.isUsed && !secret.isSuccessorUsed ? 'replace-lost' : 'stolen';
}

/**
 * Rotates the secret of a session cookie under the session's row lock (decision 7). Null when the
 * session does not stand or the secret is not one of its own; when the secret was stolen the session
 * is ended, audited and told by mail.
 */
export async function refreshSession(
  accounts: AccountsHouse,
  cookie: SessionCookie,
  origin: CallOrigin,
): Promise<RefreshedSession | null> {
  const { sessionId } = cookie;
  const hash = secretHash(cookie.secret);
  const moved = await atomically(accounts.db, async (tx) => {
    const session = await lockOpenSession(tx, sessionId);
    const person = session && (await findPersonById(tx, session.personId));
    if (!person || person.deactivated_at) return null;
    const standing = await findSecret(tx, { hash, sessionId, graceSeconds: GRACE_SECONDS });
    if (!standing) return null;
    const verdict = judgeSecret(standing);
    if (verdict === 'stolen') {
      await endStolenSession(accounts, tx, { sessionId, person, origin });
      return null;
    }
    await markSecretUsed(tx, hash);
    if (verdict !== 'answer-again') await retireSecrets(tx, sessionId);
    const secret = newSecret();
    await insertSecret(tx, { hash: secretHash(secret), sessionId });
    await noteSessionUse(tx, { sessionId, days: accounts.settings.SESSION_DAYS, origin });
    return { secret, caller: await accounts.callers.get(tx, sessionId) };
  });
  if (!moved) return null;
  const { jwtToken } = await accounts.tokens.issue(moved.caller);
  return { cookie: { sessionId, secret: moved.secret }, caller: moved.caller, jwtToken };
}

async function endStolenSession(
  accounts: AccountsHouse,
  tx: DatabaseTransaction,
  theft: {
    sessionId: string;
    person: { id: string; email: string; first_name: string };
    origin: CallOrigin;
  },
): Promise<void> {
  const { sessionId, person, origin } = theft;
  await endSessionRows(tx, { personId: person.id, only: sessionId }, 'stolen');
  await recordSecurityEvent(tx, { kind: 'session-stolen', personId: person.id, sessionId, origin });
  const facts = { firstName: person.first_name, at: new Date(), device: origin.device };
  const email = sessionStolenEmail(accounts.settings, facts);
  await accounts.mail.queue(tx, { to: person.email, ...email });
}
