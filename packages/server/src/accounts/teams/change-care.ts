import type { Actor, DatabaseTransaction } from '#platform';
import { recordPersonChanges } from '../people/audit-person.ts';
import { endCare, lockCareOf, startCare } from './tie-store.ts';

/**
 * Assigns agents (locked, changeable by the caller) to a concierge's care, or to no one's, with its
 * history, in the caller's commit. Those already there stay. Returns who moved.
 */
export async function changeCare(
  tx: DatabaseTransaction,
  actor: Actor,
  change: { agentIds: readonly string[]; conciergeId: string | null; undoes?: number | null },
): Promise<string[]> {
  const { conciergeId, undoes = null } = change;
  const by = actor.caller.personId;
  const current = await lockCareOf(tx, change.agentIds);
  const moving = change.agentIds.filter((id) => (current.get(id) ?? null) !== conciergeId);
  if (moving.length === 0) return [];
  await endCare(tx, moving, by);
  if (conciergeId !== null) await startCare(tx, { agentIds: moving, conciergeId, by });
  await recordPersonChanges(
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
  return moving;
}
