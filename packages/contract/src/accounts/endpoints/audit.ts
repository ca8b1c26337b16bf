import { z } from 'zod';
import {
  defineEndpoint,
  exampleHistoryFacts,
  exampleNamedPerson,
  exampleRecordChange,
  historyFacts,
  lineText,
  namedPersonSchema,
  recordChangeSchema,
} from '#platform';
import { auditCalls } from '../desk-calls.ts';

const entrySchema = z.object({
  id: z.string().describe('`change.` or `event.` with a number'),
  at: z.string(),
  by: namedPersonSchema.nullable().describe('null for the server itself, or nobody signed in'),
  kind: z.string().describe('the kind of record, or `security` or `export`'),
  kindLabel: z.string(),
  what: z.string().describe('what happened, such as `edited` or `signed-in`'),
  about: z
    .object({
      id: z.string(),
      title: z.string().nullable().describe('null if it is gone, or has no name'),
      path: z.string().nullable().describe('the page with it'),
    })
    .nullable(),
  fields: recordChangeSchema.shape.fields.describe('without what the caller may not see'),
  isHidden: z.boolean().describe('the values are only for others'),
  isUndo: z.boolean().describe('it undid an earlier change'),
  device: z.string().nullable(),
  address: z.string().nullable().describe('IP address; erased after a while'),
});
export type WireAuditEntry = z.output<typeof entrySchema>;

const example: WireAuditEntry = {
  id: 'change.31',
  at: '2026-06-02T14:00:00.000Z',
  by: exampleNamedPerson,
  kind: 'accounts.person',
  kindLabel: 'Person',
  what: 'edited',
  about: {
    id: exampleRecordChange.recordId,
    title: 'Maria Olsen',
    path: `/users/${exampleRecordChange.recordId}`,
  },
  fields: exampleRecordChange.fields,
  isHidden: false,
  isUndo: false,
  device: null,
  address: null,
};

/**
 * Changes of records, security events and exports of all rooms, newest first. Changes of people and
 * keys that are security events, too, are listed once. `next` is the cursor of the next page; null
 * after the last.
 */
export const listAudit = defineEndpoint(auditCalls.listAudit, {
  access: { kind: 'permission', anyOf: ['audit'], scope: 'all' },
  summary: 'Everything that was changed, by whom, newest first',
  query: z.object({
    who: z.uuid().optional().describe('who did it'),
    kind: lineText(80).optional(),
    record: lineText(100).optional().describe('the id of a record, or of a person'),
    from: z.iso.date().optional().describe('first day, America/Chicago'),
    to: z.iso.date().optional().describe('last day'),
    cursor: z
      .string()
      .regex(/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z\.(change|event)\.\d{1,15}$/)
      .refine((cursor) => !Number.isNaN(Date.parse(cursor.split('Z')[0] ?? '')))
      .optional()
      .describe('`next` of the page before'),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.object({
    data: z.array(entrySchema),
    next: z.string().nullable(),
    kinds: z.array(z.object({ key: z.string(), label: z.string() })),
    auditCheck: historyFacts.auditCheck,
  }),
  example: {
    data: [example],
    next: null,
    kinds: [{ key: 'accounts.person', label: 'Person' }],
    auditCheck: exampleHistoryFacts.auditCheck,
  },
});
