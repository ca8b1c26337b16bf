import type { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type House } from '#platform';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { changeCoAgency } from './change-co-agency.ts';
import { requireTiedPeople } from './require-tied-people.ts';

/** Teams a co-agent with an agent. Refuses what {@link requireTiedPeople} does. */
export async function assignCoAgent(
  { db }: Pick<House, 'db'>,
  acting: Acting,
  { agentId, coAgentId }: BodyOf<typeof teamEndpoints.assignCoAgent>,
): Promise<AnswerOf<typeof teamEndpoints.assignCoAgent>> {
  return atomically(db, async (tx) => {
    await requireTiedPeople(tx, acting, [
      { id: agentId, family: 'agent' },
      { id: coAgentId, family: 'coAgent', isOpen: true },
    ]);
    await changeCoAgency(tx, acting, { agentId, coAgentIds: [coAgentId], isTeamed: true });
    return answer(true as const, 'Co-agent assigned');
  });
}
