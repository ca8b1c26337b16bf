import type { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Services } from '#platform';
import { answer } from '../answer.ts';
import { type ListedFilter, selectListed } from './listed-people-store.ts';
import { presentListed } from './present-listed.ts';
import { roleFamilies } from './role-families.ts';

type Type = NonNullable<QueryOf<typeof teamEndpoints.getExternalLenders>['type']>;

const listings: Readonly<Record<Type, ListedFilter>> = {
  lenders: { roles: roleFamilies.externalLender },
  internal_lenders: { roles: roleFamilies.lender },
  commision_agents: { isCommissionAgent: true },
};

/** Outside lenders, unless another list is requested. */
export async function listExternalLenders(
  { db }: Pick<Services, 'db'>,
  type: Type = 'lenders',
): Promise<AnswerOf<typeof teamEndpoints.getExternalLenders>> {
  return answer((await selectListed(db, listings[type])).map(presentListed));
}
