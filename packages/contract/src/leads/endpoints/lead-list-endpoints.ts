import { z } from 'zod';
import { defineEndpoint, lineText, namedPersonSchema, wireNumber } from '#platform';
import { leadListCalls } from '../desk-calls.ts';
import {
  CONDITION_VALUES_MAX,
  CONDITIONS_MAX,
  LISTED_NOTE_MAX,
  leadFieldKeys,
  leadFieldKinds,
  leadOperators,
} from '../lead-fields.ts';

const text = z.string().nullable();
const contactSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  streetOne: text,
  streetTwo: text,
  city: text,
  state: text,
  zip: text,
  country: text,
  email: text.describe('null without the permission column-email, too'),
  phone: text.describe('+1 and ten digits; null without the permission column-phone, too'),
  relationship: text,
  dateOfBirth: text,
  tShirtSize: text,
});

export const listedLeadSchema = z.object({
  id: z.string(),
  userid: text.describe('the agent who works the lead; null while it is unclaimed'),
  agent: text.describe('their name'),
  stage: text,
  contactStatusLevel: text,
  engagementLevel: text,
  responseLevel: text,
  closingBagOption: text,
  relationship: text,
  secondaryRelationship: text,
  source: text,
  subSource: text,
  subSourceAgent: text,
  referral: text,
  lender: text,
  lenderStatus: text,
  leadRole: text,
  createdOn: text,
  lastInquiry: text,
  answerBy: text.describe('when the first answer is due; null while nobody waits for one'),
  nextTask: text.describe('when the next open task is due; null without one'),
  score: z.number().int().nullable().describe('0 to 100; null until it is counted'),
  lastContacted: text,
  lastWorked: text.describe('YYYY-MM-DD'),
  lastConnectedAgent: text.describe('YYYY-MM-DD'),
  lastConnectedLender: text.describe('YYYY-MM-DD'),
  lastWorkedLender: text.describe('YYYY-MM-DD'),
  concierge: namedPersonSchema.nullable().describe('of the agent'),
  primaryContact: contactSchema.nullable(),
  secondaryLeadContact: contactSchema.nullable(),
  notes: text.describe(`the first ${LISTED_NOTE_MAX} characters`),
  lenderNotes: text.describe(`the first ${LISTED_NOTE_MAX} characters`),
  tags: z.array(z.string()),
  duplicates: z.number().int().nullable().describe('other leads in sight with the same phone'),
  ids: z
    .record(z.string(), z.string().nullable())
    .describe('the ids behind the texts that are choices, by the name of the field'),
  version: z.number().int(),
  fixedColumns: z.array(z.string()).describe('details that the caller may not change'),
  abilities: z.array(z.enum(['edit', 'claim', 'tag', 'log', 'email', 'text'])),
});
export type WireListedLead = z.output<typeof listedLeadSchema>;

const nobodysId = '00000000-0000-0000-0000-000000000000';
const exampleContact = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
  firstName: 'Eve',
  lastName: 'Tester',
  streetOne: '5011 Chicago St',
  streetTwo: null,
  city: 'Omaha',
  state: 'NE',
  zip: '68132',
  country: 'USA',
  email: 'eve@example.org',
  phone: '+14025550142',
  relationship: null,
  dateOfBirth: null,
  tShirtSize: 'L',
};
export const exampleLead: WireListedLead = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
  userid: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a31',
  agent: 'Daniel Okafor',
  stage: 'Prospect',
  contactStatusLevel: 'Contacted',
  engagementLevel: 'Within 3 months',
  responseLevel: null,
  closingBagOption: null,
  relationship: null,
  secondaryRelationship: 'Spouse',
  source: 'Website',
  subSource: null,
  subSourceAgent: null,
  referral: null,
  lender: null,
  lenderStatus: null,
  leadRole: 'Buyer',
  createdOn: '2026-11-20T16:02:11.000Z',
  lastInquiry: '2026-11-20T16:02:11.000Z',
  answerBy: '2026-11-20T17:02:11.000Z',
  nextTask: null,
  score: 42,
  lastContacted: null,
  lastWorked: '2026-11-21',
  lastConnectedAgent: null,
  lastConnectedLender: null,
  lastWorkedLender: null,
  concierge: null,
  primaryContact: exampleContact,
  secondaryLeadContact: { ...exampleContact, id: nobodysId, firstName: 'Sam', email: null },
  notes: 'Looks for a yard for two dogs.',
  lenderNotes: null,
  tags: ['relocation'],
  duplicates: 0,
  ids: { stage: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a22' },
  version: 3,
  fixedColumns: [],
  abilities: ['edit'],
};

const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]).nullish();

/** The conditions of our own that a list of leads is narrowed by. */
export const leadConditions = z
  .array(
    z.object({
      field: z.enum(leadFieldKeys),
      is: z.enum(leadOperators),
      values: z.array(lineText(120)).max(CONDITION_VALUES_MAX).default([]),
    }),
  )
  .max(CONDITIONS_MAX);

/** What narrows a list of leads, as the specs name it. */
export const leadFilter = z.object({
  role: maybe(lineText(60)).describe('of the agent: an id, key or label of leads/roles'),
  search: lineText(120).nullish(),
  agent: maybe(z.uuid()),
  stage: maybe(lineText(120)).describe('an id, code or name; claimleads is the unclaimed leads'),
  status: maybe(lineText(120)).describe('an id or name of the list lead-statuses'),
});

/** The order of a list of leads: a field, and `desc` after it for the reverse order. */
export const leadOrder = z.enum(
  leadFieldKeys.flatMap((key) => [key, `${key} asc`, `${key} desc`] as const),
);

/** What the parts of a narrowed list are called. */
export const leadFilterLabels = {
  'filter.role': 'Role',
  'filter.search': 'Search',
  'filter.agent': 'Agent',
  'filter.stage': 'Stage',
  'filter.status': 'Contact status',
  conditions: 'Conditions',
};

const statusCode = z.literal('success');
const pageNumber = (most: number) => wireNumber(z.number().int().min(1).max(most)).optional();

/**
 * Leads in the caller's sight, in a stable order, the newest first without another one. A list by
 * stage needs the stage's permission; a column that the caller may not see is null, and sorting or
 * filtering by it is refused (not-permitted).
 */
export const getLeads = defineEndpoint(leadListCalls.getLeads, {
  whileSeeingAs: 'open',
  access: { kind: 'staff' },
  summary: 'Leads the caller may see, one page at a time',
  labels: {
    ...leadFilterLabels,
    getleadsortby: 'Sort order',
    'paginator.page': 'Page',
    'paginator.per_page': 'Leads a page',
  },
  body: z.object({
    filter: leadFilter.optional(),
    conditions: leadConditions.optional(),
    paginator: z
      .object({
        page: pageNumber(10_000),
        per_page: pageNumber(100),
        has_more: z.unknown().optional().describe('not read'),
        total_records: z.unknown().optional().describe('not read'),
      })
      .optional(),
    getleadsortby: maybe(leadOrder),
  }),
  answer: z.object({
    statusCode,
    message: z.string(),
    data: z.array(listedLeadSchema),
    hasMore: z.boolean(),
    totalRecords: z.number().int(),
    paginator: z.object({
      page: z.number().int(),
      per_page: z.number().int(),
      has_more: z.boolean(),
      total_records: z.number().int(),
    }),
    hiddenColumns: z.array(z.string()).describe('fields that the caller may not see'),
  }),
  example: {
    statusCode: 'success',
    message: '',
    data: [exampleLead],
    hasMore: false,
    totalRecords: 1,
    paginator: { page: 1, per_page: 20, has_more: false, total_records: 1 },
    hiddenColumns: [],
  },
});

const choiceSchema = z.object({ id: z.string(), name: z.string() });
const fieldSchema = z.object({
  key: z.enum(leadFieldKeys),
  label: z.string(),
  kind: z.enum(leadFieldKinds),
  isColumn: z.boolean(),
  isSortable: z.boolean(),
  edits: z.string().nullable().describe('the field of a lead’s details that it changes'),
  choices: z.array(choiceSchema).nullable().describe('null where there is nothing to choose'),
});
export type WireLeadField = z.output<typeof fieldSchema>;

const stageSchema = z.object({
  code: z.string(),
  name: z.string(),
  path: z.string(),
  isOwn: z.boolean().describe('staff added it'),
});
export type WireLeadStage = z.output<typeof stageSchema>;

/** The fields that the caller may see, with their choices, and the stages whose lists they open. */
export const getLeadFields = defineEndpoint(leadListCalls.getLeadFields, {
  access: { kind: 'staff' },
  summary: 'What lists of leads can show, sort and filter by',
  answer: z.object({ data: z.array(fieldSchema), stages: z.array(stageSchema) }),
  example: {
    data: [
      {
        key: 'stage',
        label: 'Stage',
        kind: 'choice',
        isColumn: true,
        isSortable: true,
        edits: 'stageId',
        choices: [{ id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a22', name: 'Prospect' }],
      },
    ],
    stages: [{ code: 'prospects', name: 'Prospect', path: '/leads/prospect', isOwn: false }],
  },
});

const summarySchema = z.object({ id: z.string(), stage: text, name: text });

/** A lead's stage, by its id; without one, of the newest 100 leads in the caller's sight. */
export const getLeadSummaries = defineEndpoint(leadListCalls.getLeadSummaries, {
  access: { kind: 'staff' },
  summary: 'Leads with their stages',
  query: z.object({ leadid: z.uuid().optional() }),
  answer: z.object({ statusCode, message: z.string(), data: z.array(summarySchema) }),
  example: {
    statusCode: 'success',
    message: '',
    data: [{ id: exampleLead.id, stage: 'Prospect', name: 'Eve Tester' }],
  },
});

/** Leads in the caller's sight that are clients, by name, at most 100. */
export const listClients = defineEndpoint(leadListCalls.listClients, {
  access: { kind: 'permission', anyOf: ['clients'], scope: 'own' },
  summary: 'Clients',
  query: z.object({ q: lineText(120).optional().describe('words of the name') }),
  answer: z.object({
    statusCode,
    message: z.string(),
    data: z.array(z.object({ id: z.string(), firstName: text, lastName: text })),
  }),
  example: {
    statusCode: 'success',
    message: '',
    data: [{ id: exampleLead.id, firstName: 'Eve', lastName: 'Tester' }],
  },
});
