import { agentLimitEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  atomically,
  requireVersion,
  type Services,
  serveEndpoint,
  serveHistory,
  thisMoment,
} from '#platform';
import {
  limitColumns,
  limitHistory,
  lockLimit,
  presentLimit,
  requireLimit,
  saveLimit,
} from './agent-limit.ts';
import { selectLimits } from './agent-limit-store.ts';

/** Registers the calls of the limits of those who get leads. */
export function serveAgentLimitCalls(app: FastifyInstance, services: Pick<Services, 'db'>): void {
  const { db } = services;
  serveEndpoint(app, calls.listAgentLimits, async ({ query }) => {
    const { rows, ...facts } = await selectLimits(db, query);
    return { data: rows.map(presentLimit), ...facts };
  });

  serveEndpoint(app, calls.updateAgentLimit, (call) =>
    atomically(db, async (tx) => {
      const { version, ...given } = call.body;
      const person = await lockLimit(tx, call.params.id);
      requireVersion(person, version);
      await saveLimit(tx, actorOf(call), person, limitColumns(given, thisMoment().today));
      return { data: presentLimit(await requireLimit(tx, call.params.id)) };
    }),
  );

  const historyCalls = {
    history: calls.getAgentLimitHistory,
    undo: calls.undoAgentLimitChange,
  };
  serveHistory(app, services, historyCalls, limitHistory, async (tx, _caller, id) => ({
    data: presentLimit(await requireLimit(tx, id)),
  }));
}
