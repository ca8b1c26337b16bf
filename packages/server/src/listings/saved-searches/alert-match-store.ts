import type { AlertNews } from '@homestead/contract/listings';
import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { type CardRow, cardColumns, mainPhotoJoin } from '../card-row.ts';
import type { ReadFilter } from '../search/read-search-filter.ts';

/** Something that happened to a home, for the saved searches that find it. */
export interface HomeNews {
  listing_id: number;
  news: AlertNews;
  /** Row of listing_history, or of open_house, that tells of it. */
  news_id: number;
  happened_at: Date;
  /** When we learned of it. */
  seen_at: Date;
}

/** How far the news was read. */
export interface AlertCursor {
  history_id: number;
  open_house_id: number;
}

/** A saved search as matching looks at it. */
export interface WatchingSearch {
  id: string;
  person_id: string;
  filter: ReadFilter;
  wants: AlertNews[];
  created_at: Date;
}

/** A home of the news that a saved search finds. */
export interface AlertMatch {
  saved_search_id: string;
  news: HomeNews;
}

/** The cursor, locked for the rest of the commit; null when another node is matching. */
export async function lockAlertCursor(tx: Queryable): Promise<AlertCursor | null> {
  const { rows } = await sql<AlertCursor>`
    select history_id, open_house_id from alert_cursor for update skip locked`.execute(tx);
  return rows[0] ?? null;
}

/** The last rows there are, at which a first run begins. */
export async function selectLastNews(db: Queryable): Promise<AlertCursor> {
  const { rows } = await sql<AlertCursor>`
    select coalesce((select max(id) from listing_history), 0) as history_id,
      coalesce((select max(id) from open_house), 0) as open_house_id`.execute(db);
  return rows[0] ?? { history_id: 0, open_house_id: 0 };
}

/**
 * Rows of the history after the cursor, at most `limit`, each with what it is news of: a home that
 * was listed, a price that went down, a home that is for sale again. Null is no news.
 */
export async function selectHistoryNews(
  db: Queryable,
  after: number,
  limit: number,
): Promise<(Omit<HomeNews, 'news'> & { news: AlertNews | null })[]> {
  const { rows } = await sql<Omit<HomeNews, 'news'> & { news: AlertNews | null }>`
    select listing_id, id as news_id, happened_at, seen_at,
      case
        when event = 'listed' then 'new'
        when event = 'price' and price_cents < previous_price_cents then 'price-drop'
        when event = 'status' and status = 'Active' and previous_status in
          ('ActiveUnderContract', 'Pending', 'Withdrawn', 'Expired', 'Canceled', 'Hold')
          then 'back-on-market'
      end as news
    from listing_history where id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}

/** Public open houses after the cursor that are not over, at most `limit`. */
export async function selectOpenHouseNews(
  db: Queryable,
  after: number,
  limit: number,
): Promise<(HomeNews & { is_told: boolean })[]> {
  const { rows } = await sql<HomeNews & { is_told: boolean }>`
    select listing_id, id as news_id, starts_at as happened_at,
      now() as seen_at, 'open-house' as news,
      ends_at > now() and is_public as is_told
    from open_house where id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}

/** Saved searches in the order of their ids, `limit` after one. */
export async function selectWatchingSearches(
  db: Queryable,
  after: string | null,
  limit: number,
): Promise<WatchingSearch[]> {
  const beyond = after === null ? sql`` : sql` and id > ${after}::uuid`;
  const { rows } = await sql<WatchingSearch>`
    select id, person_id, filter, wants, created_at from saved_search
    where deleted_at is null${beyond} order by id limit ${limit}`.execute(db);
  return rows;
}

/** Notes matches down; one that stands already stays as it is. */
export async function insertMatches(tx: Queryable, matches: readonly AlertMatch[]): Promise<void> {
  if (matches.length === 0) return;
  await sql`
    insert into saved_search_match (saved_search_id, listing_id, news, news_id, happened_at)
    select * from unnest(
      ${matches.map((match) => match.saved_search_id)}::uuid[],
      ${matches.map(({ news }) => news.listing_id)}::bigint[],
      ${matches.map(({ news }) => news.news)}::text[],
      ${matches.map(({ news }) => news.news_id)}::bigint[],
      ${matches.map(({ news }) => news.happened_at.toISOString())}::timestamptz[])
    on conflict (saved_search_id, news, news_id) do nothing`.execute(tx);
}

export async function moveAlertCursor(tx: Queryable, cursor: AlertCursor): Promise<void> {
  await sql`update alert_cursor set history_id = ${cursor.history_id},
    open_house_id = ${cursor.open_house_id}`.execute(tx);
}

/** A home with what is new about it, the latest news first. */
export interface HomeWithNews extends CardRow {
  news: { kind: AlertNews; at: string }[];
}

/** Homes with news for a saved search since it was looked at, those with the latest first. */
export async function selectSearchNews(
  db: Queryable,
  searchId: string,
  limit: number,
): Promise<HomeWithNews[]> {
  const { rows } = await sql<HomeWithNews>`
    select ${cardColumns}, f.news from (
      select m.listing_id, max(m.id) as latest, json_agg(
        json_build_object('kind', m.news, 'at', m.happened_at) order by m.id desc) as news
      from saved_search_match m join saved_search s on s.id = m.saved_search_id
      where m.saved_search_id = ${searchId} and m.matched_at > s.looked_at
      group by m.listing_id order by latest desc limit ${limit}
    ) f join listing l on l.id = f.listing_id ${mainPhotoJoin}
    where l.reach = 'search' order by f.latest desc`.execute(db);
  return rows;
}

/** Forgets matches that are older than 90 days, at most so many at once. */
export async function forgetOldMatches(db: Queryable, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from saved_search_match where id in (
      select id from saved_search_match where matched_at < now() - interval '90 days'
      order by matched_at limit ${limit})`.execute(db);
  return Number(numAffectedRows);
}
