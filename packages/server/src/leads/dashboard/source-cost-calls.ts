import { sourceCostEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  answerRecordHistory,
  atomically,
  changeRecord,
  createRecord,
  lockRecord,
  type Queryable,
  refuse,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
  undoCalledChange,
} from '#platform';
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

  serveEndpoint(app, calls.createSourceCost, (call) =>
    answerOnce(services, submissionOf(calls.createSourceCost, call.body, call), async (tx) => {
      const { sourceId, month, costCents } = call.body;
      if (!(await selectSources(tx)).some(({ id }) => id === sourceId)) refuseSource();
      const values = { source_id: sourceId, month: `${month}-01`, cost_cents: costCents };
      return answerCost(tx, await createRecord(tx, sourceCostTable, actorOf(call), values));
    }),
  );

  serveEndpoint(app, calls.updateSourceCost, (call) =>
    atomically(db, async (tx) => {
      const row = await lockRecord(tx, sourceCostTable, call.params.id);
      requireVersion(row, call.body.version);
      const set = { cost_cents: call.body.costCents };
      const change = { what: 'edited', set };
      return answerCost(tx, await changeRecord(tx, sourceCostTable, actorOf(call), row, change));
    }),
  );

  serveEndpoint(app, calls.getSourceCostHistory, (call) =>
    answerRecordHistory(db, sourceCostHistory, call),
  );

  serveEndpoint(app, calls.undoSourceCostChange, (call) =>
    atomically(db, async (tx) => {
      await undoCalledChange(tx, sourceCostHistory, call);
      return answerCost(tx, await lockRecord(tx, sourceCostTable, call.params.id));
    }),
  );
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
