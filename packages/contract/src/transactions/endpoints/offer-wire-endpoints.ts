import { z } from 'zod';
import { defineEndpoint, lineText, recordVersion, wireNumber } from '#platform';
import { offerCalls } from '../calls.ts';
import { type OfferFieldKey, offerFieldKeys, offerFields } from '../offer-fields.ts';
import { wireOfferInputs, wireOfferLabels } from './offer-inputs.ts';
import { byId, exampleHead, head, offerNumber, ofKind, reading, writing } from './offer-parts.ts';

const exampleOf = {
  text: '',
  lines: '',
  money: 0,
  percent: '',
  year: 0,
  years: '',
  date: '',
  time: '',
  flag: false,
  entry: 0,
  company: 0,
  contact: 0,
  companyName: '',
  contactName: '',
  person: '',
  lead: '',
} as const;

type WireValues = Record<(typeof offerFields)[OfferFieldKey]['wire'], string | number | boolean>;

const wireSchema = z.object({
  ...(Object.fromEntries(
    offerFieldKeys.map((key) => [
      offerFields[key].wire,
      ofKind[offerFields[key].kind].describe(offerFields[key].label),
    ]),
  ) as unknown as { [Name in keyof WireValues]: z.ZodType<string | number | boolean> }),
  id: offerNumber,
  offercode: z.string(),
  title_company_name: z.string(),
  offer_accepted: z.boolean(),
  home_inspections: z.array(
    z.object({
      type: z.string(),
      company: z.string(),
      inspector_name: z.string(),
      date: z.string(),
      time: z.string(),
      note: z.string(),
    }),
  ),
  known: z
    .array(z.string())
    .describe('added: the fields whose empty text, 0 or false is the value and not “not known”'),
  version: z.number().int(),
});
/** An offer as the specs' client reads it (R-471): '' and 0 where a value isn't known. */
export type WireOffer = z.output<typeof wireSchema>;

const exampleWireOffer: WireOffer = {
  ...(Object.fromEntries(
    offerFieldKeys.map((key) => [offerFields[key].wire, exampleOf[offerFields[key].kind]]),
  ) as WireValues),
  id: 42,
  offercode: 'HS-26-00042-W',
  title_company_name: '',
  offer_price: 389_000,
  offer_accepted: false,
  home_inspections: [],
  known: [],
  version: 1,
};
const oneWireOffer = {
  answer: z.object({ ...head, data: wireSchema }),
  example: { ...exampleHead, data: exampleWireOffer },
};
const wireBody = {
  ...wireOfferInputs,
  version: wireNumber(recordVersion).optional().describe('that was read'),
  known: z
    .array(lineText(60))
    .max(100)
    .optional()
    .describe('fields whose empty text, 0 or false is meant as a value'),
  offercode: lineText(40).optional().describe('not read: it never changes'),
  offer_accepted: z.boolean().optional().describe('not read: accepting has its own call'),
};

/** Makes a draft. The agent is the caller if they are one and none is given. */
export const createNewOffer = defineEndpoint(offerCalls.createNewOffer, {
  access: writing,
  summary: 'Start an offer',
  isForm: true,
  labels: wireOfferLabels,
  body: z.object({ ...wireBody, id: wireNumber(z.number().int()).optional() }),
  ...oneWireOffer,
});

/**
 * Stores the fields that are in the body; without an id, or with 0, it makes a draft. Refuses
 * (changed-meanwhile) a field that someone else changed after `version`.
 */
export const saveOfferFormDetails = defineEndpoint(offerCalls.saveOfferFormDetails, {
  access: writing,
  summary: 'Save fields of an offer',
  isForm: true,
  labels: wireOfferLabels,
  body: z.object({
    ...wireBody,
    id: wireNumber(z.number().int().min(0).max(2_147_483_647)).optional(),
  }),
  ...oneWireOffer,
});

export const getOfferDetailsById = defineEndpoint(offerCalls.getOfferDetailsById, {
  access: reading,
  summary: 'An offer with all of its fields',
  query: byId,
  ...oneWireOffer,
});

const wirePage = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
};

/** The offers of the caller, or of a person whose offers the caller may see; newest first. */
export const getOfferListByUserId = defineEndpoint(offerCalls.getOfferListByUserId, {
  access: reading,
  summary: 'A person’s offers',
  query: z.object({ id: z.uuid(), ...wirePage }),
  answer: z.object({
    ...head,
    data: z.array(wireSchema),
    hasMore: z.boolean(),
    totalRecords: z.number().int(),
  }),
  example: { ...exampleHead, data: [exampleWireOffer], hasMore: false, totalRecords: 1 },
});

const flag = {
  answer: z.object({ ...head, data: z.boolean() }),
  example: { ...exampleHead, data: false },
};

export const isOfferSubmitted = defineEndpoint(offerCalls.isOfferSubmitted, {
  access: reading,
  summary: 'Whether an offer was submitted',
  query: byId,
  ...flag,
});

export const isOfferAcceptedById = defineEndpoint(offerCalls.isOfferAcceptedById, {
  access: reading,
  summary: 'Whether an offer was accepted',
  query: byId,
  ...flag,
});

/**
 * Accepts an offer that waits for an answer. Refuses (offer-answered) one that was answered, with
 * who did and when; (offer-expired) one whose time is over; (offer-not-submitted) a draft.
 * `userId` is the caller's id.
 */
export const acceptOfferByGet = defineEndpoint(offerCalls.acceptOfferByGet, {
  whileSeeingAs: 'changes',
  access: writing,
  summary: 'Accept an offer',
  query: byId.extend({ userId: z.uuid().optional() }),
  ...flag,
});

/** The same. */
export const acceptOffer = defineEndpoint(offerCalls.acceptOffer, {
  access: writing,
  summary: 'Accept an offer',
  isForm: 'keyed',
  labels: { id: 'Offer', userId: 'Person' },
  body: z.object({ id: wireNumber(offerNumber), userId: z.uuid().optional() }),
  ...flag,
});
