import { z } from 'zod';
import { isEmail } from '#accounts';
import { leftOutSchema } from '#messaging';
import {
  defineEndpoint,
  linesText,
  lineText,
  pageFacts,
  pageQuery,
  recordVersion,
  wireNumber,
} from '#platform';
import { leadEmailCalls } from '../desk-calls.ts';
import { heldMessage, undoable } from './held-message.ts';

const working = {
  kind: 'permission',
  anyOf: ['lead-claim', 'lead-assign-own', 'lead-assign-all'],
  scope: 'own',
} as const;

const contactEmailSchema = z.object({
  leadid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isPrimary: z.boolean().describe('the lead itself; false for its second contact'),
});
export type WireContactEmail = z.output<typeof contactEmailSchema>;

const pageNumber = (most: number) => wireNumber(z.number().int().min(1).max(most)).optional();

/**
 * Email addresses of contacts: of one lead and its household, or of all leads in the caller’s
 * sight, newest lead first. A lead out of sight has none. Refused (not-permitted) without the
 * permission to see emails; second contacts need theirs, too.
 */
export const getEmailsOfContacts = defineEndpoint(leadEmailCalls.getEmailsOfContacts, {
  access: working,
  summary: 'Email addresses of the contacts of leads',
  labels: {
    'filter.leadid': 'Lead',
    'filter.search': 'Search',
    'paginator.page': 'Page',
    'paginator.per_page': 'Addresses a page',
  },
  body: z.object({
    filter: z
      .object({
        leadid: z.uuid().nullish(),
        search: lineText(120).nullish().describe('a part of a name or an address'),
      })
      .optional(),
    paginator: z
      .object({
        page: pageNumber(10_000),
        per_page: pageNumber(100),
        has_more: z.unknown().optional().describe('not read'),
        total_records: z.unknown().optional().describe('not read'),
      })
      .optional(),
  }),
  answer: z.object({
    statusCode: z.literal('success'),
    message: z.string(),
    data: z.array(contactEmailSchema),
    hasMore: z.boolean(),
    totalRecords: z.number().int(),
  }),
  example: {
    statusCode: 'success',
    message: '',
    data: [
      {
        leadid: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
        firstName: 'Eve',
        lastName: 'Tester',
        email: 'eve@example.org',
        isPrimary: true,
      },
    ],
    hasMore: false,
    totalRecords: 1,
  },
});

/** How many homes an email shows, and how many addresses each of To, Cc and Bcc has. */
export const EMAIL_HOMES_MAX = 6;
export const EMAIL_PEOPLE_MAX = 5;

const people = z
  .array(lineText(300))
  .max(EMAIL_PEOPLE_MAX)
  .superRefine((addresses, context) => {
    const wrong = addresses.find((one) => one.trim() !== '' && !isEmail(one.trim().toLowerCase()));
    if (wrong === undefined) return;
    const message = `must be complete email addresses; “${wrong.trim()}” isn’t`;
    context.addIssue({ code: 'custom', message });
  });
const letter = {
  subject: lineText(150).min(1),
  content: linesText(20_000).min(1),
  fairHousingReason: lineText(500).optional(),
  to: people.optional().describe('the lead itself without'),
  cc: people.optional(),
  bcc: people.optional(),
  from: lineText(300)
    .optional()
    .describe('where answers go; one of the caller’s own addresses, or the brokerage’s'),
  emailFor: lineText(60).optional().describe('what it is for; kept with it'),
  homes: z.array(lineText(40).min(1)).max(EMAIL_HOMES_MAX).optional().describe('MLS numbers'),
  tracksLinks: z.boolean().optional().describe('true without; see getLeadEmailOptions'),
};
const sendAt = lineText(16).describe('YYYY-MM-DDTHH:mm, local; within a year');

const labels = {
  id: 'Email',
  leadid: 'Lead',
  subject: 'Subject',
  content: 'Message',
  fairHousingReason: 'Reason to send it anyway',
  to: 'To',
  cc: 'Cc',
  bcc: 'Bcc',
  from: 'From',
  emailFor: 'Email for',
  homes: 'Homes',
  tracksLinks: 'Note when links are opened',
  sendAt: 'Send at',
  isUndoable: 'Can be undone',
};

const scheduledStates = ['waiting', 'sent', 'canceled', 'failed'] as const;

const scheduledSchema = z.object({
  id: z.string(),
  leadId: z.string(),
  channel: z.enum(['email', 'sms']),
  subject: z.string(),
  content: z.string(),
  to: z.array(z.string()).describe('none without the permission column-email, as Cc and Bcc'),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  from: z.string().nullable(),
  emailFor: z.string(),
  homes: z.array(z.string()),
  tracksLinks: z.boolean(),
  fairHousingReason: z.string().nullable(),
  sendAt: z.string(),
  state: z.enum(scheduledStates),
  failure: z.string().nullable().describe('why it wasn’t sent'),
  writtenBy: z.string().describe('name'),
  version: recordVersion,
  abilities: z.array(z.enum(['edit', 'cancel'])),
});
export type WireScheduledEmail = z.output<typeof scheduledSchema>;

const exampleScheduled: WireScheduledEmail = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a15',
  leadId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
  channel: 'email',
  subject: 'Homes with a yard',
  content: 'Hello Eve, three are new.',
  to: ['eve@example.org'],
  cc: [],
  bcc: [],
  from: null,
  emailFor: '',
  homes: ['22612345'],
  tracksLinks: true,
  fairHousingReason: null,
  sendAt: '2026-11-21T15:00:00.000Z',
  state: 'waiting',
  failure: null,
  writtenBy: 'Nora Lindqvist',
  version: 1,
  abilities: ['edit', 'cancel'],
};

/**
 * Emails a lead from the brokerage’s address, with the caller as Reply-To; this answers waiting
 * inquiries. Recipients may only be contacts of the lead and staff, at least one a contact
 * in To. Others whose mailbox is gone, who reported spam, or who opted out of marketing are left
 * out. Merge fields without a value are refused, and so are words about protected classes
 * (fair-housing-words) unless `fairHousingReason` says why they are needed. With `sendAt` it waits
 * until then, and can be changed or canceled; with `isUndoable`, for some seconds, in which nothing
 * has happened yet. Of both, `answered` is what waits for it now.
 */
export const sendLeadEmail = defineEndpoint(leadEmailCalls.sendLeadEmail, {
  access: working,
  summary: 'Email a lead, now or later',
  isForm: true,
  labels,
  body: z.object({
    ...{ leadid: z.uuid(), ...letter, sendAt: sendAt.nullish() },
    isUndoable: undoable,
  }),
  exampleBody: {
    leadid: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
    subject: 'Homes with a yard',
    content: 'Hello Eve, three are new.',
    to: ['eve@example.org'],
    emailFor: 'New homes',
  },
  answer: z.object({
    statusCode: z.literal('success'),
    message: z.string(),
    data: z.object({
      answered: z.number().int(),
      scheduledEmailId: z.string().nullable(),
      sendAt: z.string().nullable().describe('null for one that is sent now'),
      held: heldMessage,
      leftOut: z
        .array(leftOutSchema)
        .describe('of Cc, Bcc and others in To, whom it doesn’t go to, and why'),
    }),
  }),
  example: {
    statusCode: 'success',
    message: 'Email sent',
    data: { answered: 1, scheduledEmailId: null, sendAt: null, held: null, leftOut: [] },
  },
});

/** What an email to a lead can be sent with. */
export const getLeadEmailOptions = defineEndpoint(leadEmailCalls.getLeadEmailOptions, {
  access: working,
  summary: 'Recipients of an email to a lead, addresses for answers, and link tracking',
  params: z.object({ id: z.uuid() }),
  answer: z.object({
    data: z.object({
      contacts: z
        .array(z.object({ name: z.string(), email: z.string() }))
        .describe('none without the permission column-email'),
      from: z.array(z.string()).describe('where answers can go; the first one does without'),
      notTracked: z
        .enum(['setting', 'opted-out'])
        .nullable()
        .describe('why links aren’t tracked; null if they can be'),
    }),
  }),
  example: {
    data: {
      contacts: [{ name: 'Eve Tester', email: 'eve@example.org' }],
      from: ['nora@example.com'],
      notTracked: null,
    },
  },
});

const threadSchema = z.object({
  id: z.string().describe('of its newest email'),
  subject: z.string(),
  count: z.number().int(),
  lastAt: z.string(),
  lastDirection: z.enum(['out', 'in']),
  preview: z.string().describe('how the newest email begins'),
  replyTo: z
    .string()
    .nullable()
    .describe('who wrote the newest email that came in; null unless a contact whom you may email'),
});
export type WireEmailThread = z.output<typeof threadSchema>;

/** Conversations by email with a lead, the one with the newest email first. */
export const listLeadThreads = defineEndpoint(leadEmailCalls.listLeadThreads, {
  access: working,
  summary: 'Conversations by email with a lead',
  params: z.object({ id: z.uuid() }),
  query: z.object(pageQuery),
  answer: z.object({ data: z.array(threadSchema), ...pageFacts }),
  example: {
    data: [
      {
        id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a14',
        subject: 'Homes with a yard',
        count: 3,
        lastAt: '2026-11-20T16:02:11.000Z',
        lastDirection: 'in',
        preview: 'Can we see the second one on Saturday?',
        replyTo: 'eve@example.org',
      },
    ],
    page: 1,
    pageSize: 20,
    total: 1,
  },
});

/** Emails to a lead that wait for their time, and those of the last week that weren’t sent. */
export const listScheduledEmails = defineEndpoint(leadEmailCalls.listScheduledEmails, {
  access: working,
  summary: 'Emails to a lead that are sent later',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ data: z.array(scheduledSchema) }),
  example: { data: [exampleScheduled] },
});

/** Changes an email that waits; only who wrote it may. Refused as when it was written. */
export const updateScheduledEmail = defineEndpoint(leadEmailCalls.updateScheduledEmail, {
  access: working,
  summary: 'Change an email that is sent later',
  params: z.object({ id: z.uuid() }),
  labels,
  body: z.object({
    version: recordVersion,
    ...letter,
    subject: letter.subject.optional(),
    content: letter.content.optional(),
    sendAt: sendAt.optional(),
  }),
  answer: z.object({ data: scheduledSchema }),
  example: { data: { ...exampleScheduled, version: 2 } },
});

/** Cancels an email that waits: who wrote it may, and those who assign any lead. */
export const cancelScheduledEmail = defineEndpoint(leadEmailCalls.cancelScheduledEmail, {
  access: working,
  summary: 'Cancel an email that is sent later',
  params: z.object({ id: z.uuid() }),
  labels,
  body: z.object({ version: recordVersion }),
  answer: z.object({ data: scheduledSchema }),
  example: { data: { ...exampleScheduled, state: 'canceled', version: 2, abilities: [] } },
});
