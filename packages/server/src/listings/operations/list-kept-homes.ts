import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { countKeptList, selectKeptList } from '../kept-homes/kept-list-store.ts';
import { presentKeptHome } from '../kept-homes/present-kept-home.ts';
import { type Reading, thisMoment } from '../reading.ts';

const PAGE = 20;

/**
 * One page, of 20 homes unless more are asked for, of the caller's favourites, dislikes or recently
 * viewed, newest first unless another order is. Sold homes stay; of a home that is no longer shown
 * only what the caller kept is told. Refuses another person's id.
 */
export async function listKeptHomes(
  { db }: Pick<Reading, 'db'>,
  query: QueryOf<typeof listingEndpoints.getKeptHomes>,
  caller: Caller,
): Promise<AnswerOf<typeof listingEndpoints.getKeptHomes>> {
  requireOwnId(query.userid, caller);
  const { list, sortby: sort = 'newest', pageSize: limit = PAGE, pageNo = 1 } = query;
  const { personId } = caller;
  const offset = (pageNo - 1) * limit;
  const [rows, homes] = await Promise.all([
    selectKeptList(db, { personId, list, sort, limit, offset }),
    countKeptList(db, { personId, list }),
  ]);
  const moment = thisMoment();
  return {
    value: rows.map((row) => presentKeptHome(row, moment)),
    odatacount: homes,
    showingresult:
      rows.length === 0 ? 'Showing 0 - 0' : `Showing ${offset + 1} - ${offset + rows.length}`,
  };
}
