import { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import {
  type Caller,
  fixedColumns,
  hiddenColumns,
  mayCall,
  requireSeen,
  type Services,
} from '#platform';
import { answer } from '../answer.ts';
import { selectRoleStates, stateIn } from '../roles/role-store.ts';
import { selectPeople } from './people-list-store.ts';
import { personColumns } from './person-columns.ts';
import { presentPerson } from './present-person.ts';

const PER_PAGE = 20;
const WORDS_MAX = 6;

/**
 * People within the caller's scope, one page at a time, 20 by default. All words of the
 * search must be in name or email. Refuses (not-permitted) to sort by a column that the caller may
 * not see, and doesn't search it. Deleted people show only when the status asks for them.
 */
export async function listPeople(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  body: BodyOf<typeof peopleEndpoints.getUserList>,
): Promise<AnswerOf<typeof peopleEndpoints.getUserList>> {
  const { filter = {}, paginator = {}, sort } = body;
  const { page = 1, per_page = PER_PAGE } = paginator;
  // No one is created without an email.
  const mayCreate =
    mayCall(caller, peopleEndpoints.createPerson.access) &&
    !fixedColumns(caller, personColumns).includes('email');
  const hidden = hiddenColumns(caller, personColumns);
  if (sort) requireSeen(caller, personColumns, [sort.by]);
  const chosen = {
    role: filter.role ?? null,
    status: filter.status ?? null,
    city: filter.city || null,
    seesEmail: !hidden.includes('email'),
    words: (filter.search ?? '').split(/\s+/).filter(Boolean).slice(0, WORDS_MAX),
  };
  const { rows, total } = await selectPeople(db, caller, chosen, {
    by: sort?.by ?? 'created',
    descending: sort ? (sort.descending ?? false) : true,
    page,
    pageSize: per_page,
  });
  const states = await selectRoleStates(
    db,
    rows.map((row) => row.role_key),
  );
  const hasMore = page * per_page < total;
  return {
    ...answer(rows.map((row) => presentPerson(row, caller, stateIn(states, row.role_key)))),
    hasMore,
    totalRecords: total,
    paginator: { page, per_page, has_more: hasMore, total_records: total },
    hidden,
    abilities: mayCreate ? ['create'] : [],
  };
}
