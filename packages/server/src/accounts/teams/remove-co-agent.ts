import type { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type House } from '#platform';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { refuseAccount } from '../refuse-account.ts';
import { changeCoAgency } from './change-co-agency.ts';
import { lockPeopleWithinReach } from './tied-people-store.ts';

/** Ends the teaming of a co-agent with an agent, if there is one. Refuses (person-not-found). */
export async function removeCoAgent(
  { db }: Pick<House, 'db'>,
  acting: Acting,
  { agentId, coAgentId }: BodyOf<typeof teamEndpoints.removeCoAgent>,
): Promise<AnswerOf<typeof teamEndpoints.removeCoAgent>> {
  return atomically(db, async (tx) => {
    const people = await lockPeopleWithinReach(tx, acting.caller, [agentId, coAgentId]);
    if (!people.has(agentId) || !people.has(coAgentId)) refuseAccount('person-not-found');
    await changeCoAgency(tx, acting, { agentId, coAgentIds: [coAgentId], isTeamed: false });
    return answer(true as const, 'Co-agent removed');
  });
}
