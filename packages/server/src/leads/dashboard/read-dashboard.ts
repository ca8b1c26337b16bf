import type { WireDashboard } from '@homestead/contract/leads';
import { namePeople } from '#accounts';
import { type Caller, holds, type Queryable, readTogether } from '#platform';
import { type Days, requireSpan } from '../day-span.ts';
import { findName } from '../full-name.ts';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { selectEntryNames } from '../reference-lists/reference-entry-store.ts';
import {
  countClocks,
  countDueTasks,
  countQuietForLender,
  countTours,
  findPlace,
  type ServiceFigures,
  type SpeedFigures,
  selectLeadFigures,
  selectService,
  selectSpeed,
} from './dashboard-store.ts';
import { sumCosts } from './source-cost-store.ts';

const none: SpeedFigures = {
  ...{ asked: 0, answered: 0, median_minutes: null, slow_minutes: null, kept: 0, missed: 0 },
};

const presentSpeed = (row: SpeedFigures) => ({
  asked: row.asked,
  answered: row.answered,
  medianMinutes: row.median_minutes,
  slowMinutes: row.slow_minutes,
});

/**
 * The figures of the caller from day to day. Who doesn't see when leads were created can't
 * narrow them by it: theirs are of all leads. Refuses (bad-input) days in the wrong order,
 * and more than a year of them.
 */
export async function readDashboard(
  db: Queryable,
  caller: Caller,
  days: Days,
): Promise<WireDashboard> {
  const span = requireSpan(days);
  const isWorking = mayWorkLeads(caller);
  const isOwn = caller.scope === 'own';
  const leadsByDate = holds(caller, 'column-createdon');
  const seesStages = holds(caller, 'column-stage');
  const callsAsLender = !isWorking && holds(caller, 'column-lastconnectedlender');
  const now = new Date();
  const [speed, leads, service, clocks, tasks, tours, names, costs, place, quiet] =
    await readTogether(
      db,
      () => (isWorking ? selectSpeed(db, caller, span) : []),
      () => selectLeadFigures(db, caller, leadsByDate ? span : null),
      () => (isWorking ? selectService(db, caller, span) : null),
      () => (isWorking ? countClocks(db, caller) : null),
      () => (isWorking ? countDueTasks(db, caller, now) : null),
      () => (isWorking ? countTours(db, caller) : null),
      () => selectEntryNames(db),
      () => (caller.scope === 'all' ? sumCosts(db, days) : null),
      () => (isOwn && isWorking ? findPlace(db, caller.personId, span) : null),
      () => (callsAsLender ? countQuietForLender(db, caller) : null),
    );
  const total = speed.find(({ is_total }) => is_total) ?? none;
  const order = new Map([...names.keys()].map((id, index) => [id, index]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const placeOf = (id: string | null) => order.get(id ?? '') ?? order.size;
  const countsOf = (of: (typeof leads)[number]['kind']) =>
    leads
      .filter(({ kind }) => kind === of)
      .sort((a, b) => placeOf(a.id) - placeOf(b.id))
      .map(({ id, leads }) => ({ id, name: nameOf(id), leads }));
  // Those without a status say how many leads have a lender, which is hidden from some.
  const seesLenders = !isWorking || holds(caller, 'column-lender');
  const lenderStatuses = countsOf('lender-status').filter(({ id }) => id !== null || seesLenders);
  return {
    ...days,
    scope: caller.scope,
    leadsByDate,
    now: {
      running: clocks?.running ?? null,
      overdue: clocks?.overdue ?? null,
      quiet,
      tasksToday: tasks?.today ?? null,
      tasksOverdue: tasks?.overdue ?? null,
      toursToAnswer: tours?.waiting ?? null,
      toursAhead: tours?.ahead ?? null,
    },
    speed: isWorking ? { ...presentSpeed(total), kept: total.kept, missed: total.missed } : null,
    stages: seesStages ? countsOf('stage') : null,
    lenderStatuses: holds(caller, 'column-lenderstatus') ? lenderStatuses : null,
    sources: holds(caller, 'column-source')
      ? withCosts(leads, costs)
          .sort((a, b) => b.leads - a.leads || placeOf(a.id) - placeOf(b.id))
          .map(({ id, leads, clients, costCents }) => ({
            ...{ id, name: nameOf(id), leads, clients: seesStages ? clients : null, costCents },
          }))
      : null,
    agents:
      isWorking && !isOwn && holds(caller, 'column-agent')
        ? await presentAgents(db, speed, leads, seesStages)
        : null,
    place,
    service: service && presentService(caller, service),
  };
}

/** Sources that brought leads or cost something, with what they cost; null if that isn’t known. */
function withCosts(
  figures: Awaited<ReturnType<typeof selectLeadFigures>>,
  costs: ReadonlyMap<string, number> | null,
) {
  const found = figures.filter(({ kind }) => kind === 'source');
  const ids = new Set(found.map(({ id }) => id));
  const idle = [...(costs ?? [])].flatMap(([id, cents]) =>
    ids.has(id) || cents === 0 ? [] : [{ id, leads: 0, clients: 0 }],
  );
  return [...found, ...idle].map(({ id, leads, clients }) => ({
    ...{ id, leads, clients, costCents: costs?.get(id ?? '') ?? null },
  }));
}

const presentService = (
  caller: Caller,
  rows: readonly ServiceFigures[],
): NonNullable<WireDashboard['service']> =>
  rows
    .filter(({ by }) => by !== 'source' || holds(caller, 'column-source'))
    .map((row) => ({
      by: row.by,
      name: row.name,
      ...presentSpeed(row),
      toursAsked: row.tours_asked,
      toursOffered: row.tours_offered,
    }));

async function presentAgents(
  db: Queryable,
  speed: Awaited<ReturnType<typeof selectSpeed>>,
  leads: Awaited<ReturnType<typeof selectLeadFigures>>,
  seesStages: boolean,
): Promise<NonNullable<WireDashboard['agents']>> {
  const bySpeed = new Map(speed.filter((row) => !row.is_total).map((row) => [row.agent_id, row]));
  const byLeads = new Map(leads.filter(({ kind }) => kind === 'agent').map((row) => [row.id, row]));
  const ids = [...new Set([...bySpeed.keys(), ...byLeads.keys()])];
  const people = await namePeople(
    db,
    ids.filter((id) => id !== null),
  );
  return ids
    .map((id) => {
      const row = bySpeed.get(id) ?? none;
      return {
        id,
        name: findName(people, id),
        leads: byLeads.get(id)?.leads ?? 0,
        clients: seesStages ? (byLeads.get(id)?.clients ?? 0) : null,
        ...presentSpeed(row),
        ...{ kept: row.kept, missed: row.missed },
      };
    })
    .sort((a, b) => (a.medianMinutes ?? Infinity) - (b.medianMinutes ?? Infinity));
}
