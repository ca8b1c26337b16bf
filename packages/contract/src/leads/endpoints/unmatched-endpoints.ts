import { z } from 'zod';
import { messageSchema, TEXT_MAX } from '#messaging';
import {
  defineEndpoint,
  historyEndpoints,
  linesText,
  lineText,
  pageFacts,
  pageQuery,
} from '#platform';
import { unmatchedCalls } from '../desk-calls.ts';

const matching = { kind: 'permission', anyOf: ['lead-assign-all'], scope: 'own' } as const;

const unmatchedSchema = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms']),
  receivedAt: z.string(),
  fromName: z.string().describe('empty for a text'),
  fromAddress: z
    .string()
    .nullable()
    .describe('email or phone; null without the permission column-email or column-phone'),
  subject: z.string().describe('empty for a text'),
  excerpt: z.string(),
  messages: z.number().int().describe('how many texts of this number wait'),
  attachments: z.number().int(),
  problem: z
    .enum(['too-large', 'unreadable'])
    .nullable()
    .describe('why only its head is here; the whole email is in the mailbox'),
  dueAt: z.string().nullable().describe('when it should be answered; null if a program wrote it'),
  answeredAt: z.string().nullable().describe('when staff texted the number back'),
  abilities: z.array(
    z.enum(['read', 'attach', 'make-lead', 'reply', 'remove', 'put-back', 'history']),
  ),
});
export type WireUnmatched = z.output<typeof unmatchedSchema>;

const example: WireUnmatched = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a21',
  channel: 'email',
  receivedAt: '2026-11-20T16:02:11.000Z',
  fromName: 'Eve Tester',
  fromAddress: 'eve.work@example.org',
  subject: 'Re: Homes with a yard',
  excerpt: 'The second one looks good.',
  messages: 1,
  attachments: 0,
  problem: null,
  dueAt: '2026-11-20T17:02:11.000Z',
  answeredAt: null,
  abilities: ['read', 'attach', 'make-lead', 'remove', 'history'],
};

const params = z.object({ id: z.uuid() });
const answer = z.object({ data: z.object({ id: z.string() }) });

/**
 * What came in within the last 90 days and matched no lead, newest first: emails one by one, texts
 * by their number. `removed` are those that staff took off the list within the last 7 days.
 */
export const listUnmatched = defineEndpoint(unmatchedCalls.listUnmatched, {
  access: matching,
  summary: 'Emails and texts that matched no lead',
  query: z.object({ ...pageQuery, state: z.enum(['waiting', 'removed']).optional() }),
  answer: z.object({ data: z.array(unmatchedSchema), ...pageFacts }),
  example: { data: [example], page: 1, pageSize: 20, total: 1 },
});

/** How many rows of {@link listUnmatched} wait. */
export const countUnmatched = defineEndpoint(unmatchedCalls.countUnmatched, {
  access: matching,
  summary: 'How many emails and texts wait to be matched',
  answer: z.object({ data: z.object({ waiting: z.number().int() }) }),
  example: { data: { waiting: 1 } },
});

/** A message with what else went to and came from its number, newest first. */
export const getUnmatched = defineEndpoint(unmatchedCalls.getUnmatched, {
  access: matching,
  summary: 'Read a message that matched no lead',
  params,
  answer: z.object({ data: z.object({ messages: z.array(messageSchema) }) }),
  example: {
    data: {
      messages: [
        {
          id: example.id,
          channel: 'email',
          direction: 'in',
          status: 'received',
          failure: null,
          subject: example.subject,
          body: example.excerpt,
          recipients: null,
          note: '',
          attachments: [],
          sentBy: null,
          recordedAt: example.receivedAt,
          sentAt: null,
          deliveredAt: null,
          scheduledAt: null,
        },
      ],
    },
  },
});

/** Puts a message, or all texts of its number, on a lead's timeline and takes it off the list. */
export const attachUnmatched = defineEndpoint(unmatchedCalls.attachUnmatched, {
  access: matching,
  summary: 'Attach an unmatched message to a lead',
  params,
  labels: { id: 'Message', leadId: 'Lead' },
  body: z.object({ leadId: z.uuid() }),
  answer,
  example: { data: { id: example.id } },
});

/**
 * Makes an inquiry of a message, as if it had come by a form: of the lead with that email, or of a
 * new one. Its clock starts when the message came in. Without the permission to see the address,
 * the message's own is used.
 */
export const makeLeadOfUnmatched = defineEndpoint(unmatchedCalls.makeLeadOfUnmatched, {
  access: matching,
  summary: 'Make a lead of an unmatched message',
  isForm: true,
  params,
  labels: { id: 'Message', firstName: 'First name', lastName: 'Last name', email: 'Email' },
  body: z.object({
    firstName: lineText(60).min(1),
    lastName: lineText(60).optional().describe('if they gave it'),
    email: lineText(300).optional().describe('of someone who texted, if they gave it'),
  }),
  answer: z.object({ data: z.object({ leadId: z.string() }) }),
  example: { data: { leadId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13' } },
});

/** Texts back a number that no lead has. Same rules as texts to leads. */
export const replyToUnmatched = defineEndpoint(unmatchedCalls.replyToUnmatched, {
  access: matching,
  summary: 'Answer a text from an unknown number',
  isForm: true,
  params,
  labels: { id: 'Message', content: 'Message', fairHousingReason: 'Reason to send it anyway' },
  body: z.object({
    content: linesText(TEXT_MAX).min(1),
    fairHousingReason: lineText(500).optional(),
  }),
  answer: z.object({ data: z.object({ scheduledAt: z.string().nullable() }) }),
  example: { data: { scheduledAt: null } },
});

/** Takes a message off the list. It can be put back for 7 days; then what it says is erased. */
export const removeUnmatched = defineEndpoint(unmatchedCalls.removeUnmatched, {
  access: matching,
  summary: 'Take a message off the list of unmatched ones',
  params,
  answer,
  example: { data: { id: example.id } },
});

export const { history: getUnmatchedHistory, undo: undoUnmatchedChange } = historyEndpoints(
  { history: unmatchedCalls.getUnmatchedHistory, undo: unmatchedCalls.undoUnmatchedChange },
  {
    access: matching,
    of: 'an unmatched message',
    params,
    answer,
    example: { data: { id: example.id } },
  },
);
