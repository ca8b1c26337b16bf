import type { PersonSort, peopleEndpoints } from '@homestead/contract/accounts';
import type { InputOf } from '@homestead/contract/platform';
import { peopleClient } from '../clients.ts';

export const PEOPLE_A_PAGE = 20;

/** What the list of people is asked for; what is left out is not filtered by. */
export interface PeopleQuery {
  search?: string;
  role?: string;
  status?: string;
  sort?: PersonSort;
  isDescending?: boolean;
  page?: number;
  pageSize?: number;
}

type PeopleFilter = NonNullable<InputOf<typeof peopleEndpoints.getUserList>['filter']>;

/** One page of people within the caller's sight. */
export async function findPeople(query: PeopleQuery, signal?: AbortSignal) {
  const answer = await peopleClient.getUserList(
    {
      filter: {
        search: query.search ?? '',
        role: query.role ?? null,
        status: (query.status ?? null) as PeopleFilter['status'],
      },
      paginator: { page: query.page ?? 1, per_page: query.pageSize ?? PEOPLE_A_PAGE },
      ...(query.sort && { sort: { by: query.sort, descending: query.isDescending ?? false } }),
    },
    { signal },
  );
  const { page, total_records } = answer.paginator;
  return {
    people: answer.data,
    page,
    total: total_records,
    hidden: answer.hidden,
    mayCreate: answer.abilities.includes('create'),
  };
}
