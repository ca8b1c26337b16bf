import { z } from 'zod';
import { linesText, lineText } from '#platform';
import { documentRoles, formKeys } from '../form-definition.ts';

export const managing = { kind: 'permission', anyOf: ['e-sign'], scope: 'own' } as const;

export const formKey = z.enum(formKeys);
export const documentRole = z.enum(documentRoles);

const ANSWERS_MAX = 400;
const ANSWER_MAX = 20_000;

export const inputKey = z.string().regex(/^[A-Za-z0-9.-]{1,80}$/);
export const formAnswer = z.union([z.boolean(), linesText(ANSWER_MAX)]);
export const formAnswers = z.record(z.string(), z.union([z.boolean(), z.string()]));

/** Answers to change, by input; null takes an answer away. */
export const changedAnswers = z
  .record(inputKey, formAnswer.nullable())
  .refine((given) => Object.keys(given).length <= ANSWERS_MAX, 'has too many answers');

/** What it belongs to: a kind that another room registered, and its id there. */
export const subject = z.object({
  kind: z.string().regex(/^[a-z-]{1,30}$/),
  id: lineText(60).min(1),
});

/** A problem of a form before it is signed, with the item that it is about. */
export const formProblem = z.object({
  kind: z.enum([
    'unanswered',
    'explain',
    'contradiction',
    'needs-form',
    'year',
    'number',
    'text',
    'unprintable',
  ]),
  item: z.string().nullable(),
  input: z.string().nullable(),
  sentence: z.string(),
});
export type WireFormProblem = z.output<typeof formProblem>;

/** A form’s definition travels as it is; the browser knows its type. */
export const wireDefinition = z.looseObject({ key: formKey, version: z.string() });

const formLink = z.object({
  item: z.string().describe('the item of the form that refers to it'),
  label: z.string(),
  href: z.string(),
});
export type WireFormLink = z.output<typeof formLink>;

export const filledDocument = z.object({
  id: z.string(),
  title: z.string(),
  form: formKey.nullable(),
  formVersion: z.string().nullable(),
  documentName: z.string().nullable(),
  homeAddress: z.string(),
  answers: formAnswers,
  sources: z.record(z.string(), z.string()).describe('by input, where an answer comes from'),
  problems: z.array(formProblem),
  pageCount: z.number().int().nullable(),
  file: z.string().nullable().describe('of an uploaded document, the key of its file'),
  links: z.array(formLink).describe('pages outside, such as a registry'),
});
export type WireFilledDocument = z.output<typeof filledDocument>;

export const exampleDocument: WireFilledDocument = {
  id: '4f6f1f9e-0d0b-4a53-8a39-3f0f2ad9c001',
  title: 'Seller Property Condition Disclosure Statement',
  form: 'seller-disclosure',
  formVersion: '2026-11-01',
  documentName: 'sellerpdf',
  homeAddress: '5012 Chicago St, Omaha, NE 68132',
  answers: { 'II-A-2': 'no' },
  sources: { 'II-A-10.year': 'listing' },
  problems: [
    { kind: 'unanswered', item: 'II-A-3', input: 'II-A-3', sentence: 'This isn’t answered yet.' },
  ],
  pageCount: null,
  file: null,
  links: [],
};
