import { z } from 'zod';
import { defineEndpoint, pageFacts, pageQuery } from '#platform';
import { duplicateCalls } from '../desk-calls.ts';
import { duplicateReasons } from './duplicate.ts';
import { exampleLeadDetails } from './lead-detail-endpoints.ts';

const merging = { kind: 'permission', anyOf: ['lead-merge'], scope: 'own' } as const;

const text = z.string().nullable();

/** A lead of a pair. What the caller may not see is null. */
const sideSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: text,
  phone: text.describe('+1 and ten digits'),
  city: text,
  agent: text.describe('who works the lead'),
  lastInquiryAt: text.describe('an instant'),
});

const pairSchema = z.object({
  id: z.string().describe('of this row'),
  reasons: z.array(z.enum(duplicateReasons)),
  leads: z.array(sideSchema).length(2),
  abilities: z.array(z.enum(['compare', 'dismiss'])),
});
export type WireDuplicatePair = z.output<typeof pairSchema>;

const one = {
  id: exampleLeadDetails.id,
  name: 'Eve Tester',
  email: 'eve@example.org',
  phone: '+14025550142',
  city: 'Omaha',
  agent: 'Nora Lindqvist',
  lastInquiryAt: '2026-11-20T16:02:11.000Z',
};
const other = { ...one, id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a15', email: 'e.tester@example.org' };

/**
 * Pairs of leads in the caller's sight that may be the same person: those with the most in
 * common first. Reasons that rest on columns the caller may not see are left out.
 */
export const listDuplicates = defineEndpoint(duplicateCalls.listDuplicates, {
  access: merging,
  summary: 'Leads that may be the same person, with the reasons',
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(pairSchema),
    ...pageFacts,
    hiddenColumns: z.array(z.string()).describe('facts of leads that the caller may not see'),
  }),
  example: {
    data: [
      {
        id: `${one.id}:${other.id}`,
        reasons: ['phone'],
        leads: [one, other],
        abilities: ['compare', 'dismiss'],
      },
    ],
    ...{ page: 1, pageSize: 20, total: 1 },
    hiddenColumns: [],
  },
});

/** Whether two leads are different people; sending it again changes nothing. */
export const setLeadsDistinct = defineEndpoint(duplicateCalls.setLeadsDistinct, {
  access: merging,
  summary: 'Say that two leads are different people, or take it back',
  labels: { leadId: 'Lead', otherLeadId: 'Other lead', isDistinct: 'Different people' },
  body: z.object({ leadId: z.uuid(), otherLeadId: z.uuid(), isDistinct: z.boolean() }),
  answer: z.object({ data: z.literal(true) }),
  example: { data: true },
});
