import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Page, type Queryable, type RowOf, selectPage } from '#platform';
import { isCurrent } from '../lead-sight-store.ts';

export type PondRow = RowOf<'lead_pond'>;

/** Ponds in use first, by name. */
export function selectPonds(db: Queryable, page: PageRequest): Promise<Page<PondRow>> {
  return selectPage(db, page, {
    select: sql`*`,
    from: sql`lead_pond`,
    orderBy: sql`retired_at is not null, lower(name), id`,
  });
}

/** How many leads wait in each of these ponds; one that isn't listed has none. */
export async function countWaitingIn(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select route.pond_id as id, count(*)::int as count
    from lead_route route join lead on lead.id = route.lead_id
    where route.pond_id = any(${ids}::uuid[]) and route.given_to is null
      and lead.agent_id is null and ${isCurrent()}
    group by route.pond_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Whether a rule names a pond. */
export async function isPondUsed(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from lead_rule where pond_id = ${id} or fallback_pond_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
}
