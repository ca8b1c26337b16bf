import { z } from 'zod';
import {
  defineEndpoint,
  historyEndpoints,
  lineText,
  pageFacts,
  pageQuery,
  recordVersion,
} from '#platform';
import { referenceCalls } from '../desk-calls.ts';
import { REFERENCE_ENTRIES_MAX } from '../reference-lists.ts';

const reading = { kind: 'staff' } as const;
const editing = { kind: 'permission', anyOf: ['reference-lists'], scope: 'own' } as const;
const ofList = { params: z.object({ list: lineText(40) }) };
const ofEntry = { params: z.object({ id: z.uuid() }) };
const labels = { id: 'Entry', display: 'Name', parentId: 'Source', ids: 'Order' };
const display = lineText(80).min(1);

const entrySchema = z.object({
  id: z.string(),
  code: z.string().nullable().describe('null for entries that staff added'),
  display: z.string(),
  parentId: z.string().nullable().describe('the source of a sub-source'),
  retiredAt: z
    .string()
    .nullable()
    .describe('not offered since this instant; records that have it keep it'),
  version: z.number().int(),
  abilities: z.array(z.enum(['edit', 'move', 'retire', 'restore'])),
});
export type WireReferenceEntry = z.output<typeof entrySchema>;

const example: WireReferenceEntry = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  code: 'referral',
  display: 'Referral',
  parentId: null,
  retiredAt: null,
  version: 1,
  abilities: ['edit', 'move', 'retire'],
};
const oneEntry = { answer: z.object({ data: entrySchema }), example: { data: example } };

/** Those of leads, and those of other parts of the office, such as offers. */
export const listReferenceLists = defineEndpoint(referenceCalls.listReferenceLists, {
  access: reading,
  summary: 'The reference lists',
  answer: z.object({ data: z.array(z.object({ key: z.string(), label: z.string() })) }),
  example: { data: [{ key: 'lead-sources', label: 'Lead sources' }] },
});

/** Active entries come first, in their order. An unknown list is 404. */
export const listReferenceEntries = defineEndpoint(referenceCalls.listReferenceEntries, {
  access: reading,
  summary: 'The entries of a reference list',
  ...ofList,
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(entrySchema),
    ...pageFacts,
    abilities: z.array(z.literal('create')),
  }),
  example: { data: [example], page: 1, pageSize: 20, total: 1, abilities: ['create'] },
});

/** At the end of its list. `parentId` is a lead source; sub-sources have one, others don't. */
export const createReferenceEntry = defineEndpoint(referenceCalls.createReferenceEntry, {
  access: editing,
  summary: 'Add an entry to a reference list',
  isForm: true,
  ...ofList,
  labels,
  body: z.object({ display, parentId: z.uuid().nullish() }),
  ...oneEntry,
});

/** A retired entry is no longer offered; brought back, it is the last of its list. */
export const updateReferenceEntry = defineEndpoint(referenceCalls.updateReferenceEntry, {
  access: editing,
  summary: 'Rename, retire or bring back an entry of a reference list',
  ...ofEntry,
  labels,
  body: z.object({
    version: recordVersion,
    display: display.optional(),
    isRetired: z.boolean().optional(),
  }),
  ...oneEntry,
});

/** `ids` are all entries that the list offers; if they are not, nothing moves (409). */
export const orderReferenceList = defineEndpoint(referenceCalls.orderReferenceList, {
  access: editing,
  summary: 'Change the order of a reference list',
  ...ofList,
  labels,
  body: z.object({ ids: z.array(z.uuid()).max(REFERENCE_ENTRIES_MAX) }),
  answer: z.object({ data: z.literal(true) }),
  example: { data: true },
});

export const { history: getReferenceEntryHistory, undo: undoReferenceEntryChange } =
  historyEndpoints(
    {
      history: referenceCalls.getReferenceEntryHistory,
      undo: referenceCalls.undoReferenceEntryChange,
    },
    {
      access: editing,
      readBy: reading,
      of: 'an entry of a reference list',
      ...ofEntry,
      ...oneEntry,
    },
  );
