import { z } from 'zod';
import { type AnswerOf, defineEndpoint } from '#platform';
import { listingCalls } from '../calls.ts';

const position = z.tuple([z.number(), z.number()]).describe('longitude and latitude');
const ring = z.array(position);

/**
 * Our own: the places of the brokerage's service area (docs/service-area.md), for maps and for
 * finding the place that a device is in. Outlines and rings end where they began, without repeating
 * the point.
 */
export const getServiceArea = defineEndpoint(listingCalls.getServiceArea, {
  access: { kind: 'public' },
  summary: 'Cities, ZIP codes and county lines of the service area',
  query: z.object({ lines: z.stringbool().optional().describe('false: no county lines') }),
  answer: z.object({
    cities: z.array(
      z.object({ name: z.string(), state: z.string(), center: position, outline: ring }),
    ),
    zips: z.array(
      z.object({ zip: z.string(), city: z.string(), state: z.string(), center: position }),
    ),
    countyLines: z
      .object({
        states: z.array(ring).describe('borders of the states'),
        lines: z.array(ring).describe('borders between counties'),
        counties: z.array(z.object({ name: z.string(), center: position })),
      })
      .describe('from the Census Bureau; empty where not asked for'),
  }),
  example: {
    cities: [
      {
        name: 'Elkhorn',
        state: 'NE',
        center: [-96.2345, 41.2863],
        outline: [
          [-96.1985, 41.25],
          [-96.1978, 41.305],
          [-96.27, 41.276],
        ],
      },
    ],
    zips: [{ zip: '68022', city: 'Elkhorn', state: 'NE', center: [-96.246406, 41.277405] }],
    countyLines: {
      states: [],
      lines: [
        [
          [-96.301, 41.394],
          [-96.061, 41.395],
        ],
      ],
      counties: [{ name: 'Douglas', center: [-96.172, 41.293] }],
    },
  },
});

export type WireServiceArea = AnswerOf<typeof getServiceArea>;
