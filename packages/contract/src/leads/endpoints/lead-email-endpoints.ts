import { z } from 'zod';
import { defineEndpoint, lineText, wireNumber } from '#platform';
import { leadEmailCalls } from '../desk-calls.ts';

const working = {
  kind: 'permission',
  anyOf: ['lead-claim', 'lead-assign-own', 'lead-assign-all'],
  scope: 'own',
} as const;

const contactEmailSchema = z.object({
  leadid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isPrimary: z.boolean().describe('the lead itself; false for its second contact'),
});
export type WireContactEmail = z.output<typeof contactEmailSchema>;

const pageNumber = (most: number) => wireNumber(z.number().int().min(1).max(most)).optional();

/**
 * Email addresses of contacts: of one lead and its household, or of all leads in the caller’s
 * sight, newest lead first. A lead out of sight has none. Refused (not-permitted) without the
 * permission to see emails; second contacts need theirs, too.
 */
export const getEmailsOfContacts = defineEndpoint(leadEmailCalls.getEmailsOfContacts, {
  access: working,
  summary: 'Email addresses of the contacts of leads',
  labels: {
    'filter.leadid': 'Lead',
    'filter.search': 'Search',
    'paginator.page': 'Page',
    'paginator.per_page': 'Addresses a page',
  },
  body: z.object({
    filter: z
      .object({
        leadid: z.uuid().nullish(),
        search: lineText(120).nullish().describe('a part of a name or an address'),
      })
      .optional(),
    paginator: z
      .object({
        page: pageNumber(10_000),
        per_page: pageNumber(100),
        has_more: z.unknown().optional().describe('not read'),
        total_records: z.unknown().optional().describe('not read'),
      })
      .optional(),
  }),
  answer: z.object({
    statusCode: z.literal('success'),
    message: z.string(),
    data: z.array(contactEmailSchema),
    hasMore: z.boolean(),
    totalRecords: z.number().int(),
  }),
  example: {
    statusCode: 'success',
    message: '',
    data: [
      {
        leadid: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
        firstName: 'Eve',
        lastName: 'Tester',
        email: 'eve@example.org',
        isPrimary: true,
      },
    ],
    hasMore: false,
    totalRecords: 1,
  },
});
