import { actionPlanEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { answerWith, type Services, serveEndpoint, serveRecord } from '#platform';
import { refuseLead } from '../refuse-lead.ts';
import { planHistory, planTable, presentPlans, readPlanChoices } from './plan.ts';
import { planColumns, requireUsablePlan } from './plan-input.ts';
import { isSameSteps } from './plan-steps.ts';
import { findPlan, selectPlans } from './plan-store.ts';

const answer = answerWith(presentPlans);

/** Registers the calls of the plans. */
export function serveActionPlanCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'secrets'>,
): void {
  const { db } = services;
  serveEndpoint(app, calls.listActionPlans, async ({ query }) => {
    const { rows, ...facts } = await selectPlans(db, query);
    const data = await presentPlans(db, rows);
    return { data, ...facts, choices: await readPlanChoices(db), abilities: ['create' as const] };
  });

  serveEndpoint(app, calls.getActionPlan, async ({ params }) => {
    const row = await findPlan(db, params.id);
    if (!row) return refuseLead('plan-not-found');
    return { ...(await answer(db, row)), choices: await readPlanChoices(db) };
  });

  serveRecord(app, services, {
    table: planTable,
    calls: {
      create: calls.createActionPlan,
      update: calls.updateActionPlan,
      history: calls.getActionPlanHistory,
      undo: calls.undoActionPlanChange,
    },
    history: planHistory,
    answer,
    async create(tx, given) {
      const values = planColumns(given);
      await requireUsablePlan(tx, values, null);
      return values;
    },
    async edit(tx, given, row) {
      const { steps, ...others } = planColumns(given);
      const set = { ...others, ...(steps && !isSameSteps(steps, row.steps) && { steps }) };
      await requireUsablePlan(tx, { ...row, ...set }, row);
      return set;
    },
  });
}
