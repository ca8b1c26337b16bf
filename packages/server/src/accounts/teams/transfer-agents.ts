import type { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type House } from '#platform';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { changeCare } from './change-care.ts';
import { requireTiedPeople } from './require-tied-people.ts';

/**
 * Gives agents into a concierge's care, all of them or none; who is there already stays. Refuses
 * what {@link requireTiedPeople} does.
 */
export async function transferAgents(
  { db }: Pick<House, 'db'>,
  acting: Acting,
  { agentIds, conciergeId }: BodyOf<typeof teamEndpoints.transferAgents>,
): Promise<AnswerOf<typeof teamEndpoints.transferAgents>> {
  const agents = [...new Set(agentIds)];
  return atomically(db, async (tx) => {
    await requireTiedPeople(tx, acting, [
      { id: conciergeId, family: 'concierge', isOpen: true },
      ...agents.map((id) => ({ id, family: 'agent' as const })),
    ]);
    await changeCare(tx, acting, { agentIds: agents, conciergeId });
    return answer(true as const, 'Agents transferred');
  });
}
