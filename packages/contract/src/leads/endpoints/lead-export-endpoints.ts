import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { leadExportCalls } from '../desk-calls.ts';
import { leadFieldKeys } from '../lead-fields.ts';
import { givenLeads } from './lead-bulk-endpoints.ts';

/** At most this many leads in one file. */
export const LEAD_EXPORT_MAX = 20_000;

/**
 * The answer is the file itself, in UTF-8, sent while it is read. It has the leads in the caller's
 * sight, newest first, with the fields that the caller may see, or those of `columns`; one of them
 * that the caller may not see is refused (not-permitted). Each export is in the audit.
 */
export const exportLeads = defineEndpoint(leadExportCalls.exportLeads, {
  access: { kind: 'permission', anyOf: ['export-leads'], scope: 'own' },
  summary: 'Leads as a CSV file',
  labels: { leadIds: 'Leads', match: 'List', columns: 'Columns' },
  body: z.object({
    ...givenLeads,
    columns: z.array(z.enum(leadFieldKeys)).min(1).max(leadFieldKeys.length).optional(),
  }),
  answer: z.unknown(),
  example: 'First name,Last name\r\nEve,Tester\r\n',
});
