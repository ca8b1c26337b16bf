import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** The names of agents in the newest of their listings that may be shown, by their ids. */
export async function selectListingAgents(
  db: Queryable,
  mlsIds: readonly string[],
): Promise<{ mls_id: string; name: string }[]> {
  const { rows } = await sql<{ mls_id: string; name: string }>`
    select wanted.mls_id, named.name from unnest(${[...mlsIds]}::text[]) as wanted (mls_id)
    cross join lateral (
      select (array_agg(list_agent_name order by id desc))[1] as name from listing
      where lower(list_agent_mls_id) = lower(wanted.mls_id) and visibility <> 'none'
        and list_agent_name is not null) named
    where named.name is not null`.execute(db);
  return rows;
}
