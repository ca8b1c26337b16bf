import { z } from 'zod';
import { defineEndpoint, lineText, recordVersion } from '#platform';
import { counterCalls } from '../calls.ts';
import type { OfferFieldKey } from '../offer-fields.ts';
import { OFFER_VERSIONS_MAX, offerSideKeys, versionStates } from '../offer-versions.ts';
import { counterFields } from '../term-changes.ts';
import { exampleTerms, namedParties, oneOffer, termsSchema } from './offer-endpoints.ts';
import { offerInputs, offerLabels } from './offer-inputs.ts';
import { ofOffer, reading, writing } from './offer-parts.ts';

const side = z.enum(offerSideKeys);
const versionNumber = z.number().int().min(1).max(OFFER_VERSIONS_MAX);

const approval = z.object({
  side,
  name: z.string(),
  role: z.string(),
  at: z.string(),
  recordedBy: z.string().nullable().describe('name; null where the client did it themselves'),
});

const offerVersion = z.object({
  number: versionNumber,
  madeBy: side,
  state: z.enum(Object.keys(versionStates) as [keyof typeof versionStates]),
  expiresAt: z.string().nullable(),
  recordedAt: z.string(),
  recordedBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable().describe('name; null if the server or the client did it'),
  isLate: z.boolean().describe('answered after it had expired'),
  note: z.string(),
  changes: z
    .array(
      z.object({
        field: z.string(),
        label: z.string(),
        before: z.string().nullable().describe('null is not known'),
        after: z.string().nullable(),
      }),
    )
    .describe('what differs from the version before; none of the first'),
  approvals: z.array(approval),
});
export type WireOfferVersion = z.output<typeof offerVersion>;

const exampleVersion: WireOfferVersion = {
  number: 2,
  madeBy: 'seller',
  state: 'open',
  expiresAt: '2026-12-02T23:00:00.000Z',
  recordedAt: '2026-12-01T16:00:00.000Z',
  recordedBy: 'Priya Raman',
  answeredAt: null,
  answeredBy: null,
  isLate: false,
  note: '',
  changes: [
    { field: 'offerPriceCents', label: 'Offer price', before: '$389,000.00', after: '$394,000.00' },
  ],
  approvals: [
    {
      ...{ side: 'seller', name: 'Ann Lee', role: 'Seller’s agent' },
      ...{ at: '2026-12-01T16:00:00.000Z', recordedBy: 'Priya Raman' },
    },
  ],
};

/** The versions of an offer, newest first, and the terms of the newest one. */
export const listOfferVersions = defineEndpoint(counterCalls.listOfferVersions, {
  access: reading,
  summary: 'The versions of an offer: as submitted, and its counteroffers',
  ...ofOffer,
  answer: z.object({
    data: z.array(offerVersion),
    ourSide: side,
    sides: z.array(side).describe('whose counteroffers and approvals the caller writes down'),
    terms: termsSchema.nullable().describe('of the newest version; null of a draft'),
    parties: namedParties,
  }),
  example: {
    ...{ data: [exampleVersion], ourSide: 'buyer', sides: ['buyer'] },
    ...{ terms: exampleTerms, parties: [] },
  },
});

/** The fields that a counteroffer can change; a missing one stays as it is. */
const changed = Object.fromEntries(
  counterFields.map((key) => [key, offerInputs[key]]),
) as unknown as Pick<typeof offerInputs, OfferFieldKey>;
const required = <Value>(schema: z.ZodOptional<z.ZodType<Value>>) =>
  schema.unwrap().refine((value) => value !== null, 'is required');

/** What a counteroffer says: the fields that it changes, and until when it is open. */
export const counterInputs = {
  ...changed,
  homeInspections: offerInputs.homeInspections,
  expireOn: required(offerInputs.expireOn),
  expireTime: required(offerInputs.expireTime),
  note: lineText(500).optional(),
};
export const counterLabels = { ...offerLabels, version: 'Version', note: 'Note' };

/**
 * Writes down a counteroffer of a side. Refuses (counter-unchanged) one that changes
 * nothing, (offer-incomplete) terms that break a rule or an expiration in the past, (offer-expired)
 * if the offer has expired, (too-many-versions) the 51st, (other-counter-open) a second open
 * counteroffer of our own seller, unless the brokerage allows that, and (listing-agent-answers,
 * buying-side, buyers-agent-answers) a caller who doesn’t speak for the side.
 */
export const counterOffer = defineEndpoint(counterCalls.counterOffer, {
  access: writing,
  summary: 'Counter an offer',
  isForm: 'keyed',
  ...ofOffer,
  labels: { ...counterLabels, madeBy: 'Side' },
  body: z.object({
    version: recordVersion,
    madeBy: side,
    ...counterInputs,
  }),
  ...oneOffer,
});

/**
 * Notes who approved a version. That of the side that answers accepts the offer at its
 * terms. Refuses (offer-version-replaced) a version that isn't the newest, (offer-expired) one
 * whose time is over, (offer-answered) an offer that was answered, and (listing-agent-answers,
 * buying-side, buyers-agent-answers) a caller who doesn’t speak for the side.
 */
export const approveOfferVersion = defineEndpoint(counterCalls.approveOfferVersion, {
  access: writing,
  summary: 'Note that a side approved a version of an offer',
  isForm: 'keyed',
  ...ofOffer,
  labels: { number: 'Version', side: 'Side', name: 'Name', role: 'Role', note: 'Note' },
  body: z.object({
    number: versionNumber,
    side,
    name: lineText(120).refine((name) => name !== '', 'is required'),
    role: lineText(80).optional(),
    partyId: z.uuid().nullish().describe('the other side’s agent, if the directory has them'),
    note: lineText(500).optional(),
  }),
  ...oneOffer,
});
