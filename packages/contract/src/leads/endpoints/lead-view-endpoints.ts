import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { leadViewCalls } from '../desk-calls.ts';
import {
  exampleLead,
  leadConditions,
  leadFilter,
  leadFilterLabels,
  listedLeadSchema,
} from './lead-list-endpoints.ts';

/** The most leads that a board shows of a stage. */
export const BOARD_COLUMN_MAX = 20;
/** The most areas that a map shows. */
export const LEAD_AREAS_MAX = 300;

/** What the columns of a board are. */
export const boardKinds = ['stage', 'lenderStatus'] as const;
export type BoardKind = (typeof boardKinds)[number];

const narrowing = { filter: leadFilter.optional(), conditions: leadConditions.optional() };
const narrowed = { access: { kind: 'staff' as const }, labels: leadFilterLabels };

/**
 * The leads in the caller's sight by stage, or by lender status with those without one first: of
 * each the newest 20 and how many there are. Stages whose lists the caller may not open aren't
 * there; without the column itself it is refused (not-permitted).
 */
export const getLeadBoard = defineEndpoint(leadViewCalls.getLeadBoard, {
  whileSeeingAs: 'open',
  ...narrowed,
  summary: 'Leads by stage or lender status, the newest of each',
  body: z.object({ ...narrowing, by: z.enum(boardKinds).optional() }),
  answer: z.object({
    stages: z.array(
      z.object({
        id: z.string().describe('empty for leads without a lender status'),
        name: z.string(),
        path: z.string().nullable().describe('of the stage’s list; null for a lender status'),
        total: z.number().int(),
      }),
    ),
    data: z.array(listedLeadSchema),
  }),
  example: {
    stages: [
      {
        ...{ id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a22', name: 'Prospect' },
        ...{ path: '/leads/prospect', total: 1 },
      },
    ],
    data: [exampleLead],
  },
});

const areaSchema = z.object({
  zip: z.string().nullable().describe('five digits; null where only the city is known'),
  city: z.string().nullable(),
  leads: z.number().int(),
  center: z
    .tuple([z.number(), z.number()])
    .nullable()
    .describe('longitude and latitude; null outside of the service area'),
});
export type WireLeadArea = z.output<typeof areaSchema>;

/**
 * How many leads in the caller's sight live in which ZIP code, or city where no ZIP code is known:
 * those with the most leads first, at most 300.
 */
export const getLeadAreas = defineEndpoint(leadViewCalls.getLeadAreas, {
  whileSeeingAs: 'open',
  ...narrowed,
  summary: 'How many leads live where',
  body: z.object(narrowing),
  answer: z.object({
    data: z.array(areaSchema),
    unknown: z.number().int().describe('leads without a ZIP code and a city'),
    more: z.boolean().describe('there are more areas'),
  }),
  example: {
    data: [{ zip: '68132', city: 'Omaha', leads: 14, center: [-95.9897, 41.2656] }],
    unknown: 3,
    more: false,
  },
});
