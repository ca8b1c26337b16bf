import { mergeText } from '@homestead/contract/messaging';
import { findOfficeTemplates, requireMerged } from '#messaging';
import type { Caller, DatabaseTransaction, Services } from '#platform';
import { findValuesFor } from '../inquiries/fill-in.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { planMessages } from '../messages/plans.ts';
import { refuseLead } from '../refuse-lead.ts';
import { noteRun, tellRun } from './change-run.ts';
import { type PlanStep, stepsIn, templatesIn } from './plan-steps.ts';
import { holdPlan, type PlanRow } from './plan-store.ts';
import { insertRun, isPlanGoing, keepEdition } from './run-store.ts';
import { settle } from './step-machine.ts';

interface Start {
  /** Locked. */
  lead: LeadRow;
  planId: string;
  /** Who starts it; null for a rule. */
  by: Caller | null;
  /** What made a rule start it; the same starts it once. */
  cause?: string;
  now: Date;
}

/**
 * Starts a plan on a locked lead. Refuses a plan that isn't there (plan-not-found) or in use
 * (plan-not-in-use), runs on the lead already (plan-already-runs), stops in its stage
 * (plan-stops-here), has a template that isn't in use anymore (plan-template-missing), or one that
 * can't be filled in for this lead (merge-fields-refused): nothing is sent then.
 */
export async function startPlan(
  services: Pick<Services, 'settings'>,
  tx: DatabaseTransaction,
  { lead, planId, by, cause, now }: Start,
): Promise<void> {
  const plan = (await holdPlan(tx, planId)) ?? refuseLead('plan-not-found');
  if (!plan.is_active) refuseLead('plan-not-in-use');
  const { stage_id: stageId } = lead;
  if (stageId !== null && plan.stop_stage_ids.includes(stageId)) refuseLead('plan-stops-here');
  if (await isPlanGoing(tx, { planId, leadId: lead.id })) refuseLead('plan-already-runs');
  const steps = stepsIn(plan.steps);
  await requireFilled(services, tx, { lead, steps, caller: by });
  const run = await insertStart(
    tx,
    { plan, lead, by, cause: cause ?? null, now },
    {
      steps,
      open: services.settings.businessHours,
    },
  );
  if (run === null) refuseLead('plan-already-runs');
  const told = { lead_id: lead.id, name: plan.name };
  await noteRun(tx, told, { kind: 'plan-started', by: by?.personId ?? null });
  await tellRun(tx, told);
}

async function insertStart(
  tx: DatabaseTransaction,
  given: { plan: PlanRow; lead: LeadRow; by: Caller | null; cause: string | null; now: Date },
  { steps, open }: { steps: readonly PlanStep[]; open: Parameters<typeof settle>[3] },
): Promise<string | null> {
  const { plan, lead, by, cause, now } = given;
  const { position, dueAt } = settle(steps, 0, now, open);
  if (dueAt === null) return refuseLead('plan-not-in-use');
  await keepEdition(tx, plan);
  return insertRun(tx, {
    ...{ planId: plan.id, version: plan.version, leadId: lead.id },
    ...{ place: { position, dueAt }, cause, by: by?.personId ?? null, now },
  });
}

/**
 * Refuses templates that can't be filled in. Where a rule starts a plan on a lead that nobody
 * works, the agent isn't known yet, and each template is checked when it is sent.
 */
async function requireFilled(
  services: Pick<Services, 'settings'>,
  tx: DatabaseTransaction,
  { lead, steps, caller }: { lead: LeadRow; steps: readonly PlanStep[]; caller: Caller | null },
): Promise<void> {
  const ids = templatesIn(steps);
  const templates = await findOfficeTemplates(tx, ids);
  const isGone = (id: string) => (templates.get(id)?.retired_at ?? null) !== null;
  if (ids.some((id) => !templates.has(id) || isGone(id))) refuseLead('plan-template-missing');
  const agent = lead.agent_id ?? caller?.personId ?? null;
  if (agent === null || ids.length === 0) return;
  const values = await findValuesFor(services, tx, { lead, agentId: agent });
  requireMerged(
    [...templates.values()].flatMap(({ name, subject, body }) =>
      [subject, body].map((text) => ({
        field: 'planId',
        label: planMessages.template({ name }),
        merged: mergeText(text, values),
      })),
    ),
  );
}
