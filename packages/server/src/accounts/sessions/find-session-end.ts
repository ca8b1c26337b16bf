import type { SessionEndCause } from '@homestead/contract/accounts';
import { sha256 } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import type { SessionCookie } from './refresh-secret.ts';
import { GRACE_SECONDS, judgeSecret } from './refresh-session.ts';
import { findSecret } from './session-secret-store.ts';
import { findSessionFacts } from './session-store.ts';

/**
 * Why the session of a cookie is over. Null while it isn't, if nobody knows, and for a
 * browser whose secret isn't the session's: someone may have guessed or taken the cookie.
 */
export async function findSessionEnd(
  { db, callers }: Pick<AccountsServices, 'db' | 'callers'>,
  { sessionId, secret }: SessionCookie,
): Promise<SessionEndCause | null> {
  const hash = sha256(secret);
  const standing = await findSecret(db, { hash, sessionId, graceSeconds: GRACE_SECONDS });
  if (!standing || judgeSecret(standing) === 'stolen') return null;
  const session = await findSessionFacts(db, sessionId);
  if (!session) return null;
  if (session.endedWhy !== null) return session.endedWhy;
  const limits = callers.limitsOf(session.side);
  if (session.ageSeconds >= limits.whole) return 'limit';
  return session.idleSeconds >= limits.idle ? 'idle' : null;
}
