import { z } from 'zod';
import {
  defineEndpoint,
  historyEndpoints,
  lineText,
  pageFacts,
  pageQuery,
  recordVersion,
} from '#platform';
import { envelopeTemplateCalls as calls } from '../calls.ts';
import { documentRole, formKey, managing, subject } from './document-parts.ts';

const labels = {
  id: 'Template',
  name: 'Name',
  isShared: 'Shared with the brokerage',
  dueDays: 'Days until it’s due',
  expiresDays: 'Days until it expires',
  replaces: 'Template',
  title: 'Title',
  homeAddress: 'Address of the home',
};
const ofTemplate = { params: z.object({ id: z.uuid() }) };
const name = lineText(100).min(1);
const days = z.number().int().min(1).max(365).nullable();

const template = z.object({
  id: z.string(),
  name: z.string(),
  isShared: z.boolean().describe('otherwise only its owner, the caller, sees it'),
  title: z.string().describe('of the envelopes that start from it'),
  documents: z.array(
    z.object({ title: z.string(), form: formKey.nullable().describe('null for a PDF') }),
  ),
  people: z.array(
    z.object({ role: documentRole, number: z.number().int(), turn: z.number().int() }),
  ),
  fields: z.number().int().describe('on pages of PDFs'),
  dueDays: z.number().int().nullable(),
  expiresDays: z.number().int().nullable().describe('null: the usual 30'),
  changedAt: z.string(),
  version: z.number().int(),
  abilities: z.array(z.enum(['use', 'edit', 'delete'])),
});
export type WireEnvelopeTemplate = z.output<typeof template>;

const example: WireEnvelopeTemplate = {
  id: '5b0b7a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  name: 'Disclosures of an older home',
  isShared: true,
  title: 'Disclosures',
  documents: [{ title: 'Disclosure of Information on Lead-Based Paint', form: 'lead-paint' }],
  people: [{ role: 'seller', number: 1, turn: 1 }],
  fields: 0,
  dueDays: 7,
  expiresDays: null,
  changedAt: '2026-11-27T21:00:00.000Z',
  version: 1,
  abilities: ['use', 'edit', 'delete'],
};
const oneTemplate = { answer: z.object({ data: template }), example: { data: example } };

/** Shared ones and the caller’s own, by name. */
export const listEnvelopeTemplates = defineEndpoint(calls.listEnvelopeTemplates, {
  access: managing,
  summary: 'What envelopes can start from: the brokerage’s templates and the caller’s own',
  query: z.object({ ...pageQuery, q: lineText(80).optional().describe('in the name') }),
  answer: z.object({
    data: z.array(template),
    ...pageFacts,
    mayShare: z.boolean().describe('whether the caller may write shared ones'),
    abilities: z.array(z.never()),
  }),
  example: {
    ...{ data: [example], page: 1, pageSize: 20, total: 1 },
    ...{ mayShare: true, abilities: [] },
  },
});

/**
 * With `replaces`, that template gets what the envelope has. Refuses (envelope-template-refused) a
 * shared one to who doesn’t see all envelopes.
 */
export const saveEnvelopeTemplate = defineEndpoint(calls.saveEnvelopeTemplate, {
  access: managing,
  summary: 'Save the documents, fields and roles of an envelope as a template',
  isForm: true,
  params: z.object({ id: z.uuid() }),
  labels,
  body: z.object({
    name,
    isShared: z.boolean().default(false),
    dueDays: days.default(null),
    expiresDays: days.default(null).describe('null: the usual 30'),
    replaces: z.uuid().nullable().default(null),
  }),
  ...oneTemplate,
});

export const updateEnvelopeTemplate = defineEndpoint(calls.updateEnvelopeTemplate, {
  access: managing,
  summary: 'Rename or share a template, or set its days',
  ...ofTemplate,
  labels,
  body: z.object({
    version: recordVersion,
    name: name.optional(),
    isShared: z.boolean().optional(),
    dueDays: days.optional(),
    expiresDays: days.optional(),
  }),
  ...oneTemplate,
});

export const { history: getEnvelopeTemplateHistory, undo: undoEnvelopeTemplateChange } =
  historyEndpoints(
    { history: calls.getEnvelopeTemplateHistory, undo: calls.undoEnvelopeTemplateChange },
    { access: managing, of: 'a template of envelopes', ...ofTemplate, ...oneTemplate },
  );

/** Envelopes that were started from it stay. */
export const deleteEnvelopeTemplate = defineEndpoint(calls.deleteEnvelopeTemplate, {
  access: managing,
  summary: 'Delete a template',
  ...ofTemplate,
  query: z.object({ version: z.coerce.number().int() }),
  answer: z.object({ data: z.boolean() }),
  example: { data: true },
});

/** People are filled in by role from what it belongs to; others are named by their role. */
export const startFromTemplate = defineEndpoint(calls.startFromTemplate, {
  access: managing,
  summary: 'Start an envelope from a template',
  isForm: true,
  ...ofTemplate,
  labels,
  body: z.object({
    about: subject.optional(),
    homeAddress: lineText(200).optional(),
    title: lineText(200).optional(),
  }),
  answer: z.object({ data: z.object({ envelope: z.string() }) }),
  example: { data: { envelope: '9f0c1d52-33a1-4c58-8a9e-7bbf1c60d001' } },
});
