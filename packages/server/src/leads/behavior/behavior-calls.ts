import { behaviorTriggerEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { answerWith, type Services, serveEndpoint, serveRecord } from '#platform';
import { selectPlanChoices } from '../plans/plan-store.ts';
import { selectTriggers } from './behavior-store.ts';
import {
  presentTriggers,
  requireUsablePlanOf,
  triggerHistory,
  triggerTable,
} from './behavior-trigger.ts';

/** Registers the calls of the triggers. */
export function serveBehaviorCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'secrets'>,
): void {
  const { db } = services;
  serveEndpoint(app, calls.listBehaviorTriggers, async ({ query }) => {
    const { rows, ...facts } = await selectTriggers(db, query);
    const data = await presentTriggers(db, rows);
    return { data, ...facts, plans: await selectPlanChoices(db) };
  });

  serveRecord(app, services, {
    table: triggerTable,
    calls: {
      update: calls.updateBehaviorTrigger,
      history: calls.getBehaviorTriggerHistory,
      undo: calls.undoBehaviorTriggerChange,
    },
    history: triggerHistory,
    answer: answerWith(presentTriggers),
    async edit(tx, { isActive, threshold, planId }, row) {
      await requireUsablePlanOf(tx, planId, row);
      return {
        ...(isActive !== undefined && { is_active: isActive }),
        ...(threshold !== undefined && { threshold }),
        ...(planId !== undefined && { plan_id: planId }),
      };
    },
  });
}
