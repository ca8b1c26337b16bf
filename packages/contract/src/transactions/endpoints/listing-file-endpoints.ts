import { z } from 'zod';
import {
  defineEndpoint,
  exampleNamedPerson,
  fileKey,
  historyEndpoints,
  linesText,
  lineText,
  namedPersonSchema,
  optionalText,
  pageFacts,
  pageQuery,
  recordVersion,
} from '#platform';
import { listingFileCalls as calls } from '../calls.ts';
import { LISTING_REMARKS_MAX } from '../listing-file-fields.ts';
import { offerStates } from '../offer-states.ts';
import {
  documentKeys,
  exampleListingTerms,
  listingFileInputs,
  listingFileLabels,
  listingStateKeys,
  listingTermsSchema,
  ofListingFile,
} from './listing-file-parts.ts';
import { termDay } from './offer-inputs.ts';
import { offerNumber, reading, writing } from './offer-parts.ts';

const REASON_MAX = 500;

const fileRow = z.object({
  id: offerNumber,
  code: z.string(),
  state: z.enum(listingStateKeys),
  propertyAddress: z.string().nullable(),
  seller: z.string().nullable().describe('name of the seller, if the caller may see the lead'),
  agent: namedPersonSchema.nullable(),
  listPriceCents: z.number().int().nullable(),
  agreementExpiresOn: z.string().nullable(),
  openOffers: z
    .number()
    .int()
    .nullable()
    .describe('offers on the home that wait for an answer; null for who has a buyer for it'),
  isWaiting: z.boolean().describe('for a broker to confirm it'),
  changedAt: z.string(),
});
export type WireListingFileRow = z.output<typeof fileRow>;
const exampleRow: WireListingFileRow = {
  id: 7,
  code: 'LF-26-00007-E',
  state: 'active',
  propertyAddress: '5112 Cass St, Omaha, NE 68132',
  seller: 'Eve Tester',
  agent: exampleNamedPerson,
  listPriceCents: 38_900_000,
  agreementExpiresOn: '2027-05-31',
  openOffers: 2,
  isWaiting: false,
  changedAt: '2026-11-26T16:00:00.000Z',
};

const documentFile = z.object({
  id: z.uuid(),
  file: fileKey.describe('the key to read it by'),
  name: z.string(),
  by: z.string().nullable().describe('who attached it'),
  at: z.string(),
  removed: z
    .object({
      by: z.string().nullable(),
      at: z.string(),
      reason: z.string().nullable().describe('null for one that another file replaced'),
    })
    .nullable(),
});
export type WireDocumentFile = z.output<typeof documentFile>;

const document = z.object({
  key: z.enum(documentKeys),
  isRequired: z.boolean(),
  receivedOn: z.string().nullable(),
  waivedBecause: z.string().nullable().describe('why a broker does without it'),
  by: z.string().nullable().describe('who noted the receipt or waived it'),
  note: z.string(),
  files: z
    .array(documentFile)
    .describe('attached to it, newest first; one that was removed or replaced stays'),
});
export type WireListingDocument = z.output<typeof document>;

const receivedOffer = z.object({
  id: offerNumber,
  code: z.string(),
  state: z.enum(Object.keys(offerStates) as [keyof typeof offerStates]),
  isBackup: z.boolean(),
  isOurs: z.boolean().describe('an agent of ours wrote it for a buyer'),
  buyers: z.string().nullable(),
  offerPriceCents: z.number().int().nullable(),
  expiresAt: z.string().nullable(),
  isByLink: z.boolean().describe('the other agent sent it'),
  isSuspected: z.boolean().describe('sent by link, and looks automated: staff submit it'),
});

const offerLink = z.object({
  id: z.string(),
  by: z.string().nullable(),
  madeAt: z.string(),
  expiresAt: z.string(),
  isOpen: z.boolean(),
  offers: z
    .number()
    .int()
    .nullable()
    .describe('how many were sent through it; null for who has a buyer for the home'),
});

const listingFile = z.object({
  ...fileRow.shape,
  terms: listingTermsSchema,
  coAgent: namedPersonSchema.nullable(),
  remarks: z.string(),
  remarksReason: z.string().describe('why wording that the fair housing check found stays'),
  documents: z.array(document),
  missing: z.array(z.enum(documentKeys)).describe('required documents that aren’t in'),
  override: z
    .object({ reason: z.string(), by: z.string().nullable(), at: z.string() })
    .nullable()
    .describe('a broker lets the home go under contract without the missing documents'),
  confirmation: z
    .object({ by: z.string().nullable(), at: z.string() })
    .nullable()
    .describe(
      'a broker confirmed the listing; until then no offers of our own buyers are part of it',
    ),
  isOnBuyingSide: z.boolean().describe('the caller has a buyer for the home, so sees no offers'),
  offers: z.array(receivedOffer).describe('offers on the home, newest first, at most 100'),
  links: z
    .array(offerLink)
    .describe('for other agents to send offers; working ones first, then the newest; at most 20'),
  version: z.number().int(),
  abilities: z.array(
    z.enum(['edit', 'add-offer', 'confirm', 'waive', 'override', 'closed', 'ended', 'active']),
  ),
});
export type WireListingFile = z.output<typeof listingFile>;
const exampleFile: WireListingFile = {
  ...exampleRow,
  terms: exampleListingTerms,
  coAgent: null,
  remarks: 'Key box on the side door.',
  remarksReason: '',
  documents: [
    {
      ...{ key: 'agency-disclosure', isRequired: true, receivedOn: '2026-11-20' },
      ...{ waivedBecause: null, by: 'Priya Raman', note: '', files: [] },
    },
  ],
  missing: ['listing-agreement'],
  override: null,
  confirmation: { by: 'Grace Whitfield', at: '2026-11-26T15:00:00.000Z' },
  isOnBuyingSide: false,
  offers: [],
  links: [],
  version: 1,
  abilities: ['edit', 'add-offer', 'ended'],
};
export const oneFile = { answer: z.object({ data: listingFile }), example: { data: exampleFile } };

export const listingFileSorts = ['changed', 'expires', 'price', 'code'] as const;

/** Listing files within the caller's scope. */
export const listListingFiles = defineEndpoint(calls.listListingFiles, {
  access: reading,
  summary: 'Listing files',
  query: z.object({
    ...pageQuery,
    state: z.enum(listingStateKeys).optional(),
    confirmation: z
      .literal('waiting')
      .optional()
      .describe('open files that no broker has confirmed'),
    agentId: z.uuid().optional(),
    q: lineText(80)
      .optional()
      .describe('in the code, the address, the MLS number, and the seller’s name'),
    sort: z.enum(listingFileSorts).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: z.object({
    data: z.array(fileRow),
    ...pageFacts,
    abilities: z.array(z.literal('create')),
  }),
  example: { data: [exampleRow], page: 1, pageSize: 20, total: 1, abilities: ['create'] },
});

/**
 * Its agent is the given one, else the caller if they are an agent, else the seller's agent. One of
 * a broker's is confirmed. Refuses (home-has-listing-file) a home with an open one, as other calls
 * that change the home or reopen a file do.
 */
export const createListingFile = defineEndpoint(calls.createListingFile, {
  access: writing,
  summary: 'Start a listing file',
  isForm: true,
  labels: listingFileLabels,
  body: z.object(listingFileInputs),
  ...oneFile,
});

export const getListingFile = defineEndpoint(calls.getListingFile, {
  access: reading,
  summary: 'A listing file with its documents and received offers',
  ...ofListingFile,
  ...oneFile,
});

/** Stores the fields that are in the body. */
export const updateListingFile = defineEndpoint(calls.updateListingFile, {
  access: writing,
  summary: 'Change fields of a listing file',
  ...ofListingFile,
  labels: { ...listingFileLabels, version: 'Version' },
  body: z.object({ version: recordVersion, ...listingFileInputs }),
  ...oneFile,
});

/**
 * Refuses (fair-housing-words) wording that the fair housing check finds, unless
 * `fairHousingReason` says why it is needed; the reason is kept with the remarks.
 */
export const writeListingRemarks = defineEndpoint(calls.writeListingRemarks, {
  access: writing,
  summary: 'Write the remarks of a listing file',
  ...ofListingFile,
  labels: { remarks: 'Remarks', fairHousingReason: 'Reason to keep the wording' },
  body: z.object({
    version: recordVersion,
    remarks: linesText(LISTING_REMARKS_MAX),
    fairHousingReason: lineText(REASON_MAX).nullish(),
  }),
  ...oneFile,
});

/** Refuses (listing-file-step-refused) a state that can't follow. */
export const moveListingFile = defineEndpoint(calls.moveListingFile, {
  access: writing,
  summary: 'Close, end or reopen a listing file',
  isForm: 'keyed',
  ...ofListingFile,
  labels: { state: 'Status' },
  body: z.object({ version: recordVersion, state: z.enum(['closed', 'ended', 'active']) }),
  ...oneFile,
});

/**
 * Notes when a document came in, or that a broker does without it. Refuses (broker-only) anyone
 * else who waives one or takes a waiver back.
 */
export const updateListingDocument = defineEndpoint(calls.updateListingDocument, {
  access: writing,
  summary: 'Note the receipt of a listing file’s document, or waive it',
  params: ofListingFile.params.extend({ document: z.enum(documentKeys) }),
  labels: { receivedOn: 'Received on', note: 'Note', waivedBecause: 'Reason to do without it' },
  body: z.object({
    version: recordVersion,
    receivedOn: termDay(),
    note: optionalText(REASON_MAX),
    waivedBecause: optionalText(REASON_MAX),
  }),
  ...oneFile,
});

/** Refuses (broker-only) anyone but admins. */
export const overrideListingDocuments = defineEndpoint(calls.overrideListingDocuments, {
  access: writing,
  summary: 'Let a home go under contract without missing documents',
  ...ofListingFile,
  labels: { reason: 'Reason' },
  body: z.object({ version: recordVersion, reason: lineText(REASON_MAX).min(1) }),
  ...oneFile,
});

/**
 * Confirms that the home is ours to sell: from then on, offers that agents of ours write for buyers
 * are part of it. Refuses (broker-only) anyone but admins, and (listing-file-step-refused)
 * a file that is closed or ended.
 */
export const confirmListingFile = defineEndpoint(calls.confirmListingFile, {
  access: writing,
  summary: 'Confirm a listing file as a broker',
  ...ofListingFile,
  body: z.object({ version: recordVersion }),
  ...oneFile,
});

export const { history: getListingFileHistory, undo: undoListingFileChange } = historyEndpoints(
  { history: calls.getListingFileHistory, undo: calls.undoListingFileChange },
  { access: writing, readBy: reading, of: 'a listing file', ...ofListingFile, ...oneFile },
);
