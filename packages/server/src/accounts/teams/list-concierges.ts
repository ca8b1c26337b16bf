import type { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Services } from '#platform';
import { answer } from '../answer.ts';
import { selectListed } from './listed-people-store.ts';
import { presentWithAgents } from './present-listed.ts';
import { roleFamilies } from './role-families.ts';

/** Concierges with open accounts and the agents in their care; each of them can take agents. */
export async function listConcierges({
  db,
}: Pick<Services, 'db'>): Promise<AnswerOf<typeof teamEndpoints.getConcierges>> {
  return answer((await selectListed(db, { roles: roleFamilies.concierge })).map(presentWithAgents));
}
