import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { formCalls as calls } from '../calls.ts';
import { formKey, wireDefinition } from './document-parts.ts';

const approval = z.object({
  isApproved: z.boolean().describe('the brokerage approved the wording of this version'),
  isSample: z.boolean().describe('the brokerage has to replace the wording'),
});

const formRow = z.object({
  key: formKey,
  version: z.string(),
  title: z.string(),
  documentName: z.string(),
  ...approval.shape,
});
export type WireFormRow = z.output<typeof formRow>;

const exampleRow: WireFormRow = {
  key: 'lead-paint',
  version: '2026-11-01',
  title: 'Disclosure of Information on Lead-Based Paint',
  documentName: 'leadbasedpaint',
  isApproved: false,
  isSample: false,
};

export const listDocumentForms = defineEndpoint(calls.listDocumentForms, {
  access: { kind: 'public' },
  summary: 'The forms that can be filled in, in their newest version',
  answer: z.object({ data: z.array(formRow) }),
  example: { data: [exampleRow] },
});

/** Anyone may read and print a blank form. */
export const getDocumentForm = defineEndpoint(calls.getDocumentForm, {
  access: { kind: 'public' },
  summary: 'A form as it is filled in: its parts, items, answers and wording',
  params: z.object({ form: formKey }),
  answer: z.object({
    data: z.object({ definition: wireDefinition, ...approval.shape }),
  }),
  example: {
    data: {
      definition: { key: 'lead-paint', version: '2026-11-01' },
      isApproved: false,
      isSample: false,
    },
  },
});
