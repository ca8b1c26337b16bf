import { z } from 'zod';
import { defineEndpoint, linesText, lineText, recordVersion } from '#platform';
import { leadReferralCalls } from '../desk-calls.ts';

const working = {
  kind: 'permission',
  anyOf: ['lead-claim', 'lead-assign-own', 'lead-assign-all'],
  scope: 'own',
} as const;

export const referralStatuses = ['sent', 'accepted', 'closed', 'declined'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/** The most referrals of one lead. */
export const LEAD_REFERRALS_MAX = 20;

const labels = {
  id: 'Referral',
  agentName: 'Agent',
  brokerage: 'Brokerage',
  email: 'Email',
  phone: 'Phone',
  feePercent: 'Referral fee in percent',
  status: 'Status',
  note: 'Note',
};

const fields = {
  email: z.union([z.literal(''), z.email().max(254)]).nullish(),
  phone: lineText(30).nullish(),
  feePercent: z
    .union([
      z.literal(''),
      z.string().regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, {
        error: 'must be from 0 to 100, with at most two decimals',
      }),
    ])
    .nullish()
    .describe('such as 25 or 27.50'),
  status: z.enum(referralStatuses).optional(),
  note: linesText(1000).nullish(),
};
const agentName = lineText(120).min(1);
const brokerage = lineText(120).min(1);

const referralSchema = z.object({
  id: z.string(),
  agentName: z.string(),
  brokerage: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  feePercent: z.string().nullable().describe('with two decimals; null if not agreed'),
  status: z.enum(referralStatuses),
  note: z.string(),
  referredAt: z.string(),
  referredBy: z.string().describe('name'),
  version: recordVersion,
  abilities: z.array(z.literal('edit')),
});
export type WireLeadReferral = z.output<typeof referralSchema>;

const example: WireLeadReferral = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a16',
  agentName: 'Casey Morgan',
  brokerage: 'Front Range Homes',
  email: 'casey@example.org',
  phone: '(303) 555-0142',
  feePercent: '25.00',
  status: 'sent',
  note: 'Moves to Denver in May.',
  referredAt: '2026-11-20T16:02:11.000Z',
  referredBy: 'Nora Lindqvist',
  version: 1,
  abilities: ['edit'],
};
const one = { answer: z.object({ data: referralSchema }), example: { data: example } };

/** To whom a lead was referred, newest first. */
export const listLeadReferrals = defineEndpoint(leadReferralCalls.listLeadReferrals, {
  access: working,
  summary: 'Referrals of a lead to other brokerages',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ data: z.array(referralSchema) }),
  example: { data: [example] },
});

/** Writes down that a lead was referred. It emails nobody. Refuses a 21st (lead-referrals-full). */
export const createLeadReferral = defineEndpoint(leadReferralCalls.createLeadReferral, {
  access: working,
  summary: 'Refer a lead to another brokerage',
  isForm: true,
  params: z.object({ id: z.uuid() }),
  labels,
  body: z.object({ agentName, brokerage, ...fields }),
  ...one,
});

export const updateLeadReferral = defineEndpoint(leadReferralCalls.updateLeadReferral, {
  access: working,
  summary: 'Change a referral',
  params: z.object({ id: z.uuid() }),
  labels,
  body: z.object({
    version: recordVersion,
    agentName: agentName.optional(),
    brokerage: brokerage.optional(),
    ...fields,
  }),
  ...one,
});
