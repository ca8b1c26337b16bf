import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** Listings by where they show, rejected records, and this hour's requests. */
export async function selectFeedCounts(db: Queryable): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select count(*) filter (where visibility = 'search')::int as search,
      count(*) filter (where visibility = 'page')::int as page,
      count(*) filter (where visibility = 'none' and gone_at is null)::int as none,
      count(*) filter (where gone_at is not null)::int as gone,
      (select count(*)::int from refused_record) as refused,
      (select count(*)::int from dropped_field where kind = 'dropped') as dropped,
      (select coalesce(sum(requests), 0)::int from feed_quota_use
        where hour_at = date_trunc('hour', now()) and strpos(source, '#') = 0) as requests,
      (select coalesce(sum(bytes), 0)::double precision from feed_quota_use
        where hour_at = date_trunc('hour', now()) and strpos(source, '#') = 0) as bytes
    from listing`.execute(db);
  return rows[0] ?? {};
}
