import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { dealCalls } from '../calls.ts';
import { type DealPart, dealParts } from '../deal-parts.ts';
import { exampleDetails, offerDetails } from './offer-endpoints.ts';
import { offerNumber, reading } from './offer-parts.ts';
import { sheetSection } from './offer-sheet.ts';

const partKeys = Object.keys(dealParts) as [DealPart];
const contact = z.object({
  part: z.enum(partKeys),
  name: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type DealContact = z.output<typeof contact>;
const exampleContact: DealContact = {
  part: 'agentId',
  name: 'Priya Raman',
  company: null,
  phone: '+14025550142',
  email: 'priya.raman@prairieandmain.example',
};

/** Without `id`, the newest open deal, else the offer that was changed last. */
export const getDealDetails = defineEndpoint(dealCalls.getDealDetails, {
  access: reading,
  summary: 'An offer or a deal with everyone who takes part in it',
  query: z.object({ id: z.coerce.number().pipe(offerNumber).optional() }),
  answer: z.object({
    data: z.object({
      offer: offerDetails,
      deal: z
        .object({ openedAt: z.string(), endedAt: z.string().nullable() })
        .nullable()
        .describe('null unless the offer put the home under contract'),
      contacts: z.array(contact),
      sections: z.array(sheetSection).describe('the terms, and what follows from them'),
    }),
  }),
  example: {
    data: {
      offer: exampleDetails,
      deal: { openedAt: '2026-11-26T16:00:00.000Z', endedAt: null },
      contacts: [exampleContact],
      sections: [{ key: 'documents', title: 'Documents', parts: [{ kind: 'text', text: 'None' }] }],
    },
  },
});

const day = z.object({
  what: z.enum(['inspection', 'termite', 'walkthrough', 'closing']),
  on: z.string(),
  time: z.string().nullable(),
  where: z.string().nullable(),
});
const outsideDeal = z.object({
  code: z.string(),
  propertyAddress: z.string().nullable(),
  parts: z.array(z.enum(partKeys)).describe('what the caller does in it'),
  offerPriceCents: z
    .number()
    .int()
    .nullable()
    .describe('null for those whose work doesn’t depend on it'),
  openedAt: z.string(),
  endedAt: z.string().nullable(),
  days: z.array(day).describe('the days that concern the caller, in their order'),
  contacts: z.array(contact),
});
export type WireOutsideDeal = z.output<typeof outsideDeal>;

/**
 * The newest 100 deals that name the caller as their lender, or the entry of the directory with
 * the verified email of their account; none for staff and clients.
 */
export const listOutsideDeals = defineEndpoint(dealCalls.listOutsideDeals, {
  access: { kind: 'signed-in' },
  summary: 'The deals that someone outside the brokerage takes part in',
  answer: z.object({ data: z.array(outsideDeal) }),
  example: {
    data: [
      {
        code: 'HS-26-00042-W',
        propertyAddress: '5112 Cass St, Omaha, NE 68132',
        parts: ['escrowAgentId'],
        offerPriceCents: 38_900_000,
        openedAt: '2026-11-26T16:00:00.000Z',
        endedAt: null,
        days: [{ what: 'closing', on: '2027-01-15', time: '10:00', where: null }],
        contacts: [exampleContact],
      },
    ],
  },
});
