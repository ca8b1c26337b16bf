import { historyMessages } from '../messages/history.ts';
import { recordPersonChanges } from '../people/audit-person.ts';
import type { HandoverStep } from '../people/handovers.ts';
import { isOfFamily } from './role-families.ts';
import {
  endCare,
  endCoAgency,
  selectAgentsInCare,
  selectCoAgentsOf,
  startCare,
  startCoAgency,
} from './tie-store.ts';

/** A concierge's agents go to another concierge, an agent's co-agents to another agent. */
export const teamHandovers: readonly HandoverStep[] = [
  {
    name: 'agents-in-care',
    label: historyMessages.agentsInCare,
    count: async (tx, personId) => (await selectAgentsInCare(tx, personId)).length,
    mayTake: (role) => isOfFamily(role, 'concierge'),
    async handOver(tx, from, to, by) {
      const agentIds = await selectAgentsInCare(tx, from);
      await endCare(tx, agentIds, by);
      await startCare(tx, { agentIds, conciergeId: to, by });
      await recordPersonChanges(
        tx,
        agentIds.map((personId) => ({
          personId,
          changedBy: by,
          what: 'team' as const,
          before: { concierge_id: from },
          after: { concierge_id: to },
        })),
      );
    },
  },
  {
    name: 'co-agents',
    label: historyMessages.coAgents,
    count: async (tx, personId) => (await selectCoAgentsOf(tx, personId)).length,
    mayTake: (role) => isOfFamily(role, 'agent'),
    async handOver(tx, from, to, by) {
      const coAgentIds = await selectCoAgentsOf(tx, from);
      await endCoAgency(tx, { agentId: from, coAgentIds, by });
      const taken = await startCoAgency(tx, { agentId: to, coAgentIds, by });
      await recordPersonChanges(
        tx,
        taken.map((coAgentId) => ({
          personId: to,
          changedBy: by,
          what: 'team' as const,
          before: { co_agent_id: null },
          after: { co_agent_id: coAgentId },
        })),
      );
    },
  },
];
