import type { WaitUnit, WirePlanStep } from '@homestead/contract/leads';
import { planMessages, planTaskMessages } from '../messages/plans.ts';

type TaskKind = NonNullable<WirePlanStep['taskKind']>;

/** A step as it is stored: only the fields of its kind. */
export type PlanStep =
  | { kind: 'email' | 'text'; templateId: string }
  | { kind: 'task'; taskKind: TaskKind; title: string; notes: string; dueDays: number }
  | WaitStep
  | { kind: 'stage'; stageId: string }
  | { kind: 'tag'; tag: string };

export interface WaitStep {
  kind: 'wait';
  count: number;
  unit: WaitUnit;
  /** HH:mm on the clocks of the brokerage; null for the same time of day. */
  at: string | null;
}

/** Steps as a column has them. */
export const storedSteps = (steps: readonly PlanStep[]) => ({ list: [...steps] });

/** The steps of a column. */
export const stepsIn = (stored: unknown): readonly PlanStep[] =>
  (stored as { list: PlanStep[] }).list;

/** Whether two columns have the same steps; stored ones have their fields in another order. */
export function isSameSteps(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((steps) => JSON.stringify(stepsIn(steps).map(readStep)));
  return first === second;
}

/** A step with the fields of its kind, in a fixed order; or the field that it lacks. */
export function readStep(given: WirePlanStep): PlanStep | { lacks: keyof WirePlanStep } {
  switch (given.kind) {
    case 'email':
    case 'text': {
      const { kind, templateId } = given;
      return templateId ? { kind, templateId } : { lacks: 'templateId' };
    }
    case 'task': {
      const { kind, taskKind, title, notes, dueDays } = given;
      if (!title) return { lacks: 'title' };
      return {
        kind,
        taskKind: taskKind ?? 'call',
        title,
        notes: notes ?? '',
        dueDays: dueDays ?? 0,
      };
    }
    case 'wait': {
      const { kind, count, unit, at } = given;
      if (!count) return { lacks: 'count' };
      if (!unit) return { lacks: 'unit' };
      return { kind, count, unit, at: unit === 'hours' ? null : (at ?? null) };
    }
    case 'stage':
      return given.stageId ? { kind: 'stage', stageId: given.stageId } : { lacks: 'stageId' };
    case 'tag':
      return given.tag ? { kind: 'tag', tag: given.tag } : { lacks: 'tag' };
  }
}

/** Ids of the templates that steps send. */
export const templatesIn = (steps: readonly PlanStep[]): string[] => [
  ...new Set(steps.flatMap((step) => ('templateId' in step ? step.templateId : []))),
];

/** Ids of the stages that steps set. */
export const stagesIn = (steps: readonly PlanStep[]): string[] => [
  ...new Set(steps.flatMap((step) => ('stageId' in step ? step.stageId : []))),
];

/** Names of templates and stages, by id. */
export type StepNames = ReadonlyMap<string, string>;

/** A step in a line. */
export function stepWords(step: PlanStep, names: StepNames): string {
  const nameOf = (id: string) => names.get(id) ?? planMessages.gone();
  switch (step.kind) {
    case 'email':
      return planMessages.email({ name: nameOf(step.templateId) });
    case 'text':
      return planMessages.text({ name: nameOf(step.templateId) });
    case 'task':
      return planMessages.task({ kind: taskKinds[step.taskKind](), title: step.title });
    case 'wait':
      return waitWords(step);
    case 'stage':
      return planMessages.stage({ name: nameOf(step.stageId) });
    case 'tag':
      return planMessages.tag({ tag: step.tag });
  }
}

const taskKinds: Record<TaskKind, () => string> = {
  call: planTaskMessages.call,
  text: planTaskMessages.text,
  email: planTaskMessages.email,
  'follow-up': planTaskMessages.followUp,
  showing: planTaskMessages.showing,
  other: planTaskMessages.other,
};

const waits: Record<WaitUnit, (values: { count: number }) => string> = {
  hours: planMessages.waitHours,
  days: planMessages.waitDays,
  'business-days': planMessages.waitBusinessDays,
};

function waitWords({ count, unit, at }: WaitStep): string {
  const wait = waits[unit]({ count });
  return at === null ? wait : planMessages.waitAt({ wait, at });
}
