import type { PlanStart, WireActionPlan, WirePlanChoices } from '@homestead/contract/leads';
import { planLabels } from '@homestead/contract/leads';
import { namePeople } from '#accounts';
import { findOfficeTemplates, selectOfficeTemplates } from '#messaging';
import {
  columnHistory,
  holds,
  type Queryable,
  type RecordKind,
  type RecordTable,
  withNames,
} from '#platform';
import { planMessages } from '../messages/plans.ts';
import { selectEntryNames } from '../reference-lists/reference-entry-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { requireUsablePlan } from './plan-input.ts';
import { type PlanStep, type StepNames, stepsIn, stepWords, templatesIn } from './plan-steps.ts';
import { countGoing, type PlanRow, selectPlanEntries } from './plan-store.ts';

const starts: Record<PlanStart, () => string> = {
  hand: planMessages.byHand,
  arrival: planMessages.onArrival,
  stage: planMessages.onStage,
};

export const planTable: RecordTable<PlanRow> = {
  key: 'leads.action-plan',
  table: 'action_plan',
  columns: {
    name: { label: () => planLabels.name },
    description: { label: () => planLabels.description },
    is_active: {
      label: () => planLabels.isActive,
      textOf: (value) => (value ? planMessages.yes() : planMessages.no()),
    },
    starts_on: {
      label: () => planLabels.startsOn,
      textOf: (value) => starts[value as PlanStart]?.() ?? '',
    },
    source_ids: { label: () => planLabels.sourceIds },
    stage_ids: { label: () => planLabels.stageIds },
    stop_stage_ids: { label: () => planLabels.stopStageIds },
    steps: { label: () => planLabels.steps },
  },
  taken: {
    action_plan_name: {
      field: 'name',
      label: () => planLabels.name,
      message: planMessages.nameTaken,
    },
  },
  refuseMissing: () => refuseLead('plan-not-found'),
};

/** What the steps and rules of plans can name. */
export async function readPlanChoices(db: Queryable): Promise<WirePlanChoices> {
  const templates = await selectOfficeTemplates(db);
  return {
    templates: templates.map(({ id, name, channel }) => ({
      ...{ id, name, channel: channel === 'sms' ? 'sms' : 'email' },
    })),
    stages: await selectPlanEntries(db, 'lead-stages'),
    sources: await selectPlanEntries(db, 'lead-sources'),
  };
}

/** Names of what steps name. */
export async function readStepNames(db: Queryable, steps: readonly PlanStep[]): Promise<StepNames> {
  const templates = await findOfficeTemplates(db, templatesIn(steps));
  const names = new Map(await selectEntryNames(db));
  for (const { id, name } of templates.values()) names.set(id, name);
  return names;
}

export async function presentPlans(
  db: Queryable,
  rows: readonly PlanRow[],
): Promise<WireActionPlan[]> {
  const names = await readStepNames(
    db,
    rows.flatMap(({ steps }) => stepsIn(steps)),
  );
  const going = await countGoing(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    isActive: row.is_active,
    startsOn: row.starts_on as PlanStart,
    sourceIds: row.source_ids,
    stageIds: row.stage_ids,
    stopStageIds: row.stop_stage_ids,
    steps: stepsIn(row.steps).map((step) => ({ ...step, words: stepWords(step, names) })),
    going: going.get(row.id) ?? 0,
    version: row.version,
    abilities: ['edit'],
  }));
}

const ofEntries = ['source_ids', 'stage_ids', 'stop_stage_ids'];

/** The history of plans, with the names of what they name. */
export async function planHistory(db: Queryable): Promise<RecordKind<PlanRow>> {
  const names = new Map(await selectEntryNames(db));
  for (const { id, name } of await selectOfficeTemplates(db)) names.set(id, name);
  const kind = columnHistory(planTable, {
    mayUndo: (_db, caller) => holds(caller, 'action-plans'),
    namePeople,
    async restore(tx, before, row) {
      await requireUsablePlan(tx, { ...row, ...before }, row);
      return before;
    },
  });
  const told = withNames(kind, { people: [], others: ofEntries, names });
  const stepsText = (stored: unknown) =>
    stored
      ? stepsIn(stored)
          .map((step, at) => `${at + 1}. ${stepWords(step, names)}`)
          .join('\n')
      : '';
  return {
    ...told,
    describe: (change, people) =>
      told.describe(change, people).map((shown) =>
        shown.field === 'steps'
          ? {
              ...shown,
              before: stepsText(change.before.steps),
              after: stepsText(change.after.steps),
            }
          : shown,
      ),
  };
}
