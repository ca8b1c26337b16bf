import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { listingCalls } from '../calls.ts';
import { exampleHomeCard, homeCardSchema } from '../home-card.ts';

const openTo = { kind: 'public' } as const;

/** Our own: the homepage's homes. No home is in both lists. */
export const getHomepageHomes = defineEndpoint(listingCalls.getHomepageHomes, {
  access: openTo,
  summary: 'The homepage’s featured homes and newest homes',
  answer: z.object({
    featured: z.array(homeCardSchema).describe('the brokerage’s own first, each newest first'),
    newest: z.array(homeCardSchema),
  }),
  example: { featured: [exampleHomeCard], newest: [] },
});

const popularCity = z.object({
  city: z.string(),
  state: z.string(),
  count: z.number().int().describe('homes for sale there'),
  photoToken: z.string().nullable().describe('main photo of a home for sale there'),
  listingFirm: z.string().nullable().describe('the firm that lists that home'),
});
export type PopularCity = z.output<typeof popularCity>;

/**
 * The specified lists of the homepage (R-60, R-122); the names are the specification's. `nebraska`
 * has the cities of the service area in its main state, `lowa` those in its other states, where
 * the ZIP codes' cities with most homes take the place of listed ones.
 */
export const getPopularCities = defineEndpoint(listingCalls.getPopularCities, {
  access: openTo,
  summary: 'Popular cities with their numbers of homes for sale',
  answer: z.object({ nebraska: z.array(popularCity), lowa: z.array(popularCity) }),
  example: {
    nebraska: [
      {
        city: 'Elkhorn',
        state: 'NE',
        count: 214,
        photoToken: 'q1w2e3r4t5y6u7i8',
        listingFirm: 'Example Realty',
      },
    ],
    lowa: [{ city: 'Council Bluffs', state: 'IA', count: 84, photoToken: null, listingFirm: null }],
  },
});

const salesRecord = z.object({
  since: z.iso.date(),
  homesSold: z.number().int(),
  volumeCents: z.number().int().describe('sum of the sale prices'),
  medianDaysOnMarket: z.number().int().nullable(),
  medianSaleToListPercent: z
    .string()
    .nullable()
    .describe('sale price in percent of the last list price, one decimal'),
});

/**
 * Our own: what the MLS says about the sales of the brokerage's own listings. Null where
 * they are too few to say anything; a median is null where fewer of them have the data.
 */
export const getSalesRecord = defineEndpoint(listingCalls.getSalesRecord, {
  access: openTo,
  summary: 'The brokerage’s sales of the last twelve months, as the MLS reports them',
  answer: z.object({ record: salesRecord.nullable() }),
  example: {
    record: {
      since: '2025-11-24',
      homesSold: 128,
      volumeCents: 4_912_500_000,
      medianDaysOnMarket: 14,
      medianSaleToListPercent: '99.4',
    },
  },
});
