import { z } from 'zod';
import { messageSchema, TEXT_MAX } from '#messaging';
import { defineEndpoint, linesText, lineText, pageFacts, pageQuery } from '#platform';
import { inquiryCalls } from '../desk-calls.ts';
import { inquiryGroups } from './dashboard-endpoints.ts';
import { duplicateSchema } from './duplicate.ts';
import { heldMessage, undoable } from './held-message.ts';
import { contactWays } from './inquiry-origin.ts';

export const inquiryKinds = [
  'contact',
  'home',
  'tour',
  'quiz',
  'app-notice',
  'home-value',
  'registration',
  'saved-search',
  'agent',
  'email',
  'text',
  'registration-prompt',
  'offer',
] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** Where an inquiry is; a suspected one may be spam and waits until staff clear it. */
const inquiryStates = ['waiting', 'answered', 'no-answer-needed', 'suspected'] as const;

/** What can be listed: those in one state, or those that the dashboard counts. */
export const inquiryLists = [
  ...inquiryStates,
  ...(['running', 'overdue', 'needed', 'on-time', 'late'] as const),
] as const;
export type InquiryList = (typeof inquiryLists)[number];

/** What staff log about an answer. */
const LOG_NOTE_MAX = 2000;

const working = {
  kind: 'permission',
  anyOf: ['lead-claim', 'lead-assign-own', 'lead-assign-all'],
  scope: 'own',
} as const;

const inquirySchema = z.object({
  id: z.string(),
  leadId: z.string(),
  kind: z.enum(inquiryKinds),
  state: z.enum(inquiryStates),
  receivedAt: z.string(),
  dueAt: z.string().nullable().describe('null if it needs no answer'),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable().describe('name'),
  answeredHow: z.enum([...contactWays, 'meeting']).nullable(),
  name: z
    .string()
    .nullable()
    .describe(
      'as given with the inquiry, like the email; null without the permission column-primarycontact',
    ),
  email: z.string().nullable().describe('null without the permission column-email'),
  phone: z
    .string()
    .nullable()
    .describe('+1 and ten digits; the lead’s if none was given; null if unknown or not permitted'),
  isVerified: z.boolean().describe('the person was signed in'),
  message: z.string(),
  mlsNumber: z.string().nullable(),
  homeAddress: z.string().nullable(),
  page: z.string().nullable(),
  campaign: z.record(z.string(), z.string()).describe('parameters of the visit, without utm_'),
  wantedAgentName: z.string().nullable().describe('the agent on whose page the person wrote'),
  agentName: z.string().nullable().describe('who works the lead; null while it is unclaimed'),
  pond: z.string().nullable().describe('the pond that the unclaimed lead is in'),
  claimUntil: z
    .string()
    .nullable()
    .describe('until when those to whom the unclaimed lead is offered can claim it'),
  duplicates: z
    .array(duplicateSchema)
    .describe('other leads in sight that may be the same person, at most 5'),
  abilities: z.array(
    z.enum(['claim', 'email', 'text', 'log', 'messages', 'details', 'clear', 'explain']),
  ),
});
export type WireInquiry = z.output<typeof inquirySchema>;

const example: WireInquiry = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  leadId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
  kind: 'contact',
  state: 'waiting',
  receivedAt: '2026-11-20T16:02:11.000Z',
  dueAt: '2026-11-20T17:02:11.000Z',
  answeredAt: null,
  answeredBy: null,
  answeredHow: null,
  name: 'Eve Tester',
  email: 'eve@example.org',
  phone: '+14025550142',
  isVerified: false,
  message: 'Which homes near Elmwood Park have a yard?',
  mlsNumber: null,
  homeAddress: null,
  page: '/contactus',
  campaign: { source: 'radio' },
  wantedAgentName: null,
  agentName: null,
  pond: null,
  claimUntil: null,
  duplicates: [],
  abilities: ['claim', 'log', 'explain'],
};

/**
 * Inquiries of the leads within the caller’s scope, and of unclaimed ones for those who may claim.
 * `state` is waiting by default. Waiting, running and overdue ones come in the order they are due,
 * others newest first. Running and overdue ones are those that the dashboard counts. With days, the
 * list has only what came in on them, of leads that the dashboard counts. By source or agent it is
 * refused (not-permitted) without their column.
 */
export const listInquiries = defineEndpoint(inquiryCalls.listInquiries, {
  access: working,
  summary: 'Inquiries with their clocks',
  query: z.object({
    ...pageQuery,
    state: z.enum(inquiryLists).optional(),
    from: z.iso
      .date()
      .optional()
      .describe('the first day, where the brokerage is; `to` by default'),
    to: z.iso.date().optional().describe('the last day; today by default'),
    kind: z.enum(inquiryKinds).optional(),
    by: z
      .enum(inquiryGroups)
      .optional()
      .describe('only the inquiries of a group that the dashboard counts'),
    group: lineText(120)
      .optional()
      .describe('as the dashboard names it, an agent by the id; without: not known'),
  }),
  answer: z.object({
    data: z.array(inquirySchema),
    ...pageFacts,
    waiting: z.number().int().describe('how many wait for an answer'),
  }),
  example: { data: [example], page: 1, pageSize: 20, total: 1, waiting: 1 },
});

/**
 * Takes an unclaimed lead. Of two who claim it at the same moment one gets it; the other is refused
 * (lead-claimed) and learns who did. Claiming a lead again changes nothing.
 */
export const claimLead = defineEndpoint(inquiryCalls.claimLead, {
  access: { kind: 'permission', anyOf: ['lead-claim'], scope: 'own' },
  summary: 'Claim an unclaimed lead',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ data: z.object({ leadId: z.string() }) }),
  example: { data: { leadId: example.leadId } },
});

/** Says that a suspected inquiry is none: its clock starts, and the emails go out. */
export const clearInquiry = defineEndpoint(inquiryCalls.clearInquiry, {
  access: working,
  summary: 'Clear an inquiry of the suspicion of being spam',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ data: z.object({ id: z.string() }) }),
  example: { data: { id: example.id } },
});

/** How a call went. */
export const callOutcomes = ['reached', 'voicemail', 'no-answer', 'wrong-number'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/**
 * Logs a contact with a lead. It answers waiting inquiries and stops their clocks, unless it is a
 * call that reached nobody.
 */
export const logContact = defineEndpoint(inquiryCalls.logContact, {
  access: working,
  summary: 'Log a call, text, email or meeting with a lead',
  isForm: true,
  params: z.object({ id: z.uuid() }),
  labels: { id: 'Lead', how: 'How', outcome: 'Outcome', note: 'Note' },
  body: z.object({
    how: z.enum([...contactWays, 'meeting']),
    outcome: z.enum(callOutcomes).optional().describe('of a call; reached without'),
    note: linesText(LOG_NOTE_MAX),
  }),
  answer: z.object({ data: z.object({ answered: z.number().int() }) }),
  example: { data: { answered: 1 } },
});

/** Emails and text messages to and from a lead, newest first. */
export const listLeadMessages = defineEndpoint(inquiryCalls.listLeadMessages, {
  access: working,
  summary: 'Everything sent to a lead and received from them',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    ...pageQuery,
    thread: z.uuid().optional().describe('a message: only its conversation'),
  }),
  answer: z.object({ data: z.array(messageSchema), ...pageFacts }),
  example: {
    data: [
      {
        id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a14',
        channel: 'email',
        direction: 'out',
        status: 'sent',
        failure: null,
        subject: 'Homes with a yard',
        body: 'Hello Eve, three are new.',
        recipients: null,
        note: '',
        attachments: [
          {
            name: 'Floor plan.pdf',
            bytes: 48_213,
            mediaType: 'application/pdf',
            file: '9f2c4e6a8b0d1f3a5c7e9b1d3f5a7c9e1b3d5f7a',
            refusal: null,
          },
        ],
        sentBy: 'Nora Lindqvist',
        recordedAt: '2026-11-20T16:02:11.000Z',
        sentAt: '2026-11-20T16:02:13.000Z',
        deliveredAt: null,
        scheduledAt: null,
      },
    ],
    page: 1,
    pageSize: 20,
    total: 1,
  },
});

/**
 * Texts a lead at the phone it has, with the brokerage's name; this answers waiting inquiries
 * . Refused without the person's consent, after STOP, and for words about protected classes
 * without `fairHousingReason`. In the recipient's quiet hours it waits until `scheduledAt`. With
 * `isUndoable`, nothing happens for some seconds; `answered` is what waits for it now.
 */
export const sendLeadText = defineEndpoint(inquiryCalls.sendLeadText, {
  access: working,
  summary: 'Text a lead',
  isForm: true,
  labels: {
    ...{ leadid: 'Lead', content: 'Message', fairHousingReason: 'Reason to send it anyway' },
    isUndoable: 'Can be undone',
  },
  body: z.object({
    leadid: z.uuid(),
    content: linesText(TEXT_MAX).min(1),
    fairHousingReason: lineText(500).optional(),
    isUndoable: undoable,
  }),
  exampleBody: {
    leadid: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
    content: 'Can you see the home on Chicago St on Saturday at 10?',
  },
  answer: z.object({
    statusCode: z.literal('success'),
    message: z.string(),
    data: z.object({
      answered: z.number().int(),
      scheduledAt: z.string().nullable(),
      held: heldMessage,
    }),
  }),
  example: {
    statusCode: 'success',
    message: 'SMS sent',
    data: { answered: 1, scheduledAt: null, held: null },
  },
});

const consentSchema = z.object({
  state: z.enum(['granted', 'missing', 'withdrawn', 'no-phone', 'not-configured']),
  since: z.string().nullable(),
  wording: z.string().describe('what the person agreed to or wrote'),
});

/** Whether a lead may be texted now, and since when. */
export const getLeadTextConsent = defineEndpoint(inquiryCalls.getLeadTextConsent, {
  access: working,
  summary: 'Whether a lead agreed to get texts',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ data: consentSchema }),
  example: {
    data: {
      state: 'granted',
      since: '2026-11-20T16:02:11.000Z',
      wording: 'I agree that Prairie & Main Realty may send me text messages.',
    },
  },
});
