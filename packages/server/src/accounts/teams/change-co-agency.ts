import type { Actor, DatabaseTransaction } from '#platform';
import { recordPersonChanges } from '../people/audit-person.ts';
import { endCoAgency, startCoAgency } from './tie-store.ts';

/**
 * Pairs co-agents with an agent (all locked, changeable by the caller) or ends that, with its
 * history, in the caller's commit. Existing pairs stay. Returns whom it changed.
 */
export async function changeCoAgency(
  tx: DatabaseTransaction,
  actor: Actor,
  change: {
    agentId: string;
    coAgentIds: readonly string[];
    isTeamed: boolean;
    undoes?: number | null;
  },
): Promise<string[]> {
  const { agentId, coAgentIds, isTeamed, undoes = null } = change;
  const by = actor.caller.personId;
  const store = isTeamed ? startCoAgency : endCoAgency;
  const changed = await store(tx, { agentId, coAgentIds, by });
  if (changed.length === 0) return [];
  await recordPersonChanges(
    tx,
    changed.map((coAgentId) => ({
      personId: agentId,
      changedBy: by,
      what: 'team' as const,
      before: { co_agent_id: isTeamed ? null : coAgentId },
      after: { co_agent_id: isTeamed ? coAgentId : null },
      undoes,
    })),
  );
  return changed;
}
