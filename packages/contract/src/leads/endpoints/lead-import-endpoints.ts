import { z } from 'zod';
import { defineEndpoint, fileKey, pageFacts, pageQuery } from '#platform';
import { leadImportCalls } from '../desk-calls.ts';
import { LEAD_IMPORT_MAX_COLUMNS } from '../lead-import.ts';
import { type LeadDetailField, leadDetailLabels } from './lead-detail-endpoints.ts';

/** Details that a file can't say: whose lead it is, and people of the office. */
const notImported = ['subSourceAgentId', 'lenderId'] as const;
type ImportedDetail = Exclude<LeadDetailField, (typeof notImported)[number]>;

/** What a column of a file can hold. */
export const leadImportFields = [
  'fullName',
  'tags',
  ...(Object.keys(leadDetailLabels) as LeadDetailField[]).filter(
    (field): field is ImportedDetail => !notImported.some((other) => other === field),
  ),
] as const;
export type LeadImportField = 'fullName' | 'tags' | ImportedDetail;

/** What became of a record of the file; `waiting` ones come next. */
export const leadImportRowStates = [
  'waiting',
  'created',
  'updated',
  'skipped',
  'refused',
  'failed',
  'undone',
  'kept',
] as const;

/** What the dry run says would become of a record. */
export const leadImportOutlooks = ['create', 'update', 'skip', 'refuse'] as const;

const importing = { kind: 'permission', anyOf: ['import-leads'], scope: 'own' } as const;
const params = z.object({ id: z.uuid() });
const ID = '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a81';
const LEAD = '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13';

const field = z.enum(leadImportFields as readonly [LeadImportField, ...LeadImportField[]]);
const duplicatesBy = z.enum(['skip', 'update']);

const importSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(['draft', 'running', 'done', 'undoing', 'undone']),
  total: z.number().int(),
  columns: z.array(
    z.object({
      name: z.string(),
      samples: z.array(z.string()),
      guess: field.nullable().describe('what it probably holds; null if it can’t be told'),
    }),
  ),
  fields: z
    .array(z.object({ key: field, label: z.string() }))
    .describe('what the caller may fill from a file'),
  mapping: z.array(field.nullable()).nullable().describe('null before the first dry run'),
  onDuplicate: duplicatesBy,
  agentId: z.string().nullable(),
  startsPlans: z.boolean(),
  outlook: z
    .object({
      ...Object.fromEntries(leadImportOutlooks.map((one) => [one, z.number().int()])),
      likely: z.number().int().describe('would be made, but a lead has their phone'),
    })
    .nullable()
    .describe('of the last dry run'),
  counts: z.record(z.enum(leadImportRowStates), z.number().int()),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  abilities: z.array(z.enum(['preview', 'start', 'undo'])),
});
export type WireLeadImport = z.output<typeof importSchema> & {
  outlook: Record<(typeof leadImportOutlooks)[number] | 'likely', number> | null;
};

const example: WireLeadImport = {
  ...{ id: ID, fileName: 'contacts.csv', state: 'draft', total: 120 },
  columns: [{ name: 'E-mail', samples: ['eve@example.org'], guess: 'email' }],
  fields: [{ key: 'email', label: 'Email' }],
  ...{ mapping: ['email'], onDuplicate: 'skip', agentId: null, startsPlans: false },
  outlook: { create: 110, update: 0, skip: 8, refuse: 2, likely: 1 },
  counts: {
    ...{ waiting: 120, created: 0, updated: 0, skipped: 0 },
    ...{ refused: 0, failed: 0, undone: 0, kept: 0 },
  },
  ...{ createdAt: '2026-11-20T16:02:11.000Z', startedAt: null, abilities: ['preview', 'start'] },
};
const answer = z.object({ data: importSchema as z.ZodType<WireLeadImport> });
const one = { access: importing, params, answer, example: { data: example } };

/**
 * Reads an uploaded CSV file (UTF-8, at most 5 MB, 5,000 records) and guesses what its columns
 * hold. Nothing is made of it yet. Refuses (import-unreadable) what isn't such a file.
 */
export const createLeadImport = defineEndpoint(leadImportCalls.createLeadImport, {
  access: importing,
  summary: 'Read a CSV file of leads',
  isForm: true,
  labels: { file: 'File' },
  body: z.object({ file: fileKey }),
  answer,
  example: { data: example },
});

/** The caller's own ones of the last 30 days, newest first. */
export const listLeadImports = defineEndpoint(leadImportCalls.listLeadImports, {
  access: importing,
  summary: 'Imports of the caller',
  query: z.object(pageQuery),
  answer: z.object({ data: z.array(importSchema as z.ZodType<WireLeadImport>), ...pageFacts }),
  example: { data: [example], page: 1, pageSize: 20, total: 1 },
});

export const getLeadImport = defineEndpoint(leadImportCalls.getLeadImport, {
  ...one,
  summary: 'An import of the caller and how far it is',
});

/**
 * Says for each record what would become of it, without making anything; the answer of a row is in
 * `rows`. Refuses (not-permitted) columns that the caller may not fill, and (bad-input) a mapping
 * that names a field twice or neither an email nor a phone.
 */
export const previewLeadImport = defineEndpoint(leadImportCalls.previewLeadImport, {
  ...one,
  summary: 'Dry run of an import',
  labels: {
    mapping: 'Columns',
    onDuplicate: 'Leads we have',
    agentId: 'Agent',
    startsPlans: 'Start action plans',
  },
  body: z.object({
    mapping: z.array(field.nullable()).min(1).max(LEAD_IMPORT_MAX_COLUMNS),
    onDuplicate: duplicatesBy.default('skip'),
    agentId: z.uuid().optional().describe('who works the leads; others only with lead-assign-all'),
    startsPlans: z.boolean().default(false).describe('whether plans for new leads start on them'),
  }),
});

/**
 * Makes the leads as the last dry run was asked to, each as far as the caller may by then. Answers
 * after a few seconds at most; what is left goes on. Harmless when repeated. Refuses
 * (import-not-ready) one without a dry run.
 */
export const startLeadImport = defineEndpoint(leadImportCalls.startLeadImport, {
  ...one,
  summary: 'Make the leads of an import',
});

/**
 * Erases the leads that an import made, and brings back what it changed, within a week. Leads that
 * someone worked with since stay (`kept`). Harmless when repeated; refuses (import-undo-refused)
 * what is too late.
 */
export const undoLeadImport = defineEndpoint(leadImportCalls.undoLeadImport, {
  ...one,
  summary: 'Undo an import',
});

const named = z.object({ id: z.string(), name: z.string() });
const rowSchema = z.object({
  row: z.number().int().describe('which record of the file; the header is 1'),
  name: z.string().describe('from the file, or the lead’s'),
  state: z.enum(leadImportRowStates),
  outlook: z.enum(leadImportOutlooks).nullable(),
  lead: named.nullable().describe('made, changed or found by the email, if the caller sees it'),
  likely: named.nullable().describe('a lead in sight with the same phone: perhaps the same person'),
  errors: z.array(z.object({ field: z.string(), label: z.string(), message: z.string() })),
});
export type WireLeadImportRow = z.output<typeof rowSchema>;

export const listLeadImportRows = defineEndpoint(leadImportCalls.listLeadImportRows, {
  access: importing,
  summary: 'The records of an import, with what becomes of each',
  params,
  labels: { state: 'Result', outlook: 'Would be' },
  query: z.object({
    state: z.enum(leadImportRowStates).optional(),
    outlook: z.enum([...leadImportOutlooks, 'likely']).optional(),
    ...pageQuery,
  }),
  answer: z.object({ data: z.array(rowSchema), ...pageFacts }),
  example: {
    data: [
      {
        ...{ row: 2, name: 'Eve Tester', state: 'waiting', outlook: 'skip', likely: null },
        ...{ lead: { id: LEAD, name: 'Eve Tester' }, errors: [] },
      },
    ],
    ...{ page: 1, pageSize: 20, total: 1 },
  },
});

/** The refused records as they were in the file, with what is wrong: to be corrected and sent. */
export const exportLeadImportErrors = defineEndpoint(leadImportCalls.exportLeadImportErrors, {
  whileSeeingAs: 'personal',
  access: importing,
  summary: 'The records of an import that were refused, as a CSV file',
  params,
  answer: z.object({ fileName: z.string(), csv: z.string().describe('in UTF-8') }),
  example: {
    fileName: 'refused-contacts.csv',
    csv: 'E-mail,Problem\r\neve@,Email isn’t valid\r\n',
  },
});
