import { z } from 'zod';
import {
  defineEndpoint,
  exampleNamedPerson,
  historyEndpoints,
  lineText,
  namedPersonSchema,
  pageFacts,
  pageQuery,
  recordVersion,
  wireNumber,
} from '#platform';
import { offerCalls } from '../calls.ts';
import {
  type OfferFieldKey,
  type OfferFieldKind,
  type OfferTerms,
  offerFieldKeys,
  offerFields,
} from '../offer-fields.ts';
import { offerStates } from '../offer-states.ts';
import {
  OFFER_CENTS_MAX,
  offerInputs,
  offerInspection,
  offerLabels,
  wireOfferInputs,
  wireOfferLabels,
} from './offer-inputs.ts';

export type { OfferInspection, SentInspection } from './offer-inputs.ts';

const reading = { kind: 'permission', anyOf: ['transactions'], scope: 'own' } as const;
const writing = reading;

/** An offer's id on the wire is its number. */
const offerNumber = z.number().int().min(1).max(2_147_483_647);
const ofOffer = { params: z.object({ id: z.coerce.number().pipe(offerNumber) }) };
const byId = z.object({ id: z.coerce.number().pipe(offerNumber) });
const stateKeys = Object.keys(offerStates) as [keyof typeof offerStates];

/** What the specs' client reads of each answer about an offer. */
const head = {
  statusCode: z.literal('success'),
  status: z.literal(200),
  message: z.string(),
  success: z.literal(true),
};
const exampleHead = { statusCode: 'success', status: 200, message: '', success: true } as const;

const ofKind = {
  text: z.string(),
  lines: z.string(),
  money: z.number(),
  percent: z.string(),
  year: z.number().int(),
  date: z.string(),
  time: z.string(),
  flag: z.boolean(),
  entry: z.number().int(),
  company: z.number().int(),
  contact: z.number().int(),
  companyName: z.string(),
  contactName: z.string(),
  person: z.string(),
  lead: z.string(),
} as const;
const exampleOf = {
  text: '',
  lines: '',
  money: 0,
  percent: '',
  year: 0,
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

/** A value as our own calls answer it: a party is an id. */
const inside = (kind: OfferFieldKind) =>
  kind === 'company' || kind === 'contact' ? z.string() : ofKind[kind];

const termsSchema = z.object({
  ...(Object.fromEntries(
    offerFieldKeys.map((key) => [key, inside(offerFields[key].kind).nullable()]),
  ) as unknown as { [Key in OfferFieldKey]: z.ZodType<OfferTerms[Key]> }),
  homeInspections: z.array(offerInspection),
});

const exampleTerms = {
  ...(Object.fromEntries(offerFieldKeys.map((key) => [key, null])) as OfferTerms),
  offerPriceCents: 38_900_000,
  homeInspections: [],
};

const offerRow = z.object({
  id: offerNumber,
  code: z.string(),
  state: z.enum(stateKeys),
  propertyAddress: z.string().nullable(),
  client: z.string().nullable().describe('name of the client'),
  agent: namedPersonSchema.nullable(),
  offerPriceCents: z.number().int().nullable(),
  expiresAt: z.string().nullable(),
  closingOn: z.string().nullable(),
  changedAt: z.string(),
});
export type WireOfferRow = z.output<typeof offerRow>;
const exampleRow: WireOfferRow = {
  id: 42,
  code: 'HS-26-00042-W',
  state: 'draft',
  propertyAddress: '5112 Cass St, Omaha, NE 68132',
  client: 'Eve Tester',
  agent: exampleNamedPerson,
  offerPriceCents: 38_900_000,
  expiresAt: '2026-12-02T23:00:00.000Z',
  closingOn: '2027-01-15',
  changedAt: '2026-11-26T16:00:00.000Z',
};

export const offerSorts = ['changed', 'expires', 'closing', 'price', 'code'] as const;

/** Offers within the caller's scope. */
export const listOffers = defineEndpoint(offerCalls.listOffers, {
  access: { kind: 'permission', anyOf: ['transaction', 'transactions'], scope: 'own' },
  summary: 'Offers',
  query: z.object({
    ...pageQuery,
    state: z
      .enum([...stateKeys, 'open'])
      .optional()
      .describe('open: waiting for an answer'),
    agentId: z.uuid().optional(),
    leadId: z.uuid().optional(),
    q: lineText(80).optional().describe('in the code, the address, and the client’s name'),
    sort: z.enum(offerSorts).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: z.object({
    data: z.array(offerRow),
    ...pageFacts,
    abilities: z.array(z.literal('create')),
  }),
  example: { data: [exampleRow], page: 1, pageSize: 20, total: 1, abilities: ['create'] },
});

const offerDetails = z.object({
  ...offerRow.shape,
  terms: termsSchema,
  parties: z
    .array(z.object({ id: z.string(), name: z.string(), company: z.string().nullable() }))
    .describe('the companies and people that the terms name'),
  sources: z
    .record(z.string(), z.enum(['listing', 'copied']))
    .describe('fields that nobody typed, with where their value is from'),
  states: z
    .array(
      z.object({
        state: z.enum(stateKeys),
        at: z.string(),
        by: z.string().nullable().describe('name; null if the server did it'),
        note: z.string(),
      }),
    )
    .describe('newest first'),
  missing: z.array(z.string()).describe('fields that must be filled in before submitting'),
  findings: z.array(
    z.object({
      field: z.string(),
      level: z.enum(['error', 'warning']),
      message: z.string(),
    }),
  ),
  version: z.number().int(),
  abilities: z.array(z.enum(['edit', 'add-party', ...stateKeys])),
});
export type WireOfferDetails = z.output<typeof offerDetails>;
const exampleDetails: WireOfferDetails = {
  ...exampleRow,
  terms: exampleTerms,
  parties: [],
  sources: { county: 'listing' },
  states: [{ state: 'draft', at: '2026-11-26T16:00:00.000Z', by: 'Priya Raman', note: '' }],
  missing: ['closingOn'],
  findings: [{ field: 'closingOn', level: 'warning', message: 'Closing date is a Sunday' }],
  version: 1,
  abilities: ['edit', 'submitted', 'withdrawn'],
};
const oneOffer = {
  answer: z.object({ data: offerDetails }),
  example: { data: exampleDetails },
};

export const getOffer = defineEndpoint(offerCalls.getOffer, {
  access: reading,
  summary: 'An offer, what it lacks, and what the caller may do with it',
  ...ofOffer,
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
