import { z } from 'zod';
import { attachmentSchema, messageSchema } from '#messaging';
import { defineEndpoint, lineText } from '#platform';
import { timelineCalls } from '../desk-calls.ts';

/** What a timeline can be filtered by. */
export const timelineGroups = [
  'notes',
  'calls',
  'tasks',
  'emails',
  'texts',
  'inquiries',
  'tours',
  'web',
  'changes',
  'routing',
  'consents',
] as const;
export type TimelineGroup = (typeof timelineGroups)[number];

/** The most items on a page of a timeline. */
export const TIMELINE_PAGE = 50;
/** Counts of groups end here. */
export const TIMELINE_COUNT_MAX = 100;

const groupsQuery = lineText(200).refine(
  (text) => text.split(',').every((one) => (timelineGroups as readonly string[]).includes(one)),
  { error: 'has an unknown group' },
);

const homeSchema = z.object({
  mlsNumber: z.string().nullable().describe('null for a home outside the MLS'),
  address: z.string().nullable().describe('null when it may not be shown'),
  photoToken: z.string().nullable().describe('of the main photo'),
});

export const timelineEntrySchema = z.object({
  id: z.string(),
  kind: z.string().describe('such as note, email-in, viewed-home'),
  group: z.enum(timelineGroups),
  at: z.string(),
  by: z.string().nullable().describe('name; null for the lead and for the program'),
  title: z.string(),
  body: z.string().describe('as plain text'),
  isCut: z.boolean().describe('the body goes on; getTimelineEntry has all of it'),
  facts: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  attachments: z.array(attachmentSchema),
  home: homeSchema.nullable(),
  message: messageSchema
    .pick({ direction: true, status: true, failure: true, scheduledAt: true })
    .nullable(),
  note: z
    .object({
      noteId: z.string(),
      version: z.number().int(),
      mentions: z.array(z.object({ id: z.string(), name: z.string() })),
      isPinned: z.boolean(),
      editedAt: z.string().nullable(),
    })
    .nullable(),
  abilities: z.array(z.enum(['edit', 'pin', 'delete'])),
});
export type WireTimelineEntry = z.output<typeof timelineEntrySchema>;

const itemSchema = timelineEntrySchema.extend({
  folded: z
    .array(timelineEntrySchema)
    .nullable()
    .describe('all entries that this item is one for, newest first; null for a single one'),
});
export type WireTimelineItem = z.output<typeof itemSchema>;

export const exampleTimelineEntry: WireTimelineEntry = {
  id: 'note_0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a21',
  kind: 'note',
  group: 'notes',
  at: '2026-11-20T16:02:11.000Z',
  by: 'Nora Lindqvist',
  title: 'Note',
  body: 'Wants a yard for the dog. @Priya Raman, can you send the two in Dundee?',
  isCut: false,
  facts: [],
  attachments: [],
  home: null,
  message: null,
  note: {
    noteId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a21',
    version: 1,
    mentions: [{ id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a11', name: 'Priya Raman' }],
    isPinned: false,
    editedAt: null,
  },
  abilities: ['edit', 'pin', 'delete'],
};

const staff = { kind: 'staff' } as const;
const ofLead = { params: z.object({ id: z.uuid() }) };

/**
 * What happened with a lead within the caller’s sight, newest first, as far as the caller may see
 * it: at most 50 items, in which views of homes on one day are one, and so are searches. `next` is
 * the `before` of the following page. The first page also has the pinned notes and the counts.
 */
export const getLeadTimeline = defineEndpoint(timelineCalls.getLeadTimeline, {
  access: staff,
  summary: 'What happened with a lead, newest first',
  ...ofLead,
  query: z.object({
    groups: groupsQuery.optional().describe('separated by commas; all without'),
    before: lineText(120).optional().describe('the `next` of the page before'),
  }),
  answer: z.object({
    data: z.array(itemSchema),
    next: z.string().nullable(),
    name: z.string().describe('the lead’s'),
    pinned: z.array(timelineEntrySchema).describe('at most 20'),
    counts: z
      .partialRecord(z.enum(timelineGroups), z.number().int())
      .describe('by group that the caller may see; 100 for 100 and more'),
    abilities: z.array(z.enum(['note', 'log', 'text', 'email'])),
  }),
  example: {
    data: [{ ...exampleTimelineEntry, folded: null }],
    next: '2026-11-20T16:02:11.000000Z_note_0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a21',
    name: 'Eve Tester',
    pinned: [],
    counts: { notes: 1, emails: 4, web: 100 },
    abilities: ['note', 'log', 'text', 'email'],
  },
});

/** One entry with all of its body. */
export const getTimelineEntry = defineEndpoint(timelineCalls.getTimelineEntry, {
  access: staff,
  summary: 'One entry of a lead’s timeline, with all of its text',
  params: z.object({ id: z.uuid(), entry: lineText(80).min(1) }),
  answer: z.object({ data: timelineEntrySchema }),
  example: { data: exampleTimelineEntry },
});
