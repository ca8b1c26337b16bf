import { leadPlanEndpoints as calls, leadPlansMoved } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  atomically,
  mayCall,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { lockLeadToChange, requireLead } from '../details/lead-details.ts';
import { isLeadInSight } from '../inquiries/inquiry-store.ts';
import { leadPlanMoved } from '../lead-events.ts';
import { controlRun, lockLeadOfRun } from './change-run.ts';
import { presentLeadPlans } from './present-lead-plans.ts';
import { storeSeen } from './run-store.ts';
import { startPlan } from './start-plan.ts';

/** Registers the calls of the plans on a lead, and tells open pages of changes. */
export function serveLeadPlanCalls(app: FastifyInstance, services: Services): void {
  const { db, live } = services;
  serveEndpoint(app, calls.listLeadPlans, async (call) =>
    presentLeadPlans(db, await requireLead(db, requireCaller(call), call.params.id)),
  );

  serveEndpoint(app, calls.startLeadPlan, (call) => {
    const submission = submissionOf(calls.startLeadPlan, { ...call.params, ...call.body }, call);
    return answerOnce(services, submission, async (tx) => {
      const caller = requireCaller(call);
      const lead = await lockLeadToChange(tx, caller, call.params.id);
      const { planId } = call.body;
      await startPlan(services, tx, { lead, planId, by: caller, now: new Date() });
      return presentLeadPlans(tx, lead);
    });
  });

  serveEndpoint(app, calls.controlLeadPlan, (call) =>
    atomically(db, async (tx) => {
      const given = { id: call.params.id, ...call.body };
      const leadId = await controlRun(services, tx, actorOf(call), given);
      return presentLeadPlans(tx, await requireLead(tx, requireCaller(call), leadId));
    }),
  );

  serveEndpoint(app, calls.notePlanStep, (call) =>
    atomically(db, async (tx) => {
      const leadId = await lockLeadOfRun(tx, actorOf(call), call.params.id);
      await storeSeen(tx, call.params.id, call.body.position);
      return presentLeadPlans(tx, await requireLead(tx, requireCaller(call), leadId));
    }),
  );

  live.publish(leadPlanMoved, leadPlansMoved, async ({ leadId }, caller) => {
    const isSeen =
      mayCall(caller, calls.listLeadPlans.access) && (await isLeadInSight(db, caller, leadId));
    return isSeen ? { leadId } : null;
  });
}
