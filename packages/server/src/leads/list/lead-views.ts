import { LEAD_AREAS_MAX, type leadViewEndpoints, stagePath } from '@homestead/contract/leads';
import { findCityByName, findZipPlace } from '@homestead/contract/places';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Caller, requireSeen, type Services, serviceArea } from '#platform';
import { leadListMessages } from '../messages/list.ts';
import { selectEntries } from './lead-choice-store.ts';
import { leadFieldScope } from './lead-fields.ts';
import { type StageRow, selectListedLeads } from './lead-list-store.ts';
import { type AreaRow, countByArea, countOfBoard, selectNewestOfBoard } from './lead-view-store.ts';
import { presentLeads } from './present-lead.ts';
import { type FilterLookups, lookupsOf, mayOpenStage, readFilter } from './read-filter.ts';

type Db = Pick<Services, 'db'>;

/** A column of a board; its id is null for leads of none. */
interface BoardColumn {
  id: string | null;
  name: string;
  path: string | null;
}

/** The leads in the caller's sight in columns, as `getLeadBoard` says. */
export async function readBoard(
  { db }: Db,
  caller: Caller,
  { by = 'stage', ...body }: BodyOf<typeof leadViewEndpoints.getLeadBoard>,
): Promise<AnswerOf<typeof leadViewEndpoints.getLeadBoard>> {
  requireSeen(caller, leadFieldScope, [by]);
  const lookups = lookupsOf(db);
  const filter = await readFilter(db, caller, body, lookups);
  const columns = by === 'stage' ? stageColumns(caller, lookups) : lenderColumns(db);
  const board = { by, ids: (await columns).map(({ id }) => id) };
  const [counts, ids] = await Promise.all([
    countOfBoard(db, caller, filter, by),
    selectNewestOfBoard(db, caller, filter, board),
  ]);
  const rows = await selectListedLeads(db, caller, ids);
  return {
    stages: (await columns).map(({ id, ...column }) => ({
      ...{ ...column, id: id ?? '', total: counts.get(id) ?? 0 },
    })),
    data: await presentLeads(db, caller, rows),
  };
}

/** Stages whose lists the caller may open. */
async function stageColumns(caller: Caller, lookups: FilterLookups): Promise<BoardColumn[]> {
  const isOpen = ({ code, retired_at }: StageRow) =>
    retired_at === null && mayOpenStage(caller, code);
  return (await lookups.stages())
    .filter(isOpen)
    .map(({ id, code, display }) => ({ id, name: display, path: stagePath(code) }));
}

async function lenderColumns(db: Db['db']): Promise<BoardColumn[]> {
  const entries = (await selectEntries(db)).get('lender-statuses') ?? [];
  return [
    { id: null, name: leadListMessages.noLenderStatus(), path: null },
    ...entries.map((entry) => ({ ...entry, path: null })),
  ];
}

/** How many leads in the caller's sight live where, as `getLeadAreas` says. */
export async function readAreas(
  { db }: Db,
  caller: Caller,
  body: BodyOf<typeof leadViewEndpoints.getLeadAreas>,
): Promise<AnswerOf<typeof leadViewEndpoints.getLeadAreas>> {
  requireSeen(caller, leadFieldScope, ['primaryContact', 'city', 'zip']);
  const filter = await readFilter(db, caller, body);
  const rows = await countByArea(db, caller, filter);
  const isKnown = ({ zip, city }: AreaRow) => zip !== null || city !== null;
  const known = rows.filter(isKnown);
  return {
    data: known.slice(0, LEAD_AREAS_MAX).map((row) => ({ ...row, center: centerOf(row) })),
    unknown: rows.find((row) => !isKnown(row))?.leads ?? 0,
    more: known.length > LEAD_AREAS_MAX,
  };
}

function centerOf({ zip, city }: AreaRow): [number, number] | null {
  const area = serviceArea();
  const place = zip === null ? findCityByName(area, city ?? '') : findZipPlace(area, zip);
  return place ? [place.center[0], place.center[1]] : null;
}
