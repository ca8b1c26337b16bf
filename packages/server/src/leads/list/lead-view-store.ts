import { BOARD_COLUMN_MAX, LEAD_AREAS_MAX } from '@homestead/contract/leads';
import { sql } from 'kysely';
import type { Caller, Queryable } from '#platform';
import { type LeadFilter, listed } from './lead-list-store.ts';

/** How many leads in the caller's sight are in each stage. */
export async function countByStage(
  db: Queryable,
  caller: Caller,
  filter: LeadFilter,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ stage_id: string; leads: number }>`
    select lead.stage_id, count(*)::int as leads from lead
    where lead.stage_id is not null and ${listed(caller, filter)}
    group by lead.stage_id`.execute(db);
  return new Map(rows.map(({ stage_id, leads }) => [stage_id, leads]));
}

/** The ids of the newest leads in the caller's sight of each stage. */
export async function selectNewestOfStages(
  db: Queryable,
  caller: Caller,
  filter: LeadFilter,
  stageIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select newest.id from unnest(${stageIds}::uuid[]) with ordinality of_stage (id, place)
    cross join lateral (
      select lead.id, lead.created_at from lead
      where lead.stage_id = of_stage.id and ${listed(caller, filter)}
      order by lead.created_at desc, lead.id desc limit ${BOARD_COLUMN_MAX}) newest
    order by of_stage.place, newest.created_at desc, newest.id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** An area with leads; without a ZIP code and a city, those of whom neither is known. */
export interface AreaRow {
  zip: string | null;
  city: string | null;
  leads: number;
}

const zipCode = sql`substring(lead.zip from '^\\s*(\\d{5})')`;
const cityName = sql`nullif(btrim(lead.city), '')`;

/** How many leads in the caller's sight live where, the most first, and one row more. */
export async function countByArea(
  db: Queryable,
  caller: Caller,
  filter: LeadFilter,
): Promise<AreaRow[]> {
  const { rows } = await sql<AreaRow>`
    select zip, mode() within group (order by city) as city, count(*)::int as leads from (
      select ${zipCode} as zip, ${cityName} as city,
        case when ${zipCode} is null then lower(${cityName}) end as alone
      from lead where ${listed(caller, filter)}) place
    group by zip, alone
    order by zip is null and alone is null desc, leads desc, zip, alone
    limit ${LEAD_AREAS_MAX + 2}`.execute(db);
  return rows;
}
