import { z } from 'zod';
import {
  defineEndpoint,
  historyEndpoints,
  linesText,
  lineText,
  pageFacts,
  pageQuery,
  recordVersion,
} from '#platform';
import { templateCalls } from './calls.ts';

export const templateChannels = ['email', 'sms'] as const;
export type TemplateChannel = (typeof templateChannels)[number];

/** The longest texts of a template; a text message's is TEXT_MAX. */
const TEMPLATE_SUBJECT_MAX = 150;
const TEMPLATE_BODY_MAX = 20_000;

const using = {
  kind: 'permission',
  anyOf: ['lead-claim', 'lead-assign-own', 'lead-assign-all', 'message-templates'],
  scope: 'own',
} as const;
const ofTemplate = { params: z.object({ id: z.uuid() }) };
const labels = {
  id: 'Template',
  name: 'Name',
  channel: 'Channel',
  subject: 'Subject',
  body: 'Text',
  isShared: 'Shared with the office',
  fairHousingReason: 'Reason to keep the words',
  leadId: 'Lead',
};

const fields = {
  subject: lineText(TEMPLATE_SUBJECT_MAX).nullish(),
  body: linesText(TEMPLATE_BODY_MAX).trim().min(1),
  isShared: z.boolean().optional(),
  fairHousingReason: lineText(500).nullish(),
};
const name = lineText(80).min(1);

const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  channel: z.enum(templateChannels),
  subject: z.string().describe('empty for a text message'),
  body: z.string(),
  isShared: z.boolean().describe('otherwise only its owner, the caller, sees it'),
  fairHousingReason: z.string().nullable(),
  segments: z.number().int().nullable().describe('of a text message, with example values'),
  retiredAt: z.string().nullable(),
  version: z.number().int(),
  abilities: z.array(z.enum(['preview', 'edit', 'retire', 'restore'])),
});
export type WireTemplate = z.output<typeof templateSchema>;

const example: WireTemplate = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  name: 'First answer',
  channel: 'email',
  subject: 'Your question about {{property_address|the home}}',
  body: 'Hi {{first_name|there}},\n\nThanks for writing. When can I call you?',
  isShared: true,
  fairHousingReason: null,
  segments: null,
  retiredAt: null,
  version: 1,
  abilities: ['preview', 'edit', 'retire'],
};
const oneTemplate = {
  answer: z.object({ data: templateSchema }),
  example: { data: example },
};

/** Shared ones and the caller’s own, current ones first, by name. */
export const listTemplates = defineEndpoint(templateCalls.listTemplates, {
  access: using,
  summary: 'Message templates: the office’s and the caller’s own',
  query: z.object({
    ...pageQuery,
    channel: z.enum(templateChannels).optional(),
    use: z.enum(['current']).optional().describe('without retired ones'),
  }),
  answer: z.object({
    data: z.array(templateSchema),
    ...pageFacts,
    mayShare: z.boolean().describe('whether the caller may write shared ones'),
    abilities: z.array(z.literal('create')),
  }),
  example: {
    data: [example],
    ...{ page: 1, pageSize: 20, total: 1 },
    mayShare: true,
    abilities: ['create'],
  },
});

/**
 * Refuses fields in double braces that don’t exist (merge-fields-refused), and words about
 * protected classes without a reason (fair-housing-words). A shared one needs `message-templates`.
 */
export const createTemplate = defineEndpoint(templateCalls.createTemplate, {
  access: using,
  summary: 'Add a message template',
  isForm: true,
  labels,
  body: z.object({ name, channel: z.enum(templateChannels), ...fields }),
  ...oneTemplate,
});

/** Refuses what `createTemplate` does. The channel stays. */
export const updateTemplate = defineEndpoint(templateCalls.updateTemplate, {
  access: using,
  summary: 'Edit, share, retire or bring back a message template',
  ...ofTemplate,
  labels,
  body: z.object({
    version: recordVersion,
    name: name.optional(),
    ...fields,
    body: fields.body.optional(),
    isRetired: z.boolean().optional(),
  }),
  ...oneTemplate,
});

const filledIn = {
  answer: z.object({
    data: z.object({
      channel: z.enum(templateChannels),
      subject: z.string(),
      body: z.string().describe('what staff may change before they send it'),
      text: z.string().describe('the whole message as plain text'),
      html: z.string().nullable().describe('the whole email; null for a text message'),
      segments: z.number().int().nullable().describe('of the whole text message'),
      missing: z.array(z.object({ field: z.string(), message: z.string() })),
    }),
  }),
  example: {
    data: {
      channel: 'sms' as const,
      subject: '',
      body: 'Hi Jordan, when can I call you?',
      text: 'Hi Jordan, when can I call you?\nNora Lindqvist, Example Realty',
      html: null,
      segments: 1,
      missing: [],
    },
  },
};

/**
 * A template with the values of a lead, or with examples. Fields that the lead has no value for
 * stay in double braces and are listed, for the sender to replace.
 */
export const previewTemplate = defineEndpoint(templateCalls.previewTemplate, {
  access: using,
  summary: 'A message template filled in for a lead',
  ...ofTemplate,
  labels,
  query: z.object({ leadId: z.uuid().optional() }),
  ...filledIn,
});

/** What is being written, with example values. Changes nothing; fields may still be unknown. */
export const previewTemplateDraft = defineEndpoint(templateCalls.previewTemplateDraft, {
  access: using,
  summary: 'An unsaved message template filled in with examples',
  labels,
  body: z.object({
    channel: z.enum(templateChannels),
    subject: lineText(TEMPLATE_SUBJECT_MAX).nullish(),
    body: linesText(TEMPLATE_BODY_MAX),
  }),
  ...filledIn,
});

export const { history: getTemplateHistory, undo: undoTemplateChange } = historyEndpoints(
  { history: templateCalls.getTemplateHistory, undo: templateCalls.undoTemplateChange },
  { access: using, of: 'a message template', ...ofTemplate, ...oneTemplate },
);
