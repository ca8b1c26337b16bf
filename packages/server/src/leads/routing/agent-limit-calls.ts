import { agentLimitEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerRecordHistory,
  atomically,
  requireVersion,
  type Services,
  serveEndpoint,
  thisMoment,
  undoCalledChange,
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
export function serveAgentLimitCalls(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
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

  serveEndpoint(app, calls.getAgentLimitHistory, (call) =>
    answerRecordHistory(db, limitHistory, call),
  );

  serveEndpoint(app, calls.undoAgentLimitChange, (call) =>
    atomically(db, async (tx) => {
      await undoCalledChange(tx, limitHistory, call);
      return { data: presentLimit(await requireLimit(tx, call.params.id)) };
    }),
  );
}
