import { z } from 'zod';
import { defineEndpoint, linesText, lineText, pageFacts, pageQuery } from '#platform';
import { leadBulkCalls } from '../desk-calls.ts';
import { leadConditions, leadFilter } from './lead-list-endpoints.ts';
import { LEAD_TAG_MAX } from './lead-tag-endpoints.ts';

/** The most leads that one bulk action takes. */
export const BULK_MAX = 2000;

/** How many hours after it was started a bulk action can be undone. */
export const BULK_UNDO_HOURS = 24;

/** The most leads that one bulk message goes to, and how long it can be canceled. */
export const BULK_MESSAGES_MAX = 500;
export const BULK_WAIT_SECONDS = 60;

export const bulkKinds = [
  'assign',
  'stage',
  'status',
  'add-tag',
  'remove-tag',
  'email',
  'text',
] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** What became of a lead of a bulk action; `waiting` ones come next. */
export const bulkRowStates = [
  'waiting',
  'done',
  'same',
  'refused',
  'failed',
  'undone',
  'kept',
] as const;
export type BulkRowState = (typeof bulkRowStates)[number];

const working = {
  kind: 'permission',
  anyOf: ['edit-leads', 'lead-assign-own', 'lead-assign-all'],
  scope: 'own',
} as const;

const LEAD = '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13';
const AGENT = '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a31';
const ACTION = '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a71';

const labels = {
  action: 'Action',
  leadIds: 'Leads',
  match: 'List',
  agentId: 'Agent',
  stageId: 'Stage',
  contactStatusLevelId: 'Contact status',
  tag: 'Tag',
  subject: 'Subject',
  content: 'Message',
  fairHousingReason: 'Reason to send it anyway',
  expected: 'Number of leads',
};

/** Some leads by their ids, or all of a list. */
export const givenLeads = {
  leadIds: z.array(z.uuid()).min(1).max(BULK_MAX).optional(),
  match: z
    // A misspelled filter would be none, and the change one of all leads.
    .strictObject({
      filter: z.strictObject(leadFilter.shape).optional(),
      conditions: leadConditions.optional(),
    })
    .optional()
    .describe('in place of leadIds: all leads that AdminLead/Getleads lists for it'),
};

const tag = lineText(LEAD_TAG_MAX).min(1).describe('capitals make no difference');

const message = {
  content: linesText(20_000).min(1).describe('with merge fields, such as {{first_name}}'),
  fairHousingReason: lineText(500).optional(),
};

const bulkInput = z.object({
  action: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('assign'),
      agentId: z.uuid().nullable().describe('null leaves the leads unclaimed'),
    }),
    z.object({ kind: z.literal('stage'), stageId: z.uuid() }),
    z.object({ kind: z.literal('status'), contactStatusLevelId: z.uuid().nullable() }),
    z.object({ kind: z.literal('add-tag'), tag }),
    z.object({ kind: z.literal('remove-tag'), tag }),
    z.object({ kind: z.literal('email'), subject: lineText(150).min(1), ...message }),
    z.object({ kind: z.literal('text'), ...message }),
  ]),
  ...givenLeads,
});
export type BulkInput = z.output<typeof bulkInput>['action'];
export type BulkMatch = NonNullable<z.output<typeof bulkInput>['match']>;

const named = z.object({
  id: z.string(),
  name: z.string().nullable().describe('null without the permission column-primarycontact'),
});

const previewSchema = z.object({
  total: z.number().int(),
  ready: z.number().int().describe('how many would be changed'),
  same: z.number().int().describe('how many are so already'),
  samples: z.array(named).describe('some of those that would be changed'),
  later: z.number().int().describe('how many messages of those wait until the morning'),
  message: z
    .object({ name: z.string().nullable(), subject: z.string(), content: z.string() })
    .nullable()
    .describe('as the first lead would get it'),
  refused: z
    .array(
      z.object({
        code: z.string(),
        message: z.string(),
        count: z.number().int(),
        samples: z.array(named).describe('some of those that the caller sees'),
      }),
    )
    .describe('those that can’t be changed, by the reason'),
});
export type WireBulkPreview = z.output<typeof previewSchema>;

/** Says what a bulk action would do, without doing it. Leads out of sight are only counted. */
export const previewLeadBulk = defineEndpoint(leadBulkCalls.previewLeadBulk, {
  access: working,
  summary: 'Say which of many leads a change could be made to, and which not',
  labels,
  body: bulkInput,
  answer: z.object({ data: previewSchema }),
  example: {
    data: {
      ...{ total: 12, ready: 10, same: 1, samples: [{ id: LEAD, name: 'Eve Tester' }] },
      ...{ later: 0, message: null },
      refused: [
        { code: 'lead-not-found', message: 'We can’t find this lead.', count: 1, samples: [] },
      ],
    },
  },
});

const actionSchema = z.object({
  id: z.string(),
  kind: z.enum(bulkKinds),
  what: z.string().describe('in words, such as “Stage: Prospect”'),
  state: z.enum(['running', 'done', 'undoing', 'undone']),
  startedAt: z.string(),
  nextAt: z.string().nullable().describe('when messages that wait go out; null without any'),
  counts: z.record(z.enum(bulkRowStates), z.number().int()),
  abilities: z.array(z.enum(['undo'])),
});
export type WireBulkAction = z.output<typeof actionSchema>;

const example: WireBulkAction = {
  ...{ id: ACTION, kind: 'stage', what: 'Stage: Prospect', state: 'done' },
  startedAt: '2026-11-20T16:02:11.000Z',
  nextAt: null,
  counts: { waiting: 0, done: 10, same: 1, refused: 1, failed: 0, undone: 0, kept: 0 },
  abilities: ['undo'],
};
const answer = z.object({ data: actionSchema });

/**
 * Changes many leads, each as far as the caller may change it at that moment: a lead that can't be
 * changed is a row of the result. Answers after a few seconds at most; what is left goes on.
 * Refuses (bulk-leads-changed) another number of leads than `expected`. Messages go out after a
 * minute, until which undo cancels them; they count as marketing, and one whose merge fields a
 * lead can't fill is refused as a whole (merge-fields-refused). Without an Idempotency-Key it's
 * refused: a repeated request with other words would go to all of them again.
 */
export const startLeadBulk = defineEndpoint(leadBulkCalls.startLeadBulk, {
  access: working,
  summary: 'Assign many leads, change their stage, contact status or tags, or write to them',
  isForm: 'keyed',
  labels,
  body: bulkInput.extend({
    expected: z
      .number()
      .int()
      .min(1)
      .max(BULK_MAX)
      .optional()
      .describe('how many leads the preview counted'),
  }),
  answer,
  example: { data: example },
});

const params = z.object({ id: z.uuid() });

/** The caller's own ones, newest first. */
export const listLeadBulk = defineEndpoint(leadBulkCalls.listLeadBulk, {
  access: working,
  summary: 'Bulk actions of the caller, of the last 30 days',
  query: z.object(pageQuery),
  answer: z.object({ data: z.array(actionSchema), ...pageFacts }),
  example: { data: [example], page: 1, pageSize: 20, total: 1 },
});

/** How far a bulk action of the caller's is. */
export const getLeadBulk = defineEndpoint(leadBulkCalls.getLeadBulk, {
  access: working,
  summary: 'A bulk action and how far it is',
  params,
  answer,
  example: { data: example },
});

const rowSchema = z.object({
  leadId: z.string(),
  name: z.string().nullable().describe('null where the caller doesn’t see it'),
  state: z.enum(bulkRowStates),
  message: z.string().nullable().describe('why it was refused, failed, or wasn’t undone'),
});
export type WireBulkRow = z.output<typeof rowSchema>;

/** What became of each lead, in the order they were sent. */
export const listLeadBulkRows = defineEndpoint(leadBulkCalls.listLeadBulkRows, {
  access: working,
  summary: 'What became of each lead of a bulk action',
  params,
  labels: { state: 'Result' },
  query: z.object({
    state: z.enum(bulkRowStates).optional(),
    ...pageQuery,
  }),
  answer: z.object({ data: z.array(rowSchema), ...pageFacts }),
  example: {
    data: [{ leadId: LEAD, name: null, state: 'refused', message: 'We can’t find this lead.' }],
    ...{ page: 1, pageSize: 20, total: 1 },
  },
});

/**
 * Brings back what a bulk action of the caller's changed in the last day. Leads that were changed
 * since stay as they are (`kept`). Harmless when repeated; refuses (bulk-undo-refused) what is too
 * late.
 */
export const undoLeadBulk = defineEndpoint(leadBulkCalls.undoLeadBulk, {
  access: working,
  summary: 'Undo a bulk action',
  params,
  answer,
  example: { data: { ...example, state: 'undone', abilities: [] } },
});

/**
 * `{ assignmultipleagents: [{ lead_id, assign_to }] }`: gives each lead to its agent; null leaves
 * it unclaimed. A lead named twice goes to the last one. Can be undone as a bulk action, by `id`.
 */
export const assignMultipleLead = defineEndpoint(leadBulkCalls.assignMultipleLead, {
  access: { kind: 'permission', anyOf: ['lead-assign-own', 'lead-assign-all'], scope: 'own' },
  summary: 'Give leads to agents, each to its own',
  isForm: true,
  labels: { assignmultipleagents: 'Leads', lead_id: 'Lead', assign_to: 'Agent' },
  body: z.object({
    assignmultipleagents: z
      .array(z.object({ lead_id: z.uuid(), assign_to: z.uuid().nullable() }))
      .min(1)
      .max(BULK_MAX),
  }),
  answer: z.object({
    statusCode: z.literal('success'),
    message: z.string(),
    data: z.object({
      id: z.string().describe('of the bulk action'),
      state: actionSchema.shape.state,
      assigned: z.number().int(),
      results: z.array(
        z.object({
          lead_id: z.string(),
          assign_to: z.string().nullable(),
          state: z.enum(bulkRowStates),
          message: z.string().nullable(),
        }),
      ),
    }),
  }),
  example: {
    statusCode: 'success',
    message: '1 lead assigned',
    data: {
      ...{ id: ACTION, state: 'done', assigned: 1 },
      results: [{ lead_id: LEAD, assign_to: AGENT, state: 'done', message: null }],
    },
  },
});
