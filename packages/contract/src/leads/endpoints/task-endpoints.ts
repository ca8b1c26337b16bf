import { z } from 'zod';
import {
  defineEndpoint,
  historyEndpoints,
  isDay,
  linesText,
  lineText,
  optionalDay,
  pageFacts,
  pageQuery,
  recordVersion,
  wireNumber,
} from '#platform';
import { taskCalls } from '../desk-calls.ts';

/** What is to be done; an appointment has a start, an end, and may have a place. */
export const taskKinds = [
  'call',
  'text',
  'email',
  'follow-up',
  'showing',
  'other',
  'appointment',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** `overdue` and `today` are open ones, by when they are due; canceled ones can be put back. */
export const taskStates = ['open', 'overdue', 'today', 'done', 'canceled'] as const;
export type TaskState = (typeof taskStates)[number];

/** A reminder comes at most two weeks before. */
export const REMINDER_MAX_MINUTES = 14 * 24 * 60;

export const taskLabels = {
  kind: 'Kind',
  title: 'Title',
  notes: 'Notes',
  leadId: 'Lead',
  ownerId: 'Who does it',
  dueOn: 'Day',
  dueTime: 'Time',
  endTime: 'Until',
  place: 'Place',
  reminderMinutes: 'Reminder',
  outcome: 'Outcome',
};

const working = {
  kind: 'permission',
  anyOf: ['lead-claim', 'lead-assign-own', 'lead-assign-all'],
  scope: 'own',
} as const;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A time on the clocks of the brokerage; empty and null clear it. */
const optionalTime = () =>
  z
    .union([
      z.literal('').transform(() => null),
      z.string().regex(TIME, 'must be a time such as 14:30'),
      z.null(),
    ])
    .optional()
    .describe('HH:mm on the clocks of the brokerage');

/** A day within this century, so that no arithmetic on it can fail. */
const dueDay = () =>
  optionalDay().refine(
    (day) => !day || !isDay(day) || (day >= '2000-01-01' && day <= '2099-12-31'),
    'must be in this century',
  );

const needed = { kind: z.enum(taskKinds), title: lineText(200).min(1) };
const optional = {
  notes: linesText(4000).optional(),
  ownerId: z.uuid().optional().describe('the caller without it'),
  dueOn: dueDay(),
  dueTime: optionalTime(),
  endTime: optionalTime().describe(
    'of an appointment, on the same day; an hour after its start without it',
  ),
  place: lineText(200).optional().describe('of an appointment'),
  reminderMinutes: wireNumber(z.number().int().min(0).max(REMINDER_MAX_MINUTES))
    .nullable()
    .optional()
    .describe('how long before; before 9 a.m. of a day without a time'),
};

const taskSchema = z.object({
  id: z.string(),
  kind: z.enum(taskKinds),
  title: z.string(),
  notes: z.string(),
  leadId: z.string().nullable(),
  leadName: z.string().nullable(),
  ownerId: z.string(),
  ownerName: z.string(),
  dueAt: z
    .string()
    .nullable()
    .describe('the start of an appointment; the end of the day where there is no time'),
  dueOn: z.string().nullable().describe('YYYY-MM-DD, the day where the brokerage is'),
  dueTime: z.string().nullable().describe('HH:mm there; null for a day without a time'),
  endsAt: z.string().nullable(),
  endTime: z.string().nullable(),
  place: z.string(),
  reminderMinutes: z.number().int().nullable(),
  isOverdue: z.boolean(),
  state: z.enum(['open', 'done', 'canceled']),
  doneAt: z.string().nullable(),
  doneBy: z.string().nullable().describe('name'),
  outcome: z.string(),
  version: z.number().int(),
  abilities: z.array(z.enum(['edit', 'complete', 'reopen', 'remove'])),
});
export type WireTask = z.output<typeof taskSchema>;

const example: WireTask = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a31',
  kind: 'call',
  title: 'Call about the inspection',
  notes: '',
  leadId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
  leadName: 'Eve Tester',
  ownerId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a32',
  ownerName: 'Nora Lindqvist',
  dueAt: '2026-11-20T20:30:00.000Z',
  dueOn: '2026-11-20',
  dueTime: '14:30',
  endsAt: null,
  endTime: null,
  place: '',
  reminderMinutes: 15,
  isOverdue: false,
  state: 'open',
  doneAt: null,
  doneBy: null,
  outcome: '',
  version: 1,
  abilities: ['edit', 'complete', 'remove'],
};

const ofTask = { params: z.object({ id: z.uuid() }) };
const oneTask = { answer: z.object({ data: taskSchema }), example: { data: example } };

/**
 * Tasks and appointments that the caller may see: of leads in their sight, and without a lead their
 * own and those that they gave to someone. Open ones come in the order they are due, those without
 * a day last; done ones the newest first. `mine` is what the caller is to do.
 */
export const listTasks = defineEndpoint(taskCalls.listTasks, {
  access: working,
  summary: 'Tasks and appointments',
  query: z.object({
    ...pageQuery,
    state: z.enum(taskStates).optional().describe('open without it'),
    whose: z.enum(['mine', 'all']).optional().describe('mine without it, or all of the lead'),
    leadId: z.uuid().optional(),
    kind: z.enum(taskKinds).optional(),
    ownerId: z.uuid().optional().describe('only with all'),
  }),
  answer: z.object({
    data: z.array(taskSchema),
    ...pageFacts,
    abilities: z.array(z.enum(['create'])),
  }),
  example: { data: [example], page: 1, pageSize: 20, total: 1, abilities: ['create'] },
});

/** One task, for its form. */
export const getTask = defineEndpoint(taskCalls.getTask, {
  access: working,
  summary: 'A task or an appointment',
  ...ofTask,
  ...oneTask,
});

/**
 * Without an owner it is the caller’s. Another owner must be in the caller’s scope and see the
 * lead. Refuses (bad-input) a time that clocks skip, an end before the start, and a time without
 * a day.
 */
export const createTask = defineEndpoint(taskCalls.createTask, {
  access: working,
  summary: 'Add a task or an appointment',
  isForm: true,
  labels: taskLabels,
  body: z.object({ ...needed, ...optional, leadId: z.uuid().optional() }),
  ...oneTask,
});

/** Changes the fields that are sent. Refuses what `createTask` does, and (task-closed). */
export const updateTask = defineEndpoint(taskCalls.updateTask, {
  access: working,
  summary: 'Edit a task or an appointment',
  ...ofTask,
  labels: { id: 'Task', ...taskLabels },
  body: z.object({
    version: recordVersion,
    kind: needed.kind.optional(),
    title: needed.title.optional(),
    ...optional,
  }),
  ...oneTask,
});

/** Says that it is done, and how it went. Doing so again changes nothing. */
export const completeTask = defineEndpoint(taskCalls.completeTask, {
  access: working,
  summary: 'Complete a task or an appointment',
  ...ofTask,
  labels: { id: 'Task', outcome: taskLabels.outcome },
  body: z.object({ outcome: linesText(2000).optional() }),
  ...oneTask,
});

/** Opens a done or a deleted one again. Doing so again changes nothing. */
export const reopenTask = defineEndpoint(taskCalls.reopenTask, {
  access: working,
  summary: 'Reopen a task, or put a deleted one back',
  ...ofTask,
  labels: { id: 'Task' },
  ...oneTask,
});

/** Takes it off the lists; it can be put back. Doing so again changes nothing. */
export const removeTask = defineEndpoint(taskCalls.removeTask, {
  access: working,
  summary: 'Delete a task or an appointment',
  ...ofTask,
  ...oneTask,
});

/** The people in the caller’s scope who can have a task, of this lead if one is given. */
export const listTaskOwners = defineEndpoint(taskCalls.listTaskOwners, {
  access: working,
  summary: 'Who can have a task',
  query: z.object({ leadId: z.uuid().optional() }),
  answer: z.object({
    data: z.array(z.object({ id: z.string(), name: z.string() })).describe('at most 500'),
  }),
  example: { data: [{ id: example.ownerId, name: 'Nora Lindqvist' }] },
});

export const { history: getTaskHistory, undo: undoTaskChange } = historyEndpoints(
  { history: taskCalls.getTaskHistory, undo: taskCalls.undoTaskChange },
  { access: working, of: 'a task', ...ofTask, ...oneTask },
);
