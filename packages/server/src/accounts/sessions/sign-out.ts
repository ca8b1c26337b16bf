import { atomically, type Caller, type CallOrigin, sessionOwner, sha256 } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import type { SessionCookie } from './refresh-secret.ts';
import { findSecret } from './session-secret-store.ts';
import { endSessionRows, lockOpenSessions } from './session-store.ts';

/**
 * Ends the caller's session and the one in the cookie, if any. Signing out twice isn't an error.
 * `why` is 'new-sign-in' where another session takes its place.
 */
export async function signOut(
  accounts: AccountsServices,
  given: { caller: Caller | null; cookie: SessionCookie | null },
  origin: CallOrigin,
  why: 'signed-out' | 'new-sign-in' = 'signed-out',
): Promise<void> {
  const { caller, cookie } = given;
  await atomically(accounts.db, async (tx) => {
    const ending = new Map<string, string>();
    if (caller) ending.set(caller.sessionId, sessionOwner(caller));
    if (cookie && !ending.has(cookie.sessionId)) {
      // Both in one statement, so that two sign-outs lock them in the same order.
      const open = await lockOpenSessions(tx, [...ending.keys(), cookie.sessionId]);
      const session = open.find(({ id }) => id === cookie.sessionId);
      const secret =
        session &&
        (await findSecret(tx, {
          hash: sha256(cookie.secret),
          sessionId: cookie.sessionId,
          graceSeconds: 0,
        }));
      if (session && secret) ending.set(cookie.sessionId, session.personId);
    }
    for (const [sessionId, personId] of ending) {
      const ended = await endSessionRows(tx, { personId, only: sessionId }, why);
      if (ended.length === 0) continue;
      await recordSecurityEvent(tx, {
        kind: 'signed-out',
        personId,
        actorId: personId,
        sessionId,
        origin,
      });
    }
  });
}
