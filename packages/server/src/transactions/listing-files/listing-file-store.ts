import type { PageRequest } from '@homestead/contract/platform';
import { type listingFileSorts, openOfferStates } from '@homestead/contract/transactions';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { withinScope } from '#accounts';
import { type Caller, escapeLike, type Page, type Queryable, selectPage } from '#platform';
import type { ListingFileRow } from './listing-file-columns.ts';

/**
 * SQL: the caller may see the row of `listing_file`: it is within their scope, or they are its
 * co-agent or the one who started it.
 */
export function listingFileInSight(caller: Caller): RawBuilder<SqlBool> {
  const own = (column: string) => sql`${sql.ref(column)} = ${caller.personId}`;
  return sql<SqlBool>`(${withinScope(caller, 'listing_file.agent_id')}
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

export type ListedFile = ListingFileRow & { seller: string | null; open_offers: number };

/** What a list of listing files is narrowed by; undefined is no narrowing. */
export interface ListingFileFilter {
  state?: string | undefined;
  agentId?: string | undefined;
  q?: string | undefined;
}

const orders: Readonly<Record<(typeof listingFileSorts)[number], RawBuilder<unknown>>> = {
  changed: sql`listing_file.changed_at`,
  expires: sql`listing_file.agreement_expires_on`,
  price: sql`listing_file.list_price_cents`,
  code: sql`listing_file.number`,
};

const openOffers = sql`(select count(*)::int from offer
  where offer.listing_file_id = listing_file.id
    and offer.state = any(${[...openOfferStates]}::text[])) as open_offers`;

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
    select: sql`listing_file.*, ${openOffers}, case when ${sellerInSight(caller)}
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

function narrowed(caller: Caller, { state, agentId, q }: ListingFileFilter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (state) conditions.push(sql`listing_file.state = ${state}`);
  if (agentId) conditions.push(sql`listing_file.agent_id = ${agentId}`);
  if (q) {
    const like = `%${escapeLike(q)}%`;
    conditions.push(sql`(listing_file.code ilike ${like}
      or listing_file.property_address ilike ${like} or (${sellerInSight(caller)}
        and seller.first_name || ' ' || seller.last_name ilike ${like}))`);
  }
  return sql.join(conditions, sql` and `);
}

/** The open listing file for a home, of any agent, held until the commit; null if there is none. */
export async function lockFileOfHome(
  tx: Queryable,
  home: { mlsNumber: string | null; address: string | null },
): Promise<ListingFileRow | null> {
  const { mlsNumber, address } = home;
  if (mlsNumber === null && address === null) return null;
  const sameHome =
    mlsNumber === null
      ? sql`listing_id is null and lower(property_address) = lower(${address})`
      : sql`listing_id = ${mlsNumber}`;
  const { rows } = await sql<ListingFileRow>`
    select * from listing_file where state in ('active', 'under-contract') and ${sameHome}
    order by number desc limit 1 for update`.execute(tx);
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
