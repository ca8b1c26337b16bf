import { actionPlanEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  answerRecordHistory,
  atomically,
  changeRecord,
  createRecord,
  type Queryable,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
  undoCalledChange,
} from '#platform';
import { refuseLead } from '../refuse-lead.ts';
import { lockPlan, planHistory, planTable, presentPlans, readPlanChoices } from './plan.ts';
import { planColumns, requireUsablePlan } from './plan-input.ts';
import { isSameSteps } from './plan-steps.ts';
import { findPlan, type PlanRow, selectPlans } from './plan-store.ts';

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
    return { ...(await answerPlan(db, row)), choices: await readPlanChoices(db) };
  });

  serveEndpoint(app, calls.createActionPlan, (call) => {
    const submission = submissionOf(calls.createActionPlan, call.body, call);
    return answerOnce(services, submission, async (tx) => {
      const values = planColumns(call.body);
      await requireUsablePlan(tx, values, null);
      return answerPlan(tx, await createRecord(tx, planTable, actorOf(call), values));
    });
  });

  serveEndpoint(app, calls.updateActionPlan, (call) =>
    atomically(db, async (tx) => {
      const { version, ...given } = call.body;
      const row = await lockPlan(tx, call.params.id);
      requireVersion(row, version);
      const { steps, ...others } = planColumns(given);
      const set = { ...others, ...(steps && !isSameSteps(steps, row.steps) && { steps }) };
      await requireUsablePlan(tx, { ...row, ...set }, row);
      const change = { what: 'edited', set };
      return answerPlan(tx, await changeRecord(tx, planTable, actorOf(call), row, change));
    }),
  );

  serveEndpoint(app, calls.getActionPlanHistory, async (call) =>
    answerRecordHistory(db, await planHistory(db), call),
  );

  serveEndpoint(app, calls.undoActionPlanChange, (call) =>
    atomically(db, async (tx) => {
      await undoCalledChange(tx, await planHistory(tx), call);
      return answerPlan(tx, await lockPlan(tx, call.params.id));
    }),
  );
}

async function answerPlan(db: Queryable, row: PlanRow) {
  const [data] = await presentPlans(db, [row]);
  return { data: data as NonNullable<typeof data> };
}
