import { z } from 'zod';
import { defineEndpoint, pageFacts, pageQuery } from '#platform';
import { mailingListCalls } from '../desk-calls.ts';
import { mailingLists, subscriberStates } from '../mailing-lists.ts';

const list = z.enum(mailingLists);
const reading = { kind: 'permission', anyOf: ['mailing-lists'], scope: 'own' } as const;

const subscriberSchema = z.object({
  id: z.string(),
  list,
  state: z.enum(subscriberStates),
  email: z.string().nullable().describe('null without the permission column-email'),
  name: z.string().describe('empty if the list doesn’t ask for it'),
  language: z.enum(['en', 'es']),
  page: z.string().nullable(),
  wording: z.string().describe('what the person agreed to'),
  askedAt: z.string(),
  confirmedAt: z.string().nullable(),
  stoppedAt: z.string().nullable(),
});
export type WireSubscriber = z.output<typeof subscriberSchema>;

const example: WireSubscriber = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  list: 'newsletter',
  state: 'confirmed',
  email: 'eve@example.org',
  name: '',
  language: 'en',
  page: '/newsletter',
  wording: 'I agree that Example Realty may email me its newsletter.',
  askedAt: '2026-11-20T16:02:11.000Z',
  confirmedAt: '2026-11-20T16:05:40.000Z',
  stoppedAt: null,
};

export const listSubscribers = defineEndpoint(mailingListCalls.listSubscribers, {
  access: reading,
  summary: 'People on a mailing list, newest first',
  query: z.object({
    ...pageQuery,
    list: list.optional(),
    state: z.enum(subscriberStates).optional(),
  }),
  answer: z.object({ data: z.array(subscriberSchema), ...pageFacts }),
  example: { data: [example], page: 1, pageSize: 20, total: 1 },
});

/** At most this many people in one file. */
export const EXPORT_MAX = 20_000;

/** The confirmed people of a list. Refused without the permission column-email. */
export const exportSubscribers = defineEndpoint(mailingListCalls.exportSubscribers, {
  whileSeeingAs: 'personal',
  access: reading,
  summary: 'The people to email as a CSV file',
  query: z.object({ list }),
  answer: z.object({ fileName: z.string(), csv: z.string().describe('in UTF-8') }),
  example: { fileName: 'newsletter-2026-11-24.csv', csv: 'Email,Name\r\neve@example.org,Eve\r\n' },
});
