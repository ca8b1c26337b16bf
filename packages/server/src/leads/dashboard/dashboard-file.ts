import type { DashboardTable, WireDashboard } from '@homestead/contract/leads';
import { dashboardMessages } from '../messages/dashboard.ts';

/** The rows of one of the dashboard’s tables as texts, below their head; unknown ones are empty. */
export function tableRows(data: WireDashboard, table: DashboardTable): string[][] {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  const speedHead = [
    dashboardMessages.asked(),
    dashboardMessages.answered(),
    dashboardMessages.median(),
    dashboardMessages.slow(),
  ];
  const speedOf = (row: ServiceRow | AgentRow) =>
    [row.asked, row.answered, row.medianMinutes, row.slowMinutes].map(text);
  switch (table) {
    case 'stages':
      return [
        [dashboardMessages.stage(), dashboardMessages.leads()],
        ...(data.stages ?? []).map(({ name, leads }) => [text(name), text(leads)]),
      ];
    case 'lender-statuses':
      return [
        [dashboardMessages.lenderStatus(), dashboardMessages.leads()],
        ...(data.lenderStatuses ?? []).map(({ name, leads }) => [text(name), text(leads)]),
      ];
    case 'sources':
      return [
        [
          dashboardMessages.source(),
          dashboardMessages.leads(),
          dashboardMessages.clients(),
          dashboardMessages.cost(),
          dashboardMessages.costPerLead(),
          dashboardMessages.costPerClient(),
        ],
        ...(data.sources ?? []).map(({ name, leads, clients, costCents }) => [
          ...[text(name), text(leads), text(clients)],
          ...[1, leads, clients].map((count) => dollarsEach(costCents, count)),
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
        ...(data.service ?? []).map((row) => [
          ...[row.by, text(row.name)],
          ...speedOf(row),
          ...[text(row.toursAsked), text(row.toursOffered)],
        ]),
      ];
  }
}

/** What each of so many cost, in dollars; empty where that isn’t known. */
const dollarsEach = (cents: number | null, count: number | null) =>
  cents === null || !count ? '' : (Math.round(cents / count) / 100).toFixed(2);

type ServiceRow = NonNullable<WireDashboard['service']>[number];
type AgentRow = NonNullable<WireDashboard['agents']>[number];
