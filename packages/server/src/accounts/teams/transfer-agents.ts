import type { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Actor, atomically, type Services } from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { changeCare } from './change-care.ts';
import { requireTiedPeople } from './require-tied-people.ts';

/**
 * Assigns agents to a concierge's care, all of them or none; those already there stay. Refuses what
 * {@link requireTiedPeople} does.
 */
export async function transferAgents(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { agentIds, conciergeId }: BodyOf<typeof teamEndpoints.transferAgents>,
): Promise<AnswerOf<typeof teamEndpoints.transferAgents>> {
  const agents = [...new Set(agentIds)];
  return atomically(db, async (tx) => {
    await requireTiedPeople(tx, actor, [
      { id: conciergeId, family: 'concierge', isOpen: true },
      ...agents.map((id) => ({ id, family: 'agent' as const })),
    ]);
    await changeCare(tx, actor, { agentIds: agents, conciergeId });
    return answer(true as const, answerMessages.agentsTransferred());
  });
}
