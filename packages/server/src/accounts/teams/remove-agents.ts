import type { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Actor, atomically, type Services } from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { changeCare } from './change-care.ts';
import { requireTiedPeople } from './require-tied-people.ts';
import { selectAgentsInCare } from './tie-store.ts';
import { lockPeopleWithinScope } from './tied-people-store.ts';

/**
 * Removes one agent or all from a concierge's care; others are ignored. Agents outside the caller's
 * scope stay where they are. Refuses (person-not-found), (not-a-concierge).
 */
export async function removeAgents(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { ConciergeId, AgentId }: BodyOf<typeof teamEndpoints.removeAgents>,
): Promise<AnswerOf<typeof teamEndpoints.removeAgents>> {
  return atomically(db, async (tx) => {
    await requireTiedPeople(tx, actor, [{ id: ConciergeId, family: 'concierge' }]);
    const inCare = await selectAgentsInCare(tx, ConciergeId);
    const meant = AgentId === undefined ? inCare : inCare.filter((id) => id === AgentId);
    const agentIds = [...(await lockPeopleWithinScope(tx, actor.caller, meant)).keys()];
    await changeCare(tx, actor, { agentIds, conciergeId: null });
    return answer(true as const, answerMessages.agentsRemoved());
  });
}
