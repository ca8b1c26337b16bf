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
import { newsletterCalls } from '../desk-calls.ts';
import { mailingLists } from '../mailing-lists.ts';

const sending = { kind: 'permission', anyOf: ['mailing-lists'], scope: 'own' } as const;
const ofNewsletter = { params: z.object({ id: z.uuid() }) };
const labels = {
  id: 'Newsletter',
  list: 'List',
  subject: 'Subject',
  preheader: 'Preview line',
  body: 'Text',
  subjectEs: 'Subject in Spanish',
  preheaderEs: 'Preview line in Spanish',
  bodyEs: 'Text in Spanish',
  fairHousingReason: 'Reason to keep the words',
  sendAt: 'Send at',
};

/** How long sending can be canceled after "Send now". */
export const CANCEL_SECONDS = 60;

export const newsletterStates = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'canceled',
] as const;
export type NewsletterState = (typeof newsletterStates)[number];

const fields = {
  preheader: lineText(150).nullish(),
  subjectEs: lineText(150).nullish(),
  preheaderEs: lineText(150).nullish(),
  bodyEs: linesText(20_000).trim().nullish(),
  fairHousingReason: lineText(500).nullish(),
};
const needed = {
  list: z.enum(mailingLists),
  subject: lineText(150).min(1),
  body: linesText(20_000).trim().min(1).describe('Markdown'),
};

const count = z.number().int();
const progressSchema = z.object({
  recipients: count,
  waiting: count.describe('not handed to the mail server yet, also for the end of quiet hours'),
  sent: count,
  failed: count,
  skipped: count.describe('left the list before their email went out'),
  bounced: count.describe('of those sent'),
  unsubscribed: count.describe('of those sent, by this email or the next'),
});

const newsletterSchema = z.object({
  id: z.string(),
  list: z.enum(mailingLists),
  subject: z.string(),
  preheader: z.string(),
  body: z.string(),
  subjectEs: z.string(),
  preheaderEs: z.string(),
  bodyEs: z.string(),
  fairHousingReason: z.string().nullable(),
  state: z.enum(newsletterStates),
  sendAt: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  sentBy: z.string().nullable().describe('name'),
  audience: count.nullable().describe('of a draft: how many are on the list now'),
  progress: progressSchema.nullable().describe('null before sending starts'),
  version: z.number().int(),
  abilities: z.array(
    z.enum(['preview', 'test', 'edit', 'send', 'stop', 'pause', 'resume', 'cancel']),
  ),
});
export type WireNewsletter = z.output<typeof newsletterSchema>;

const example: WireNewsletter = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  list: 'newsletter',
  subject: 'What sold in Omaha this fall',
  preheader: 'Prices, days on market, and three homes to see',
  body: '# What sold\n\nPrices held in October.',
  subjectEs: '',
  preheaderEs: '',
  bodyEs: '',
  fairHousingReason: null,
  state: 'draft',
  sendAt: null,
  startedAt: null,
  finishedAt: null,
  sentBy: null,
  audience: 412,
  progress: null,
  version: 1,
  abilities: ['preview', 'test', 'edit', 'send'],
};
const oneNewsletter = {
  answer: z.object({ data: newsletterSchema }),
  example: { data: example },
};

export const listNewsletters = defineEndpoint(newsletterCalls.listNewsletters, {
  access: sending,
  summary: 'Newsletters with their progress, newest first',
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(newsletterSchema),
    ...pageFacts,
    abilities: z.array(z.literal('create')),
  }),
  example: { data: [example], page: 1, pageSize: 20, total: 1, abilities: ['create'] },
});

/** Refuses words about protected classes without a reason, and half of a Spanish version. */
export const createNewsletter = defineEndpoint(newsletterCalls.createNewsletter, {
  access: sending,
  summary: 'Write a newsletter',
  isForm: true,
  labels,
  body: z.object({ ...needed, ...fields }),
  ...oneNewsletter,
});

/** Only drafts (newsletter-step-refused). Refuses what `createNewsletter` does. */
export const updateNewsletter = defineEndpoint(newsletterCalls.updateNewsletter, {
  access: sending,
  summary: 'Edit a newsletter',
  ...ofNewsletter,
  labels,
  body: z.object({
    version: recordVersion,
    list: needed.list.optional(),
    subject: needed.subject.optional(),
    body: needed.body.optional(),
    ...fields,
  }),
  ...oneNewsletter,
});

const laidOut = {
  answer: z.object({
    data: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  }),
  example: {
    data: { subject: example.subject, html: '<p>Prices held.</p>', text: 'Prices held.' },
  },
};

export const previewNewsletter = defineEndpoint(newsletterCalls.previewNewsletter, {
  access: sending,
  summary: 'A newsletter as its readers get it',
  ...ofNewsletter,
  query: z.object({ language: z.enum(['en', 'es']).optional() }),
  ...laidOut,
});

/** What is being written, in one language. Changes nothing. */
export const previewNewsletterDraft = defineEndpoint(newsletterCalls.previewNewsletterDraft, {
  access: sending,
  summary: 'An unsaved newsletter as its readers would get it',
  labels,
  body: z.object({
    language: z.enum(['en', 'es']).optional(),
    list: needed.list,
    subject: lineText(150).nullish(),
    preheader: fields.preheader,
    body: linesText(20_000).describe('Markdown'),
  }),
  ...laidOut,
});

/** Both languages, if there are two. Its links to leave the list lead nowhere. */
export const testNewsletter = defineEndpoint(newsletterCalls.testNewsletter, {
  access: sending,
  summary: 'Email a newsletter to the caller alone',
  isForm: true,
  ...ofNewsletter,
  answer: z.object({ data: z.object({ to: z.string() }) }),
  example: { data: { to: 'nora@example.org' } },
});

/** At `sendAt`, or in a minute, until when it can be stopped. Only drafts. */
export const sendNewsletter = defineEndpoint(newsletterCalls.sendNewsletter, {
  access: sending,
  summary: 'Schedule a newsletter, or send it now',
  isForm: true,
  ...ofNewsletter,
  labels,
  body: z.object({
    version: recordVersion,
    sendAt: z
      .string()
      .regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/, 'must be a day and a time')
      .nullish()
      .describe('YYYY-MM-DDTHH:mm, local'),
  }),
  ...oneNewsletter,
});

/**
 * `stop` makes a scheduled one a draft again; `cancel` ends sending for good. Emails that the mail
 * server has can't be recalled. Refuses (newsletter-step-refused) what isn't possible now.
 */
export const controlNewsletter = defineEndpoint(newsletterCalls.controlNewsletter, {
  access: sending,
  summary: 'Stop, pause, resume or cancel a newsletter',
  ...ofNewsletter,
  body: z.object({ step: z.enum(['stop', 'pause', 'resume', 'cancel']) }),
  ...oneNewsletter,
});

export const { history: getNewsletterHistory, undo: undoNewsletterChange } = historyEndpoints(
  { history: newsletterCalls.getNewsletterHistory, undo: newsletterCalls.undoNewsletterChange },
  { access: sending, of: 'a newsletter', ...ofNewsletter, ...oneNewsletter },
);
