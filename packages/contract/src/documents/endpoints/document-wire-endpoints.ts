import { z } from 'zod';
import { defineEndpoint, lineText, wireNumber } from '#platform';
import { documentWireCalls as calls } from '../calls.ts';
import { formOfDocumentName } from '../wire-names.ts';

/** A drawing of 300 KB in base64. */
const IMAGE_MAX = 410_000;
const FIELDS_MAX = 600;

const byKeyOrAccount = { kind: 'public' } as const;

const offerId = z.union([wireNumber(z.number().int().min(1)), lineText(20).min(1)]);
const documentName = lineText(60).refine(
  (name) => formOfDocumentName(name) !== null,
  'must be the name of a document',
);

const explanation = z.object({ item: lineText(40), text: z.string().max(20_000) });
const wireValue = z.union([
  z.boolean(),
  z.number(),
  z.string().max(IMAGE_MAX),
  z.null(),
  z.array(explanation).max(200),
]);
const record = z
  .record(z.string().regex(/^[A-Za-z0-9_]{1,80}$/), wireValue)
  .refine((given) => Object.keys(given).length <= FIELDS_MAX, 'has too many fields');
export type WireRecord = z.output<typeof record>;

const saved = z.object({
  data: z.object({
    id: z.string().describe('of the document'),
    is_sent: z.boolean().describe('its signer has signed it with this call'),
  }),
  message: z.string(),
  statusCode: z.string(),
});
const savedAnswer = {
  answer: saved,
  example: {
    data: { id: '4f6f1f9e-0d0b-4a53-8a39-3f0f2ad9c001', is_sent: true },
    message: 'Saved and signed.',
    statusCode: 'success',
  },
};

const recordOf = (summary: string) => ({
  access: byKeyOrAccount,
  summary,
  isForm: true as const,
  body: record,
  exampleBody: { offer_id: 42 },
  ...savedAnswer,
});

/**
 * A record by its wire names, with `offer_id`: fields that it names are changed, and null clears.
 * Signatures in it are ignored: they come with `SaveESign`. A signer's call also signs, and refuses
 * (seller-signature-missing), with nothing changed, before the seller has drawn a signature.
 * Signers sign the record that they send: one that leaves out what the document says, or says
 * something else where it isn’t theirs to answer, is refused (documents-changed). In an envelope of
 * several documents it has `shown` as `GetDocumentByOfferId` answered it, and
 * `confirms_contradictions` says that they looked at what contradicts. For staff who may change the
 * deal it only saves.
 */
export const saveLeadBasedPaint = defineEndpoint(
  calls.saveLeadBasedPaint,
  recordOf('Submit the lead-based paint disclosure of an offer'),
);
export const saveLeadSoilAddendum = defineEndpoint(
  calls.saveLeadSoilAddendum,
  recordOf('Submit the lead-in-soil addendum of an offer'),
);
export const saveSellerDisclosure = defineEndpoint(
  calls.saveSellerDisclosure,
  recordOf('Submit the seller’s disclosure of an offer'),
);
export const saveVaAddendum = defineEndpoint(
  calls.saveVaAddendum,
  recordOf('Submit the VA addendum of an offer'),
);

/** The buyer's part of a document, by its `document_name`. */
export const saveBuyerDocument = defineEndpoint(calls.saveBuyerDocument, {
  ...recordOf('Submit the buyer’s part of a document of an offer'),
  exampleBody: { offer_id: 42, document_name: 'leadbasedpaint' },
});

/** Refuses (bad-input) a `sign_role` that isn't the signer's, and (already-signed). */
export const saveESign = defineEndpoint(calls.saveESign, {
  access: byKeyOrAccount,
  summary: 'Save the drawn signature of the caller on a document of an offer',
  isForm: true,
  labels: { image_base64: 'Signature', sign_role: 'Role', document_name: 'Document' },
  body: z.object({
    offerid: offerId,
    document_name: documentName,
    image_base64: z.string().min(1).max(IMAGE_MAX),
    sign_role: wireNumber(z.number().int().min(1).max(4)).default(1),
  }),
  ...savedAnswer,
});

const signature = z.object({
  sign_role: z.number().int(),
  line: z.string(),
  name: z.string(),
  image_base64: z.string(),
  date: z.string().describe('MM-DD-YYYY; empty before the document is signed'),
});

export const getESign = defineEndpoint(calls.getESign, {
  access: byKeyOrAccount,
  summary: 'The signatures on a document of an offer that the caller may see',
  query: z.object({ offerId, documentName }),
  answer: z.object({ data: z.array(signature), message: z.string(), statusCode: z.string() }),
  example: {
    data: [
      {
        sign_role: 1,
        line: 'seller-1',
        name: 'Ruth Kowalski',
        image_base64: 'iVBORw0KGgo…',
        date: '11-27-2026',
      },
    ],
    message: '',
    statusCode: 'success',
  },
});

export const getDocumentByOfferId = defineEndpoint(calls.getDocumentByOfferId, {
  access: byKeyOrAccount,
  summary: 'The saved record of a document of an offer',
  query: z.object({ offer_id: offerId, document_name: documentName }),
  answer: z.object({
    data: z.record(z.string(), z.unknown()).nullable().describe('null where there is none yet'),
    message: z.string(),
    statusCode: z.string(),
  }),
  example: {
    data: { offer_id: '42', address: '5012 Chicago St' },
    message: '',
    statusCode: 'success',
  },
});
