import { z } from 'zod';
import {
  defineEndpoint,
  exampleSight,
  linesText,
  lineText,
  pageFacts,
  pageQuery,
  recordSight,
  recordVersion,
} from '#platform';
import { envelopeCalls as calls } from '../calls.ts';
import { DOCUMENTS_MAX, envelopeStates, RECIPIENTS_MAX } from '../envelope-states.ts';
import { managing, subject } from './document-parts.ts';
import {
  envelopeRow,
  exampleEnvelopeRow,
  exampleHeldStep,
  fieldInput,
  held,
  ofEnvelope,
  oneEnvelope,
  recipientInput,
  undoable,
  undoableEnvelope,
} from './envelope-parts.ts';

const reason = lineText(500).min(1);
const day = z.iso.date();

const labels = {
  title: 'Title',
  message: 'Message',
  documents: 'Documents',
  recipients: 'Recipients',
  fields: 'Fields',
  isInOrder: 'In order',
  dueOn: 'Due date',
  expiresOn: 'Expiration date',
  reason: 'Reason',
};

const content = {
  title: lineText(200).min(1),
  message: linesText(2000).default(''),
  isInOrder: z.boolean().default(true),
  dueOn: day.nullable().default(null),
  expiresOn: day.nullable().default(null).describe('the last day; 30 days where none is given'),
  documents: z.array(z.uuid()).min(1).max(DOCUMENTS_MAX),
  recipients: z.array(recipientInput).max(RECIPIENTS_MAX).default([]),
  fields: z.array(fieldInput).max(400).default([]).describe('on pages of uploaded documents'),
};

/** Those of the caller’s records, newest change first. */
export const listEnvelopes = defineEndpoint(calls.listEnvelopes, {
  access: managing,
  summary: 'Envelopes by state, with those whose signature they wait for',
  query: z.object({
    ...pageQuery,
    q: lineText(80).optional().describe('in the title, the home’s address, and recipients’ names'),
    state: z.enum([...envelopeStates, 'waiting', 'ended']).optional(),
    aboutKind: z.string().max(30).optional(),
    aboutId: z.string().max(60).optional(),
    sort: z.enum(['changed', 'sent', 'due', 'title']).default('changed'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  answer: z.object({
    data: z.array(envelopeRow),
    ...pageFacts,
    counts: z.record(z.string(), z.number().int()).describe('by state, without the other filters'),
    abilities: z.array(z.literal('create')),
  }),
  example: {
    ...{ data: [exampleEnvelopeRow], page: 1, pageSize: 20, total: 1 },
    ...{ counts: { sent: 1 }, abilities: ['create'] },
  },
});

/** Refuses (document-not-found), and (document-in-envelope) one that is in an open envelope. */
export const createEnvelope = defineEndpoint(calls.createEnvelope, {
  access: managing,
  summary: 'Put documents into an envelope, with who signs them',
  isForm: true,
  labels,
  body: z.object({ ...content, about: subject.optional() }),
  ...oneEnvelope,
});

export const getEnvelope = defineEndpoint(calls.getEnvelope, {
  access: managing,
  summary: 'An envelope with its documents, recipients and seal',
  ...ofEnvelope,
  ...oneEnvelope,
});

/** What recipients saw is in its log. */
export const getEnvelopeSight = defineEndpoint(calls.getEnvelopeSight, {
  access: managing,
  summary: 'Who can see an envelope and why',
  ...ofEnvelope,
  answer: z.object({ data: recordSight }),
  example: { data: { ...exampleSight, views: null } },
});

/** Before anyone has signed. Refuses (envelope-signed) later: then it can be amended. */
export const updateEnvelope = defineEndpoint(calls.updateEnvelope, {
  access: managing,
  summary: 'Edit a draft, or correct an envelope that nobody has signed',
  ...ofEnvelope,
  labels,
  body: z.object({ version: recordVersion, ...content }),
  ...oneEnvelope,
});

/**
 * Refuses (envelope-incomplete) without recipients, lines or addresses that are needed, and
 * (wording-not-approved) in production with wording that the brokerage hasn’t approved.
 */
export const sendEnvelope = defineEndpoint(calls.sendEnvelope, {
  access: managing,
  summary: 'Send an envelope to those whose turn it is',
  isForm: 'keyed',
  ...ofEnvelope,
  body: z.object({ version: recordVersion }),
  ...oneEnvelope,
});

/** Also one that everyone has signed, if it can’t be sealed. */
export const voidEnvelope = defineEndpoint(calls.voidEnvelope, {
  access: managing,
  summary: 'Void an envelope: nobody can sign it anymore',
  isForm: true,
  ...ofEnvelope,
  labels,
  body: z.object({ reason, ...undoable }),
  ...undoableEnvelope,
});

/** Refuses (envelope-step-refused) unless sealing has failed. */
export const sealAgain = defineEndpoint(calls.sealAgain, {
  access: managing,
  summary: 'Try again to seal an envelope that everyone has signed',
  isForm: 'keyed',
  ...ofEnvelope,
  body: z.object({}),
  ...oneEnvelope,
});

/** At most one an hour. */
export const remindRecipients = defineEndpoint(calls.remindRecipients, {
  access: managing,
  summary: 'Remind those whose turn it is',
  isForm: true,
  ...ofEnvelope,
  body: z.object({ ...undoable }),
  ...undoableEnvelope,
});

/** A draft with copies of the documents. One that is open is voided when the new one is sent. */
export const amendEnvelope = defineEndpoint(calls.amendEnvelope, {
  access: managing,
  summary: 'Start an amendment of an envelope that someone has signed',
  isForm: true,
  ...ofEnvelope,
  body: z.object({}),
  ...oneEnvelope,
});

/** For those who see all records. A reason holds it; null releases it. */
export const holdEnvelope = defineEndpoint(calls.holdEnvelope, {
  access: { kind: 'permission', anyOf: ['e-sign'], scope: 'all' },
  summary: 'Keep an envelope whatever its retention, or no longer',
  ...ofEnvelope,
  labels,
  body: z.object({ version: recordVersion, reason: reason.nullable() }),
  ...oneEnvelope,
});

export const deleteEnvelope = defineEndpoint(calls.deleteEnvelope, {
  access: managing,
  summary: 'Delete a draft that was never sent',
  ...ofEnvelope,
  query: z.object({ version: z.coerce.number().int() }),
  answer: z.object({ data: z.boolean() }),
  example: { data: true },
});

const event = z.object({
  seq: z.number().int(),
  at: z.string(),
  kind: z.string(),
  facts: z.record(z.string(), z.unknown()),
  about: z.string().nullable(),
  previous: z.string().nullable(),
  hash: z.string(),
});
export type WireDocumentEvent = z.output<typeof event>;

const sight = z.object({
  at: z.string().describe('the first time on that day'),
  name: z.string(),
  what: z.enum(['documents', 'file', 'bundle']),
  isRecipient: z.boolean().describe('false for someone of the office'),
});
export type WireDocumentSight = z.output<typeof sight>;

export const getEnvelopeEvents = defineEndpoint(calls.getEnvelopeEvents, {
  access: managing,
  summary: 'The log of an envelope, each event with the hash of the one before, and who saw it',
  ...ofEnvelope,
  answer: z.object({
    data: z.array(event),
    sights: z.array(sight).describe('once for each person, day, and what they saw'),
  }),
  example: {
    data: [
      {
        ...{ seq: 1, at: '2026-11-27T21:00:00.000Z', kind: 'created', about: null, previous: null },
        ...{ facts: { by: 'Nora Lindqvist' }, hash: 'ab'.repeat(32) },
      },
    ],
    sights: [
      {
        ...{ at: '2026-11-28T15:04:00.000Z', name: 'Ruth Kowalski', what: 'documents' },
        isRecipient: true,
      },
    ],
  },
});

const file = { ...ofEnvelope, answer: z.unknown() };

/** The sealed PDF, or how the documents look until then. */
export const getEnvelopeFile = defineEndpoint(calls.getEnvelopeFile, {
  access: managing,
  summary: 'The documents of an envelope as a PDF',
  ...file,
  example: '%PDF-1.7 …',
});

/** Refuses (not-sealed) before the last signature. */
export const getEnvelopeBundle = defineEndpoint(calls.getEnvelopeBundle, {
  access: managing,
  summary: 'The sealed PDF with its log and a page that checks them offline, as a ZIP file',
  ...file,
  example: 'PK…',
});

const many = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), title: z.string(), sentence: z.string() })),
});
const ids = z.array(z.uuid()).min(1).max(100);
const manyAnswer = {
  answer: z.object({ data: many, ...held }),
  example: { data: { done: [exampleEnvelopeRow.id], refused: [] }, held: exampleHeldStep },
};

export const remindManyEnvelopes = defineEndpoint(calls.remindManyEnvelopes, {
  access: managing,
  summary: 'Remind those who are to sign, of several envelopes',
  isForm: 'keyed',
  body: z.object({ ids, ...undoable }),
  ...manyAnswer,
});

/** Also to those whose link was revoked; not to those whose link is locked. */
export const resendManyEnvelopes = defineEndpoint(calls.resendManyEnvelopes, {
  access: managing,
  summary: 'Send those whose turn it is a new link, of several envelopes',
  isForm: 'keyed',
  body: z.object({ ids, ...undoable }),
  ...manyAnswer,
});

/** The links end now. Undoing it sends new ones: those that ended can’t work again. */
export const revokeManyEnvelopes = defineEndpoint(calls.revokeManyEnvelopes, {
  access: managing,
  summary: 'End the links of those whose turn it is, of several envelopes',
  isForm: 'keyed',
  labels,
  body: z.object({ ids, reason, ...undoable }),
  ...manyAnswer,
});

export const voidManyEnvelopes = defineEndpoint(calls.voidManyEnvelopes, {
  access: managing,
  summary: 'Void several envelopes',
  isForm: 'keyed',
  labels,
  body: z.object({ ids, reason, ...undoable }),
  ...manyAnswer,
});

/** Refuses (undo-too-late) what was done already, and what isn’t the caller’s. */
export const undoEnvelopeStep = defineEndpoint(calls.undoEnvelopeStep, {
  access: managing,
  summary: 'Cancel reminders, links or an end that still wait, or send links again',
  isForm: true,
  params: z.object({ held: z.uuid() }),
  body: z.object({}),
  answer: z.object({ data: z.boolean() }),
  example: { data: true },
});
