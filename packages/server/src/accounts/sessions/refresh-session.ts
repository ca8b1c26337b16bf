import {
  atomically,
  type Caller,
  type CallOrigin,
  type DatabaseTransaction,
  newSecret,
  sha256,
} from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import type { SessionCookie } from './refresh-secret.ts';
import {
  findSecret,
  insertSecret,
  markSecretUsed,
  retireSecrets,
  type SecretStanding,
} from './session-secret-store.ts';
import { sessionStolenEmail } from './session-stolen-email.ts';
import { endSessionRows, lockOpenSession, noteSessionOrigin } from './session-store.ts';

/** Concurrent calls carry the same secret: a retired one is accepted for this long. */
export const GRACE_SECONDS = 30;

interface RefreshedSession {
  cookie: SessionCookie;
  caller: Caller;
  jwtToken: string;
}

/** What to do with a submitted secret. */
type SecretVerdict = 'rotate' | 'answer-again' | 'replace-lost' | 'stolen';

/**
 * Judges a secret. A current one is rotated. A retired one is accepted within the grace period;
 * later only if it was used before and nothing issued since has been used: then the answer was lost
 * on its way, and the secret in it is invalidated. Any other return of a retired secret means that
 * two parties hold the session.
 */
export function judgeSecret(secret: SecretStanding): SecretVerdict {
  if (!secret.isRetired) return 'rotate';
  if (secret.isFresh) return 'answer-again';
  return secret.isUsed && !secret.isSuccessorUsed ? 'replace-lost' : 'stolen';
}

/**
 * Rotates the secret of a session cookie under the session's row lock. Null when the session
 * is not open or the secret is not one of its own; when the secret was stolen, the session is
 * ended, audited and reported by email.
 */
export async function refreshSession(
  accounts: AccountsServices,
  cookie: SessionCookie,
  origin: CallOrigin,
): Promise<RefreshedSession | null> {
  const { sessionId } = cookie;
  const hash = sha256(cookie.secret);
  const moved = await atomically(accounts.db, async (tx) => {
    const session = await lockOpenSession(tx, sessionId);
    const caller = session && (await accounts.callers.lookWithin(tx, sessionId));
    if (!caller) return null;
    const standing = await findSecret(tx, { hash, sessionId, graceSeconds: GRACE_SECONDS });
    if (!standing) return null;
    const verdict = judgeSecret(standing);
    if (verdict === 'stolen') {
      await endStolenSession(accounts, tx, { caller, origin });
      return null;
    }
    await markSecretUsed(tx, hash);
    if (verdict !== 'answer-again') await retireSecrets(tx, sessionId);
    const secret = newSecret();
    await insertSecret(tx, { hash: sha256(secret), sessionId });
    await noteSessionOrigin(tx, sessionId, origin);
    return { secret, caller };
  });
  if (!moved) return null;
  const { jwtToken } = await accounts.tokens.issue(moved.caller);
  return { cookie: { sessionId, secret: moved.secret }, caller: moved.caller, jwtToken };
}

async function endStolenSession(
  accounts: AccountsServices,
  tx: DatabaseTransaction,
  { caller, origin }: { caller: Caller; origin: CallOrigin },
): Promise<void> {
  const { personId, sessionId, firstName } = caller;
  await endSessionRows(tx, { personId, only: sessionId }, 'stolen');
  await recordSecurityEvent(tx, { kind: 'session-stolen', personId, sessionId, origin });
  const facts = { firstName, at: new Date(), device: origin.device };
  const email = await inLanguageOf(tx, personId, () =>
    sessionStolenEmail(accounts.settings, facts),
  );
  await accounts.mail.queue(tx, { to: caller.email, ...email });
}
