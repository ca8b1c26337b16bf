import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { listingCalls } from '../calls.ts';
import { exampleCard } from '../example-listing.ts';
import { searchFilterLabels, searchFilterSchema } from '../search/search-filter.ts';
import { wireCardSchema } from '../wire-listing.ts';

const openTo = { kind: 'public' } as const;

/** A home on the small card of a pin. */
export const wireMapHomeSchema = wireCardSchema
  .pick({
    listingid: true,
    street_address: true,
    city: true,
    state: true,
    zip: true,
    price: true,
    number_of_beds: true,
    number_of_baths: true,
    bathsfull: true,
    bathshalf: true,
    livingarea: true,
    lotsizeacres: true,
    propertysubtype: true,
    standardstatus: true,
    positionapproximate: true,
    listofficename: true,
    attributioncontact: true,
  })
  .extend({ phototoken: z.string().nullable().describe('names the main photo, as in mediaList') });
export type WireMapHome = z.infer<typeof wireMapHomeSchema>;

/**
 * Our own; refuses a filter without `bbox`. Ignores paging and sort order. Pins are far enough
 * apart to be distinguishable at `zoom` (that of web maps, where the world is 512 * 2^zoom pixels
 * wide); at most 500 of them.
 */
export const getMapClusters = defineEndpoint(listingCalls.getMapClusters, {
  access: { kind: 'public' },
  summary: 'Homes that match a filter inside its `bbox`, grouped into pins for one zoom',
  body: searchFilterSchema.safeExtend({ zoom: z.number().min(0).max(24) }),
  labels: { ...searchFilterLabels, zoom: 'Zoom' },
  answer: z.object({
    value: z
      .array(
        z.object({
          longitude: z.number(),
          latitude: z.number(),
          count: z.number().int(),
          pricemin: z.number().nullable().describe('dollars of the least dear among them'),
          extent: z
            .tuple([z.number(), z.number(), z.number(), z.number()])
            .nullable()
            .describe('of several homes: west, south, east, north of a box that holds them'),
          home: wireMapHomeSchema.nullable().describe('the home, where the mark stands for one'),
        }),
      )
      .describe('their counts add up to odatacount'),
    odatacount: z.number().int(),
    withoutplace: z
      .number()
      .int()
      .describe('homes anywhere that match but whose place is not known or may not be shown'),
    feedversion: z.number().int(),
  }),
  example: {
    value: [
      {
        longitude: -96.012,
        latitude: 41.259,
        count: 214,
        pricemin: 189000,
        extent: [-96.05, 41.24, -95.98, 41.28],
        home: null,
      },
      {
        longitude: -95.985,
        latitude: 41.267,
        count: 1,
        pricemin: 415000,
        extent: null,
        home: wireMapHomeSchema.parse({ ...exampleCard, phototoken: 'q1w2e3r4t5y6u7i8' }),
      },
    ],
    odatacount: 215,
    withoutplace: 3,
    feedversion: 41,
  },
});

/** Our own; refuses a filter without `bbox`. */
export const getMapPoints = defineEndpoint(listingCalls.getMapPoints, {
  access: openTo,
  summary: 'Positions and prices of the listings that match a filter inside its `bbox`',
  body: searchFilterSchema,
  labels: searchFilterLabels,
  answer: z.object({
    value: z.array(
      z.object({
        listingid: z.string(),
        longitude: z.number(),
        latitude: z.number(),
        price: z.number().nullable(),
        approximate: z.boolean(),
      }),
    ),
    odatacount: z.number().int(),
    complete: z.boolean().describe('false when more than 1,000 match and only some are given'),
  }),
  example: {
    value: [
      {
        listingid: '22612345',
        longitude: -95.985,
        latitude: 41.267,
        price: 415000,
        approximate: false,
      },
    ],
    odatacount: 1,
    complete: true,
  },
});
