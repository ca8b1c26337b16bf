import { z } from 'zod';
import { exampleHomeCard, homeCardSchema } from '#listings';
import { defineEndpoint } from '#platform';
import { leadHomeCalls } from '../desk-calls.ts';

/** The most homes that a lead's panel has. */
export const LEAD_HOMES_MAX = 24;

const leadHomeSchema = z.object({
  mlsNumber: z.string(),
  card: homeCardSchema.nullable().describe('null for a home that is no longer shown'),
  lastAt: z.string().describe('when the lead last did something about it'),
  savedAt: z.string().nullable().describe('a favorite since then'),
  views: z.number().int().describe('by the lead'),
  lastViewedAt: z.string().nullable(),
  askedAt: z.string().nullable(),
  tour: z.object({ state: z.string(), at: z.string().nullable() }).nullable(),
  favorites: z.number().int().describe('how many people have it as a favorite'),
  recentViews: z.number().int().describe('by everyone in the last 30 days'),
});
export type WireLeadHome = z.output<typeof leadHomeSchema>;

/** The homes that a lead viewed, saved, asked about and toured, the latest first. */
export const getLeadHomes = defineEndpoint(leadHomeCalls.getLeadHomes, {
  access: { kind: 'staff' },
  summary: 'The homes in play for a lead',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ data: z.array(leadHomeSchema) }),
  example: {
    data: [
      {
        mlsNumber: '22612345',
        card: exampleHomeCard,
        lastAt: '2026-11-20T16:02:11.000Z',
        savedAt: '2026-11-19T16:02:11.000Z',
        views: 4,
        lastViewedAt: '2026-11-20T16:02:11.000Z',
        askedAt: null,
        tour: { state: 'confirmed', at: '2026-11-22T16:00:00.000Z' },
        favorites: 6,
        recentViews: 148,
      },
    ],
  },
});
