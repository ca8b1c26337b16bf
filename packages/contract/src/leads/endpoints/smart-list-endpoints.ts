import { z } from 'zod';
import { defineEndpoint, lineText, recordVersion } from '#platform';
import { smartListCalls } from '../desk-calls.ts';
import { leadFieldKeys } from '../lead-fields.ts';
import { leadConditions, leadFilter, leadOrder } from './lead-list-endpoints.ts';

/** The most lists that one person keeps, and that are answered of all that they see. */
export const SMART_LISTS_MAX = 20;

const NAME_MAX = 60;

const named = {
  name: lineText(NAME_MAX).min(1),
  isShared: z.boolean().describe('everyone of the office sees it, with their own leads'),
  filter: leadFilter.default({}),
  conditions: leadConditions.default([]),
  getleadsortby: leadOrder.nullable().default(null),
  columns: z.array(z.enum(leadFieldKeys)).max(leadFieldKeys.length).nullable().default(null),
};

const smartListSchema = z.object({
  id: z.string(),
  name: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  filter: leadFilter,
  conditions: leadConditions,
  getleadsortby: leadOrder.nullable(),
  columns: z.array(z.enum(leadFieldKeys)).nullable(),
  count: z.number().int().nullable().describe('of the caller’s leads; counted up to 1,000'),
  version: z.number().int(),
  abilities: z.array(z.enum(['edit', 'delete'])),
});
export type WireSmartList = z.output<typeof smartListSchema>;

const example: WireSmartList = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a41',
  name: 'Not contacted for two weeks',
  isShared: false,
  isOwn: true,
  filter: {},
  conditions: [{ field: 'lastContacted', is: 'not-for-days', values: ['14'] }],
  getleadsortby: 'lastContacted',
  columns: null,
  count: 12,
  version: 1,
  abilities: ['edit', 'delete'],
};
const labels = { name: 'Name', isShared: 'Shared', conditions: 'Conditions', columns: 'Columns' };
const staff = { kind: 'staff' } as const;
const one = { answer: z.object({ data: smartListSchema }), example: { data: example } };

/**
 * The caller's own lists by name, then those that others share, at most 20, each with how many of
 * the leads in the caller's sight it has. Lists that need columns or stages that the caller may not
 * see are left out.
 */
export const listSmartLists = defineEndpoint(smartListCalls.listSmartLists, {
  access: staff,
  summary: 'Saved lists of leads, with their counts',
  answer: z.object({
    data: z.array(smartListSchema),
    abilities: z.array(z.enum(['create', 'share'])),
  }),
  example: { data: [example], abilities: ['create', 'share'] },
});

/** Refuses (smart-lists-full) more lists than {@link SMART_LISTS_MAX}. */
export const createSmartList = defineEndpoint(smartListCalls.createSmartList, {
  access: staff,
  summary: 'Save a list of leads',
  isForm: true,
  labels,
  body: z.object(named),
  ...one,
});

export const updateSmartList = defineEndpoint(smartListCalls.updateSmartList, {
  access: staff,
  summary: 'Change a saved list of leads',
  labels: { id: 'List', ...labels },
  params: z.object({ id: z.uuid() }),
  body: z.object({
    version: recordVersion,
    name: named.name.optional(),
    isShared: named.isShared.optional(),
    filter: leadFilter.optional(),
    conditions: leadConditions.optional(),
    getleadsortby: leadOrder.nullable().optional(),
    columns: z.array(z.enum(leadFieldKeys)).max(leadFieldKeys.length).nullable().optional(),
  }),
  ...one,
});

export const deleteSmartList = defineEndpoint(smartListCalls.deleteSmartList, {
  access: staff,
  summary: 'Delete a saved list of leads',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ data: z.literal(true) }),
  example: { data: true },
});
