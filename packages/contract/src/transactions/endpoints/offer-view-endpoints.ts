import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { offerViewCalls } from '../calls.ts';
import { type OfferDayKind, offerDayKinds } from '../offer-phases.ts';
import { reading } from './offer-parts.ts';
import { exampleRow, offerRow } from './offer-row.ts';
import {
  exampleFacts,
  exampleListed,
  listedOffer,
  month,
  offerFacts,
  offerFilter,
  phase,
} from './offer-view-parts.ts';

/** The offers that were changed last in each phase, at most `OFFER_COLUMN_MAX` of one. */
export const getOfferBoard = defineEndpoint(offerViewCalls.getOfferBoard, {
  access: reading,
  summary: 'Offers by phase',
  query: z.object(offerFilter),
  answer: z.object({
    data: z.array(listedOffer),
    ...offerFacts,
    abilities: z.array(z.literal('create')),
  }),
  example: { data: [exampleListed], ...exampleFacts, abilities: ['create'] },
});

const offerDay = z.object({
  kind: z.enum(Object.keys(offerDayKinds) as [OfferDayKind]),
  on: z.string().describe('date'),
  time: z.string().nullable(),
  what: z.string().nullable().describe('type of a home inspection'),
  offer: z.object({
    id: offerRow.shape.id,
    code: z.string(),
    phase,
    propertyAddress: z.string().nullable(),
    buyer: offerRow.shape.buyer,
  }),
});
export type WireOfferDay = z.output<typeof offerDay>;

/** The days of a month's offers, at most 500; without a phase, of offers that haven't ended. */
export const getOfferCalendar = defineEndpoint(offerViewCalls.getOfferCalendar, {
  access: reading,
  summary: 'Days of offers in a month',
  query: z.object({ ...offerFilter, month }),
  answer: z.object({
    data: z.array(offerDay),
    total: z.number().int(),
    ...offerFacts,
    abilities: z.array(z.literal('create')),
  }),
  example: {
    data: [
      {
        ...{ kind: 'closing', on: '2027-01-15', time: '09:00', what: null },
        offer: {
          ...{ id: 42, code: exampleRow.code, phase: 'contract' },
          propertyAddress: exampleRow.propertyAddress,
          buyer: exampleRow.buyer,
        },
      },
    ],
    total: 1,
    ...exampleFacts,
    abilities: ['create'],
  },
});
