import type { PlanControl } from '@homestead/contract/leads';
import {
  type Actor,
  type DatabaseTransaction,
  recordEvent,
  requireVersion,
  type Services,
} from '#platform';
import { lockLead, noteActivity } from '../inquiries/inquiry-store.ts';
import { leadPlanMoved } from '../lead-events.ts';
import { refuseLead } from '../refuse-lead.ts';
import { readStepNames } from './plan.ts';
import { stepsIn, stepWords } from './plan-steps.ts';
import {
  findLeadOfRun,
  insertTakenStep,
  lockGoingRuns,
  lockRun,
  type PauseReason,
  type PlanRun,
  type StopReason,
  storePaused,
  storePlace,
  storeResumed,
  storeStopped,
  wakeRuns,
} from './run-store.ts';
import { settle } from './step-machine.ts';

type Told = Pick<PlanRun, 'lead_id' | 'name'>;

/** Adds a line about a plan to the timeline of its lead. */
export async function noteRun(
  tx: DatabaseTransaction,
  { lead_id: leadId, name }: Told,
  line: { kind: string; by?: string | null; reason?: string; step?: string },
): Promise<void> {
  const { kind, by = null, ...facts } = line;
  await noteActivity(tx, { leadId, kind, doneBy: by, facts: { plan: name, ...facts } });
}

/** Tells open pages that a plan on a lead changed. */
export const tellRun = (tx: DatabaseTransaction, { lead_id: leadId }: Pick<Told, 'lead_id'>) =>
  recordEvent(tx, leadPlanMoved, { leadId });

/** Pauses a locked run, with the reason on the timeline. */
export async function pauseRun(
  tx: DatabaseTransaction,
  run: PlanRun,
  { why, by = null }: { why: PauseReason; by?: string | null },
): Promise<void> {
  await storePaused(tx, run.id, why);
  await noteRun(tx, run, { kind: 'plan-paused', by, reason: why });
  await tellRun(tx, run);
}

/** Stops a locked run, with the reason on the timeline. */
export async function endRun(
  tx: DatabaseTransaction,
  run: PlanRun,
  { why, by = null, now }: { why: StopReason; by?: string | null; now: Date },
): Promise<void> {
  await storeStopped(tx, run.id, { why, now });
  await noteRun(tx, run, { kind: 'plan-stopped', by, reason: why });
  await tellRun(tx, run);
}

/** Pauses what runs on a locked lead that answered. */
export async function pauseRunsOf(
  tx: DatabaseTransaction,
  leadId: string,
  why: PauseReason,
): Promise<void> {
  for (const run of await lockGoingRuns(tx, leadId)) {
    if (run.state === 'running') await pauseRun(tx, run, { why });
  }
}

/** Stops what stops in the stage of a locked lead, and wakes what waited for an agent. */
export async function followLead(
  tx: DatabaseTransaction,
  lead: { id: string; stage_id: string | null; agent_id: string | null },
  now: Date,
): Promise<void> {
  const { id, stage_id: stageId, agent_id: agentId } = lead;
  for (const run of await lockGoingRuns(tx, id)) {
    if (stageId !== null && run.stop_stage_ids.includes(stageId)) {
      await endRun(tx, run, { why: 'stage', now });
    }
  }
  if (agentId !== null) await wakeRuns(tx, id, now);
}

/**
 * What staff do with a plan on a lead in their sight. Returns the lead's id. Doing again what is
 * done changes nothing. Refuses a plan that isn't there or is out of sight (plan-not-found), has
 * ended (plan-ended), or moved on since it was read (changed-meanwhile).
 */
export async function controlRun(
  { settings }: Pick<Services, 'settings'>,
  tx: DatabaseTransaction,
  actor: Actor,
  { id, version, action }: { id: string; version: number; action: PlanControl },
): Promise<string> {
  const by = actor.caller.personId;
  const leadId = await lockLeadOfRun(tx, actor, id);
  const run = (await lockRun(tx, id)) ?? refuseLead('plan-not-found');
  const isDone = { pause: 'paused', resume: 'running', stop: 'stopped', skip: null }[action];
  if (run.state === isDone) return leadId;
  if (run.due_at === null) return refuseLead('plan-ended');
  requireVersion(run, version);
  const now = new Date();
  switch (action) {
    case 'pause':
      await pauseRun(tx, run, { why: 'hand', by });
      break;
    case 'stop':
      await endRun(tx, run, { why: 'hand', by, now });
      break;
    case 'resume':
      await storeResumed(tx, id, now);
      await noteRun(tx, run, { kind: 'plan-resumed', by });
      await tellRun(tx, run);
      break;
    case 'skip':
      await skipStep(tx, run, { by, now, open: settings.businessHours });
      await tellRun(tx, run);
  }
  return leadId;
}

/** The lead of a run, locked. Refuses (plan-not-found), also a lead out of sight. */
export async function lockLeadOfRun(
  tx: DatabaseTransaction,
  { caller }: Actor,
  id: string,
): Promise<string> {
  const leadId = await findLeadOfRun(tx, id);
  const lead = leadId === null ? null : await lockLead(tx, caller, leadId);
  return lead && lead.erased_at === null ? lead.id : refuseLead('plan-not-found');
}

async function skipStep(
  tx: DatabaseTransaction,
  run: PlanRun,
  { by, now, open }: { by: string; now: Date; open: Parameters<typeof settle>[3] },
): Promise<void> {
  const { id: runId, position } = run;
  const steps = stepsIn(run.steps);
  const step = steps[position];
  await insertTakenStep(tx, { runId, position, outcome: 'skipped', reason: null, at: now });
  const place = settle(steps, position + 1, now, open);
  await storePlace(tx, runId, place, now);
  const words = step ? stepWords(step, await readStepNames(tx, [step])) : '';
  await noteRun(tx, run, { kind: 'plan-skipped', by, step: words });
  if (place.dueAt === null) await noteRun(tx, run, { kind: 'plan-finished', by });
}
