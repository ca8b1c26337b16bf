import type { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type House } from '#platform';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { changeCare } from './change-care.ts';
import { requireTiedPeople } from './require-tied-people.ts';
import { selectAgentsInCare } from './tie-store.ts';
import { lockPeopleWithinReach } from './tied-people-store.ts';

/**
 * Takes one agent or all out of a concierge's care; who is not in it is left. Agents out of the
 * caller's reach stay where they are. Refuses (person-not-found), (not-a-concierge).
 */
export async function removeAgents(
  { db }: Pick<House, 'db'>,
  acting: Acting,
  { ConciergeId, AgentId }: BodyOf<typeof teamEndpoints.removeAgents>,
): Promise<AnswerOf<typeof teamEndpoints.removeAgents>> {
  return atomically(db, async (tx) => {
    await requireTiedPeople(tx, acting, [{ id: ConciergeId, family: 'concierge' }]);
    const inCare = await selectAgentsInCare(tx, ConciergeId);
    const meant = AgentId === undefined ? inCare : inCare.filter((id) => id === AgentId);
    const agentIds = [...(await lockPeopleWithinReach(tx, acting.caller, meant)).keys()];
    await changeCare(tx, acting, { agentIds, conciergeId: null });
    return answer(true as const, 'Agents removed');
  });
}
