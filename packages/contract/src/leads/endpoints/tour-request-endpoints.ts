import { z } from 'zod';
import { defineEndpoint, lineText, pageFacts, pageQuery, recordVersion } from '#platform';
import { tourRequestCalls } from '../calls.ts';

const tourRequestSchema = z.object({
  id: z.string(),
  requestedAt: z.string(),
  name: z.string(),
  email: z.string().nullable().describe('null without the permission column-email'),
  phone: z
    .string()
    .nullable()
    .describe(
      '+1 and ten digits; empty once the person was erased, null without the permission column-phone',
    ),
  comments: z.string(),
  mlsNumber: z.string(),
  homeAddress: z.string().nullable().describe('null if the address may not be shown'),
  kind: z.enum(['in-person', 'video-chat']),
  startsAt: z.array(z.string()).describe('the one to three times asked for, earliest first'),
  isSuspected: z.boolean().describe('looks like spam; nobody was emailed'),
  version: recordVersion,
  abilities: z.array(z.literal('clear')),
});
export type WireTourRequest = z.output<typeof tourRequestSchema>;

const access = { kind: 'permission', anyOf: ['lead-assign-all'], scope: 'own' } as const;

const exampleTourRequest: WireTourRequest = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  requestedAt: '2026-11-20T16:02:11.000Z',
  name: 'Eve Tester',
  email: 'eve@example.org',
  phone: '+14025550142',
  comments: 'Is the basement dry?',
  mlsNumber: '22612345',
  homeAddress: '5011 Chicago St, Omaha, NE 68132',
  kind: 'in-person',
  startsAt: ['2026-11-21T16:30:00.000Z'],
  isSuspected: false,
  version: 1,
  abilities: [],
};

/**
 * `search`: each word is in the name, address or MLS number, or in an email or phone that the
 * caller may see. Newest first; only for staff.
 */
export const listTourRequests = defineEndpoint(tourRequestCalls.listTourRequests, {
  access,
  summary: 'Tour requests, newest first',
  query: z.object({ ...pageQuery, search: lineText(120).optional() }),
  answer: z.object({ data: z.array(tourRequestSchema), ...pageFacts }),
  example: {
    data: [exampleTourRequest],
    page: 1,
    pageSize: 20,
    total: 1,
  },
});

/** The emails that were held back are sent. It can't be undone. */
export const clearTourRequest = defineEndpoint(tourRequestCalls.clearTourRequest, {
  access,
  summary: 'Say that a tour request that looked like spam isn’t',
  params: z.object({ id: z.uuid() }),
  body: z.object({ version: recordVersion }),
  answer: z.object({ data: tourRequestSchema }),
  example: { data: { ...exampleTourRequest, version: 2 } },
});
