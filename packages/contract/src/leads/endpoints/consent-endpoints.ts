import { z } from 'zod';
import { defineEndpoint, fileKey, linesText, pageFacts, pageQuery } from '#platform';
import { consentCalls } from '../desk-calls.ts';

/** The purpose of a scan of what a person signed. */
export const CONSENT_SCAN = 'consent-scan';

/** What staff write down that a person agreed to. */
const consentKinds = ['texts', 'marketing-emails'] as const;
/** How a person told staff. */
const consentWays = ['call', 'meeting', 'paper', 'email'] as const;

const working = {
  kind: 'permission',
  anyOf: ['lead-claim', 'lead-assign-own', 'lead-assign-all'],
  scope: 'own',
} as const;

const stateSchema = z.object({
  state: z
    .enum(['granted', 'missing', 'withdrawn', 'stopped', 'no-address'])
    .describe('stopped: by a text with STOP, which only START lifts'),
  since: z.string().nullable(),
});

const entrySchema = z.object({
  id: z.string(),
  what: z.enum(['texts', 'marketing-texts', 'emails', 'marketing-emails']),
  isGranted: z.boolean(),
  source: z.enum(['form', 'message', 'stop', 'start', 'staff']),
  how: z.enum(consentWays).nullable().describe('only of what staff wrote down'),
  givenOn: z.string().nullable().describe('the day they told staff'),
  wording: z.string().describe('empty for a text, and for what came from another lead’s record'),
  page: z.string().nullable(),
  recordedBy: z.string().nullable().describe('name'),
  recordedAt: z.string(),
  file: z
    .string()
    .nullable()
    .describe('the key of a scan; null without one or while it is checked'),
  isOthers: z.boolean().describe('given on another lead’s record with the same phone or mailbox'),
});
export type WireConsent = z.output<typeof entrySchema>;

const params = z.object({ id: z.uuid() });
const example: WireConsent = {
  id: '41',
  what: 'texts',
  isGranted: true,
  source: 'staff',
  how: 'call',
  givenOn: '2026-11-20',
  wording: 'Yes, text me when something new comes up.',
  page: null,
  recordedBy: 'Nora Lindqvist',
  recordedAt: '2026-11-20T16:02:11.000Z',
  file: null,
  isOthers: false,
};

/** What a lead agreed to and withdrew, newest first, and where that leaves texts and emails. */
export const listLeadConsents = defineEndpoint(consentCalls.listLeadConsents, {
  access: working,
  summary: 'A lead’s consent to texts and marketing emails',
  params,
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(entrySchema),
    ...pageFacts,
    texts: stateSchema,
    marketingTexts: stateSchema,
    marketingEmails: stateSchema,
  }),
  example: {
    data: [example],
    page: 1,
    pageSize: 20,
    total: 1,
    texts: { state: 'granted', since: '2026-11-20T16:02:11.000Z' },
    marketingTexts: { state: 'missing', since: null },
    marketingEmails: { state: 'missing', since: null },
  },
});

/**
 * Adds what a person told staff to the consent ledger, where nothing is changed or deleted. Refused
 * after a text with STOP, which only START lifts (text-consent-withdrawn), and for a consent given
 * before a withdrawal (consent-superseded).
 */
export const recordLeadConsent = defineEndpoint(consentCalls.recordLeadConsent, {
  access: working,
  summary: 'Write down consent that a lead gave or withdrew',
  isForm: true,
  params,
  labels: {
    id: 'Lead',
    what: 'What',
    said: 'What they said',
    how: 'How',
    givenOn: 'When',
    wording: 'In which words',
    file: 'Scan',
  },
  body: z.object({
    what: z.enum(consentKinds),
    said: z.enum(['agreed', 'withdrew']),
    how: z.enum(consentWays),
    givenOn: z.iso.date(),
    wording: linesText(1000).min(1),
    file: fileKey.optional().describe('uploaded for the purpose consent-scan'),
  }),
  answer: z.object({ data: z.object({ id: z.string() }) }),
  example: { data: { id: '41' } },
});
