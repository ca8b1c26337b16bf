import type { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Actor, atomically, type Services } from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { changeCoAgency } from './change-co-agency.ts';
import { requireTiedPeople } from './require-tied-people.ts';

/** Pairs a co-agent with an agent. Refuses what {@link requireTiedPeople} does. */
export async function assignCoAgent(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { agentId, coAgentId }: BodyOf<typeof teamEndpoints.assignCoAgent>,
): Promise<AnswerOf<typeof teamEndpoints.assignCoAgent>> {
  return atomically(db, async (tx) => {
    await requireTiedPeople(tx, actor, [
      { id: agentId, family: 'agent' },
      { id: coAgentId, family: 'coAgent', isOpen: true },
    ]);
    await changeCoAgency(tx, actor, { agentId, coAgentIds: [coAgentId], isTeamed: true });
    return answer(true as const, answerMessages.coAgentAssigned());
  });
}
