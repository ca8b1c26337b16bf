import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { documentDayCalls as calls } from '../calls.ts';

const day = z.object({
  day: z.string(),
  events: z.number().int(),
  previous: z.string().nullable(),
  head: z
    .string()
    .describe('SHA-256 in hex over the day before and the hashes of the day’s events'),
});
export type WireDocumentDay = z.output<typeof day>;

export const listDocumentDays = defineEndpoint(calls.listDocumentDays, {
  access: { kind: 'public' },
  summary: 'The published hashes over the events of each day, newest first, at most 90',
  answer: z.object({ data: z.array(day) }),
  example: { data: [{ day: '2026-11-27', events: 12, previous: null, head: 'ab'.repeat(32) }] },
});
