import { BOARD_COLUMN_MAX, type BoardKind, LEAD_AREAS_MAX } from '@homestead/contract/leads';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller, Queryable } from '#platform';
import { arrivalOf, type LeadFilter, listed } from './lead-list-store.ts';

const columnsOf: Readonly<Record<BoardKind, RawBuilder<unknown>>> = {
  stage: sql`lead.stage_id`,
  lenderStatus: sql`lead.lender_status_id`,
};

/** How many leads in the caller's sight are in each column of a board; null is none. */
export async function countOfBoard(
  db: Queryable,
  caller: Caller,
  filter: LeadFilter,
  by: BoardKind,
): Promise<ReadonlyMap<string | null, number>> {
  const { rows } = await sql<{ id: string | null; leads: number }>`
    select ${columnsOf[by]} as id, count(*)::int as leads from lead
    where ${listed(caller, filter)} group by 1`.execute(db);
  return new Map(rows.map(({ id, leads }) => [id, leads]));
}

/** The ids of the newest leads in the caller's sight of each column; null is those of none. */
export async function selectNewestOfBoard(
  db: Queryable,
  caller: Caller,
  filter: LeadFilter,
  board: { by: BoardKind; ids: readonly (string | null)[] },
): Promise<string[]> {
  const column = columnsOf[board.by];
  const arrived = arrivalOf(caller);
  const newest = (matches: RawBuilder<SqlBool>) => sql`
    select lead.id, ${arrived} as arrived from lead where ${matches} and ${listed(caller, filter)}
    order by ${arrived} desc, lead.id desc limit ${BOARD_COLUMN_MAX}`;
  const { rows } = await sql<{ id: string }>`
    select newest.id from unnest(${board.ids}::uuid[]) with ordinality board (id, place)
    cross join lateral (
      (${newest(sql<SqlBool>`${column} = board.id`)})
      union all
      (${newest(sql<SqlBool>`board.id is null and ${column} is null`)})) newest
    order by board.place, newest.arrived desc, newest.id desc`.execute(db);
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
