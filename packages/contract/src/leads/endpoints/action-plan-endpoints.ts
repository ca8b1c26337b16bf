import { z } from 'zod';
import {
  defineEndpoint,
  historyEndpoints,
  linesText,
  lineText,
  pageFacts,
  pageQuery,
  recordVersion,
  wireNumber,
} from '#platform';
import { actionPlanCalls } from '../desk-calls.ts';
import { LEAD_TAG_MAX } from './lead-tag-endpoints.ts';

/** What a step does. */
export const planStepKinds = ['email', 'text', 'task', 'wait', 'stage', 'tag'] as const;
export type PlanStepKind = (typeof planStepKinds)[number];

/** Of what a wait has so many; business days are days on which the brokerage is open. */
export const waitUnits = ['hours', 'days', 'business-days'] as const;
export type WaitUnit = (typeof waitUnits)[number];

/** What a task of a plan can be: appointments need another person. */
export const planTaskKinds = ['call', 'text', 'email', 'follow-up', 'showing', 'other'] as const;

/** What starts a plan. */
export const planStarts = ['hand', 'arrival', 'stage'] as const;
export type PlanStart = (typeof planStarts)[number];

/** The most steps of a plan. */
export const PLAN_STEPS_MAX = 40;

export const planLabels = {
  name: 'Name',
  description: 'What it is for',
  isActive: 'In use',
  steps: 'Steps',
  startsOn: 'Starts',
  sourceIds: 'Sources',
  stageIds: 'Stages',
  stopStageIds: 'Stops in stages',
};

export const planStepLabels = {
  kind: 'Step',
  templateId: 'Template',
  taskKind: 'Kind of task',
  title: 'Title',
  notes: 'Notes',
  dueDays: 'Due in days',
  count: 'How many',
  unit: 'Unit',
  at: 'At',
  stageId: 'Stage',
  tag: 'Tag',
};

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const whole = (least: number, most: number) => wireNumber(z.number().int().min(least).max(most));

/** One step. Which of the fields count depends on its kind; the others are dropped. */
export const planStepSchema = z.object({
  kind: z.enum(planStepKinds),
  templateId: z.uuid().nullish().describe('of an email or a text; a template of the whole office'),
  taskKind: z.enum(planTaskKinds).nullish(),
  title: lineText(200).nullish().describe('of a task'),
  notes: linesText(2000).nullish().describe('of a task'),
  dueDays: whole(0, 365).nullish().describe('of a task; 0 is the same day'),
  count: whole(1, 365).nullish().describe('of a wait'),
  unit: z.enum(waitUnits).nullish().describe('of a wait'),
  at: z
    .union([
      z.literal('').transform(() => null),
      z.string().regex(TIME, 'must be a time'),
      z.null(),
    ])
    .optional()
    .describe('of a wait of days: HH:mm on the clocks of the brokerage'),
  stageId: z.uuid().nullish(),
  tag: lineText(LEAD_TAG_MAX).nullish(),
});
export type WirePlanStep = z.output<typeof planStepSchema>;

const editing = { kind: 'permission', anyOf: ['action-plans'], scope: 'own' } as const;
const ofPlan = { params: z.object({ id: z.uuid() }) };
const ids = z.array(z.uuid()).max(50);
const name = lineText(80).min(1);
const fields = {
  description: linesText(500).optional(),
  startsOn: z.enum(planStarts).optional(),
  sourceIds: ids.optional().describe('of new leads that it starts on; none for every source'),
  stageIds: ids.optional().describe('it starts when a lead enters one'),
  stopStageIds: ids.optional(),
};

const planSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  startsOn: z.enum(planStarts),
  sourceIds: z.array(z.string()),
  stageIds: z.array(z.string()),
  stopStageIds: z.array(z.string()),
  steps: z.array(planStepSchema.extend({ words: z.string().describe('the step in a line') })),
  going: z.number().int().describe('on how many leads it runs or is paused'),
  version: z.number().int(),
  abilities: z.array(z.enum(['edit'])),
});
export type WireActionPlan = z.output<typeof planSchema>;

const named = z.array(z.object({ id: z.string(), name: z.string() }));
const choicesSchema = z.object({
  templates: z.array(
    z.object({ id: z.string(), name: z.string(), channel: z.enum(['email', 'sms']) }),
  ),
  stages: named,
  sources: named,
});
export type WirePlanChoices = z.output<typeof choicesSchema>;

const example: WireActionPlan = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a51',
  name: 'New online lead: first 10 days',
  description: '',
  isActive: true,
  startsOn: 'hand',
  sourceIds: [],
  stageIds: [],
  stopStageIds: ['0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a41'],
  steps: [
    {
      ...{ kind: 'email', templateId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a52' },
      words: 'Email: Welcome',
    },
    { kind: 'wait', count: 1, unit: 'business-days', at: '10:00', words: 'Wait 1 business day' },
    { kind: 'task', taskKind: 'call', title: 'Call them', dueDays: 0, words: 'Task: Call them' },
  ],
  going: 3,
  version: 1,
  abilities: ['edit'],
};
const choices: WirePlanChoices = {
  templates: [{ id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a52', name: 'Welcome', channel: 'email' }],
  stages: [{ id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a41', name: 'Client' }],
  sources: [{ id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a42', name: 'Website' }],
};
const onePlan = { answer: z.object({ data: planSchema }), example: { data: example } };

/** By name, those in use first. */
export const listActionPlans = defineEndpoint(actionPlanCalls.listActionPlans, {
  access: editing,
  summary: 'The plans: steps that are taken with a lead',
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(planSchema),
    ...pageFacts,
    choices: choicesSchema,
    abilities: z.array(z.literal('create')),
  }),
  example: {
    data: [example],
    ...{ page: 1, pageSize: 20, total: 1, choices },
    abilities: ['create'],
  },
});

/** One plan, with what its steps can name. */
export const getActionPlan = defineEndpoint(actionPlanCalls.getActionPlan, {
  access: editing,
  summary: 'A plan with its steps',
  ...ofPlan,
  answer: z.object({ data: planSchema, choices: choicesSchema }),
  example: { data: example, choices },
});

/** It has no steps yet and isn’t in use. */
export const createActionPlan = defineEndpoint(actionPlanCalls.createActionPlan, {
  access: editing,
  summary: 'Add a plan',
  isForm: true,
  labels: planLabels,
  body: z.object({ name, ...fields }),
  ...onePlan,
});

/**
 * Changes what is sent; `steps` replaces all of them. Leads on which it runs keep the steps that it
 * had when it was started. Refuses (bad-input) steps that lack something or name what can’t be
 * used, and a plan in use without steps or with a wait at the end.
 */
export const updateActionPlan = defineEndpoint(actionPlanCalls.updateActionPlan, {
  access: editing,
  summary: 'Edit a plan',
  ...ofPlan,
  labels: { id: 'Plan', ...planLabels, ...planStepLabels },
  body: z.object({
    version: recordVersion,
    name: name.optional(),
    ...fields,
    isActive: z.boolean().optional(),
    steps: z.array(planStepSchema).max(PLAN_STEPS_MAX).optional(),
  }),
  ...onePlan,
});

export const { history: getActionPlanHistory, undo: undoActionPlanChange } = historyEndpoints(
  {
    history: actionPlanCalls.getActionPlanHistory,
    undo: actionPlanCalls.undoActionPlanChange,
  },
  { access: editing, of: 'a plan', ...ofPlan, ...onePlan },
);
