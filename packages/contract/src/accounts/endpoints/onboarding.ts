import { z } from 'zod';
import {
  defineEndpoint,
  historyEndpoints,
  linesText,
  lineText,
  pageFacts,
  pageQuery,
  recordVersion,
} from '#platform';
import { onboardingCalls } from '../desk-calls.ts';
import { personId } from './person-fields.ts';

const reading = { kind: 'staff' } as const;
const editing = { kind: 'permission', anyOf: ['onboarding'], scope: 'own' } as const;
const ofStep = { params: z.object({ id: z.uuid().describe('the step’s') }) };
const ofItem = { params: z.object({ id: z.uuid().describe('the item’s') }) };
const ofPerson = { params: z.object({ id: personId.describe('the agent’s') }) };
const labels = {
  id: 'Step',
  title: 'Step',
  help: 'How to do it',
  doer: 'Who checks it off',
  ids: 'Order',
};

/** The most steps that the list offers. */
export const ONBOARDING_STEPS_MAX = 50;

/** Who ticks a step: the agent, for whom the office may do it too, or the office alone. */
export const stepDoers = ['agent', 'office'] as const;
export type StepDoer = (typeof stepDoers)[number];

const stepSchema = z.object({
  id: z.string(),
  title: z.string(),
  help: z.string(),
  doer: z.enum(stepDoers),
  retiredAt: z.string().nullable().describe('on no new checklist since this instant'),
  version: z.number().int(),
  abilities: z.array(z.enum(['edit', 'move', 'retire', 'restore'])),
});
export type WireOnboardingStep = z.output<typeof stepSchema>;

const exampleStep: WireOnboardingStep = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a41',
  title: 'Order business cards',
  help: 'Ask the office for the link to the printer.',
  doer: 'agent',
  retiredAt: null,
  version: 1,
  abilities: ['edit', 'move', 'retire'],
};
const oneStep = { answer: z.object({ data: stepSchema }), example: { data: exampleStep } };

/** Active steps come first, in their order. */
export const listOnboardingSteps = defineEndpoint(onboardingCalls.listOnboardingSteps, {
  access: reading,
  summary: 'The steps of the onboarding checklist',
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(stepSchema),
    ...pageFacts,
    abilities: z.array(z.literal('create')),
  }),
  example: { data: [exampleStep], page: 1, pageSize: 20, total: 1, abilities: ['create'] },
});

const title = lineText(120).min(1);
const help = linesText(1000);

/** The last of the list. It joins the checklists that aren’t complete. */
export const createOnboardingStep = defineEndpoint(onboardingCalls.createOnboardingStep, {
  access: editing,
  summary: 'Add a step to the onboarding checklist',
  isForm: true,
  labels,
  body: z.object({ title, help: help.optional(), doer: z.enum(stepDoers).optional() }),
  ...oneStep,
});

/** A retired step leaves the checklists on which it isn’t ticked. */
export const updateOnboardingStep = defineEndpoint(onboardingCalls.updateOnboardingStep, {
  access: editing,
  summary: 'Edit, retire or bring back a step of the onboarding checklist',
  ...ofStep,
  labels,
  body: z.object({
    version: recordVersion,
    title: title.optional(),
    help: help.optional(),
    doer: z.enum(stepDoers).optional(),
    isRetired: z.boolean().optional(),
  }),
  ...oneStep,
});

/** `ids` are all steps in use; if they are not, nothing moves (409). */
export const orderOnboardingSteps = defineEndpoint(onboardingCalls.orderOnboardingSteps, {
  access: editing,
  summary: 'Change the order of the onboarding steps',
  labels,
  body: z.object({ ids: z.array(z.uuid()).max(ONBOARDING_STEPS_MAX) }),
  answer: z.object({ data: z.literal(true) }),
  example: { data: true },
});

export const { history: getOnboardingStepHistory, undo: undoOnboardingStepChange } =
  historyEndpoints(
    {
      history: onboardingCalls.getOnboardingStepHistory,
      undo: onboardingCalls.undoOnboardingStepChange,
    },
    { access: editing, of: 'an onboarding step', ...ofStep, ...oneStep },
  );

const itemSchema = z.object({
  id: z.string(),
  stepId: z.string(),
  title: z.string(),
  help: z.string(),
  doer: z.enum(stepDoers),
  doneAt: z.string().nullable(),
  doneBy: z.string().nullable().describe('name'),
  version: z.number().int(),
  abilities: z.array(z.enum(['tick', 'untick'])),
});
export type WireOnboardingItem = z.output<typeof itemSchema>;

export const progressSchema = z.object({
  done: z.number().int(),
  total: z.number().int(),
});

const checklistSchema = z.object({
  personId: z.string(),
  name: z.string(),
  items: z.array(itemSchema).describe('in the order of the steps'),
  progress: progressSchema.nullable().describe('null for someone without a checklist'),
  abilities: z.array(z.literal('start')),
});
export type WireChecklist = z.output<typeof checklistSchema>;

const exampleItem: WireOnboardingItem = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a42',
  stepId: exampleStep.id,
  title: exampleStep.title,
  help: exampleStep.help,
  doer: 'agent',
  doneAt: '2026-11-20T20:30:00.000Z',
  doneBy: 'Nora Lindqvist',
  version: 2,
  abilities: ['untick'],
};
const exampleList: WireChecklist = {
  personId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a31',
  name: 'Nora Lindqvist',
  items: [exampleItem],
  progress: { done: 1, total: 1 },
  abilities: [],
};
const oneList = {
  answer: z.object({ data: checklistSchema }),
  example: { data: exampleList },
};

export const getOwnChecklist = defineEndpoint(onboardingCalls.getOwnChecklist, {
  access: reading,
  summary: 'The caller’s own onboarding checklist',
  ...oneList,
});

/** The caller’s own, and those of agents within the scope of who holds `onboarding` or `roster`. */
export const getChecklist = defineEndpoint(onboardingCalls.getChecklist, {
  access: reading,
  summary: 'An agent’s onboarding checklist',
  ...ofPerson,
  ...oneList,
});

/** Adds the steps in use that aren’t on it. Harmless to repeat. */
export const startChecklist = defineEndpoint(onboardingCalls.startChecklist, {
  access: editing,
  summary: 'Give an agent the onboarding checklist',
  ...ofPerson,
  ...oneList,
});

const oneItem = { answer: z.object({ data: itemSchema }), example: { data: exampleItem } };

/** Agents tick their own steps; who holds `onboarding` any within their scope. */
export const tickOnboardingItem = defineEndpoint(onboardingCalls.tickOnboardingItem, {
  access: reading,
  summary: 'Tick a step of an onboarding checklist, or take the tick back',
  ...ofItem,
  labels: { id: 'Step', isDone: 'Done' },
  body: z.object({ version: recordVersion, isDone: z.boolean() }),
  ...oneItem,
});

export const { history: getOnboardingItemHistory, undo: undoOnboardingItemChange } =
  historyEndpoints(
    {
      history: onboardingCalls.getOnboardingItemHistory,
      undo: onboardingCalls.undoOnboardingItemChange,
    },
    { access: reading, of: 'a step of an onboarding checklist', ...ofItem, ...oneItem },
  );
