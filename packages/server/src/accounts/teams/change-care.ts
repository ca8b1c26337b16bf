import { type DatabaseTransaction, recordEvent } from '#platform';
import type { Acting } from '../acting.ts';
import { insertPersonChanges } from '../people/person-change-store.ts';
import { endCare, lockCareOf, startCare } from './tie-store.ts';

/**
 * Gives agents (held, theirs to change) into a concierge's care, or into nobody's, with its history,
 * in the caller's commit. Those who are there already stay. Answers who moved.
 */
export async function changeCare(
  tx: DatabaseTransaction,
  acting: Acting,
  change: { agentIds: readonly string[]; conciergeId: string | null; undoes?: number | null },
): Promise<string[]> {
  const { conciergeId, undoes = null } = change;
  const by = acting.caller.personId;
  const current = await lockCareOf(tx, change.agentIds);
  const moving = change.agentIds.filter((id) => (current.get(id) ?? null) !== conciergeId);
  if (moving.length === 0) return [];
  await endCare(tx, moving, by);
  if (conciergeId !== null) await startCare(tx, { agentIds: moving, conciergeId, by });
  await insertPersonChanges(
    tx,
    moving.map((personId) => ({
      personId,
      changedBy: by,
      what: 'team' as const,
      before: { concierge_id: current.get(personId) ?? null },
      after: { concierge_id: conciergeId },
      undoes,
    })),
  );
  await recordEvent(tx, {
    type: 'accounts.care-changed',
    payload: { agentIds: moving, conciergeId },
  });
  return moving;
}
