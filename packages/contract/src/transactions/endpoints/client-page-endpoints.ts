import { z } from 'zod';
import { defineEndpoint, linesText, lineText } from '#platform';
import { clientOfferCalls } from '../calls.ts';
import { CLIENT_NAME_MAX, CLIENT_QUESTION_MAX } from '../client-limits.ts';
import { offerStates } from '../offer-states.ts';
import { sheetSection } from './offer-sheet.ts';

const stateKeys = Object.keys(offerStates) as [keyof typeof offerStates];
const cents = z.number().int();
const termsHash = z.string().regex(/^[0-9a-f]{64}$/);

/** How a client reaches the agent. */
export const clientAgent = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  photo: z.string().nullable(),
});

const clientOffer = z.object({
  id: z.uuid(),
  code: z.string(),
  state: z.enum(stateKeys),
  isBackup: z.boolean().describe('accepted while another offer on the home stands'),
  version: z.number().int(),
  termsHash: termsHash.describe('what an approval is for: it differs once a term does'),
  client: z.string(),
  address: z.string().nullable(),
  home: z
    .object({
      path: z.string(),
      photo: z.string().nullable(),
      facts: z.string(),
      firm: z.string().describe('the listing firm'),
    })
    .nullable()
    .describe('null unless the MLS lets us show it'),
  isCash: z.boolean().describe('without a loan'),
  priceCents: cents.nullable(),
  earnestDepositCents: cents.nullable(),
  cashToCloseCents: cents.nullable(),
  isCashComplete: z.boolean(),
  monthCents: cents.nullable(),
  expiresAt: z.string().nullable(),
  dates: z.array(
    z.object({ what: z.string(), when: z.string(), where: z.string().nullable(), on: z.string() }),
  ),
  documents: z.array(z.string()),
  sections: z.array(sheetSection).describe('everything, as on the printed summary'),
  agent: clientAgent.nullable(),
  approval: z
    .object({
      ...{ name: z.string(), at: z.string() },
      ...{ version: z.number().int(), isDraft: z.boolean() },
    })
    .nullable()
    .describe('of the terms as they are'),
  isOutdated: z.boolean().describe('other terms were approved before'),
  questions: z
    .array(
      z.object({
        text: z.string(),
        askedAt: z.string(),
        answeredAt: z.string().nullable().describe('when the agent got in touch about it'),
      }),
    )
    .describe('what the client asked on this page, newest first, at most 20'),
  abilities: z.array(z.enum(['approve', 'ask'])),
});
export type WireClientOffer = z.output<typeof clientOffer>;

const exampleOffer: WireClientOffer = {
  ...{ id: '5b2f7c1e-0d4a-4a57-9c1d-2f4f9d4b8a10', code: 'HS-26-00042-W', state: 'submitted' },
  ...{ isBackup: false, version: 3, termsHash: 'a'.repeat(64), client: 'Eve Tester' },
  ...{
    address: '5112 Cass St, Omaha, NE 68132',
    home: null,
    isCash: false,
    priceCents: 38_900_000,
  },
  ...{
    earnestDepositCents: 400_000,
    cashToCloseCents: 9_241_017,
    isCashComplete: true,
    monthCents: 284_512,
  },
  expiresAt: '2026-12-02T23:00:00.000Z',
  dates: [{ what: 'Closing', when: 'Fri, Jan 15, 2027', where: null, on: '2027-01-15' }],
  ...{ documents: [], sections: [] },
  agent: { name: 'Nora Lindqvist', email: 'nora@example.com', phone: '+14025550155', photo: null },
  ...{ approval: null, isOutdated: false, questions: [], abilities: ['approve', 'ask'] },
};
const oneOffer = {
  answer: z.object({ data: clientOffer }),
  example: { data: exampleOffer },
};
const shown = { version: z.number().int().min(1), termsHash };
const approvalLabels = { version: 'Version', termsHash: 'Terms', name: 'Your name' };
const approvalBody = z.object({
  ...shown,
  name: lineText(CLIENT_NAME_MAX).refine((name) => /\p{L}/u.test(name), 'is required'),
});
const questionLabels = { question: 'Your question' };
const questionBody = z.object({
  question: linesText(CLIENT_QUESTION_MAX).refine((text) => text.trim() !== '', 'is required'),
});

/**
 * By the key of a link in its header or, for the client who signed in, by the id of the link
 * . Refuses (client-link-refused) one that doesn’t work.
 */
export const getClientOffer = defineEndpoint(clientOfferCalls.getClientOffer, {
  access: { kind: 'public' },
  summary: 'An offer as its client sees it, by the link in an email',
  ...oneOffer,
});

export const getClientOfferFile = defineEndpoint(clientOfferCalls.getClientOfferFile, {
  access: { kind: 'public' },
  summary: 'The summary of that offer as a PDF',
  answer: z.unknown(),
  example: '%PDF-1.7 …',
});

/**
 * Stores that the client approves exactly the terms they saw. Refuses (offer-terms-changed) other
 * ones, with the fields that changed, and (offer-not-open) an offer that was answered.
 */
export const approveClientOffer = defineEndpoint(clientOfferCalls.approveClientOffer, {
  access: { kind: 'public' },
  summary: 'Approve the terms of that offer',
  isForm: true,
  labels: approvalLabels,
  body: approvalBody,
  ...oneOffer,
});

export const askAboutClientOffer = defineEndpoint(clientOfferCalls.askAboutClientOffer, {
  access: { kind: 'public' },
  summary: 'Ask the agent about that offer',
  isForm: true,
  labels: questionLabels,
  body: questionBody,
  answer: z.object({ status: z.literal('success') }),
  example: { status: 'success' },
});
