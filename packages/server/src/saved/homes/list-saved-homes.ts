import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import { type Caller, type Queryable, requireOwnId, thisMoment } from '#platform';
import { presentSavedHome } from './present-saved-home.ts';
import { countSavedList, selectSavedList } from './saved-list-store.ts';

/**
 * One page of the caller's favorites, dislikes or recently viewed, newest
 * first by default. Sold homes stay; a home that is no longer shown has only the caller's own data.
 * Refuses another person's id.
 */
export async function listSavedHomes(
  { db }: { db: Queryable },
  query: QueryOf<typeof savedEndpoints.getSavedHomes>,
  caller: Caller,
): Promise<AnswerOf<typeof savedEndpoints.getSavedHomes>> {
  requireOwnId(query.personId, caller);
  const { list, sort, page, pageSize } = query;
  const { personId } = caller;
  const [rows, total] = await Promise.all([
    selectSavedList(db, { personId, list, sort, page, pageSize }),
    countSavedList(db, { personId, list }),
  ]);
  const moment = thisMoment();
  return { data: rows.map((row) => presentSavedHome(row, moment)), page, pageSize, total };
}
