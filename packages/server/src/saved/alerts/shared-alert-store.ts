import { sql } from 'kysely';
import { isNotPutOff, type Queryable } from '#platform';
import type { AlertHours } from './alert-hours.ts';
import type { AlertHome } from './alert-subject.ts';
import { OLDEST } from './due-alert-store.ts';

/** A piece of news of a shared search that wasn't sent. */
export type SharedNews = AlertHome['news'][number] & { id: number; listing_id: number };

/** Shared searches with something due, locked until the commit; none in the quiet hours here. */
export async function lockDueSearches(
  tx: Queryable,
  { job, hours, limit }: { job: string; hours: AlertHours | null; limit: number },
): Promise<string[]> {
  if (hours === null) return [];
  const { rows } = await sql<{ id: string }>`
    select s.id from saved_search s
    where s.holder_id is not null and s.deleted_at is null
      and exists (select from saved_search_match m
        where m.saved_search_id = s.id and m.told_at is null and m.matched_at > now() - ${OLDEST}
          and m.matched_at < case s.frequency
            when 'at-once' then ${hours.atOnce}::timestamptz
            when 'daily' then ${hours.daily}::timestamptz
            when 'weekly' then ${hours.weekly}::timestamptz end)
      and ${isNotPutOff(job, sql`s.id::text`)}
    order by s.id limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What a search found that wasn't sent, the latest first. */
export async function selectSharedNews(tx: Queryable, searchId: string): Promise<SharedNews[]> {
  const { rows } = await sql<SharedNews>`
    select m.id, m.news, m.happened_at, m.listing_id, h.previous_price_cents
    from saved_search_match m
      left join listing_history h on m.news = 'price-drop' and h.id = m.news_id
    where m.saved_search_id = ${searchId} and m.told_at is null
      and m.matched_at > now() - ${OLDEST}
    order by m.matched_at desc, m.id desc limit 500`.execute(tx);
  return rows;
}
