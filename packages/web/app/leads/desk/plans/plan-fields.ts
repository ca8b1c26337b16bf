import {
  type PlanStart,
  type PlanStepKind,
  planTaskKinds,
  type WireActionPlan,
  type WirePlanChoices,
} from '@homestead/contract/leads';
import type { FieldHints, FormSection } from '#desk';
import { planDeskMessages } from '../messages/plans.ts';

type Named = readonly { id: string; name: string }[];
const choicesOf = (named: Named) => named.map(({ id, name }) => ({ value: id, label: name }));
const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

const startLabels: Record<PlanStart, () => string> = {
  hand: planDeskMessages.byHand,
  arrival: planDeskMessages.onArrival,
  stage: planDeskMessages.onStage,
};

/** The form of what a plan is; its steps have forms of their own. */
export function planSections({ stages, sources }: WirePlanChoices): FormSection[] {
  return [
    { fields: ['name', { name: 'description', kind: 'lines' }] },
    {
      fields: [
        {
          ...{ name: 'startsOn', isRequired: true, hint: planDeskMessages.handToo() },
          choices: Object.entries(startLabels).map(([value, label]) => ({ value, label: label() })),
        },
        {
          ...{ name: 'sourceIds', kind: 'many', choices: choicesOf(sources) },
          hint: planDeskMessages.anySource(),
          isShown: ({ startsOn }) => startsOn === 'arrival',
        },
        {
          ...{ name: 'stageIds', kind: 'many', choices: choicesOf(stages), isRequired: true },
          isShown: ({ startsOn }) => startsOn === 'stage',
        },
        {
          ...{ name: 'stopStageIds', kind: 'many', choices: choicesOf(stages) },
          hint: planDeskMessages.stopHint(),
        },
      ],
    },
  ];
}

/** What starts a plan, in a few words. */
export function startText(
  { startsOn, sourceIds, stageIds }: WireActionPlan,
  { sources, stages }: WirePlanChoices,
): string {
  if (startsOn === 'arrival' && sourceIds.length > 0) {
    return planDeskMessages.onArrivalFrom({ sources: namesOf(sources, sourceIds) });
  }
  if (startsOn === 'stage') return planDeskMessages.onStages({ stages: namesOf(stages, stageIds) });
  return startLabels[startsOn]();
}

/** Names in a list; what isn't offered anymore is left out. */
export function namesOf(named: Named, ids: readonly string[]): string {
  return list.format(named.flatMap(({ id, name }) => (ids.includes(id) ? name : [])));
}

export const stepKindLabels: Record<PlanStepKind, () => string> = {
  email: planDeskMessages.email,
  text: planDeskMessages.text,
  task: planDeskMessages.task,
  wait: planDeskMessages.wait,
  stage: planDeskMessages.stage,
  tag: planDeskMessages.tag,
};

const taskLabels: Record<(typeof planTaskKinds)[number], () => string> = {
  call: planDeskMessages.call,
  text: planDeskMessages.text,
  email: planDeskMessages.email,
  'follow-up': planDeskMessages.followUp,
  showing: planDeskMessages.showing,
  other: planDeskMessages.other,
};

/** What the form of a new step starts with. */
export const newSteps: Record<PlanStepKind, object> = {
  email: {},
  text: {},
  task: { taskKind: 'call', dueDays: 0 },
  wait: { count: 1, unit: 'business-days' },
  stage: {},
  tag: {},
};

/** The form of a step. */
export function stepFields(kind: PlanStepKind, choices: WirePlanChoices): FieldHints[] {
  switch (kind) {
    case 'email':
    case 'text': {
      const channel = kind === 'text' ? 'sms' : 'email';
      const templates = choices.templates.filter((one) => one.channel === channel);
      const hint =
        templates.length > 0 ? planDeskMessages.templateHint() : planDeskMessages.noTemplates();
      return [{ name: 'templateId', choices: choicesOf(templates), isRequired: true, hint }];
    }
    case 'task':
      return [
        {
          ...{ name: 'taskKind', isRequired: true },
          choices: planTaskKinds.map((value) => ({ value, label: taskLabels[value]() })),
        },
        { name: 'title', isRequired: true },
        { name: 'dueDays', kind: 'number', hint: planDeskMessages.dueHint() },
        { name: 'notes', kind: 'lines' },
      ];
    case 'wait':
      return [
        { name: 'count', kind: 'number', isRequired: true },
        {
          ...{ name: 'unit', isRequired: true },
          choices: [
            { value: 'hours', label: planDeskMessages.hours() },
            { value: 'days', label: planDeskMessages.days() },
            { value: 'business-days', label: planDeskMessages.businessDays() },
          ],
        },
        {
          ...{ name: 'at', kind: 'time', hint: planDeskMessages.atHint() },
          isShown: ({ unit }) => unit !== 'hours',
        },
      ];
    case 'stage':
      return [{ name: 'stageId', choices: choicesOf(choices.stages), isRequired: true }];
    case 'tag':
      return [{ name: 'tag', isRequired: true }];
  }
}
