import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { mergeCalls } from '../desk-calls.ts';
import { duplicateReasons } from './duplicate.ts';
import {
  exampleLeadDetails,
  type LeadDetailField,
  leadDetailInputs,
} from './lead-detail-endpoints.ts';

const merging = { kind: 'permission', anyOf: ['lead-merge'], scope: 'own' } as const;

/** What the survivor can take from the merged lead. */
export const mergeFields: readonly [MergeField, ...MergeField[]] = [
  'agentId',
  ...(Object.keys(leadDetailInputs) as LeadDetailField[]),
];
export type MergeField = LeadDetailField | 'agentId';

const text = z.string().nullable();

const belongings = z.object({
  inquiries: z.number().int(),
  messages: z.number().int(),
  notes: z.number().int(),
  tasks: z.number().int().describe('done ones, too'),
  tags: z.number().int(),
});

/** One of two leads that are compared. What the caller may not see is null. */
const comparedSchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number().int(),
  createdOn: text.describe('an instant'),
  lastContacted: text.describe('an instant'),
  hasAccount: z.boolean(),
  counts: belongings.describe('what moves if this lead is merged into the other'),
  refusal: text.describe('why this one can’t be the survivor'),
});
export type WireComparedLead = z.output<typeof comparedSchema>;

const fieldSchema = z.object({
  field: z.enum(mergeFields),
  label: z.string(),
  values: z.array(text).length(2).describe('as texts, in the order of the leads'),
  mayTake: z.array(z.boolean()).length(2).describe('whether the lead there can take the other’s'),
});

const comparisonSchema = z.object({
  leads: z.array(comparedSchema).length(2),
  fields: z.array(fieldSchema).describe('those that at least one of them has'),
  reasons: z.array(z.enum(duplicateReasons)).describe('why they may be the same person'),
  survivorId: z.string().describe('the suggested one'),
});
export type WireComparison = z.output<typeof comparisonSchema>;

const OTHER = '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a15';
const exampleLead: WireComparedLead = {
  id: exampleLeadDetails.id,
  name: 'Eve Tester',
  version: 4,
  createdOn: '2026-11-20T16:02:11.000Z',
  lastContacted: '2026-11-21T15:00:00.000Z',
  hasAccount: true,
  counts: { inquiries: 2, messages: 5, notes: 1, tasks: 1, tags: 0 },
  refusal: null,
};

/** Two leads in the caller's scope side by side, to decide whether and how to merge them. */
export const compareLeads = defineEndpoint(mergeCalls.compareLeads, {
  access: merging,
  summary: 'Two leads side by side, before they are merged',
  query: z.object({ leadId: z.uuid(), otherLeadId: z.uuid() }),
  answer: z.object({ data: comparisonSchema }),
  example: {
    data: {
      leads: [exampleLead, { ...exampleLead, id: OTHER, name: 'Evelyn Tester', hasAccount: false }],
      fields: [
        {
          ...{ field: 'phone', label: 'Phone' },
          ...{ values: ['+14025550142', null], mayTake: [true, true] },
        },
      ],
      ...{ reasons: ['phone'], survivorId: exampleLead.id },
    },
  },
});

/**
 * Merges one lead into another, in one commit: the survivor gets everything that belongs to
 * the merged one, keeps its own values besides those it takes, and the emails and phones of both
 * reach it. The merged lead’s id leads to the survivor.
 */
export const mergeLeads = defineEndpoint(mergeCalls.mergeLeads, {
  access: merging,
  summary: 'Merge two leads',
  labels: {
    survivorId: 'Lead that stays',
    mergedId: 'Lead that is merged',
    take: 'Values to take',
  },
  body: z.object({
    survivorId: z.uuid(),
    mergedId: z.uuid(),
    take: z
      .array(z.enum(mergeFields))
      .max(mergeFields.length)
      .default([])
      .describe('fields whose value comes from the merged lead'),
    survivorVersion: z.number().int().min(1).optional().describe('that was compared'),
    mergedVersion: z.number().int().min(1).optional(),
  }),
  answer: z.object({ data: z.object({ id: z.string(), leadId: z.string() }) }),
  example: { data: { id: OTHER, leadId: exampleLead.id } },
});

const leadMergeSchema = z.object({
  id: z.string(),
  name: z.string().describe('of the merged lead'),
  email: text,
  phone: text,
  mergedAt: z.string(),
  mergedBy: text,
  abilities: z.array(z.literal('unmerge')),
});
export type WireLeadMerge = z.output<typeof leadMergeSchema>;

/** What was merged into a lead and can be undone, and what else reaches it. */
export const listLeadMerges = defineEndpoint(mergeCalls.listLeadMerges, {
  access: { kind: 'staff' },
  summary: 'What was merged into a lead',
  params: z.object({ id: z.uuid() }),
  answer: z.object({
    data: z.array(leadMergeSchema),
    addresses: z
      .array(z.object({ kind: z.enum(['email', 'phone']), address: z.string() }))
      .describe('emails and phones that reach the lead besides its own'),
  }),
  example: {
    data: [
      {
        ...{ id: OTHER, name: 'Evelyn Tester', email: 'e.tester@example.org', phone: null },
        ...{ mergedAt: '2026-11-21T15:00:00.000Z', mergedBy: 'Nora Lindqvist' },
        abilities: ['unmerge'],
      },
    ],
    addresses: [{ kind: 'email', address: 'e.tester@example.org' }],
  },
});

const unmergeSchema = z.object({
  survivorName: z.string(),
  mergedName: z.string(),
  hasAccount: z.boolean().describe('whether an account goes back with the merged lead'),
  goesBack: belongings.describe('what the merged lead gets back'),
  staysSince: belongings
    .omit({ tags: true })
    .describe('what came in since the merge, and stays with the survivor'),
  fields: z
    .array(z.object({ label: z.string(), now: text, after: text }))
    .describe('what the survivor will say again; null is empty'),
  kept: z.array(z.string()).describe('labels of fields that changed since and stay as they are'),
});
export type WireUnmergePreview = z.output<typeof unmergeSchema>;

/** What undoing a merge would do, without doing it. Refused as that would be. */
export const previewUnmerge = defineEndpoint(mergeCalls.previewUnmerge, {
  access: merging,
  summary: 'What undoing a merge would do',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ data: unmergeSchema }),
  example: {
    data: {
      ...{ survivorName: 'Eve Tester', mergedName: 'Evelyn Tester', hasAccount: false },
      goesBack: { inquiries: 1, messages: 2, notes: 0, tasks: 0, tags: 1 },
      staysSince: { inquiries: 0, messages: 1, notes: 0, tasks: 0 },
      fields: [{ label: 'City', now: 'Elkhorn', after: 'Omaha' }],
      kept: ['Phone'],
    },
  },
});

/** Gives both leads back what was theirs. What changed since stays and is named. */
export const unmergeLeads = defineEndpoint(mergeCalls.unmergeLeads, {
  access: merging,
  summary: 'Undo a merge',
  params: z.object({ id: z.uuid() }),
  answer: z.object({
    data: z.object({
      leadId: z.string().describe('the survivor'),
      restoredId: z.string().describe('the lead that is on its own again'),
      kept: z
        .array(z.string())
        .describe('labels of fields that changed since and stay as they are'),
    }),
  }),
  example: { data: { leadId: exampleLead.id, restoredId: OTHER, kept: ['Phone'] } },
});
