import type { HomeMark, KeptList, KeptSort } from '@homestead/contract/listings';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform';
import { type CardRow, cardColumns, mainPhotoJoin } from '../card-row.ts';

/** A home of a person's list, with what it was when they marked or viewed it. */
export interface KeptListRow extends CardRow {
  reach: 'search' | 'page' | 'none';
  kept_at: Date;
  mark: HomeMark | null;
  price_cents_then: number | null;
  status_then: string | null;
  note: string;
  note_version: number;
}

interface ListWish {
  personId: string;
  list: KeptList;
  sort: KeptSort;
  limit: number;
  offset: number;
}

/** The price as far as it may be told. */
const price = "case when l.reach <> 'none' then l.list_price_cents end";
/** What can be bought first, what is no longer shown last. */
const standing = `case when l.reach = 'none' then 9 else coalesce(array_position(
  array['Active', 'ComingSoon', 'ActiveUnderContract', 'Pending', 'Closed'], l.standard_status), 8) end`;

const orders: Readonly<Record<KeptSort, string>> = {
  newest: 'kept.kept_at desc',
  oldest: 'kept.kept_at',
  pricechange: `${price} - kept.price_cents_then nulls last`,
  priceasc: `${price} nulls last`,
  pricedesc: `${price} desc nulls last`,
  status: standing,
};

/** One page of a person's list. Homes that are no longer shown are among them. */
export async function selectKeptList(db: Queryable, wish: ListWish): Promise<KeptListRow[]> {
  const { rows } = await sql<KeptListRow>`
    select ${cardColumns}, l.reach, page.* from (
      select kept.*, row_number() over (
        order by ${sql.raw(orders[wish.sort])}, kept.kept_at desc, kept.listing_id desc) as place
      from (${listOf(wish)}) kept join listing l on l.id = kept.listing_id
      order by place limit ${wish.limit} offset ${wish.offset}
    ) page join listing l on l.id = page.listing_id ${mainPhotoJoin}
    order by page.place`.execute(db);
  return rows;
}

/** How many homes a person's list has. */
export async function countKeptList(
  db: Queryable,
  wish: Pick<ListWish, 'personId' | 'list'>,
): Promise<number> {
  const { rows } = await sql<{ homes: number }>`
    select count(*) as homes from (${listOf(wish)}) kept`.execute(db);
  return rows[0]?.homes ?? 0;
}

function listOf({ personId, list }: Pick<ListWish, 'personId' | 'list'>): RawBuilder<unknown> {
  if (list === 'viewed') {
    return sql`
      select v.listing_id, v.last_viewed_at as kept_at, k.mark, v.price_cents_then, v.status_then,
        coalesce(k.note, '') as note, coalesce(k.note_version, 0) as note_version
      from viewed_home v
      left join kept_home k on k.person_id = v.person_id and k.listing_id = v.listing_id
      where v.person_id = ${personId} and v.hidden_at is null`;
  }
  const mark: HomeMark = list === 'favourites' ? 'favourite' : 'dislike';
  return sql`
    select listing_id, marked_at as kept_at, mark, price_cents_then, status_then, note, note_version
    from kept_home where person_id = ${personId} and mark = ${mark}`;
}
