import type { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Services } from '#platform';
import { answer } from '../answer.ts';
import { findPersonById } from '../person-store.ts';
import { presentNamedPerson } from '../present-named-person.ts';
import { refuseAccount } from '../refuse-account.ts';
import { isOfFamily } from './role-families.ts';
import { selectNamedInCare } from './tied-people-store.ts';

/**
 * Agents in a concierge's care, visible to everyone who may use the lists of people. Refuses
 * (person-not-found), (not-a-concierge).
 */
export async function getConciergeAgents(
  { db }: Pick<Services, 'db'>,
  conciergeId: string,
): Promise<AnswerOf<typeof teamEndpoints.getConciergeAgentIds>> {
  const concierge = (await findPersonById(db, conciergeId)) ?? refuseAccount('person-not-found');
  if (!isOfFamily(concierge.role_key, 'concierge')) refuseAccount('not-a-concierge');
  const agents = await selectNamedInCare(db, conciergeId);
  return { ...answer(agents.map(({ id }) => id)), agents: agents.map(presentNamedPerson) };
}
