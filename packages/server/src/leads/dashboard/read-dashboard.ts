import {
  DASHBOARD_DAYS_MAX,
  type DashboardTable,
  priceBands,
  type WireDashboard,
} from '@homestead/contract/leads';
import { dateAfter } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import { type Caller, holds, type Queryable, refuse } from '#platform';
import { fullName } from '../full-name.ts';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { dashboardMessages } from '../messages/dashboard.ts';
import { endOfDay } from '../tasks/task-times.ts';
import {
  countClocks,
  countDueTasks,
  countTours,
  findPlace,
  type Span,
  type SpeedFigures,
  selectEntryNames,
  selectLeadFigures,
  selectService,
  selectSpeed,
} from './dashboard-store.ts';
import { sumCosts } from './source-cost-store.ts';

type Days = { from: string; to: string };

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
 * The figures of the caller from day to day. Refuses (bad-input) days in the wrong order,
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
  const now = new Date();
  const [speed, leads, service, clocks, tasks, tours, names, costs, place] = await Promise.all([
    selectSpeed(db, caller, span),
    selectLeadFigures(db, caller, span),
    selectService(db, caller, span, priceBands),
    countClocks(db, caller),
    isWorking ? countDueTasks(db, caller, now) : null,
    isWorking ? countTours(db, caller) : null,
    selectEntryNames(db),
    caller.scope === 'all' ? sumCosts(db, days) : null,
    isOwn && isWorking ? findPlace(db, caller.personId, span) : null,
  ]);
  const total = speed.find(({ is_total }) => is_total) ?? none;
  const order = new Map([...names.keys()].map((id, index) => [id, index]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const placeOf = (id: string | null) => order.get(id ?? '') ?? order.size;
  return {
    ...days,
    scope: caller.scope,
    now: {
      ...clocks,
      tasksToday: tasks?.today ?? null,
      tasksOverdue: tasks?.overdue ?? null,
      toursToAnswer: tours?.waiting ?? null,
      toursAhead: tours?.ahead ?? null,
    },
    speed: { ...presentSpeed(total), kept: total.kept, missed: total.missed },
    stages: holds(caller, 'column-stage')
      ? leads
          .filter(({ kind }) => kind === 'stage')
          .sort((a, b) => placeOf(a.id) - placeOf(b.id))
          .map(({ id, leads }) => ({ id, name: nameOf(id), leads }))
      : null,
    sources: holds(caller, 'column-source')
      ? leads
          .filter(({ kind }) => kind === 'source')
          .sort((a, b) => b.leads - a.leads || placeOf(a.id) - placeOf(b.id))
          .map(({ id, leads, clients }) => {
            return {
              id,
              name: nameOf(id),
              leads,
              clients,
              costCents: costs?.get(id ?? '') ?? null,
            };
          })
      : null,
    agents: isOwn || !holds(caller, 'column-agent') ? null : await presentAgents(db, speed, leads),
    place,
    service: service
      .filter(({ by }) => by !== 'source' || holds(caller, 'column-source'))
      .map((row) => ({
        by: row.by,
        name: row.name,
        ...presentSpeed(row),
        toursAsked: row.tours_asked,
        toursOffered: row.tours_offered,
      })),
  };
}

async function presentAgents(
  db: Queryable,
  speed: Awaited<ReturnType<typeof selectSpeed>>,
  leads: Awaited<ReturnType<typeof selectLeadFigures>>,
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
      const person = id === null ? undefined : people.get(id);
      const row = bySpeed.get(id) ?? none;
      return {
        id,
        name: person ? fullName(person) : null,
        leads: byLeads.get(id)?.leads ?? 0,
        clients: byLeads.get(id)?.clients ?? 0,
        ...presentSpeed(row),
        ...{ kept: row.kept, missed: row.missed },
      };
    })
    .sort((a, b) => (a.medianMinutes ?? Infinity) - (b.medianMinutes ?? Infinity));
}

function requireSpan({ from, to }: Days): Span {
  const message =
    to < from
      ? dashboardMessages.toBeforeFrom()
      : to >= dateAfter(from, DASHBOARD_DAYS_MAX)
        ? dashboardMessages.tooLong({ count: DASHBOARD_DAYS_MAX })
        : null;
  if (message) {
    const field = { field: 'to', label: dashboardMessages.to(), message };
    refuse('bad-input', { fields: [field], message });
  }
  return {
    from: new Date(endOfDay(dateAfter(from, -1)).getTime() + 1),
    until: new Date(endOfDay(to).getTime() + 1),
  };
}

/** The rows of one of its tables as texts, with their head; unknown figures are empty. */
export function tableRows(data: WireDashboard, table: DashboardTable): string[][] {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  const speedHead = [
    dashboardMessages.asked(),
    dashboardMessages.answered(),
    dashboardMessages.median(),
    dashboardMessages.slow(),
  ];
  const speedOf = (row: WireDashboard['service'][number] | AgentRow) =>
    [row.asked, row.answered, row.medianMinutes, row.slowMinutes].map(text);
  switch (table) {
    case 'stages':
      return [
        [dashboardMessages.stage(), dashboardMessages.leads()],
        ...(data.stages ?? []).map(({ name, leads }) => [text(name), text(leads)]),
      ];
    case 'sources':
      return [
        [
          dashboardMessages.source(),
          dashboardMessages.leads(),
          dashboardMessages.clients(),
          dashboardMessages.cost(),
        ],
        ...(data.sources ?? []).map(({ name, leads, clients, costCents }) => [
          ...[text(name), text(leads), text(clients)],
          costCents === null ? '' : (costCents / 100).toFixed(2),
        ]),
      ];
    case 'agents':
      return [
        [
          dashboardMessages.agent(),
          dashboardMessages.leads(),
          dashboardMessages.clients(),
          ...speedHead,
          dashboardMessages.kept(),
          dashboardMessages.missed(),
        ],
        ...(data.agents ?? []).map((row) => [
          ...[text(row.name), text(row.leads), text(row.clients)],
          ...speedOf(row),
          ...[text(row.kept), text(row.missed)],
        ]),
      ];
    case 'service':
      return [
        [
          dashboardMessages.by(),
          dashboardMessages.group(),
          ...speedHead,
          dashboardMessages.toursAsked(),
          dashboardMessages.toursOffered(),
        ],
        ...data.service.map((row) => [
          ...[row.by, text(row.name)],
          ...speedOf(row),
          ...[text(row.toursAsked), text(row.toursOffered)],
        ]),
      ];
  }
}

type AgentRow = NonNullable<WireDashboard['agents']>[number];
