import type { AlertNews } from '@homestead/contract/saved';
import { sql } from 'kysely';
import { type CardRow, cardColumns, mainPhotoJoin, type ParsedFilter } from '#listings';
import type { Queryable } from '#platform';

/** Something that happened to a home, for the saved searches that find it. */
export interface HomeNews {
  listing_id: number;
  news: AlertNews;
  /** Row of listing_history or open_house that it comes from. */
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

/** A saved search as matching sees it. */
export interface WatchingSearch {
  id: string;
  /** Null for a shared search. */
  person_id: string | null;
  filter: ParsedFilter;
  wants: AlertNews[];
  created_at: Date;
}

/** A home in the news that a saved search finds. */
export interface AlertMatch {
  saved_search_id: string;
  news: HomeNews;
}

export async function findAlertCursor(db: Queryable): Promise<AlertCursor> {
  const { rows } = await sql<AlertCursor>`
    select history_id, open_house_id from alert_cursor`.execute(db);
  return rows[0] ?? { history_id: 0, open_house_id: 0 };
}

/**
 * Rows of the history after the cursor, at most `limit`, each with its kind of news: newly listed
 * (not longer ago than a week), price drop, back on the market. Null is no news.
 */
export async function selectHistoryNews(
  db: Queryable,
  after: number,
  limit: number,
): Promise<(Omit<HomeNews, 'news'> & { news: AlertNews | null })[]> {
  const { rows } = await sql<Omit<HomeNews, 'news'> & { news: AlertNews | null }>`
    select listing_id, id as news_id, happened_at, seen_at,
      case
        when event = 'listed' and happened_at > seen_at - interval '7 days' then 'new'
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

/** Saved searches ordered by id, `limit` after one. */
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

/** Records matches; existing ones stay as they are, and those of deleted searches are left out. */
export async function insertMatches(tx: Queryable, matches: readonly AlertMatch[]): Promise<void> {
  if (matches.length === 0) return;
  await sql`
    insert into saved_search_match (saved_search_id, listing_id, news, news_id, happened_at)
    select m.* from unnest(
      ${matches.map((match) => match.saved_search_id)}::uuid[],
      ${matches.map(({ news }) => news.listing_id)}::bigint[],
      ${matches.map(({ news }) => news.news)}::text[],
      ${matches.map(({ news }) => news.news_id)}::bigint[],
      ${matches.map(({ news }) => news.happened_at.toISOString())}::timestamptz[])
      as m (saved_search_id, listing_id, news, news_id, happened_at)
    join saved_search s on s.id = m.saved_search_id join listing l on l.id = m.listing_id
    on conflict (saved_search_id, news, news_id) do nothing`.execute(tx);
}

export async function moveAlertCursor(tx: Queryable, cursor: AlertCursor): Promise<void> {
  await sql`update alert_cursor set history_id = ${cursor.history_id},
    open_house_id = ${cursor.open_house_id}`.execute(tx);
}

/** A home with its news, latest first. */
export interface HomeWithNews extends CardRow {
  news: { kind: AlertNews; at: string }[];
}

/** Homes with news for a saved search since it was last viewed, those with the latest first. */
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
    where l.visibility <> 'none' order by f.latest desc`.execute(db);
  return rows;
}

/** Deletes matches older than 90 days, at most this many in one call. */
export async function forgetOldMatches(db: Queryable, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from saved_search_match where id in (
      select id from saved_search_match where matched_at < now() - interval '90 days'
      order by matched_at limit ${limit})`.execute(db);
  return Number(numAffectedRows);
}
