import type { PageRequest } from '@homestead/contract/platform';
import type { listingFileSorts } from '@homestead/contract/transactions';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { withinScope } from '#accounts';
import {
  type Caller,
  DatabaseLock,
  escapeLike,
  type Page,
  type Queryable,
  selectPage,
} from '#platform';
import { isBroker } from '../is-broker.ts';
import { filesOfOwnBuyers } from '../own-buyers.ts';
import { isSameHome, type NamedHome } from '../same-home.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { openOffersOfFile } from './listing-offer-store.ts';
import { waits } from './waiting-file.ts';

/**
 * SQL: the caller may see the row of `listing_file`: it is within their scope, or they are its
 * agent, its co-agent or the one who started it (R-502). Colleagues with a buyer for the home don't
 * see it, unless they decide for the brokerage (R-505).
 */
export function listingFileInSight(caller: Caller): RawBuilder<SqlBool> {
  const own = (column: string) => sql`${sql.ref(column)} = ${caller.personId}`;
  const inScope = withinScope(caller, 'listing_file.agent_id');
  const onOtherSide = isBroker(caller)
    ? sql`false`
    : sql`listing_file.id = any(array(${filesOfOwnBuyers(caller)}))`;
  return sql<SqlBool>`((${inScope} and not (${onOtherSide})) or ${own('listing_file.agent_id')}
    or ${own('listing_file.co_agent_id')} or ${own('listing_file.created_by')})`;
}

/** A listing file in the caller's sight by its number; null if there is none. */
export async function findListingFile(
  db: Queryable,
  caller: Caller,
  number: number,
): Promise<ListingFileRow | null> {
  const { rows } = await sql<ListingFileRow>`
    select * from listing_file where listing_file.number = ${number}
      and ${listingFileInSight(caller)}`.execute(db);
  return rows[0] ?? null;
}

/** The same, held until the commit. */
export async function lockListingFile(
  tx: Queryable,
  caller: Caller,
  number: number,
): Promise<ListingFileRow | null> {
  const { rows } = await sql<ListingFileRow>`
    select * from listing_file where listing_file.number = ${number}
      and ${listingFileInSight(caller)} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Listing files in the caller's sight by their ids. */
export async function selectListingFilesById(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<ListingFileRow[]> {
  const { rows } = await sql<ListingFileRow>`
    select * from listing_file where listing_file.id = any(${ids}::uuid[])
      and ${listingFileInSight(caller)}`.execute(db);
  return rows;
}

/** A listing file, held until the commit. */
export async function lockListingFileById(
  tx: Queryable,
  id: string,
): Promise<ListingFileRow | null> {
  const { rows } = await sql<ListingFileRow>`
    select * from listing_file where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** The next number of a listing file, for its code. */
export async function takeListingFileNumber(tx: Queryable): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval(pg_get_serial_sequence('listing_file', 'number'))::int as number`.execute(tx);
  return rows[0]?.number ?? 0;
}

/** With how many offers on the home wait for an answer; null for who has a buyer for it. */
export type ListedFile = ListingFileRow & { seller: string | null; open_offers: number | null };

/** What a list of listing files is narrowed by; undefined is no narrowing. */
export interface ListingFileFilter {
  state?: string | undefined;
  confirmation?: 'waiting' | undefined;
  agentId?: string | undefined;
  q?: string | undefined;
}

const orders: Readonly<Record<(typeof listingFileSorts)[number], RawBuilder<unknown>>> = {
  changed: sql`listing_file.changed_at`,
  expires: sql`listing_file.agreement_expires_on`,
  price: sql`listing_file.list_price_cents`,
  code: sql`listing_file.number`,
};

/** One page of the listing files in the caller's sight. */
export function selectListingFiles(
  db: Queryable,
  caller: Caller,
  filter: ListingFileFilter,
  order: { sort: (typeof listingFileSorts)[number]; direction: 'asc' | 'desc' },
  page: PageRequest,
): Promise<Page<ListedFile>> {
  const way = order.direction === 'asc' ? sql`asc` : sql`desc`;
  return selectPage(db, page, {
    select: sql`listing_file.*, case when listing_file.id <> all(array(${filesOfOwnBuyers(caller)}))
        then ${openOffersOfFile()} end as open_offers, case when ${sellerInSight(caller)}
      then nullif(trim(seller.first_name || ' ' || seller.last_name), '') end as seller`,
    from: sql`listing_file left join lead named on named.id = listing_file.seller_lead_id
      left join lead seller on seller.id = coalesce(named.merged_into_id, named.id)
      where ${listingFileInSight(caller)} and ${narrowed(caller, filter)}`,
    orderBy: sql`${orders[order.sort]} ${way} nulls last, listing_file.id`,
  });
}

/** SQL: the caller may see the seller, who may be another agent's lead. */
function sellerInSight(caller: Caller): RawBuilder<unknown> {
  return sql`(${withinScope(caller, 'seller.agent_id')} or seller.lender_id = ${caller.personId})`;
}

function narrowed(
  caller: Caller,
  { state, confirmation, agentId, q }: ListingFileFilter,
): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (state) conditions.push(sql`listing_file.state = ${state}`);
  if (confirmation) conditions.push(waits);
  if (agentId) conditions.push(sql`listing_file.agent_id = ${agentId}`);
  if (q) {
    const like = `%${escapeLike(q)}%`;
    conditions.push(sql`(listing_file.code ilike ${like}
      or listing_file.property_address ilike ${like} or listing_file.listing_id ilike ${like} or (${sellerInSight(caller)}
        and seller.first_name || ' ' || seller.last_name ilike ${like}))`);
  }
  return sql.join(conditions, sql` and `);
}

const homeOfFiles = new DatabaseLock('transactions.home-of-listing-file');

/** Whether another open listing file is for the home of a file; see `takeTurnForHome`. */
export async function hasOtherFile(tx: Queryable, file: ListingFileRow): Promise<boolean> {
  const { rows } = await sql`
    select 1 from listing_file where id <> ${file.id}
      and state in ('active', 'under-contract') and ${isSameHome('listing_file', file)}
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Has those who give a home to a listing file wait for each other. */
export const takeTurnForHome = (tx: Queryable): Promise<void> => homeOfFiles.untilCommit(tx);

/**
 * The open, confirmed listing file for a home (R-509), of any agent; held until the commit if
 * `isLocked`. Null if there is none.
 */
export async function findFileOfHome(
  db: Queryable,
  home: NamedHome,
  { isLocked }: { isLocked: boolean },
): Promise<ListingFileRow | null> {
  const { rows } = await sql<ListingFileRow>`
    select * from listing_file
    where state in ('active', 'under-contract') and ${isSameHome('listing_file', home)}
      and confirmed_at is not null
    order by state = 'under-contract' desc, number limit 1
    ${isLocked ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a listing file is in the caller's sight. */
export async function isFileInSight(db: Queryable, caller: Caller, id: string): Promise<boolean> {
  return (await selectListingFilesById(db, caller, [id])).length > 0;
}

/** A listing file by its id, of any agent: that of a secret link. */
export async function findAnyListingFile(
  db: Queryable,
  id: string,
): Promise<ListingFileRow | null> {
  const { rows } = await sql<ListingFileRow>`
    select * from listing_file where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
