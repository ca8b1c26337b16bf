import { z } from 'zod';
import { defineEndpoint, pageFacts, pageQuery } from '#platform';
import { claimCalls } from '../desk-calls.ts';
import { inquiryKinds } from './inquiry-endpoints.ts';

const claiming = { kind: 'permission', anyOf: ['claimcontact'], scope: 'own' } as const;

const claimableSchema = z.object({
  id: z.string(),
  name: z.string().nullable().describe('null without the permission column-primarycontact'),
  email: z.string().nullable().describe('null if not given or not permitted, as the phone'),
  phone: z.string().nullable().describe('+1 and ten digits'),
  source: z.string().nullable().describe('null without the permission column-source'),
  leadRole: z.string().nullable(),
  kind: z.enum(inquiryKinds).nullable().describe('of the newest inquiry; null without any'),
  message: z.string().describe('the first words of the newest inquiry'),
  mlsNumber: z.string().nullable(),
  homeAddress: z.string().nullable(),
  receivedAt: z.string().describe('when the newest inquiry came in'),
  dueAt: z.string().nullable().describe('when the first answer is due; null if none is'),
  pond: z.string().nullable().describe('the pond that the lead is in'),
  claimUntil: z.string().nullable().describe('until when it can be claimed'),
  abilities: z.array(z.literal('claim')),
});
export type WireClaimable = z.output<typeof claimableSchema>;

const example: WireClaimable = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
  name: 'Eve Tester',
  email: 'eve@example.org',
  phone: '+14025550142',
  source: 'Website',
  leadRole: 'Buyer',
  kind: 'contact',
  message: 'Which homes near Elmwood Park have a yard?',
  mlsNumber: null,
  homeAddress: null,
  receivedAt: '2026-11-20T16:02:11.000Z',
  dueAt: '2026-11-20T17:02:11.000Z',
  pond: null,
  claimUntil: null,
  abilities: ['claim'],
};

/**
 * Leads that nobody works and the caller could claim now: by when an answer is due, then
 * the newest. Suspected spam is left out, and so are leads of ponds from which they have as many as
 * they may.
 */
export const listClaimable = defineEndpoint(claimCalls.listClaimable, {
  access: claiming,
  summary: 'Unclaimed leads that the caller could claim, with their clocks',
  query: z.object(pageQuery),
  answer: z.object({ data: z.array(claimableSchema), ...pageFacts }),
  example: { data: [example], page: 1, pageSize: 20, total: 1 },
});

export const countClaimable = defineEndpoint(claimCalls.countClaimable, {
  access: claiming,
  summary: 'How many leads the caller could claim',
  answer: z.object({ data: z.object({ claimable: z.number().int() }) }),
  example: { data: { claimable: 3 } },
});
