import { z } from 'zod';
import {
  checkedText,
  defineEndpoint,
  historyEndpoints,
  linesText,
  lineText,
  optionalText,
  pageFacts,
  pageQuery,
  recordVersion,
  storedPhone,
} from '#platform';
import { partyCalls } from '../calls.ts';
import { PARTY_NAME_MAX, type PartyKind, partyKinds } from '../party-kinds.ts';

const reading = {
  kind: 'permission',
  anyOf: ['transactions', 'transactioncontacts'],
  scope: 'own',
} as const;
const editing = { kind: 'permission', anyOf: ['transactioncontacts'], scope: 'own' } as const;
const ofParty = { params: z.object({ id: z.uuid() }) };

const kindKeys = Object.keys(partyKinds) as [PartyKind];
const PARTY_NOTES_MAX = 2000;

/** What the fields of a company and of a person are called. */
export const partyLabels = {
  id: 'Contact',
  type: 'Type',
  name: 'Name',
  kinds: 'Services',
  companyName: 'Company',
  email: 'Email',
  phone: 'Phone',
  license: 'License no.',
  notes: 'Notes',
  mergedIntoId: 'Merge into',
};

const isEmail = (text: string) => z.email().safeParse(text).success;
const name = lineText(PARTY_NAME_MAX).min(1);
const companyName = optionalText(PARTY_NAME_MAX).describe(
  'of a person; one that the directory lacks is added to it',
);
const kinds = z.array(z.enum(kindKeys)).max(kindKeys.length);
const facts = {
  email: checkedText(
    (text) => (text === '' || isEmail(text) ? null : text),
    'must be an email address',
  ),
  phone: checkedText(
    (text) => (text === '' || storedPhone(text) ? null : text),
    'must have ten digits',
    30,
  ),
  license: optionalText(60),
  notes: linesText(PARTY_NOTES_MAX)
    .transform((text) => text.trim() || null)
    .nullable()
    .optional(),
};

const named = z.object({ id: z.string(), number: z.number().int(), name: z.string() });

const partySchema = z.object({
  id: z.string(),
  number: z.number().int().describe('its id in the calls of offers'),
  type: z.enum(['company', 'person']),
  name: z.string(),
  kinds: z.array(z.enum(kindKeys)).describe('of a person, what their company does'),
  company: named.nullable(),
  companyName: z.string().nullable().describe('the name of the company, for forms'),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  license: z.string().nullable(),
  notes: z.string().nullable(),
  people: z.number().int().describe('how many people of a company are listed'),
  deals: z
    .number()
    .int()
    .describe('of the office’s deals, those that it or its people took part in'),
  mergedInto: named.nullable(),
  retiredAt: z.string().nullable().describe('not offered since this instant'),
  version: z.number().int(),
  abilities: z.array(z.enum(['edit', 'merge', 'separate', 'retire', 'restore'])),
});
export type WireParty = z.output<typeof partySchema>;

const example: WireParty = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  number: 17,
  type: 'company',
  name: 'Heartland Title',
  kinds: ['title', 'escrow'],
  company: null,
  companyName: null,
  email: 'closings@heartlandtitle.example',
  phone: '+14025550142',
  license: null,
  notes: null,
  people: 3,
  deals: 12,
  mergedInto: null,
  retiredAt: null,
  version: 1,
  abilities: ['edit', 'merge', 'retire'],
};
const oneParty = { answer: z.object({ data: partySchema }), example: { data: example } };

/** By name. Only those that offers can name, unless `state` says otherwise. */
export const listParties = defineEndpoint(partyCalls.listParties, {
  access: reading,
  summary: 'Companies that take part in deals, and their people',
  query: z.object({
    ...pageQuery,
    q: lineText(80).optional().describe('in the name, email, phone, and the company’s name'),
    type: z.enum(['company', 'person']).optional(),
    kind: z.enum(kindKeys).optional(),
    companyId: z.uuid().optional().describe('the people of this company'),
    state: z.enum(['current', 'retired', 'merged']).default('current'),
  }),
  answer: z.object({
    data: z.array(partySchema),
    ...pageFacts,
    abilities: z.array(z.literal('create')),
  }),
  example: { data: [example], page: 1, pageSize: 20, total: 1, abilities: ['create'] },
});

/**
 * A company needs `kinds`; a person needs a company, which is found by its name or else added with
 * `kinds`. Refuses (bad-input) a name, email or phone that another one has, and says which.
 */
export const createParty = defineEndpoint(partyCalls.createParty, {
  access: editing,
  summary: 'Add a company or a person to the directory of deals',
  isForm: true,
  labels: partyLabels,
  body: z.object({
    type: z.enum(['company', 'person']),
    name,
    companyName,
    kinds: kinds.optional(),
    ...facts,
  }),
  ...oneParty,
});

/**
 * Merged, it stays but is no longer offered, and offers that name it show the other one; null
 * separates the two again. Refuses (bad-input) what `createParty` refuses.
 */
export const updateParty = defineEndpoint(partyCalls.updateParty, {
  access: editing,
  summary: 'Edit, retire, or merge a company or a person of the directory of deals',
  ...ofParty,
  labels: partyLabels,
  body: z.object({
    version: recordVersion,
    name: name.optional(),
    companyName,
    kinds: kinds.optional(),
    ...facts,
    isRetired: z.boolean().optional(),
    mergedIntoId: z.uuid().nullable().optional(),
  }),
  ...oneParty,
});

export const { history: getPartyHistory, undo: undoPartyChange } = historyEndpoints(
  { history: partyCalls.getPartyHistory, undo: partyCalls.undoPartyChange },
  {
    access: editing,
    readBy: reading,
    of: 'a company or a person of the directory of deals',
    ...ofParty,
    ...oneParty,
  },
);
