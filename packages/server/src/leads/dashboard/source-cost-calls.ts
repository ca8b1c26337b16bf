import { sourceCostEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { type Queryable, refuse, type Services, serveEndpoint, serveRecord } from '#platform';
import { dashboardMessages } from '../messages/dashboard.ts';
import { presentSourceCost, sourceCostHistory, sourceCostTable } from './source-cost.ts';
import { type SourceCostRow, selectSourceCosts, selectSources } from './source-cost-store.ts';

/** Registers the calls of what lead sources cost. */
export function serveSourceCostCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'secrets'>,
): void {
  const { db } = services;
  serveEndpoint(app, calls.listSourceCosts, async ({ query }) => {
    const [{ rows, ...facts }, sources] = await Promise.all([
      selectSourceCosts(db, query),
      selectSources(db),
    ]);
    const names = new Map(sources.map(({ id, name }) => [id, name]));
    const data = rows.map((row) => presentSourceCost(row, names));
    return { data, ...facts, sources, abilities: ['create' as const] };
  });

  serveRecord(app, services, {
    table: sourceCostTable,
    calls: {
      create: calls.createSourceCost,
      update: calls.updateSourceCost,
      history: calls.getSourceCostHistory,
      undo: calls.undoSourceCostChange,
    },
    history: sourceCostHistory,
    answer: answerCost,
    async create(tx, { sourceId, month, costCents }) {
      if (!(await selectSources(tx)).some(({ id }) => id === sourceId)) refuseSource();
      return { source_id: sourceId, month: `${month}-01`, cost_cents: costCents };
    },
    edit: (_tx, { costCents }) => ({ cost_cents: costCents }),
  });
}

function refuseSource(): never {
  const label = dashboardMessages.source();
  const message = dashboardMessages.noSource();
  return refuse('bad-input', { fields: [{ field: 'sourceId', label, message }], message });
}

async function answerCost(db: Queryable, row: SourceCostRow) {
  const sources = await selectSources(db);
  const names = new Map(sources.map(({ id, name }) => [id, name]));
  return { data: presentSourceCost(row, names) };
}
