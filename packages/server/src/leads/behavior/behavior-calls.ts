import { behaviorTriggerEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerRecordHistory,
  atomically,
  changeRecord,
  lockRecord,
  type Queryable,
  requireVersion,
  type Services,
  serveEndpoint,
  undoCalledChange,
} from '#platform';
import { selectPlanChoices } from '../plans/plan-store.ts';
import { selectTriggers, type TriggerRow } from './behavior-store.ts';
import {
  presentTriggers,
  requireUsablePlanOf,
  triggerHistory,
  triggerTable,
} from './behavior-trigger.ts';

/** Registers the calls of the triggers. */
export function serveBehaviorCalls(
  app: FastifyInstance,
  { db }: Pick<Services, 'db' | 'secrets'>,
): void {
  serveEndpoint(app, calls.listBehaviorTriggers, async ({ query }) => {
    const { rows, ...facts } = await selectTriggers(db, query);
    const data = await presentTriggers(db, rows);
    return { data, ...facts, plans: await selectPlanChoices(db) };
  });

  serveEndpoint(app, calls.updateBehaviorTrigger, (call) =>
    atomically(db, async (tx) => {
      const { version, isActive, threshold, planId } = call.body;
      const row = await lockRecord(tx, triggerTable, call.params.id);
      requireVersion(row, version);
      await requireUsablePlanOf(tx, planId, row);
      const set = {
        ...(isActive !== undefined && { is_active: isActive }),
        ...(threshold !== undefined && { threshold }),
        ...(planId !== undefined && { plan_id: planId }),
      };
      const change = { what: 'edited', set };
      return answer(tx, await changeRecord(tx, triggerTable, actorOf(call), row, change));
    }),
  );

  serveEndpoint(app, calls.getBehaviorTriggerHistory, async (call) =>
    answerRecordHistory(db, await triggerHistory(db), call),
  );

  serveEndpoint(app, calls.undoBehaviorTriggerChange, (call) =>
    atomically(db, async (tx) => {
      await undoCalledChange(tx, await triggerHistory(tx), call);
      return answer(tx, await lockRecord(tx, triggerTable, call.params.id));
    }),
  );
}

async function answer(db: Queryable, row: TriggerRow) {
  const [data] = await presentTriggers(db, [row]);
  return { data: data as NonNullable<typeof data> };
}
