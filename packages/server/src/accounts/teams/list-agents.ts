import type { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Caller, type House, holds } from '#platform';
import { answer } from '../answer.ts';
import { selectListed } from './lookup-store.ts';
import { presentAgent } from './present-listed.ts';
import { roleFamilies } from './role-families.ts';

/** All agents with open accounts. */
export async function listAgents({
  db,
}: Pick<House, 'db'>): Promise<AnswerOf<typeof teamEndpoints.getAgents>> {
  return answer((await selectListed(db, { roles: roleFamilies.agent })).map(presentAgent));
}

/**
 * Agents that work can be given to: open accounts, licenses not expired. Who may neither assign any
 * lead nor edit people sees those of their own team.
 */
export async function listAssignableAgents(
  { db }: Pick<House, 'db'>,
  caller: Caller,
): Promise<AnswerOf<typeof teamEndpoints.getAssignableAgents>> {
  const seesAll =
    caller.reach === 'all' || holds(caller, 'lead-assign-all') || holds(caller, 'edit-users');
  const rows = await selectListed(db, {
    roles: roleFamilies.agent,
    isLicensed: true,
    ...(!seesAll && { teamOf: caller }),
  });
  return answer(rows.map(presentAgent));
}
