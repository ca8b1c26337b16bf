import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { Caller, House } from '#platform';
import { answer } from '../answer.ts';
import { countPeople, selectPeople } from './people-list-store.ts';
import { presentPerson } from './present-person.ts';

const PER_PAGE = 20;
const WORDS_MOST = 6;

/**
 * People within the caller's reach, one page at a time, 20 unless said (spec 2 section 9). Words of
 * the search must all be found in name or e-mail. Deleted people show where the status asks for
 * them.
 */
export async function listPeople(
  { db }: Pick<House, 'db'>,
  caller: Caller,
  body: BodyOf<typeof peopleEndpoints.getUserList>,
): Promise<AnswerOf<typeof peopleEndpoints.getUserList>> {
  const { filter = {}, paginator = {}, sort } = body;
  const { page = 1, per_page = PER_PAGE } = paginator;
  const chosen = {
    role: filter.role ?? null,
    status: filter.status ?? null,
    city: filter.city || null,
    words: (filter.search ?? '').split(/\s+/).filter(Boolean).slice(0, WORDS_MOST),
  };
  const total = await countPeople(db, caller, chosen);
  const rows = await selectPeople(db, caller, chosen, {
    by: sort?.by ?? 'created',
    descending: sort ? (sort.descending ?? false) : true,
    limit: per_page,
    offset: (page - 1) * per_page,
  });
  const hasMore = page * per_page < total;
  return {
    ...answer(rows.map(presentPerson)),
    hasMore,
    totalRecords: total,
    paginator: { page, per_page, has_more: hasMore, total_records: total },
  };
}
