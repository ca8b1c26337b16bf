import { atomically, type DatabaseTransaction, type Services, tryUnlessRefused } from '#platform';
import { type LeadRow, lockAnyLead } from '../inquiries/lead-store.ts';
import { leadCreated, leadStageChanged } from '../lead-events.ts';
import { noteRun } from './change-run.ts';
import { type PlanRow, selectStarting } from './plan-store.ts';
import { selectRecentPlans } from './run-store.ts';
import { startPlan } from './start-plan.ts';

/** Starts plans on leads that arrive, and on leads that enter a stage. */
export function startPlansByRule(services: Services): void {
  const { events } = services;
  events.subscribe(leadCreated, 'leads.start-on-arrival', (lead) => startOnArrival(services, lead));
  events.subscribe(leadStageChanged, 'leads.start-on-stage', (lead) =>
    startOnStage(services, lead),
  );
}

/** Starts the plans for leads from a new lead's source, unless it came in without plans. */
export async function startOnArrival(
  services: Starting,
  { leadId, isWithoutPlans }: { leadId: string; isWithoutPlans?: true | undefined },
): Promise<void> {
  if (isWithoutPlans) return;
  await startPlansOf(services, leadId, {
    ...{ startsOn: 'arrival', cause: ON_ARRIVAL },
    isFor: ({ source_ids: sources }, { source_id: source }) =>
      sources.length === 0 || (source !== null && sources.includes(source)),
  });
}

/**
 * Starts the plans for leads in a stage, if the lead is still there. A plan that ran on the lead in
 * the last 30 days isn't started again where a plan put the lead there: plans would start each
 * other endlessly.
 */
export function startOnStage(
  services: Starting,
  { leadId, stageId, version, isByPlan = false }: EnteredStage,
): Promise<void> {
  return startPlansOf(services, leadId, {
    ...{ startsOn: 'stage', cause: `stage:${version}`, isOnceInAWhile: isByPlan },
    isFor: ({ stage_ids: stages }, lead) => lead.stage_id === stageId && stages.includes(stageId),
  });
}

/** The cause of the plans that a lead gets when it arrives. */
export const ON_ARRIVAL = 'arrival';

interface EnteredStage {
  leadId: string;
  stageId: string;
  version: number;
  isByPlan?: boolean | undefined;
}

type Starting = Pick<Services, 'db' | 'settings'>;

interface Rule {
  startsOn: 'arrival' | 'stage';
  cause: string;
  /** Only a plan that didn't run on the lead lately. */
  isOnceInAWhile?: boolean;
  isFor: (plan: PlanRow, lead: LeadRow) => boolean;
}

/** An event that comes twice starts a plan once: the cause is the same. */
async function startPlansOf(
  services: Starting,
  leadId: string,
  { startsOn, cause, isOnceInAWhile, isFor }: Rule,
): Promise<void> {
  const plans = await selectStarting(services.db, startsOn);
  if (plans.length === 0) return;
  await atomically(services.db, async (tx) => {
    const lead = await lockAnyLead(tx, leadId);
    if (!lead || lead.erased_at !== null || lead.merged_into_id !== null) return;
    const ran = isOnceInAWhile ? await selectRecentPlans(tx, leadId) : new Set<string>();
    for (const plan of plans) {
      if (!ran.has(plan.id) && isFor(plan, lead))
        await startByRule(services, tx, { lead, plan, cause });
    }
  });
}

/** Nothing to tell anyone: it runs already, or isn't for leads in this stage. */
const silent: readonly string[] = ['plan-already-runs', 'plan-stops-here', 'plan-not-in-use'];

/** Starts a plan on a locked lead. Where it can't be started, the timeline says why. */
export async function startByRule(
  services: Pick<Services, 'settings'>,
  tx: DatabaseTransaction,
  given: { lead: LeadRow; plan: Pick<PlanRow, 'id' | 'name'>; cause: string },
): Promise<void> {
  const { lead, plan, cause } = given;
  const { refusal } = await tryUnlessRefused(tx, () =>
    startPlan(services, tx, { lead, planId: plan.id, by: null, cause, now: new Date() }),
  );
  if (!refusal || silent.includes(refusal.code)) return;
  const told = { lead_id: lead.id, name: plan.name };
  await noteRun(tx, told, { kind: 'plan-not-started', reason: refusal.code });
}
