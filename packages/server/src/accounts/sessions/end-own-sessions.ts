import { atomically, refuse } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import type { Acting } from '../acting.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { endSessionRows } from './session-store.ts';

/** Ends one of the caller's sessions. Refuses one that is over or another person's with `not-found`. */
export async function endOwnSession(
  accounts: AccountsHouse,
  { caller, origin }: Acting,
  sessionId: string,
): Promise<void> {
  const { personId } = caller;
  await atomically(accounts.db, async (tx) => {
    const ended = await endSessionRows(tx, { personId, only: sessionId }, 'ended-by-person');
    if (ended.length === 0) refuse('not-found');
    const kind = 'session-ended';
    await recordSecurityEvent(tx, { kind, personId, actorId: personId, sessionId, origin });
  });
}

/** Ends all of the caller's sessions but the one that calls. */
export async function endOtherSessions(
  accounts: AccountsHouse,
  { caller, origin }: Acting,
): Promise<void> {
  const { personId, sessionId } = caller;
  await atomically(accounts.db, async (tx) => {
    const ended = await endSessionRows(tx, { personId, except: sessionId }, 'ended-by-person');
    if (ended.length === 0) return;
    await recordSecurityEvent(tx, {
      kind: 'other-sessions-ended',
      personId,
      actorId: personId,
      sessionId,
      origin,
      facts: { ended: ended.length },
    });
  });
}
