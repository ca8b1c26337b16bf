import { z } from 'zod';
import { documentRoles, formKeys, recipientStates } from '#documents';
import { defineEndpoint } from '#platform';
import { dealDocumentCalls as calls } from '../calls.ts';
import { packetKeys } from '../packets.ts';
import { ofListingFile } from './listing-file-parts.ts';
import { exampleHead, head, offerNumber, ofOffer, reading, writing } from './offer-parts.ts';

const role = z.enum(documentRoles);
/** What became of a document; `missing` is needed and not started. */
const documentStateKeys = [
  'missing',
  'draft',
  'sent',
  'partly-signed',
  'signed',
  'declined',
  'expired',
  'voided',
] as const;
const state = z.enum(documentStateKeys);

const signed = z.object({
  role,
  number: z.number().int().describe('the line of that role'),
  name: z.string(),
  state: z.enum(recipientStates),
  signedAt: z.string().nullable(),
});

const status = z.object({
  document_name: z.string().describe('empty for an uploaded document'),
  title: z.string(),
  status: state,
  needed: z.boolean().describe('false too where that isn’t known'),
  reason: z.string().describe('what calls for it, or what to check; empty if nothing does'),
  envelope_id: z.string().describe('empty before there is one'),
  signers: z.array(
    z.object({
      role,
      number: z.number().int(),
      name: z.string(),
      status: z.enum(recipientStates),
      signed_at: z.string(),
    }),
  ),
  sent_at: z.string(),
  sealed_at: z.string().describe('when it was signed by all and sealed; empty until then'),
});

/** The documents that an offer needs or has. */
export const getDocumentStatus = defineEndpoint(calls.getDocumentStatus, {
  access: reading,
  summary: 'What became of the documents of an offer',
  query: z.object({ offerId: z.coerce.number().pipe(offerNumber) }),
  answer: z.object({ ...head, data: z.array(status) }),
  example: {
    ...exampleHead,
    data: [
      {
        ...{ document_name: 'leadbasedpaint', title: 'Lead-Based Paint Disclosure' },
        ...{ status: 'partly-signed' as const, needed: true },
        reason: 'Homes built before 1978 need the lead-based paint disclosure.',
        envelope_id: '9f0c1d52-33a1-4c58-8a9e-7bbf1c60d001',
        signers: [
          {
            ...{ role: 'seller' as const, number: 1, name: 'Ruth Kowalski' },
            ...{ status: 'signed' as const, signed_at: '2026-11-27T22:05:00.000Z' },
          },
        ],
        ...{ sent_at: '2026-11-27T21:00:00.000Z', sealed_at: '' },
      },
    ],
  },
});

const signer = z.object({
  role,
  number: z.number().int(),
  name: z.string(),
  email: z.string().describe('empty if it isn’t known, or the caller may not see it'),
  phone: z.string().describe('the same'),
  language: z.enum(['en', 'es']),
});
export type WireSigner = z.output<typeof signer>;

/** A seller whom the caller may not see isn’t among them. */
export const getOfferSigners = defineEndpoint(calls.getOfferSigners, {
  access: reading,
  summary: 'Who signs the documents of an offer, as far as the program knows',
  ...ofOffer,
  answer: z.object({ data: z.array(signer) }),
  example: {
    data: [
      {
        ...{ role: 'buyer' as const, number: 1, name: 'Ana Ruiz', email: 'ana@example.com' },
        ...{ phone: '+14025550121', language: 'en' as const },
      },
    ],
  },
});

const packet = z.enum(packetKeys);
const paper = z.object({
  form: z.enum(formKeys).nullable().describe('null for an uploaded document'),
  title: z.string(),
  packet: packet.nullable(),
  need: z.enum(['needed', 'check', 'none']).describe('check: a fact that decides isn’t known'),
  why: z.string().nullable(),
  state,
  envelope: z.string().nullable(),
  isOfListingFile: z.boolean().describe('it belongs to the listing file of a received offer'),
  links: z.array(z.object({ label: z.string(), href: z.string() })).describe('pages outside'),
  result: z.string().nullable().describe('of the parcel in the soil registry, as entered'),
  resultOn: z.string().nullable().describe('when it was looked up'),
  signers: z.array(signed.extend({ pamphletOn: z.string().nullable() })),
  sentAt: z.string().nullable(),
  sealedAt: z.string().nullable(),
});
const warning = z.object({
  key: z.enum(['receipt-missing', 'receipt-late', 'pamphlet-missing', 'pamphlet-late']),
  text: z.string(),
});
export type WireDealWarning = z.output<typeof warning>;
const dealDocuments = z.object({
  warnings: z.array(warning).describe('what buyers have to get before the contract binds them'),
  documents: z.array(paper),
  startable: z.array(packet).describe('packets with a missing document that the caller may start'),
  maySend: z.boolean().describe('whether the caller may start other envelopes of the deal'),
});
export type WireDealDocuments = z.output<typeof dealDocuments>;

const exampleDocuments: WireDealDocuments = {
  warnings: [],
  documents: [
    {
      ...{ form: 'lead-paint', title: 'Lead-Based Paint Disclosure', packet: 'deal' },
      ...{ need: 'needed', state: 'missing', envelope: null, isOfListingFile: false },
      why: 'Homes built before 1978 need the lead-based paint disclosure.',
      ...{ links: [], result: null, resultOn: null },
      ...{ signers: [], sentAt: null, sealedAt: null },
    },
  ],
  startable: ['deal'],
  maySend: true,
};
const documentsAnswer = {
  answer: z.object({ data: dealDocuments }),
  example: { data: exampleDocuments },
};

export const getOfferDocuments = defineEndpoint(calls.getOfferDocuments, {
  access: reading,
  summary: 'The documents that an offer needs or has, and why',
  ...ofOffer,
  ...documentsAnswer,
});

export const getListingFileDocuments = defineEndpoint(calls.getListingFileDocuments, {
  access: reading,
  summary: 'The documents to sign that a listing file needs or has, and why',
  ...ofListingFile,
  ...documentsAnswer,
});

const started = {
  isForm: true,
  labels: { packet: 'Packet' },
  body: z.object({ packet }),
  answer: z.object({ data: z.object({ envelope: z.string() }) }),
  example: { data: { envelope: '9f0c1d52-33a1-4c58-8a9e-7bbf1c60d001' } },
} as const;

/**
 * Starts the missing documents of a packet, filled in with what is known, in an envelope with the
 * people who sign. Refuses (packet-empty) one that lacks nothing, and (not-permitted) who can’t
 * have documents signed.
 */
export const startOfferPacket = defineEndpoint(calls.startOfferPacket, {
  access: writing,
  summary: 'Start the missing documents of an offer',
  ...ofOffer,
  ...started,
});

/** The same; refuses (buying-side) who has a buyer for the home. */
export const startListingFilePacket = defineEndpoint(calls.startListingFilePacket, {
  access: writing,
  summary: 'Start the missing documents of a listing file',
  ...ofListingFile,
  ...started,
});
