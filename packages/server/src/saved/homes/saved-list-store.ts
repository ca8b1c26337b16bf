import type { PageRequest } from '@homestead/contract/platform';
import type { HomeReaction, SavedList, SavedSort } from '@homestead/contract/saved';
import { type RawBuilder, sql } from 'kysely';
import { type CardRow, cardColumns, mainPhotoJoin } from '#listings';
import { ownedBy, type Queryable } from '#platform';
import type { SavedHomeRow } from './saved-home-store.ts';

/** A home on a person's list, with its price and status when they reacted to it or viewed it. */
export type SavedListRow = CardRow &
  Omit<SavedHomeRow, 'listing_id' | 'marked_at'> & {
    visibility: 'search' | 'page' | 'none';
    kept_at: Date;
  };

interface ListQuery extends PageRequest {
  personId: string;
  list: SavedList;
  sort: SavedSort;
}

/** The price as far as it may be shown. */
const price = "case when l.visibility <> 'none' then l.list_price_cents end";
/** Homes for sale first, homes no longer shown last. */
const statusRank = `case when l.visibility = 'none' then 9 else coalesce(array_position(
  array['Active', 'ComingSoon', 'ActiveUnderContract', 'Pending', 'Closed'], l.standard_status), 8) end`;

const orders: Readonly<Record<SavedSort, string>> = {
  newest: 'kept.kept_at desc',
  oldest: 'kept.kept_at',
  pricechange: `${price} - kept.price_cents_then nulls last`,
  priceasc: `${price} nulls last`,
  pricedesc: `${price} desc nulls last`,
  status: statusRank,
};

/** One page of a person's list, including homes that are no longer shown. */
export async function selectSavedList(db: Queryable, query: ListQuery): Promise<SavedListRow[]> {
  const { rows } = await sql<SavedListRow>`
    select ${cardColumns}, l.visibility, page.* from (
      select kept.*, row_number() over (
        order by ${sql.raw(orders[query.sort])}, kept.kept_at desc, kept.listing_id desc) as place
      from (${listOf(query)}) kept join listing l on l.id = kept.listing_id
      order by place limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}
    ) page join listing l on l.id = page.listing_id ${mainPhotoJoin}
    order by page.place`.execute(db);
  return rows;
}

/** How many homes a person's list has. */
export async function countSavedList(
  db: Queryable,
  query: Pick<ListQuery, 'personId' | 'list'>,
): Promise<number> {
  const { rows } = await sql<{ homes: number }>`
    select count(*) as homes from (${listOf(query)}) kept`.execute(db);
  return rows[0]?.homes ?? 0;
}

function listOf({ personId, list }: Pick<ListQuery, 'personId' | 'list'>): RawBuilder<unknown> {
  if (list === 'viewed') {
    return sql`
      select v.listing_id, v.last_viewed_at as kept_at, k.mark, v.price_cents_then, v.status_then,
        coalesce(k.note, '') as note, coalesce(k.note_version, 0) as note_version
      from viewed_home v
      left join saved_home k on ${ownedBy(personId, 'k.person_id')} and k.listing_id = v.listing_id
      where ${ownedBy(personId, 'v.person_id')} and v.hidden_at is null`;
  }
  const mark: HomeReaction = list === 'favorites' ? 'favorite' : 'dislike';
  return sql`
    select listing_id, marked_at as kept_at, mark, price_cents_then, status_then, note, note_version
    from saved_home where ${ownedBy(personId, 'saved_home.person_id')} and mark = ${mark}`;
}
