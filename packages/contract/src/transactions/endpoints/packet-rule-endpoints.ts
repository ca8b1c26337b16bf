import { z } from 'zod';
import { formKeys } from '#documents';
import {
  defineEndpoint,
  historyEndpoints,
  lineText,
  pageFacts,
  pageQuery,
  recordVersion,
} from '#platform';
import { packetRuleCalls as calls } from '../calls.ts';
import { packetFinancings, packetKeys, packetKinds } from '../packets.ts';

const editing = { kind: 'permission', anyOf: ['reference-lists'], scope: 'own' } as const;
const ofRule = { params: z.object({ id: z.uuid() }) };

const labels = {
  id: 'Rule',
  form: 'Form',
  templateId: 'Template',
  packet: 'Packet',
  kinds: 'Deals',
  property: 'Property',
  builtBefore: 'Built before',
  builtAfter: 'Built after',
  financing: 'Financing',
  isInSid: 'SID',
  isInSoilArea: 'Lead-in-soil area',
  need: 'Result',
  ifUnsure: 'Result while a fact isn’t known',
  why: 'Reason',
  unsure: 'Reason while a fact isn’t known',
  isRetired: 'Retired',
};

const year = z.number().int().min(1800).max(2200).nullable();
const need = z.enum(['needed', 'check']);
const fields = {
  form: z.enum(formKeys).nullable().describe('null where it is a template'),
  templateId: z.uuid().nullable().describe('a template that the brokerage shares'),
  packet: z.enum(packetKeys),
  kinds: z.array(z.enum(packetKinds)).min(1).max(packetKinds.length),
  property: z.enum(['homes', 'other']).nullable().describe('null is either'),
  builtBefore: year,
  builtAfter: year,
  financing: z.enum(packetFinancings).nullable(),
  isInSid: z.boolean().nullable().describe('null is either'),
  isInSoilArea: z.boolean().nullable().describe('null is either'),
  need,
  ifUnsure: need.describe('while it isn’t known whether a condition is met'),
  why: lineText(200).min(1),
  unsure: lineText(200).describe('said instead while it isn’t known; empty is the same'),
};

/** What staff type of a rule. */
export const packetRuleFields = z.object(fields);

const rule = z.object({
  id: z.string(),
  ...fields,
  templateId: z.string().nullable(),
  templateName: z.string().nullable().describe('null without one, and where it is gone'),
  retiredAt: z.string().nullable(),
  version: z.number().int(),
  abilities: z.array(z.enum(['edit', 'retire', 'restore'])),
});
export type WirePacketRule = z.output<typeof rule>;

const example: WirePacketRule = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  ...{ form: 'lead-paint', templateId: null, templateName: null, packet: 'deal' },
  ...{ kinds: ['buying', 'received', 'listing'], property: 'homes', builtBefore: 1978 },
  ...{ builtAfter: null, financing: null, isInSid: null, isInSoilArea: null },
  ...{ need: 'needed', ifUnsure: 'needed' },
  why: 'Homes built before 1978 need the lead-based paint disclosure.',
  unsure: 'The year built isn’t known, so the home counts as built before 1978.',
  ...{ retiredAt: null, version: 1, abilities: ['edit', 'retire'] },
};
const oneRule = { answer: z.object({ data: rule }), example: { data: example } };

/** In the order in which documents are signed, retired ones last. */
export const listPacketRules = defineEndpoint(calls.listPacketRules, {
  access: editing,
  summary: 'The rules that say which documents deals need',
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(rule),
    ...pageFacts,
    abilities: z.array(z.literal('create')),
  }),
  example: { ...{ data: [example], page: 1, pageSize: 20, total: 1 }, abilities: ['create'] },
});

/** Takes a form or a template. Refuses (bad-input) both, neither, and a template of one’s own. */
export const createPacketRule = defineEndpoint(calls.createPacketRule, {
  access: editing,
  summary: 'Add a rule that says which document deals need',
  isForm: true,
  labels,
  body: z.object({
    ...fields,
    form: fields.form.default(null),
    templateId: fields.templateId.default(null),
    property: fields.property.default(null),
    builtBefore: year.default(null),
    builtAfter: year.default(null),
    financing: fields.financing.default(null),
    isInSid: fields.isInSid.default(null),
    isInSoilArea: fields.isInSoilArea.default(null),
    need: need.default('needed'),
    ifUnsure: need.default('check'),
    unsure: fields.unsure.default(''),
  }),
  ...oneRule,
});

/** Refuses what createPacketRule does. A retired rule says nothing about deals. */
export const updatePacketRule = defineEndpoint(calls.updatePacketRule, {
  access: editing,
  summary: 'Edit, retire or bring back a rule of documents',
  ...ofRule,
  labels,
  body: z.object({
    version: recordVersion,
    ...packetRuleFields.partial().shape,
    isRetired: z.boolean().optional(),
  }),
  ...oneRule,
});

export const { history: getPacketRuleHistory, undo: undoPacketRuleChange } = historyEndpoints(
  { history: calls.getPacketRuleHistory, undo: calls.undoPacketRuleChange },
  { access: editing, of: 'a rule of documents', ...ofRule, ...oneRule },
);
