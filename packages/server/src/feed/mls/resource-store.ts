import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

type ResourceRow = RowOf<
  'feed_resource',
  'resource' | 'read_at' | 'failed_at' | 'problem' | 'missed_since'
>;

/** How each resource of an MLS was last read, by name. */
export function selectResources(db: Queryable, source: string): Promise<ResourceRow[]> {
  return db
    .selectFrom('feed_resource')
    .select(['resource', 'read_at', 'failed_at', 'problem', 'missed_since'])
    .where('source', '=', source)
    .orderBy('resource')
    .execute();
}

export async function noteResourceRead(
  db: Queryable,
  source: string,
  resource: string,
): Promise<void> {
  await sql`
    insert into feed_resource (source, resource, read_at) values (${source}, ${resource}, now())
    on conflict (source, resource) do update set read_at = now(), problem = null`.execute(db);
}

/** `missedSince`: the oldest change (ISO text) of the listings that now lack this resource. */
export async function noteResourceFailed(
  db: Queryable,
  source: string,
  {
    resource,
    problem,
    missedSince,
  }: { resource: string; problem: string; missedSince?: string | null },
): Promise<void> {
  await sql`
    insert into feed_resource as r (source, resource, failed_at, problem, missed_since)
    values (${source}, ${resource}, now(), ${problem.slice(0, 1000)}, ${missedSince ?? null})
    on conflict (source, resource) do update
      set failed_at = now(), problem = excluded.problem,
        missed_since = least(r.missed_since, excluded.missed_since)`.execute(db);
}

/** The listings that lacked this resource have been read again. */
export async function forgetMissed(db: Queryable, source: string, resource: string): Promise<void> {
  await sql`
    update feed_resource set missed_since = null
    where source = ${source} and resource = ${resource}`.execute(db);
}
