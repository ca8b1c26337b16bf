import { z } from 'zod';
import { exampleNamedPerson, namedPersonSchema } from './named-person.ts';
import { pageFacts, pageQuery } from './paging.ts';

/**
 * One change of a record of any kind; `before` and `after` are texts, empty where nothing was set.
 */
export const recordChangeSchema = z.object({
  id: z.number().int(),
  recordId: z.string(),
  what: z.string(),
  changedAt: z.string(),
  changedBy: namedPersonSchema.nullable().describe('null for the server itself'),
  fields: z.array(
    z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() }),
  ),
  undoes: z.number().int().nullable().describe('the change that this one undid'),
  undoneBy: z.number().int().nullable().describe('the change that undid this one'),
  abilities: z.array(z.literal('undo')),
});
export type WireRecordChange = z.output<typeof recordChangeSchema>;

export const exampleRecordChange: WireRecordChange = {
  id: 31,
  recordId: '0198f2a0-0000-7000-8000-000000000005',
  what: 'edited',
  changedAt: '2026-06-02T14:00:00.000Z',
  changedBy: exampleNamedPerson,
  fields: [{ field: 'city', label: 'City', before: 'Omaha', after: 'Bellevue' }],
  undoes: null,
  undoneBy: null,
  abilities: ['undo'],
};

/** Fields of a history's answer in addition to its changes. */
export const historyFacts = {
  ...pageFacts,
  auditCheck: z
    .object({ checkedAt: z.string(), isWhole: z.boolean() })
    .nullable()
    .describe('the newest check of all history against its hash chain; null before the first'),
};
export type HistoryFacts = z.output<z.ZodObject<typeof historyFacts>>;

export const exampleHistoryFacts: HistoryFacts = {
  page: 1,
  pageSize: 20,
  total: 1,
  auditCheck: { checkedAt: '2026-06-03T09:30:00.000Z', isWhole: true },
};

/** The declaration of a call that reads a record's history. */
export const recordHistory = {
  query: z.object(pageQuery),
  answer: z.object({ data: z.array(recordChangeSchema), ...historyFacts }),
  example: { data: [exampleRecordChange], ...exampleHistoryFacts },
};
