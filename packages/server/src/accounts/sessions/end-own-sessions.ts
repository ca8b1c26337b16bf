import { type Actor, atomically, refuse } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { requireRecentProof } from '../proof/require-proof.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { endSessionRows } from './session-store.ts';

/**
 * Ends one of the caller's sessions. Refuses one that is over or another person's with `not-found`,
 * and `proof-needed`.
 */
export async function endOwnSession(
  accounts: AccountsServices,
  actor: Actor,
  sessionId: string,
): Promise<void> {
  const { caller, origin } = actor;
  await requireRecentProof(accounts.db, actor);
  const { personId } = caller;
  await atomically(accounts.db, async (tx) => {
    const ended = await endSessionRows(tx, { personId, only: sessionId }, 'ended-by-person');
    if (ended.length === 0) refuse('not-found');
    const kind = 'session-ended';
    await recordSecurityEvent(tx, { kind, personId, actorId: personId, sessionId, origin });
  });
}

/** Ends all of the caller's sessions but the current one. Refuses with `proof-needed`. */
export async function endOtherSessions(accounts: AccountsServices, actor: Actor): Promise<void> {
  const { caller, origin } = actor;
  await requireRecentProof(accounts.db, actor);
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
