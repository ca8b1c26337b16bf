import { z } from 'zod';
import { defineEndpoint, historyEndpoints, pageFacts, pageQuery, recordVersion } from '#platform';
import { sourceCostCalls } from '../desk-calls.ts';

const editing = { kind: 'permission', anyOf: ['reference-lists'], scope: 'own' } as const;
const ofCost = { params: z.object({ id: z.uuid() }) };
const labels = { id: 'Cost', sourceId: 'Source', month: 'Month', costCents: 'Cost' };
const costCents = z.number().int().min(0).max(100_000_000_00);
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11');

const costSchema = z.object({
  id: z.string(),
  sourceId: z.string(),
  source: z.string(),
  month: z.string().describe('YYYY-MM'),
  costCents: z.number().int(),
  version: z.number().int(),
  abilities: z.array(z.literal('edit')),
});
export type WireSourceCost = z.output<typeof costSchema>;

const example: WireSourceCost = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  sourceId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a14',
  source: 'Zillow',
  month: '2026-11',
  costCents: 120_000,
  version: 1,
  abilities: ['edit'],
};
const oneCost = { answer: z.object({ data: costSchema }), example: { data: example } };
const sources = z.array(z.object({ id: z.string(), name: z.string() }));

export const listSourceCosts = defineEndpoint(sourceCostCalls.listSourceCosts, {
  access: editing,
  summary: 'What lead sources cost, by month, newest first',
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(costSchema),
    ...pageFacts,
    sources: sources.describe('those that can have a cost'),
    abilities: z.array(z.literal('create')),
  }),
  example: {
    data: [example],
    ...{ page: 1, pageSize: 20, total: 1 },
    sources: [{ id: example.sourceId, name: 'Zillow' }],
    abilities: ['create'],
  },
});

/** A source has one cost a month. */
export const createSourceCost = defineEndpoint(sourceCostCalls.createSourceCost, {
  access: editing,
  summary: 'Add what a lead source cost in a month',
  isForm: true,
  labels,
  body: z.object({ sourceId: z.uuid(), month, costCents }),
  ...oneCost,
});

export const updateSourceCost = defineEndpoint(sourceCostCalls.updateSourceCost, {
  access: editing,
  summary: 'Change what a lead source cost in a month',
  ...ofCost,
  labels,
  body: z.object({ version: recordVersion, costCents }),
  ...oneCost,
});

export const { history: getSourceCostHistory, undo: undoSourceCostChange } = historyEndpoints(
  { history: sourceCostCalls.getSourceCostHistory, undo: sourceCostCalls.undoSourceCostChange },
  { access: editing, of: 'a cost of a lead source', ...ofCost, ...oneCost },
);
