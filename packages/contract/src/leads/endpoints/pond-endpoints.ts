import { z } from 'zod';
import {
  defineEndpoint,
  historyEndpoints,
  lineText,
  pageFacts,
  pageQuery,
  recordVersion,
} from '#platform';
import { pondCalls } from '../desk-calls.ts';

const POND_MEMBERS_MAX = 50;

const editing = { kind: 'permission', anyOf: ['lead-routing'], scope: 'own' } as const;
const ofPond = { params: z.object({ id: z.uuid() }) };
const labels = {
  id: 'Pond',
  name: 'Name',
  members: 'Members',
  claimLimit: 'Open leads per member',
};
const fields = {
  members: z.array(z.uuid()).max(POND_MEMBERS_MAX).optional(),
  claimLimit: z.number().int().min(1).max(500).nullish().describe('null for no limit'),
};
const name = lineText(80).min(1);
const named = z.array(z.object({ id: z.string(), name: z.string() }));

const pondSchema = z.object({
  id: z.string(),
  name: z.string(),
  members: named,
  claimLimit: z.number().int().nullable(),
  waiting: z.number().int().describe('unclaimed leads in it'),
  retiredAt: z.string().nullable().describe('rules can’t use it since this instant'),
  version: z.number().int(),
  abilities: z.array(z.enum(['edit', 'retire', 'restore'])),
});
export type WirePond = z.output<typeof pondSchema>;

const example: WirePond = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  name: 'Weekend leads',
  members: [{ id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a11', name: 'Priya Raman' }],
  claimLimit: 5,
  waiting: 2,
  retiredAt: null,
  version: 1,
  abilities: ['edit', 'retire'],
};
const onePond = { answer: z.object({ data: pondSchema }), example: { data: example } };

/** By name, with the people who can be members. */
export const listPonds = defineEndpoint(pondCalls.listPonds, {
  access: editing,
  summary: 'The ponds: pools of leads that their members share',
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(pondSchema),
    ...pageFacts,
    people: named,
    abilities: z.array(z.literal('create')),
  }),
  example: {
    data: [example],
    ...{ page: 1, pageSize: 20, total: 1 },
    people: example.members,
    abilities: ['create'],
  },
});

export const createPond = defineEndpoint(pondCalls.createPond, {
  access: editing,
  summary: 'Add a pond',
  isForm: true,
  labels,
  body: z.object({ name, ...fields }),
  ...onePond,
});

/** Refuses (pond-in-use) to retire a pond that a rule names. */
export const updatePond = defineEndpoint(pondCalls.updatePond, {
  access: editing,
  summary: 'Edit, retire or bring back a pond',
  ...ofPond,
  labels,
  body: z.object({
    version: recordVersion,
    name: name.optional(),
    ...fields,
    isRetired: z.boolean().optional(),
  }),
  ...onePond,
});

export const { history: getPondHistory, undo: undoPondChange } = historyEndpoints(
  { history: pondCalls.getPondHistory, undo: pondCalls.undoPondChange },
  { access: editing, of: 'a pond', ...ofPond, ...onePond },
);
