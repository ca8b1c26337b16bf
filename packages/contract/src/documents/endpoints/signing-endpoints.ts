import { z } from 'zod';
import { defineEndpoint, linesText, lineText } from '#platform';
import { signingCalls as calls } from '../calls.ts';
import { envelopeStates, fieldKinds, recipientStates } from '../envelope-states.ts';
import {
  changedAnswers,
  documentRole,
  exampleDocument,
  filledDocument,
  wireDefinition,
} from './document-parts.ts';
import { fieldPlace } from './envelope-parts.ts';

/**
 * By the header X-Signing-Session; without one that works: (signing-session-over), 403. In person,
 * also by the host’s own session: (in-person-over), 403.
 */
const bySession = { kind: 'public' } as const;

const signingField = z.object({
  id: z.string(),
  document: z.string(),
  kind: z.enum(fieldKinds),
  key: z.string().describe('the line of a form, `foot` for the initials of its pages, or an input'),
  isRequired: z.boolean(),
  place: fieldPlace.nullable(),
  value: z.string().nullable(),
  isFilled: z.boolean(),
});
export type WireSigningField = z.output<typeof signingField>;

const mark = z.object({
  document: z.string(),
  line: z.string().describe('a line of the form, `foot` or an input for initials'),
  role: documentRole,
  name: z.string(),
  image: z.string().nullable().describe('PNG as a data URL; null for an approval'),
  on: z.string().describe('MM-DD-YYYY, in the office’s time zone'),
});

const signing = z.object({
  firm: z.string(),
  title: z.string(),
  message: z.string(),
  sender: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
  state: z.enum(envelopeStates),
  homeAddress: z.string(),
  dueOn: z.string().nullable(),
  expiresAt: z.string().nullable(),
  recipient: z.object({
    name: z.string(),
    role: documentRole,
    number: z.number().int(),
    state: z.enum(recipientStates),
    isTheirTurn: z.boolean(),
    isInPerson: z.boolean(),
    forwardAskedFor: z.string().nullable(),
  }),
  consent: z.object({
    version: z.string(),
    title: z.string(),
    body: z.string().describe('HTML'),
    givenAt: z.string().nullable(),
  }),
  documents: z
    .array(
      filledDocument.extend({
        definition: wireDefinition.nullable(),
        editable: z.array(z.string()).describe('inputs that the recipient may answer now'),
        changed: z.array(z.string()).describe('inputs that differ from the document it amends'),
        before: z.record(z.string(), z.union([z.string(), z.boolean()])),
      }),
    )
    .describe('empty before consent'),
  fields: z.array(signingField).describe('what the recipient fills in, in the order of the pages'),
  marks: z.array(mark).describe('signatures and initials that others have given'),
  others: z.array(
    z.object({ name: z.string(), role: documentRole, state: z.enum(recipientStates) }),
  ),
  signature: z.string().nullable().describe('the recipient’s own, as a data URL'),
  initials: z.string().nullable(),
  savedSignature: z.string().nullable().describe('kept from an earlier time, if signed in'),
  pamphlet: z
    .object({ label: z.string(), href: z.string(), receivedAt: z.string().nullable() })
    .nullable()
    .describe('for buyers of a home with lead-based paint disclosure: the EPA’s pamphlet'),
  isSealed: z.boolean(),
  shown: z.string().describe('identifies what is shown here; send it back with Submit'),
  today: z.string().describe('MM-DD-YYYY'),
});
export type WireSigning = z.output<typeof signing>;

const example: WireSigning = {
  firm: 'Prairie Gate Realty',
  title: 'Disclosures, 5012 Chicago St',
  message: 'Please look these over by Friday.',
  sender: { name: 'Nora Lindqvist', email: 'nora@example.com', phone: '+14025550155' },
  state: 'sent',
  homeAddress: '5012 Chicago St, Omaha, NE 68132',
  dueOn: '2026-12-04',
  expiresAt: '2026-12-27T21:00:00.000Z',
  recipient: {
    name: 'Ruth Kowalski',
    role: 'seller',
    number: 1,
    state: 'opened',
    isTheirTurn: true,
    isInPerson: false,
    forwardAskedFor: null,
  },
  consent: {
    version: '2026-11-01',
    title: 'Signing electronically',
    body: '<p>You can get everything on paper.</p>',
    givenAt: '2026-11-27T21:20:00.000Z',
  },
  documents: [
    {
      ...exampleDocument,
      definition: { key: 'seller-disclosure', version: '2026-11-01' },
      editable: ['II-A-3'],
      changed: [],
      before: {},
    },
  ],
  fields: [
    {
      id: '0c7d7e11-2f60-49ad-9b1c-1f3a3a9bc001',
      document: exampleDocument.id,
      kind: 'signature',
      key: 'seller-1',
      isRequired: true,
      place: null,
      value: null,
      isFilled: false,
    },
  ],
  marks: [],
  others: [{ name: 'Tom Kowalski', role: 'seller', state: 'waiting' }],
  signature: null,
  initials: null,
  savedSignature: null,
  pamphlet: null,
  isSealed: false,
  shown: 'f2b0c9a17d3e4c5586f1a0b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f6',
  today: '11-27-2026',
};
const oneSigning = { answer: z.object({ data: signing }), example: { data: example } };

/** Everything of the envelope that this recipient may see. The first look is in its log. */
export const getSigning = defineEndpoint(calls.getSigning, {
  access: bySession,
  summary: 'An envelope as its recipient signs it',
  ...oneSigning,
});

/** Refuses (consent-outdated) another version than the current one. */
export const consentToSign = defineEndpoint(calls.consentToSign, {
  access: bySession,
  summary: 'Agree to sign electronically',
  isForm: true,
  labels: { version: 'Version' },
  body: z.object({ version: lineText(20) }),
  ...oneSigning,
});

/** Stops the envelope and notifies the sender. */
export const withdrawConsent = defineEndpoint(calls.withdrawConsent, {
  access: bySession,
  summary: 'Withdraw the consent to sign electronically, for instance to sign on paper',
  isForm: true,
  labels: { reason: 'Reason' },
  body: z.object({ reason: lineText(500).default('') }),
  ...oneSigning,
});

/** Refuses (document-frozen) what someone has signed, and inputs of others (input-not-yours). */
export const answerWhileSigning = defineEndpoint(calls.answerWhileSigning, {
  access: bySession,
  summary: 'Answer items of a document that is to be signed',
  labels: { document: 'Document', answers: 'Answers' },
  body: z.object({ document: z.uuid(), answers: changedAnswers }),
  ...oneSigning,
});

/** A signature or initials need an image first. The server writes dates. */
export const fillSigningField = defineEndpoint(calls.fillSigningField, {
  access: bySession,
  summary: 'Fill in a field, or empty it again',
  params: z.object({ field: z.uuid() }),
  labels: { value: 'Value' },
  body: z.object({
    isFilled: z.boolean(),
    value: lineText(2000).optional().describe('of a text or a checkbox (yes)'),
  }),
  ...oneSigning,
});

/** base64 of 300 KB. */
const IMAGE_MAX = 410_000;

/** PNG, at most 300 KB and 2000 × 1000 pixels. `isKept` keeps it for later, if signed in. */
export const saveSigningSignature = defineEndpoint(calls.saveSigningSignature, {
  access: bySession,
  summary: 'Save how the recipient’s signature or initials look',
  labels: { image: 'Signature', kind: 'Kind' },
  body: z.object({
    kind: z.enum(['signature', 'initials']),
    image: z
      .string()
      .max(IMAGE_MAX)
      .regex(/^(data:image\/png;base64,)?[A-Za-z0-9+/]+={0,2}$/),
    isKept: z.boolean().default(false),
  }),
  ...oneSigning,
});

/**
 * Signs all lines of the recipient together. Refuses (signing-incomplete) open fields and answers,
 * with their items; (contradictions-open) unless the recipient confirms what contradicts;
 * (documents-changed) if the documents aren’t what `shown` was given for; and a second time
 * (already-signed).
 */
export const finishSigning = defineEndpoint(calls.finishSigning, {
  access: bySession,
  summary: 'Sign everything that was filled in',
  isForm: true,
  labels: { confirmsContradictions: 'I looked at these items', shown: 'Shown' },
  body: z.object({
    confirmsContradictions: z.boolean().default(false),
    shown: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('as getSigning answered it'),
  }),
  ...oneSigning,
});

/** Logged once. Refuses (pamphlet-not-needed) anyone but buyers who get it. */
export const receivePamphlet = defineEndpoint(calls.receivePamphlet, {
  access: bySession,
  summary: 'Say that one has received the EPA’s pamphlet about lead',
  isForm: true,
  body: z.object({}),
  ...oneSigning,
});

const withReason = {
  labels: { reason: 'Reason' },
  body: z.object({ reason: lineText(500).min(1) }),
};

export const declineSigning = defineEndpoint(calls.declineSigning, {
  access: bySession,
  summary: 'Decline to sign, with a reason',
  isForm: true,
  ...withReason,
  ...oneSigning,
});

export const askWhileSigning = defineEndpoint(calls.askWhileSigning, {
  access: bySession,
  summary: 'Ask the sender a question',
  isForm: true,
  labels: { question: 'Your question' },
  body: z.object({
    question: linesText(2000).refine((text) => text.trim() !== '', 'is required'),
  }),
  ...oneSigning,
});

/** The sender has to approve. */
export const askToForward = defineEndpoint(calls.askToForward, {
  access: bySession,
  summary: 'Name the right person to sign instead',
  isForm: true,
  labels: { name: 'Name', email: 'Email' },
  body: z.object({ name: lineText(100).min(1), email: z.email().max(254) }),
  ...oneSigning,
});

/** After consent. Refuses (envelope-not-found) a form, which the page shows itself. */
export const getSigningDocument = defineEndpoint(calls.getSigningDocument, {
  access: bySession,
  summary: 'The pages of an uploaded document, with the fields of its recipient',
  params: z.object({ document: z.uuid() }),
  answer: z.unknown(),
  example: '%PDF-1.7 …',
});

/** The sealed PDF, or how the documents look until then. */
export const getSigningFile = defineEndpoint(calls.getSigningFile, {
  access: bySession,
  summary: 'The documents of the envelope as a PDF, for its recipient',
  answer: z.unknown(),
  example: '%PDF-1.7 …',
});

export const getSigningBundle = defineEndpoint(calls.getSigningBundle, {
  access: bySession,
  summary: 'The sealed PDF with its log and a page that checks them, for its recipient',
  answer: z.unknown(),
  example: 'PK…',
});
