import type { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Actor, atomically, type Services } from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { refuseAccount } from '../refuse-account.ts';
import { changeCoAgency } from './change-co-agency.ts';
import { lockPeopleWithinScope } from './tied-people-store.ts';

/** Ends the pairing of a co-agent with an agent, if there is one. Refuses (person-not-found). */
export async function removeCoAgent(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { agentId, coAgentId }: BodyOf<typeof teamEndpoints.removeCoAgent>,
): Promise<AnswerOf<typeof teamEndpoints.removeCoAgent>> {
  return atomically(db, async (tx) => {
    const people = await lockPeopleWithinScope(tx, actor.caller, [agentId, coAgentId]);
    if (!people.has(agentId) || !people.has(coAgentId)) refuseAccount('person-not-found');
    await changeCoAgency(tx, actor, { agentId, coAgentIds: [coAgentId], isTeamed: false });
    return answer(true as const, answerMessages.coAgentRemoved());
  });
}
