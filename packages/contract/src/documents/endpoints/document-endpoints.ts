import { z } from 'zod';
import { defineEndpoint, fileKey, lineText } from '#platform';
import { documentCalls as calls } from '../calls.ts';
import {
  changedAnswers,
  exampleDocument,
  filledDocument,
  formAnswer,
  formKey,
  managing,
  subject,
  wireDefinition,
} from './document-parts.ts';

/** The purpose of files that are uploaded to be signed. */
export const SIGNED_FILE = 'document-to-sign';
export const SIGNED_FILE_MAX_BYTES = 10 * 1024 * 1024;

const ofDocument = { params: z.object({ id: z.uuid() }) };

const openDocument = filledDocument.extend({
  definition: wireDefinition.nullable().describe('null for an uploaded document'),
  isFrozen: z.boolean().describe('someone has signed it, so it can only be amended'),
  amends: z
    .object({ id: z.string(), changes: z.array(z.string()) })
    .nullable()
    .describe('the document that it replaces, and the inputs that differ'),
  version: z.number().int(),
  abilities: z.array(z.enum(['answer'])),
});
export type WireDocument = z.output<typeof openDocument>;

const example: WireDocument = {
  ...exampleDocument,
  definition: { key: 'seller-disclosure', version: '2026-11-01' },
  isFrozen: false,
  amends: null,
  version: 1,
  abilities: ['answer'],
};
const oneDocument = { answer: z.object({ data: openDocument }), example: { data: example } };

/**
 * A form is prefilled from what it belongs to. Refuses (subject-not-found) what the caller can’t
 * see, and (file-not-found) a file that isn’t theirs.
 */
export const createDocument = defineEndpoint(calls.createDocument, {
  access: managing,
  summary: 'Start a document: a form to fill in, or an uploaded PDF',
  isForm: true,
  labels: { form: 'Form', file: 'File', title: 'Title', about: 'What it belongs to' },
  body: z.object({
    form: formKey.optional(),
    file: fileKey.optional(),
    title: lineText(200).optional(),
    homeAddress: lineText(200).optional(),
    about: subject.optional(),
  }),
  ...oneDocument,
});

/** Refuses (subject-not-found) what the caller can’t see; null where it has no such document. */
export const findDocument = defineEndpoint(calls.findDocument, {
  access: managing,
  summary: 'The newest document of a form that an offer or something else has',
  query: z.object({ form: formKey, aboutKind: lineText(40), aboutId: lineText(60) }),
  answer: z.object({ data: z.object({ id: z.string() }).nullable() }),
  example: { data: { id: exampleDocument.id } },
});

export const getDocument = defineEndpoint(calls.getDocument, {
  access: managing,
  summary: 'A document with its answers and what is missing',
  ...ofDocument,
  ...oneDocument,
});

/**
 * Saves only the answers that it names, each by itself, so that several people can fill in a form
 * at the same time. Refuses (document-frozen) a document that someone has signed.
 */
export const answerDocument = defineEndpoint(calls.answerDocument, {
  access: managing,
  summary: 'Answer some items of a document',
  ...ofDocument,
  labels: { answers: 'Answers' },
  body: z.object({ answers: changedAnswers }),
  ...oneDocument,
});

const change = z.object({
  at: z.string(),
  by: z.string().describe('the name of the person or recipient'),
  input: z.string(),
  label: z.string(),
  before: formAnswer.nullable(),
  after: formAnswer.nullable(),
});

export const getDocumentHistory = defineEndpoint(calls.getDocumentHistory, {
  access: managing,
  summary: 'Who answered what in a document, newest first, at most 200 changes',
  ...ofDocument,
  answer: z.object({ data: z.array(change) }),
  example: {
    data: [
      {
        at: '2026-11-27T22:05:00.000Z',
        by: 'Ruth Kowalski',
        input: 'II-A-2',
        label: 'Roof leaks now?',
        before: null,
        after: 'no',
      },
    ],
  },
});
