import { LEAD_AREAS_MAX, type leadViewEndpoints, stagePath } from '@homestead/contract/leads';
import { findCityByName, findZipPlace } from '@homestead/contract/places';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Caller, requireSeen, type Services, serviceArea } from '#platform';
import { leadFieldScope } from './lead-fields.ts';
import { selectListedLeads } from './lead-list-store.ts';
import {
  type AreaRow,
  countByArea,
  countByStage,
  selectNewestOfStages,
} from './lead-view-store.ts';
import { presentLeads } from './present-lead.ts';
import { lookupsOf, mayOpenStage, readFilter } from './read-filter.ts';

type Db = Pick<Services, 'db'>;

/** The leads in the caller's sight by stage, as `getLeadBoard` says. */
export async function readBoard(
  { db }: Db,
  caller: Caller,
  body: BodyOf<typeof leadViewEndpoints.getLeadBoard>,
): Promise<AnswerOf<typeof leadViewEndpoints.getLeadBoard>> {
  requireSeen(caller, leadFieldScope, ['stage']);
  const lookups = lookupsOf(db);
  const filter = await readFilter(db, caller, body, lookups);
  const open = (await lookups.stages()).filter(
    ({ code, retired_at }) => retired_at === null && mayOpenStage(caller, code),
  );
  const stageIds = open.map(({ id }) => id);
  const [counts, ids] = await Promise.all([
    countByStage(db, caller, filter),
    selectNewestOfStages(db, caller, filter, stageIds),
  ]);
  const rows = await selectListedLeads(db, caller, ids);
  return {
    stages: open.map(({ id, code, display }) => ({
      ...{ id, name: display, path: stagePath(code), total: counts.get(id) ?? 0 },
    })),
    data: await presentLeads(db, caller, rows),
  };
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
