import type { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Caller, holds, type Services } from '#platform';
import { answer } from '../answer.ts';
import { selectListed } from './listed-people-store.ts';
import { presentAgent } from './present-listed.ts';
import { roleFamilies } from './role-families.ts';

/** All agents with open accounts. */
export async function listAgents({
  db,
}: Pick<Services, 'db'>): Promise<AnswerOf<typeof teamEndpoints.getAgents>> {
  return answer((await selectListed(db, { roles: roleFamilies.agent })).map(presentAgent));
}

/**
 * Agents that work can be assigned to: open accounts, licenses not expired. Callers who may neither
 * assign every lead nor edit people see those of their own team.
 */
export async function listAssignableAgents(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<AnswerOf<typeof teamEndpoints.getAssignableAgents>> {
  const seesAll =
    caller.scope === 'all' || holds(caller, 'lead-assign-all') || holds(caller, 'edit-users');
  const rows = await selectListed(db, {
    roles: roleFamilies.agent,
    isLicensed: true,
    ...(!seesAll && { teamOf: caller }),
  });
  return answer(rows.map(presentAgent));
}
