import type { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Services } from '#platform';
import { answer } from '../answer.ts';
import { selectListed } from './listed-people-store.ts';
import { presentWithAgents } from './present-listed.ts';
import { roleFamilies } from './role-families.ts';

/** Co-agents with open accounts, or those paired with one agent. */
export async function listCoAgents(
  { db }: Pick<Services, 'db'>,
  agentId: string | undefined,
): Promise<AnswerOf<typeof teamEndpoints.getCoAgents>> {
  const which = agentId ? { coAgentsOf: agentId } : { roles: roleFamilies.coAgent };
  return answer((await selectListed(db, which)).map(presentWithAgents));
}
