import { z } from 'zod';
import { exampleNamedPerson, lineText, namedPersonSchema, storedPhone } from '#platform';
import { envelopeStates, fieldKinds, HELD_SECONDS, recipientStates } from '../envelope-states.ts';
import { documentRole, formKey, subject } from './document-parts.ts';

export const ofEnvelope = { params: z.object({ id: z.uuid() }) };

const share = z.number().min(0).max(1);
/** Where a field is on an uploaded page, as shares of the page from its upper left corner. */
export const fieldPlace = z.object({
  page: z.number().int().min(1).max(300),
  x: share,
  y: share,
  width: share,
  height: share,
});

export const recipientInput = z.object({
  id: z.uuid().optional().describe('of one that is there already'),
  turn: z.number().int().min(1).max(20).default(1),
  role: documentRole,
  number: z.number().int().min(1).max(3).default(1).describe('the line of that role'),
  name: lineText(100).min(1),
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
  phone: lineText(30)
    .refine((text) => text === '' || storedPhone(text) !== null, 'must have ten digits')
    .default(''),
  language: z.enum(['en', 'es']).default('en'),
  isInPerson: z.boolean().default(false),
});
export type RecipientInput = z.output<typeof recipientInput>;

export const fieldInput = z.object({
  document: z.uuid(),
  recipient: z.number().int().min(1).max(20).describe('position among the recipients'),
  kind: z.enum(fieldKinds),
  isRequired: z.boolean().default(true),
  place: fieldPlace,
});
export type FieldInput = z.output<typeof fieldInput>;

const recipient = z.object({
  id: z.string(),
  position: z.number().int(),
  turn: z.number().int(),
  role: documentRole,
  number: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language: z.enum(['en', 'es']),
  isInPerson: z.boolean(),
  state: z.enum(recipientStates),
  isTheirTurn: z.boolean(),
  isLocked: z.boolean().describe('after five wrong codes'),
  sentAt: z.string().nullable(),
  openedAt: z.string().nullable(),
  consentedAt: z.string().nullable(),
  signedAt: z.string().nullable(),
  pamphletAt: z.string().nullable().describe('when they got the EPA’s pamphlet about lead'),
  endedBecause: z.string().nullable(),
  forward: z.object({ name: z.string(), email: z.string(), at: z.string() }).nullable(),
  abilities: z.array(
    z.enum(['resend', 'revoke', 'unlock', 'forward', 'in-person', 'give-pamphlet']),
  ),
});
export type WireRecipient = z.output<typeof recipient>;

export const envelopeRow = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(envelopeStates),
  homeAddress: z.string(),
  owner: namedPersonSchema.nullable(),
  waitingFor: z.array(z.string()).describe('names of those whose turn it is'),
  signers: z.number().int(),
  signed: z.number().int(),
  dueOn: z.string().nullable(),
  expiresAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  changedAt: z.string(),
  about: subject.nullable(),
  version: z.number().int(),
  abilities: z.array(z.enum(['edit', 'send', 'remind', 'seal', 'void', 'amend', 'hold', 'delete'])),
});
export type WireEnvelopeRow = z.output<typeof envelopeRow>;

export const envelope = envelopeRow.extend({
  message: z.string(),
  isInOrder: z.boolean(),
  endedAt: z.string().nullable(),
  endedBecause: z.string().nullable(),
  amends: z.string().nullable().describe('the envelope that this one amends'),
  amendedBy: z.string().nullable(),
  reminders: z.number().int(),
  nextReminderAt: z.string().nullable(),
  held: z.string().nullable().describe('why nothing of it may be deleted'),
  retainUntil: z.string().nullable(),
  documents: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      form: formKey.nullable(),
      formVersion: z.string().nullable(),
      file: z.string().nullable(),
      pageCount: z.number().int().nullable(),
      problems: z.number().int().describe('open checks of its answers'),
      isApproved: z.boolean().describe('the brokerage approved its wording'),
    }),
  ),
  recipients: z.array(recipient),
  fields: z.array(
    z.object({
      id: z.string(),
      document: z.string(),
      recipient: z.string(),
      kind: z.enum(fieldKinds),
      key: z.string(),
      isRequired: z.boolean(),
      isFilled: z.boolean(),
      place: fieldPlace.nullable(),
    }),
  ),
  sealFailure: z
    .object({
      at: z.string(),
      tries: z.number().int(),
      why: z
        .enum(['upload', 'certificate', 'other'])
        .describe('an uploaded PDF can’t be read, no certificate is set, or anything else'),
    })
    .nullable()
    .describe('while it waits for its seal: how the last try failed'),
  seal: z
    .object({
      sealedAt: z.string(),
      sha256: z.string(),
      level: z.enum(['B-B', 'B-T']),
      isStampWanted: z.boolean(),
      pages: z.number().int(),
    })
    .nullable(),
});
export type WireEnvelope = z.output<typeof envelope>;

const exampleRecipient: WireRecipient = {
  id: '6d2c7f38-4b7c-4e7b-9a51-54a0a6a2c001',
  position: 1,
  turn: 1,
  role: 'seller',
  number: 1,
  name: 'Ruth Kowalski',
  email: 'ruth@example.com',
  phone: '+14025550121',
  language: 'en',
  isInPerson: false,
  state: 'sent',
  isTheirTurn: true,
  isLocked: false,
  sentAt: '2026-11-27T21:00:00.000Z',
  openedAt: null,
  consentedAt: null,
  signedAt: null,
  pamphletAt: null,
  endedBecause: null,
  forward: null,
  abilities: ['resend', 'revoke', 'in-person'],
};

export const exampleEnvelopeRow: WireEnvelopeRow = {
  id: '9f0c1d52-33a1-4c58-8a9e-7bbf1c60d001',
  title: 'Disclosures, 5012 Chicago St',
  state: 'sent',
  homeAddress: '5012 Chicago St, Omaha, NE 68132',
  owner: exampleNamedPerson,
  waitingFor: ['Ruth Kowalski'],
  signers: 1,
  signed: 0,
  dueOn: '2026-12-04',
  expiresAt: '2026-12-27T21:00:00.000Z',
  sentAt: '2026-11-27T21:00:00.000Z',
  changedAt: '2026-11-27T21:00:00.000Z',
  about: { kind: 'offer', id: '42' },
  version: 2,
  abilities: ['remind', 'void', 'hold'],
};

export const exampleEnvelope: WireEnvelope = {
  ...exampleEnvelopeRow,
  message: 'Please look these over by Friday.',
  isInOrder: true,
  endedAt: null,
  endedBecause: null,
  amends: null,
  amendedBy: null,
  reminders: 0,
  nextReminderAt: '2026-11-29T21:00:00.000Z',
  held: null,
  retainUntil: null,
  documents: [
    {
      id: '4f6f1f9e-0d0b-4a53-8a39-3f0f2ad9c001',
      title: 'Seller Property Condition Disclosure Statement',
      form: 'seller-disclosure',
      formVersion: '2026-11-01',
      file: null,
      pageCount: null,
      problems: 0,
      isApproved: true,
    },
  ],
  recipients: [exampleRecipient],
  fields: [
    {
      id: '0c7d7e11-2f60-49ad-9b1c-1f3a3a9bc001',
      document: '4f6f1f9e-0d0b-4a53-8a39-3f0f2ad9c001',
      recipient: '6d2c7f38-4b7c-4e7b-9a51-54a0a6a2c001',
      kind: 'signature',
      key: 'seller-1',
      isRequired: true,
      isFilled: false,
      place: null,
    },
  ],
  sealFailure: null,
  seal: null,
};
export const oneEnvelope = {
  answer: z.object({ data: envelope }),
  example: { data: exampleEnvelope },
};

/** What waits some seconds, or can be undone for as long. */
const heldStep = z
  .object({ id: z.string(), until: z.string() })
  .nullable()
  .describe('what can be undone, and until when; null without isUndoable');
export const exampleHeldStep = {
  id: '3e1a4b0c-2f60-49ad-9b1c-1f3a3a9bc001',
  until: '2026-11-27T21:00:10.000Z',
};
export const held = { held: heldStep };
export const undoable = {
  isUndoable: z
    .boolean()
    .optional()
    .describe(`true: it waits ${HELD_SECONDS} seconds, and can be undone until then`),
};
/** An envelope, and what of it can be undone. */
export const undoableEnvelope = {
  answer: z.object({ data: envelope, ...held }),
  example: { data: exampleEnvelope, held: exampleHeldStep },
};
