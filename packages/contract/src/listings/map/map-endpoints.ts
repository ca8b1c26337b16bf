import { z } from 'zod';
import { defineEndpoint, wireNumber } from '#platform';
import { listingCalls } from '../calls.ts';
import { exampleMapHome, mapHomeSchema } from '../home-card.ts';
import { searchFilterLabels, searchFilterSchema } from '../search/search-filter.ts';

const openTo = { kind: 'public' } as const;

/**
 * Our own; refuses a filter without `bbox`. Ignores paging and sort order. Pins are far enough
 * apart to be distinguishable at `zoom` (that of web maps, where the world is 512 * 2^zoom pixels
 * wide); at most 500 of them.
 */
export const getMapClusters = defineEndpoint(listingCalls.getMapClusters, {
  whileSeeingAs: 'open',
  access: { kind: 'public' },
  summary: 'Homes that match a filter inside its `bbox`, grouped into pins for one zoom',
  body: searchFilterSchema.safeExtend({ zoom: wireNumber(z.number().min(0).max(24)) }),
  labels: { ...searchFilterLabels, zoom: 'Zoom' },
  answer: z.object({
    value: z
      .array(
        z.object({
          longitude: z.number(),
          latitude: z.number(),
          count: z.number().int(),
          lowestPriceCents: z.number().int().nullable(),
          extent: z
            .tuple([z.number(), z.number(), z.number(), z.number()])
            .nullable()
            .describe('for several homes: west, south, east, north of the box around them'),
          home: mapHomeSchema.nullable().describe('the home, if the pin is for one'),
        }),
      )
      .describe('their counts add up to `total`'),
    total: z.number().int(),
    withoutPosition: z
      .number()
      .int()
      .describe('matching homes anywhere whose position is unknown or may not be shown'),
    feedVersion: z.number().int(),
  }),
  example: {
    value: [
      {
        longitude: -96.012,
        latitude: 41.259,
        count: 214,
        lowestPriceCents: 18_900_000,
        extent: [-96.05, 41.24, -95.98, 41.28],
        home: null,
      },
      {
        longitude: -95.985,
        latitude: 41.267,
        count: 1,
        lowestPriceCents: 41_500_000,
        extent: null,
        home: exampleMapHome,
      },
    ],
    total: 215,
    withoutPosition: 3,
    feedVersion: 41,
  },
});

/** Our own; refuses a filter without `bbox`. */
export const getMapPoints = defineEndpoint(listingCalls.getMapPoints, {
  whileSeeingAs: 'open',
  access: openTo,
  summary: 'Positions and prices of the listings that match a filter inside its `bbox`',
  body: searchFilterSchema,
  labels: searchFilterLabels,
  answer: z.object({
    value: z.array(
      z.object({
        mlsNumber: z.string(),
        longitude: z.number(),
        latitude: z.number(),
        listPriceCents: z.number().int().nullable(),
        isApproximate: z.boolean(),
      }),
    ),
    total: z.number().int(),
    isComplete: z.boolean().describe('false if more than 1,000 match and only some are returned'),
  }),
  example: {
    value: [
      {
        mlsNumber: '22612345',
        longitude: -95.985,
        latitude: 41.267,
        listPriceCents: 41_500_000,
        isApproximate: false,
      },
    ],
    total: 1,
    isComplete: true,
  },
});
