import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import { type Caller, type Queryable, requireOwnId, thisMoment } from '#platform';
import { presentSavedHome } from './present-saved-home.ts';
import { countSavedList, selectSavedList } from './saved-list-store.ts';

const PAGE = 20;

/**
 * One page, 20 homes by default, of the caller's favorites, dislikes or recently viewed, newest
 * first by default. Sold homes stay; a home that is no longer shown has only the caller's own data.
 * Refuses another person's id.
 */
export async function listSavedHomes(
  { db }: { db: Queryable },
  query: QueryOf<typeof savedEndpoints.getSavedHomes>,
  caller: Caller,
): Promise<AnswerOf<typeof savedEndpoints.getSavedHomes>> {
  requireOwnId(query.userid, caller);
  const { list, sortby: sort = 'newest', pageSize: limit = PAGE, pageNo = 1 } = query;
  const { personId } = caller;
  const offset = (pageNo - 1) * limit;
  const [rows, homes] = await Promise.all([
    selectSavedList(db, { personId, list, sort, limit, offset }),
    countSavedList(db, { personId, list }),
  ]);
  const moment = thisMoment();
  return {
    value: rows.map((row) => presentSavedHome(row, moment)),
    odatacount: homes,
    showingresult:
      rows.length === 0 ? 'Showing 0 - 0' : `Showing ${offset + 1} - ${offset + rows.length}`,
  };
}
