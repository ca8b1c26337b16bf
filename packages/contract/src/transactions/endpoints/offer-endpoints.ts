import { z } from 'zod';
import {
  defineEndpoint,
  exampleSight,
  historyEndpoints,
  lineText,
  pageFacts,
  pageQuery,
  recordSight,
  recordVersion,
} from '#platform';
import { offerCalls } from '../calls.ts';
import {
  type OfferFieldKey,
  type OfferFieldKind,
  type OfferTerms,
  offerFieldKeys,
  offerFields,
} from '../offer-fields.ts';
import { netSchema } from './net-parts.ts';
import { OFFER_CENTS_MAX, offerInputs, offerInspection, offerLabels } from './offer-inputs.ts';
import { offerNumber, ofKind, ofOffer, reading, writing } from './offer-parts.ts';
import { exampleRow, offerRow, stateKeys } from './offer-row.ts';
import { exampleSummary, summarySchema } from './offer-summary.ts';
import {
  exampleFacts,
  exampleListed,
  listedOffer,
  offerFacts,
  offerFilter,
} from './offer-view-parts.ts';

export type { OfferInspection, SentInspection } from './offer-inputs.ts';
export type { WireOfferRow } from './offer-row.ts';
export * from './offer-wire-endpoints.ts';

/** A value as our own calls answer it: a party is an id. */
const inside = (kind: OfferFieldKind) =>
  kind === 'company' || kind === 'contact' ? z.string() : ofKind[kind];

export const termsSchema = z.object({
  ...(Object.fromEntries(
    offerFieldKeys.map((key) => [key, inside(offerFields[key].kind).nullable()]),
  ) as unknown as { [Key in OfferFieldKey]: z.ZodType<OfferTerms[Key]> }),
  homeInspections: z.array(offerInspection),
});

export const exampleTerms = {
  ...(Object.fromEntries(offerFieldKeys.map((key) => [key, null])) as OfferTerms),
  offerPriceCents: 38_900_000,
  homeInspections: [],
};

export const offerSorts = ['changed', 'expires', 'closing', 'price', 'code'] as const;

/** Offers within the caller's scope. */
export const listOffers = defineEndpoint(offerCalls.listOffers, {
  access: reading,
  summary: 'Offers',
  query: z.object({
    ...pageQuery,
    ...offerFilter,
    sort: z.enum(offerSorts).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: z.object({
    data: z.array(listedOffer),
    ...pageFacts,
    ...offerFacts,
    abilities: z.array(z.literal('create')),
  }),
  example: {
    data: [exampleListed],
    ...{ page: 1, pageSize: 20, total: 1 },
    ...exampleFacts,
    abilities: ['create'],
  },
});

export const namedParties = z
  .array(z.object({ id: z.string(), name: z.string(), company: z.string().nullable() }))
  .describe('the companies and people that the terms name');

export const offerDetails = z.object({
  ...offerRow.shape,
  terms: termsSchema,
  parties: namedParties,
  entries: z
    .record(z.string(), z.string())
    .describe('what the lists call the numbers in the terms, by field; retired entries, too'),
  people: z
    .array(z.object({ id: z.string(), name: z.string(), isGone: z.boolean() }))
    .describe('agent, co-agent and lender; gone: they no longer work here'),
  sources: z
    .record(z.string(), z.enum(['listing', 'listing-file', 'copied']))
    .describe('fields that nobody typed, with where their value is from'),
  states: z
    .array(
      z.object({
        state: z.enum(stateKeys),
        at: z.string(),
        by: z.string().nullable().describe('name; null if the server did it'),
        note: z.string(),
        isLate: z.boolean().describe('an answer after the offer had expired'),
      }),
    )
    .describe('newest first'),
  needed: z.array(z.string()).describe('fields that an offer needs before it is submitted'),
  missing: z.array(z.string()).describe('fields that must be filled in before submitting'),
  findings: z.array(
    z.object({
      field: z.string(),
      level: z.enum(['error', 'warning']),
      message: z.string(),
    }),
  ),
  ...summarySchema.shape,
  net: netSchema.describe('to the seller of a listing of ours; null for other offers'),
  isHomeTaken: z
    .boolean()
    .describe('another offer on the home is under contract: this one can be a back-up offer'),
  otherOpenOffers: z
    .number()
    .int()
    .nullable()
    .describe('open offers of others on the home; null where that isn’t the caller’s to know'),
  listingFile: z
    .object({ id: offerNumber, code: z.string() })
    .nullable()
    .describe('the listing file it was received on, if the caller may see it'),
  version: z.number().int(),
  abilities: z.array(z.enum(['edit', 'add-party', ...stateKeys])),
});
export type WireOfferDetails = z.output<typeof offerDetails>;
export const exampleDetails: WireOfferDetails = {
  ...exampleRow,
  terms: exampleTerms,
  parties: [],
  entries: { surveyId: 'Boundary survey' },
  people: [],
  sources: { county: 'listing' },
  states: [
    { state: 'draft', at: '2026-11-26T16:00:00.000Z', by: 'Priya Raman', note: '', isLate: false },
  ],
  needed: ['offerPriceCents', 'closingOn'],
  missing: ['closingOn'],
  findings: [{ field: 'closingOn', level: 'warning', message: 'Closing date is a Sunday' }],
  ...exampleSummary,
  net: null,
  isHomeTaken: false,
  otherOpenOffers: null,
  listingFile: null,
  version: 1,
  abilities: ['edit', 'submitted', 'withdrawn'],
};
export const oneOffer = {
  answer: z.object({ data: offerDetails }),
  example: { data: exampleDetails },
};

export const getOffer = defineEndpoint(offerCalls.getOffer, {
  access: reading,
  summary: 'An offer, what it lacks, and what the caller may do with it',
  ...ofOffer,
  ...oneOffer,
});

export const getOfferSight = defineEndpoint(offerCalls.getOfferSight, {
  access: reading,
  summary: 'Who can see an offer and why, and who opened it',
  ...ofOffer,
  answer: z.object({ data: recordSight }),
  example: { data: exampleSight },
});

/** A draft dated today: the caller's own that nobody filled in or has open, else a new one. */
export const startOffer = defineEndpoint(offerCalls.startOffer, {
  access: writing,
  summary: 'Start an offer',
  isForm: 'keyed',
  body: z.object({}),
  ...oneOffer,
});

/**
 * Stores the fields that are in the body. Refuses (changed-meanwhile) a field that someone else
 * changed after `version`, and (offer-closed) an offer that was answered.
 */
export const updateOffer = defineEndpoint(offerCalls.updateOffer, {
  access: writing,
  summary: 'Change fields of an offer',
  ...ofOffer,
  labels: { ...offerLabels, version: 'Version' },
  body: z.object({ version: recordVersion, ...offerInputs }),
  ...oneOffer,
});

/**
 * Fills in empty fields that are mostly the same from offer to offer, from the caller's newest
 * other one. Refuses (no-offer-to-copy) if there is none, and (offer-closed) what isn't a draft.
 */
export const copyLastOffer = defineEndpoint(offerCalls.copyLastOffer, {
  access: writing,
  summary: 'Copy what is usual from the last offer',
  isForm: 'keyed',
  ...ofOffer,
  labels: { version: 'Version' },
  body: z.object({ version: recordVersion }),
  ...oneOffer,
});

/** Says that the caller has the offer's form open, or no longer has it. */
export const noteEditing = defineEndpoint(offerCalls.noteEditing, {
  access: writing,
  summary: 'Say that an offer is being edited',
  ...ofOffer,
  labels: { isOpen: 'Open' },
  body: z.object({ isOpen: z.boolean() }),
  answer: z.object({
    data: z.object({
      editors: z.array(z.string()).describe('names of the others who have it open'),
      version: z.number().int(),
    }),
  }),
  example: { data: { editors: ['Priya Raman'], version: 3 } },
});

/** Refuses (offer-step-refused) a step that can't follow. */
export const moveOffer = defineEndpoint(offerCalls.moveOffer, {
  access: writing,
  summary: 'Move an offer to its next state',
  isForm: 'keyed',
  ...ofOffer,
  labels: { state: 'State', note: 'Note' },
  body: z.object({
    version: recordVersion,
    state: z.enum(['submitted', 'presented', 'rejected', 'withdrawn']),
    note: lineText(500).optional(),
  }),
  ...oneOffer,
});

export const { history: getOfferHistory, undo: undoOfferChange } = historyEndpoints(
  { history: offerCalls.getOfferHistory, undo: offerCalls.undoOfferChange },
  { access: writing, readBy: reading, of: 'an offer', ...ofOffer, ...oneOffer },
);

export { OFFER_CENTS_MAX };
