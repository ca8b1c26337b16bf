import { isRoleKey, type PersonSort, type PersonStanding } from '@homestead/contract/accounts';
import type { PeopleQuery } from './people-calls.ts';

/** What the status filter offers; the last is a state of the license, not of the account. */
export const statusLabels: Readonly<Record<PersonStanding | 'license-lapsing', string>> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
  deleted: 'Deleted',
  'license-lapsing': 'License lapsing',
};

export const sortColumns: readonly PersonSort[] = ['name', 'email', 'role', 'created', 'license'];

/** Reads the list's filters from its address; what makes no sense is left out. */
export function readPeopleFilter(params: URLSearchParams): PeopleQuery {
  const search = params.get('search')?.trim().slice(0, 120);
  const role = params.get('role') ?? '';
  const status = params.get('status') ?? '';
  const sort = sortColumns.find((name) => name === params.get('sort'));
  const page = Number(params.get('page'));
  return {
    ...(search && { search }),
    ...(isRoleKey(role) && { role }),
    ...(Object.hasOwn(statusLabels, status) && { status }),
    ...(sort && { sort, isDescending: params.get('order') === 'desc' }),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address of the list with something changed; any change but the page's starts at page 1. */
export function writePeopleFilter(
  query: PeopleQuery,
  change: Partial<PeopleQuery>,
): URLSearchParams {
  const next = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  if (next.search) params.set('search', next.search);
  if (next.role) params.set('role', next.role);
  if (next.status) params.set('status', next.status);
  if (next.sort) {
    params.set('sort', next.sort);
    if (next.isDescending) params.set('order', 'desc');
  }
  if (next.page && next.page > 1) params.set('page', String(next.page));
  return params;
}

/** A click on a column's head: up, then down, then as it was. */
export function nextSort(query: PeopleQuery, column: PersonSort): Partial<PeopleQuery> {
  if (query.sort !== column) return { sort: column, isDescending: false };
  if (!query.isDescending) return { sort: column, isDescending: true };
  return { sort: undefined, isDescending: false } as Partial<PeopleQuery>;
}
