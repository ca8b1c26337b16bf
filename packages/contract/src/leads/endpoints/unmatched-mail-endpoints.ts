import { z } from 'zod';
import { defineEndpoint, pageFacts, pageQuery } from '#platform';
import { unmatchedMailCalls } from '../calls.ts';

const matching = { kind: 'permission', anyOf: ['lead-assign-all'], scope: 'own' } as const;

const unmatchedMailSchema = z.object({
  id: z.string(),
  receivedAt: z.string(),
  fromName: z.string(),
  fromAddress: z.string().nullable().describe('null without the permission column-email'),
  subject: z.string(),
  body: z.string().describe('without what it quotes'),
  problem: z
    .enum(['too-large', 'unreadable'])
    .nullable()
    .describe('why only its head is here; the whole email is in the mailbox'),
  abilities: z.array(z.enum(['attach', 'remove'])),
});
export type WireUnmatchedMail = z.output<typeof unmatchedMailSchema>;

const example: WireUnmatchedMail = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a21',
  receivedAt: '2026-11-20T16:02:11.000Z',
  fromName: 'Eve Tester',
  fromAddress: 'eve.work@example.org',
  subject: 'Re: Homes with a yard',
  body: 'The second one looks good.',
  problem: null,
  abilities: ['attach', 'remove'],
};

const params = z.object({ id: z.uuid() });
const answer = z.object({ data: z.object({ id: z.string() }) });

/** Emails of the last 90 days that came in and matched no lead, newest first. */
export const listUnmatchedMail = defineEndpoint(unmatchedMailCalls.listUnmatchedMail, {
  access: matching,
  summary: 'Emails that matched no lead',
  query: z.object(pageQuery),
  answer: z.object({ data: z.array(unmatchedMailSchema), ...pageFacts }),
  example: { data: [example], page: 1, pageSize: 20, total: 1 },
});

/** Puts an email on a lead's timeline and takes it off the list. */
export const attachUnmatchedMail = defineEndpoint(unmatchedMailCalls.attachUnmatchedMail, {
  access: matching,
  summary: 'Attach an email to a lead',
  params,
  labels: { id: 'Email', leadId: 'Lead' },
  body: z.object({ leadId: z.uuid() }),
  answer,
  example: { data: { id: example.id } },
});

/** Takes an email off the list; what it says is forgotten here, and stays in the mailbox. */
export const removeUnmatchedMail = defineEndpoint(unmatchedMailCalls.removeUnmatchedMail, {
  access: matching,
  summary: 'Take an email off the list of unmatched ones',
  params,
  answer,
  example: { data: { id: example.id } },
});
