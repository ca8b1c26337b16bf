import { z } from 'zod';
import {
  defineEndpoint,
  historyEndpoints,
  lineText,
  pageFacts,
  pageQuery,
  recordVersion,
} from '#platform';
import { leadRuleCalls } from '../desk-calls.ts';

/** The most rules: they must fit on one page to be reordered. */
export const LEAD_RULES_MAX = 100;

/** How a rule gives leads away. */
export const ruleWays = ['in-turn', 'first-to-claim', 'pond'] as const;
/** Who gets a lead that the rule's own people can't take. */
export const ruleFallbacks = ['concierge', 'agent', 'pond'] as const;
export const ruleSides = ['buyer', 'seller'] as const;

const editing = { kind: 'permission', anyOf: ['lead-routing'], scope: 'own' } as const;
const ofRule = { params: z.object({ id: z.uuid() }) };
const labels = {
  id: 'Rule',
  name: 'Name',
  isActive: 'In use',
  cities: 'Cities',
  zips: 'ZIP codes',
  counties: 'Counties',
  city: 'City',
  zip: 'ZIP code',
  county: 'County',
  priceCents: 'Price',
  priceFromCents: 'Price from',
  priceToCents: 'Price to',
  language: 'Language',
  sourceId: 'Source',
  subSourceId: 'Sub-source',
  side: 'Buyer or seller',
  way: 'How leads are given',
  agents: 'Agents',
  pondId: 'Pond',
  claimMinutes: 'Minutes to claim',
  untouchedHours: 'Hours without contact',
  fallback: 'If nobody can take it',
  fallbackAgentId: 'Fallback agent',
  fallbackPondId: 'Fallback pond',
  ids: 'Order',
};

const zip = lineText(5).regex(/^\d{5}$/, 'must have five digits');
const places = z.array(lineText(80).min(1)).max(50);
const cents = z.number().int().min(0).max(100_000_000_000);
const languages = z.enum(['en', 'es']);
const fields = {
  isActive: z.boolean(),
  cities: places,
  zips: z.array(zip).max(50),
  counties: places,
  priceFromCents: cents.nullable(),
  priceToCents: cents.nullable(),
  language: languages.nullable(),
  sourceId: z.uuid().nullable(),
  subSourceId: z.uuid().nullable(),
  side: z.enum(ruleSides).nullable(),
  way: z.enum(ruleWays),
  agents: z
    .array(z.object({ id: z.uuid(), weight: z.number().int().min(1).max(10) }))
    .max(50)
    .describe('the weight says how many leads each gets, compared with the others'),
  pondId: z.uuid().nullable(),
  claimMinutes: z.number().int().min(5).max(1440).nullable().describe('of business hours'),
  untouchedHours: z.number().int().min(1).max(168).nullable().describe('of business hours'),
  fallback: z.enum(ruleFallbacks),
  fallbackAgentId: z.uuid().nullable(),
  fallbackPondId: z.uuid().nullable(),
};
const name = lineText(80).min(1);

const ruleSchema = z.object({
  id: z.string(),
  name: z.string(),
  ...fields,
  zips: z.array(z.string()),
  agents: z.array(z.object({ id: z.string(), name: z.string(), weight: z.number().int() })),
  version: z.number().int(),
  abilities: z.array(z.enum(['edit', 'move'])),
});
export type WireLeadRule = z.output<typeof ruleSchema>;

const example: WireLeadRule = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  name: 'Elkhorn buyers',
  isActive: true,
  cities: ['Elkhorn'],
  zips: [],
  counties: [],
  priceFromCents: null,
  priceToCents: null,
  language: null,
  sourceId: null,
  subSourceId: null,
  side: 'buyer',
  way: 'in-turn',
  agents: [{ id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a11', name: 'Priya Raman', weight: 2 }],
  pondId: null,
  claimMinutes: null,
  untouchedHours: 4,
  fallback: 'concierge',
  fallbackAgentId: null,
  fallbackPondId: null,
  version: 1,
  abilities: ['edit', 'move'],
};
const oneRule = { answer: z.object({ data: ruleSchema }), example: { data: example } };

const named = z.array(z.object({ id: z.string(), name: z.string() }));
const choicesSchema = z.object({
  people: named,
  ponds: named,
  sources: named,
  subSources: named,
  cities: z.array(z.string()),
  counties: z.array(z.string()),
});
export type WireRoutingChoices = z.output<typeof choicesSchema>;

/** With what their fields can name. */
export const listLeadRules = defineEndpoint(leadRuleCalls.listLeadRules, {
  access: editing,
  summary: 'The rules that say who gets new leads, in their order',
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(ruleSchema),
    ...pageFacts,
    choices: choicesSchema,
    abilities: z.array(z.literal('create')),
  }),
  example: {
    data: [example],
    ...{ page: 1, pageSize: 20, total: 1 },
    choices: {
      people: [{ id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a11', name: 'Priya Raman' }],
      ponds: [],
      sources: [],
      subSources: [],
      cities: ['Elkhorn', 'Omaha'],
      counties: ['Douglas'],
    },
    abilities: ['create'],
  },
});

/** At the end of the list. A field that the way or the fallback needs is refused without. */
export const createLeadRule = defineEndpoint(leadRuleCalls.createLeadRule, {
  access: editing,
  summary: 'Add a rule',
  isForm: true,
  labels,
  body: z.object({ name, ...z.object(fields).partial().shape }),
  ...oneRule,
});

export const updateLeadRule = defineEndpoint(leadRuleCalls.updateLeadRule, {
  access: editing,
  summary: 'Edit a rule, or take it out of use',
  ...ofRule,
  labels,
  body: z.object({
    version: recordVersion,
    name: name.optional(),
    ...z.object(fields).partial().shape,
  }),
  ...oneRule,
});

/** `ids` are all rules; if they are not, nothing moves (409). */
export const orderLeadRules = defineEndpoint(leadRuleCalls.orderLeadRules, {
  access: editing,
  summary: 'Change the order of the rules',
  labels,
  body: z.object({ ids: z.array(z.uuid()).max(LEAD_RULES_MAX) }),
  answer: z.object({ data: z.literal(true) }),
  example: { data: true },
});

export const { history: getLeadRuleHistory, undo: undoLeadRuleChange } = historyEndpoints(
  { history: leadRuleCalls.getLeadRuleHistory, undo: leadRuleCalls.undoLeadRuleChange },
  { access: editing, of: 'a rule', ...ofRule, ...oneRule },
);

const words = {
  text: z.string().describe('who got it, by which rule'),
  reasons: z.array(z.string()).describe('why not the others'),
};
const exampleWords = {
  text: 'Assigned to Priya Raman by the rule “Elkhorn buyers”: next of 3 in turn.',
  reasons: ['Tomas Herrera is off until November 27, 2026.'],
};

/** Decided as for a new lead, by the same rules and turns. Changes nothing. */
export const previewLeadRoute = defineEndpoint(leadRuleCalls.previewLeadRoute, {
  access: editing,
  summary: 'Who would get an inquiry',
  labels,
  body: z.object({
    city: lineText(80).nullish(),
    zip: z.union([z.literal(''), zip]).nullish(),
    county: lineText(80).nullish(),
    priceCents: cents.nullish(),
    language: languages.nullish(),
    sourceId: z.uuid().nullish(),
    subSourceId: z.uuid().nullish(),
    side: z.enum(ruleSides).nullish(),
  }),
  answer: z.object({ data: z.object(words) }),
  example: { data: exampleWords },
});

const decisionSchema = z.object({ id: z.number().int(), at: z.string(), ...words });
export type WireDecision = z.output<typeof decisionSchema>;

/** Newest first, about a lead within the caller's scope or open to them. */
export const listLeadDecisions = defineEndpoint(leadRuleCalls.listLeadDecisions, {
  access: {
    kind: 'permission',
    anyOf: ['lead-claim', 'lead-assign-own', 'lead-assign-all'],
    scope: 'own',
  },
  summary: 'Who got a lead, and why',
  params: z.object({ id: z.uuid() }),
  query: z.object(pageQuery),
  answer: z.object({ data: z.array(decisionSchema), ...pageFacts }),
  example: {
    data: [{ id: 1, at: '2026-11-24T16:02:11.000Z', ...exampleWords }],
    ...{ page: 1, pageSize: 20, total: 1 },
  },
});
