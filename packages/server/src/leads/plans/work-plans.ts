import { type DatabaseTransaction, type Services, workThroughRows } from '#platform';
import { type LeadRow, lockAnyLead } from '../inquiries/lead-store.ts';
import { endRun, noteRun, pauseRun, tellRun } from './change-run.ts';
import { readStepNames } from './plan.ts';
import { stepsIn, stepWords } from './plan-steps.ts';
import {
  findReplySince,
  insertTakenStep,
  lockDueRuns,
  lockRun,
  type PlanRun,
  storeHeld,
  storePlace,
} from './run-store.ts';
import { ON_ARRIVAL } from './start-by-rule.ts';
import { settle } from './step-machine.ts';
import { takeStep } from './take-step.ts';

const JOB = 'leads.work-plans';

/** Defines the job that takes the steps of plans. */
export function definePlanJob(services: Services): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await workPlans(services, new Date(), signal)),
  });
}

/**
 * Takes the steps of plans that are due at `now`. What a step does and that it was taken are one
 * commit, so it happens once, whenever the program dies and on however many nodes. Returns on how
 * many leads something was done.
 */
export function workPlans(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  return workThroughRows(
    services,
    {
      job: JOB,
      select: (tx, limit) => lockDueRuns(tx, { job: JOB, now, limit }),
      work: (tx, id) => workRun(services, tx, id, now),
    },
    signal,
  );
}

async function workRun(
  services: Services,
  tx: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<void> {
  const run = await lockRun(tx, id);
  if (run?.state !== 'running' || !run.due_at || run.due_at > now) return;
  const steps = stepsIn(run.steps);
  const isOnArrival = run.cause === ON_ARRIVAL;
  let position = run.position;
  let dueAt: Date | null = run.due_at;
  while (dueAt !== null && dueAt <= now) {
    const lead = await lockAnyLead(tx, run.lead_id);
    if (!lead || (await isOver(tx, { run, lead, now }))) return;
    const step = steps[position];
    if (!step) throw new Error(`Plan run ${id} has no step ${position}`);
    const result = await takeStep(services, tx, { step, lead, now, isOnArrival });
    if (result.outcome === 'later') {
      await storeHeld(tx, id, result);
      await tellRun(tx, run);
      return;
    }
    const reason = result.outcome === 'refused' ? result.reason : null;
    await insertTakenStep(tx, { runId: id, position, outcome: result.outcome, reason, at: now });
    if (reason !== null) {
      const names = await readStepNames(tx, [step]);
      await noteRun(tx, run, { kind: 'plan-refused', step: stepWords(step, names), reason });
    }
    ({ position, dueAt } = settle(steps, position + 1, now, services.settings.businessHours));
    await storePlace(tx, id, { position, dueAt }, now);
  }
  if (dueAt === null) await noteRun(tx, run, { kind: 'plan-finished' });
  await tellRun(tx, run);
}

/** Ends or pauses a plan that must not take its next step. */
async function isOver(
  tx: DatabaseTransaction,
  { run, lead, now }: { run: PlanRun; lead: LeadRow; now: Date },
): Promise<boolean> {
  if (lead.erased_at !== null) {
    await endRun(tx, run, { why: 'erased', now });
    return true;
  }
  if (lead.stage_id !== null && run.stop_stage_ids.includes(lead.stage_id)) {
    await endRun(tx, run, { why: 'stage', now });
    return true;
  }
  const reply = await findReplySince(tx, lead.id, run.heard_after);
  if (reply === null) return false;
  await pauseRun(tx, run, { why: reply });
  return true;
}
