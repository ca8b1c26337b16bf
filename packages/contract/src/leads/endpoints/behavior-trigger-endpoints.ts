import { z } from 'zod';
import {
  defineEndpoint,
  historyEndpoints,
  pageFacts,
  pageQuery,
  recordVersion,
  wireNumber,
} from '#platform';
import { behaviorTriggerCalls } from '../desk-calls.ts';

/** What a trigger looks for. */
export const behaviorKinds = ['many-views', 'same-home', 'back', 'price-drop'] as const;
export type BehaviorKind = (typeof behaviorKinds)[number];

const editing = { kind: 'permission', anyOf: ['action-plans'], scope: 'own' } as const;
const ofTrigger = { params: z.object({ id: z.uuid() }) };

export const behaviorLabels = {
  isActive: 'On',
  threshold: 'From',
  planId: 'Starts the plan',
};

const triggerSchema = z.object({
  id: z.string(),
  kind: z.enum(behaviorKinds),
  isActive: z.boolean(),
  threshold: z
    .number()
    .int()
    .describe('views in a day, views of one home in 30 days, days without a visit, or percent'),
  planId: z.string().nullable(),
  planName: z.string().nullable(),
  version: z.number().int(),
  abilities: z.array(z.enum(['edit'])),
});
export type WireBehaviorTrigger = z.output<typeof triggerSchema>;

const example: WireBehaviorTrigger = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a71',
  kind: 'back',
  isActive: true,
  threshold: 14,
  planId: null,
  planName: null,
  version: 1,
  abilities: ['edit'],
};
const oneTrigger = { answer: z.object({ data: triggerSchema }), example: { data: example } };

/** One of each kind. */
export const listBehaviorTriggers = defineEndpoint(behaviorTriggerCalls.listBehaviorTriggers, {
  access: editing,
  summary: 'Which website activity agents are notified about',
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(triggerSchema),
    ...pageFacts,
    plans: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  example: { data: [example], page: 1, pageSize: 20, total: 1, plans: [] },
});

/** Refuses a plan that isn’t in use, unless it was set before (bad-input). */
export const updateBehaviorTrigger = defineEndpoint(behaviorTriggerCalls.updateBehaviorTrigger, {
  access: editing,
  summary: 'Turn a trigger on or off, or change when it fires',
  ...ofTrigger,
  labels: { id: 'Trigger', ...behaviorLabels },
  body: z.object({
    version: recordVersion,
    isActive: z.boolean().optional(),
    threshold: wireNumber(z.number().int().min(1).max(365)).optional(),
    planId: z.uuid().nullish(),
  }),
  ...oneTrigger,
});

export const { history: getBehaviorTriggerHistory, undo: undoBehaviorTriggerChange } =
  historyEndpoints(
    {
      history: behaviorTriggerCalls.getBehaviorTriggerHistory,
      undo: behaviorTriggerCalls.undoBehaviorTriggerChange,
    },
    { access: editing, of: 'a trigger', ...ofTrigger, ...oneTrigger },
  );
