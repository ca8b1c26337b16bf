import { transferEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { refuseNavigation } from '#accounts';
import {
  actorOf,
  type Caller,
  hiddenColumns,
  holds,
  requireCaller,
  type Services,
  seenColumns,
  serveEndpoint,
  serveHistory,
} from '#platform';
import { nameOf } from '../full-name.ts';
import { assignLeads } from './assign-leads.ts';
import { releaseLeads } from './release-leads.ts';
import { transferScope } from './transfer-columns.ts';
import { transferHistory } from './transfer-history.ts';
import { type LeadOfAgent, selectLeadsOfAgents, selectTransferPeople } from './transfer-store.ts';

/** Registers the calls that give leads of one agent to another, or to nobody. */
export function serveTransferCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'mail' | 'settings'>,
): void {
  const { db } = services;

  serveEndpoint(app, calls.listLeadsOfAgents, async (call) => {
    const caller = requireCaller(call);
    const { agentIds, paginator } = call.body;
    const page = { page: paginator?.page ?? 1, pageSize: paginator?.per_page ?? 20 };
    const { rows, total } = await selectLeadsOfAgents(db, caller, agentIds, page);
    const head = { message: '', status: 200, statusCode: 'success' } as const;
    return {
      ...head,
      data: rows.map((row) => presentLead(row, caller)),
      hasMore: page.page * page.pageSize < total,
      totalRecords: total,
      hiddenColumns: hiddenColumns(caller, transferScope),
    };
  });

  serveEndpoint(app, calls.assignLeads, (call) => assignLeads(services, actorOf(call), call.body));

  serveEndpoint(app, calls.releaseLeadsByGet, (call) => {
    refuseNavigation(call.request);
    return releaseLeads(services, actorOf(call), call.query);
  });

  serveEndpoint(app, calls.releaseLeads, (call) =>
    releaseLeads(services, actorOf(call), call.body),
  );

  serveEndpoint(app, calls.listTransferPeople, async (call) => {
    const rows = await selectTransferPeople(db, requireCaller(call));
    return {
      data: rows.map((row) => ({
        ...{ id: row.id, name: nameOf(row), leads: row.leads, mayTake: row.mayTake },
      })),
    };
  });

  const historyCalls = { history: calls.getTransferHistory, undo: calls.undoTransfer };
  serveHistory(app, services, historyCalls, transferHistory(services), async () => ({
    data: true as const,
  }));
}

function presentLead(row: LeadOfAgent, caller: Caller) {
  const mayAssignAll = holds(caller, 'lead-assign-all');
  const mayMove = mayAssignAll || row.agent_id === caller.personId;
  return seenColumns(caller, transferScope, {
    id: row.id,
    name: nameOf(row),
    stage: row.stage,
    lastContactedAt: row.last_contacted_at?.toISOString() ?? null,
    agentId: row.agent_id ?? '',
    agentName: nameOf({ first_name: row.agent_first_name, last_name: row.agent_last_name }),
    abilities: [
      ...(mayMove ? (['move'] as const) : []),
      ...(mayAssignAll ? (['release'] as const) : []),
    ],
  });
}
