import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { myDayCalls } from '../desk-calls.ts';
import { inquiryKinds } from './inquiry-endpoints.ts';
import { taskKinds } from './task-endpoints.ts';

const working = {
  kind: 'permission',
  anyOf: ['lead-claim', 'lead-assign-own', 'lead-assign-all'],
  scope: 'own',
} as const;

/** Why something is on the list. */
const reasons = [
  'promise',
  'reply',
  'overdue',
  'due-today',
  'tour-to-answer',
  'tour-today',
  'appointment-today',
  'appointment-over',
  'unmatched',
  'plan-refused',
] as const;
export type DayReason = (typeof reasons)[number];

const itemSchema = z.object({
  id: z.string().describe('kind and id, such as task:0b9f…'),
  kind: z.enum(['inquiry', 'reply', 'task', 'appointment', 'tour', 'unmatched', 'plan']),
  reason: z.enum(reasons),
  leadId: z.string().nullable(),
  leadName: z.string().nullable(),
  phone: z.string().nullable().describe('null without the permission column-phone, too'),
  text: z.string().describe('what was asked or written, a task’s title, or a tour’s home'),
  about: z
    .enum([...inquiryKinds, ...taskKinds, 'sms'])
    .nullable()
    .describe('the kind of the inquiry or the task, or the channel of the reply'),
  place: z.string().nullable().describe('of an appointment'),
  count: z.number().int().nullable().describe('of unmatched messages'),
  dueAt: z
    .string()
    .describe('until when, or the start; for a reply and unmatched messages, since when'),
  isWholeDay: z.boolean().describe('due on a day without a time'),
  endsAt: z.string().nullable(),
  isUnclaimed: z.boolean().describe('nobody works the lead yet'),
  taskId: z.string().nullable(),
  planStep: z
    .object({ runId: z.string(), position: z.number().int(), why: z.string() })
    .nullable()
    .describe('a step of a plan that was refused, and why'),
  path: z.string().describe('the page to open'),
  abilities: z.array(z.enum(['claim', 'call', 'email', 'text', 'log', 'done', 'seen', 'snooze'])),
});
export type WireDayItem = z.output<typeof itemSchema>;

const example: WireDayItem = {
  id: 'task:0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a31',
  kind: 'task',
  reason: 'due-today',
  leadId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
  leadName: 'Eve Tester',
  phone: '+14025550142',
  text: 'Call about the inspection',
  about: 'call',
  place: null,
  count: null,
  dueAt: '2026-11-20T20:30:00.000Z',
  isWholeDay: false,
  endsAt: null,
  isUnclaimed: false,
  taskId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a31',
  planStep: null,
  path: '/leads/0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
  abilities: ['call', 'email', 'text', 'log', 'done', 'snooze'],
};

/**
 * What the caller should do next, the most urgent first, at most 50: clocks of inquiries, replies
 * without an answer, tasks due by today, tours and appointments, refused steps of plans, unmatched
 * messages. Only of leads that the caller works or may claim, whatever their scope.
 */
export const getMyDay = defineEndpoint(myDayCalls.getMyDay, {
  access: working,
  summary: 'What to do next, in order of urgency',
  answer: z.object({
    data: z.array(itemSchema),
    hasMore: z.boolean(),
    snoozed: z.number().int().describe('how many are put off'),
    next: z
      .object({
        text: z.string(),
        leadName: z.string().nullable(),
        dueAt: z.string(),
        isWholeDay: z.boolean(),
      })
      .nullable()
      .describe('the caller’s next task or appointment after today'),
    abilities: z.array(z.enum(['create'])),
  }),
  example: { data: [example], hasMore: false, snoozed: 0, next: null, abilities: ['create'] },
});

/**
 * Puts an item off until a time within 30 days; null shows it again. It shows again by itself when
 * it gets more urgent, such as when its clock has run out. Refuses (day-item-not-found).
 */
export const snoozeDayItem = defineEndpoint(myDayCalls.snoozeDayItem, {
  access: working,
  summary: 'Put an item of My Day off',
  labels: { item: 'Item', until: 'Until' },
  body: z.object({ item: lineText(110), until: z.iso.datetime().nullable() }),
  answer: z.object({ data: z.object({ item: z.string(), until: z.string().nullable() }) }),
  example: { data: { item: example.id, until: '2026-11-21T14:00:00.000Z' } },
});
