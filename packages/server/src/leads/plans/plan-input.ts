import { type actionPlanEndpoints, planLabels, planStepLabels } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { findOfficeTemplates } from '#messaging';
import { type Queryable, refuse } from '#platform';
import { planMessages } from '../messages/plans.ts';
import {
  type PlanStep,
  readStep,
  stagesIn,
  stepsIn,
  storedSteps,
  templatesIn,
} from './plan-steps.ts';
import { type PlanRow, selectPlanEntries } from './plan-store.ts';

type Given = Omit<BodyOf<typeof actionPlanEndpoints.updateActionPlan>, 'version'>;
type Field = keyof typeof planLabels;

/** The columns of the fields that were given. Refuses steps that lack something (bad-input). */
export function planColumns(given: Given): Partial<PlanRow> {
  const { name, description, isActive, startsOn, sourceIds, stageIds, stopStageIds } = given;
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(isActive !== undefined && { is_active: isActive }),
    ...(startsOn !== undefined && { starts_on: startsOn }),
    ...(sourceIds !== undefined && { source_ids: unique(sourceIds) }),
    ...(stageIds !== undefined && { stage_ids: unique(stageIds) }),
    ...(stopStageIds !== undefined && { stop_stage_ids: unique(stopStageIds) }),
    ...(given.steps && { steps: storedSteps(given.steps.map(requireWhole)) as never }),
  };
}

function requireWhole(given: NonNullable<Given['steps']>[number], at: number): PlanStep {
  const step = readStep(given);
  if (!('lacks' in step)) return step;
  const what = step.lacks === 'kind' ? '' : planStepLabels[step.lacks];
  return refuseField('steps', planMessages.lacks({ number: at + 1, what }));
}

/**
 * Refuses (bad-input) a plan that names what can’t be chosen, unless it named it before, and one in
 * use without steps, or with a wait at the end.
 */
export async function requireUsablePlan(
  db: Queryable,
  plan: Partial<PlanRow>,
  before: PlanRow | null,
): Promise<void> {
  const steps = plan.steps ? stepsIn(plan.steps) : [];
  if (plan.is_active) {
    if (steps.length === 0) refuseField('steps', planMessages.needsSteps());
    if (steps.at(-1)?.kind === 'wait') refuseField('steps', planMessages.waitAtEnd());
  }
  if (plan.starts_on === 'stage' && !plan.stage_ids?.length) {
    refuseField('stageIds', planMessages.needsStages());
  }
  const held = before ? stepsIn(before.steps) : [];
  await requireTemplates(db, steps, new Set(templatesIn(held)));
  await requireEntries(db, plan, before, steps);
}

async function requireTemplates(
  db: Queryable,
  steps: readonly PlanStep[],
  held: ReadonlySet<string>,
): Promise<void> {
  const templates = await findOfficeTemplates(db, templatesIn(steps));
  for (const [at, step] of steps.entries()) {
    if (!('templateId' in step)) continue;
    const template = templates.get(step.templateId);
    const channel = step.kind === 'text' ? 'sms' : 'email';
    const isOffered = template?.channel === channel && template.retired_at === null;
    const wasThere = held.has(step.templateId) && template?.channel === channel;
    if (!isOffered && !wasThere) {
      refuseField('steps', planMessages.unknownTemplate({ number: at + 1 }));
    }
  }
}

async function requireEntries(
  db: Queryable,
  plan: Partial<PlanRow>,
  before: PlanRow | null,
  steps: readonly PlanStep[],
): Promise<void> {
  const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  const stages = idsOf(await selectPlanEntries(db, 'lead-stages'));
  const sources = idsOf(await selectPlanEntries(db, 'lead-sources'));
  const lists = [
    ['sourceIds', plan.source_ids, before?.source_ids, sources],
    ['stageIds', plan.stage_ids, before?.stage_ids, stages],
    ['stopStageIds', plan.stop_stage_ids, before?.stop_stage_ids, stages],
  ] as const;
  for (const [field, ids = [], held = [], offered] of lists) {
    const known = new Set([...offered, ...held]);
    if (!ids.every((id) => known.has(id))) {
      refuseField(field, planMessages.unknown({ label: planLabels[field] }), true);
    }
  }
  const known = new Set([...stages, ...(before ? stagesIn(stepsIn(before.steps)) : [])]);
  const at = steps.findIndex((step) => 'stageId' in step && !known.has(step.stageId));
  if (at >= 0) refuseField('steps', planMessages.unknownStage({ number: at + 1 }));
}

function refuseField(field: Field, says: string, isWhole = false): never {
  const label = planLabels[field];
  const message = isWhole ? says : `${label}: ${says}`;
  return refuse('bad-input', { message, fields: [{ field, label, message }] });
}
