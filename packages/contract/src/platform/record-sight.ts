import { z } from 'zod';

/** Why someone can see a record: what it says of them, or their role. */
export const sightReasons = [
  'agent',
  'co-agent',
  'lender',
  'author',
  'sender',
  'recipient',
  'deal',
  'team',
  'all',
  'open',
] as const;
export type SightReason = (typeof sightReasons)[number];

/** Who can see a record and why, and who opened it and when. */
export const recordSight = z.object({
  people: z.array(
    z.object({
      name: z.string(),
      reason: z.enum(sightReasons),
      role: z.string().nullable().describe('their role; null for recipients'),
    }),
  ),
  views: z
    .array(z.object({ name: z.string(), at: z.string() }))
    .nullable()
    .describe('once for each person and day, newest first; null where a log says it'),
});
export type RecordSight = z.output<typeof recordSight>;

export const exampleSight: RecordSight = {
  people: [{ name: 'Nora Lindqvist', reason: 'agent', role: 'Agent' }],
  views: [{ name: 'Nora Lindqvist', at: '2026-11-27T21:00:00.000Z' }],
};
