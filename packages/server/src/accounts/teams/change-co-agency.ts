import { type DatabaseTransaction, recordEvent } from '#platform';
import type { Acting } from '../acting.ts';
import { insertPersonChanges } from '../people/person-change-store.ts';
import { endCoAgency, startCoAgency } from './tie-store.ts';

/**
 * Teams co-agents with an agent (all held, theirs to change) or ends that, with its history, in the
 * caller's commit. What is so already stays. Answers whom it changed.
 */
export async function changeCoAgency(
  tx: DatabaseTransaction,
  acting: Acting,
  change: {
    agentId: string;
    coAgentIds: readonly string[];
    isTeamed: boolean;
    undoes?: number | null;
  },
): Promise<string[]> {
  const { agentId, coAgentIds, isTeamed, undoes = null } = change;
  const by = acting.caller.personId;
  const store = isTeamed ? startCoAgency : endCoAgency;
  const changed = await store(tx, { agentId, coAgentIds, by });
  if (changed.length === 0) return [];
  await insertPersonChanges(
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
  await recordEvent(tx, {
    type: 'accounts.co-agency-changed',
    payload: { agentId, coAgentIds: changed, isTeamed },
  });
  return changed;
}
