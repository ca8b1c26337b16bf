import { dashboardEndpoints as calls, type DashboardTable } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { recordExport } from '#accounts';
import {
  actorOf,
  atomically,
  csvFile,
  requireCaller,
  type Services,
  serveEndpoint,
} from '#platform';
import { dashboardMessages } from '../messages/dashboard.ts';
import { tableRows } from './dashboard-file.ts';
import { readDashboard } from './read-dashboard.ts';

const tableNames: Record<DashboardTable, () => string> = {
  stages: dashboardMessages.stages,
  'lender-statuses': dashboardMessages.lenderStatuses,
  sources: dashboardMessages.sources,
  agents: dashboardMessages.agents,
  service: dashboardMessages.service,
};

/** Registers the calls of the dashboard. */
export function serveDashboardCalls(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  serveEndpoint(app, calls.getDashboard, async (call) => ({
    data: await readDashboard(db, requireCaller(call), call.query),
  }));

  serveEndpoint(app, calls.exportDashboard, async (call) => {
    const { table, from, to } = call.query;
    const data = await readDashboard(db, requireCaller(call), { from, to });
    const rows = tableRows(data, table);
    await atomically(db, (tx) =>
      recordExport(tx, actorOf(call), {
        what: tableNames[table](),
        filter: { from, to },
        rows: rows.length - 1,
      }),
    );
    return { fileName: `${table}-${from}-${to}.csv`, csv: csvFile(rows) };
  });
}
