import { z } from 'zod';
import { defineEndpoint, lineText, recordVersion } from '#platform';
import { listedOfferCalls as calls } from '../calls.ts';
import { COMPARED_OFFERS_MAX } from '../listing-file-fields.ts';
import { offerStates } from '../offer-states.ts';
import { counterInputs, counterLabels } from './counter-endpoints.ts';
import { ofListingFile } from './listing-file-parts.ts';
import { netSchema } from './net-parts.ts';
import { offerNumber, reading, writing } from './offer-parts.ts';

const cents = z.number().int();
const stateKeys = Object.keys(offerStates) as [keyof typeof offerStates];

/** What the seller sees of an offer, next to the others. */
export const comparedOffer = z.object({
  id: offerNumber,
  code: z.string(),
  buyers: z.string().nullable(),
  isOurs: z.boolean().describe('written by an agent of ours for a buyer'),
  buyersAgent: z.string().nullable().describe('the other brokerage’s agent'),
  state: z.enum(stateKeys),
  isBackup: z.boolean(),
  version: z.number().int(),
  priceCents: cents.nullable(),
  net: netSchema.describe('what the offer leaves the seller; null without a price'),
  earnestCents: cents.nullable(),
  isCash: z.boolean().nullable(),
  financing: z.string().nullable(),
  downPercent: z.string().nullable().describe('of the price, with one decimal'),
  financeState: z.string().nullable().describe('such as Preapproved'),
  loanContingency: z.boolean().nullable(),
  saleContingency: z.string().nullable(),
  inspections: z.array(z.string()),
  provisions: z.string().nullable().describe('in words; null for offers of our own buyers'),
  closingOn: z.string().nullable(),
  submittedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  isLate: z.boolean().describe('answered after its expiration'),
  abilities: z.array(z.enum(['presented', 'accepted', 'countered', 'rejected'])),
});
export type WireComparedOffer = z.output<typeof comparedOffer>;

export const comparison = z.object({
  file: z.object({
    id: offerNumber,
    code: z.string(),
    propertyAddress: z.string().nullable(),
    listPriceCents: cents.nullable(),
    payoffStatedOn: z.string().nullable(),
    taxPaidThroughYear: z.number().int().nullable().describe('by the file; null: not known'),
    taxSource: z.string().nullable().describe('where the rate of the stamp tax is from'),
    isHomeTaken: z.boolean().describe('under contract: what is accepted now is a back-up offer'),
    isWaiting: z.boolean().describe('for a broker to confirm it; without offers of our own buyers'),
    missing: z.array(z.string()).describe('labels of required documents that aren’t in'),
  }),
  now: z.string().describe('the server’s clock, for countdowns'),
  offers: z.array(comparedOffer).max(COMPARED_OFFERS_MAX),
  more: z.number().int().describe('how many older offers are left out'),
});
export type WireComparison = z.output<typeof comparison>;

const exampleOffer: WireComparedOffer = {
  id: 42,
  code: 'HS-26-00042-W',
  buyers: 'Ana and Tom Ruiz',
  isOurs: false,
  buyersAgent: 'Rosa Vega · Elm Grove Realty',
  state: 'presented',
  isBackup: false,
  version: 3,
  priceCents: 38_900_000,
  net: {
    lines: [{ key: 'price', cents: 38_900_000, isAssumed: false }],
    totalCents: 38_900_000,
    isComplete: false,
  },
  earnestCents: 400_000,
  isCash: false,
  financing: 'Conventional',
  downPercent: '20.0',
  financeState: 'Preapproved',
  loanContingency: true,
  saleContingency: null,
  inspections: ['Whole house'],
  provisions: null,
  closingOn: '2027-01-15',
  submittedAt: '2026-11-26T16:00:00.000Z',
  expiresAt: '2026-11-28T00:00:00.000Z',
  answeredAt: null,
  isLate: false,
  abilities: ['accepted', 'rejected'],
};
export const exampleComparison: WireComparison = {
  file: {
    id: 7,
    code: 'LF-26-00007-E',
    propertyAddress: '5112 Cass St, Omaha, NE 68132',
    listPriceCents: 38_900_000,
    payoffStatedOn: '2026-11-20',
    taxPaidThroughYear: 2025,
    taxSource: 'Documentary stamp tax, Neb. Rev. Stat. 76-901',
    isHomeTaken: false,
    isWaiting: false,
    missing: [],
  },
  now: '2026-11-27T16:00:00.000Z',
  offers: [exampleOffer],
  more: 0,
};

/**
 * Starts the draft of an offer that was received on the home: its client is the seller, its
 * agent the listing agent. It is filled in like any offer.
 */
export const addReceivedOffer = defineEndpoint(calls.addReceivedOffer, {
  access: writing,
  summary: 'Add an offer that was received on a listing of ours',
  isForm: true,
  ...ofListingFile,
  labels: { buyerNames: 'Buyers' },
  body: z.object({ buyerNames: lineText(200).nullish() }),
  answer: z.object({ data: z.object({ id: offerNumber, code: z.string() }) }),
  example: { data: { id: 42, code: 'HS-26-00042-W' } },
});

/** The newest 20 offers on the home that were submitted. */
export const compareOffers = defineEndpoint(calls.compareOffers, {
  access: reading,
  summary: 'The offers on a listing of ours, side by side',
  ...ofListingFile,
  answer: z.object({ data: comparison }),
  example: { data: exampleComparison },
});

const ofListedOffer = ofListingFile.params.extend({ offer: z.coerce.number().pipe(offerNumber) });
const newComparison = {
  answer: z.object({ data: comparison }),
  example: { data: exampleComparison },
};

/**
 * Answers an offer on the home for the seller, also one that an agent of ours wrote for a buyer.
 * Refuses (listing-documents-missing) to accept one while required documents are missing.
 */
export const answerListedOffer = defineEndpoint(calls.answerListedOffer, {
  access: writing,
  summary: 'Present, accept or reject an offer on a listing of ours',
  isForm: 'keyed',
  params: ofListedOffer,
  labels: { state: 'Answer' },
  body: z.object({ version: recordVersion, state: z.enum(['presented', 'accepted', 'rejected']) }),
  ...newComparison,
});

/**
 * Writes down what our seller counters to an offer on the home, also to one that an agent of ours
 * wrote for a buyer. Refuses as the counteroffer of an offer does.
 */
export const counterListedOffer = defineEndpoint(calls.counterListedOffer, {
  access: writing,
  summary: 'Counter an offer on a listing of ours for its seller',
  isForm: 'keyed',
  params: ofListedOffer,
  labels: counterLabels,
  body: z.object({ version: recordVersion, ...counterInputs }),
  ...newComparison,
});
