import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { exampleCard, exampleDetail } from '../endpoint-examples.ts';
import { listingPaths } from '../paths.ts';
import { wireCardSchema, wireDetailSchema, wireSoldHomeSchema } from '../wire-listing.ts';

const listingNumber = z.string().trim().min(1).max(60);

const openTo = { kind: 'public' } as const;

/** One listing, as a list of one (spec 1 section 3). `userid` is the all-zero id for a visitor. */
export const getListing = defineEndpoint({
  method: 'GET',
  path: listingPaths.detail,
  access: openTo,
  summary: 'Everything the site shows of one home',
  query: z.object({ PropertyId: listingNumber, userid: z.string().max(60).optional() }),
  answer: z.object({ value: z.array(wireDetailSchema) }),
  example: { value: [exampleDetail] },
});

/** Answers {status, data} as spec 1 section 7 shows (decision 32). */
export const getOpenHouses = defineEndpoint({
  method: 'GET',
  path: listingPaths.openHouses,
  access: openTo,
  summary: 'Open houses of one listing that are not over yet, soonest first',
  query: z.object({ ListingId: listingNumber }),
  answer: z.object({
    status: z.literal('success'),
    data: z.array(
      z.object({
        openHouseKey: z.string(),
        openHouseStartTime: z.string(),
        openHouseEndTime: z.string(),
        openHouseType: z.string().nullable(),
        openHouseRemarks: z.string().nullable(),
      }),
    ),
  }),
  example: {
    status: 'success',
    data: [
      {
        openHouseKey: 'OH-1',
        openHouseStartTime: '2026-06-06T18:00:00.000Z',
        openHouseEndTime: '2026-06-06T20:00:00.000Z',
        openHouseType: 'Public',
        openHouseRemarks: null,
      },
    ],
  },
});

/** Of our own. */
export const getSimilarListings = defineEndpoint({
  method: 'GET',
  path: listingPaths.similar,
  access: openTo,
  summary: 'Homes like this one: near it, of its kind, price and size',
  query: z.object({
    ListingId: listingNumber,
    limit: z.coerce.number().int().min(1).max(24).optional(),
  }),
  answer: z.object({ value: z.array(wireCardSchema) }),
  example: { value: [exampleCard] },
});

/** Of our own: from the history that the feed leaves behind. */
export const getListingHistory = defineEndpoint({
  method: 'GET',
  path: listingPaths.history,
  access: openTo,
  summary: 'What happened to price and status of one listing, newest first',
  query: z.object({ ListingId: listingNumber }),
  answer: z.object({
    value: z.array(
      z.object({
        at: z.string(),
        event: z.enum(['listed', 'price', 'status']),
        price: z.number().nullable(),
        previousPrice: z.number().nullable(),
        status: z.string().nullable(),
        previousStatus: z.string().nullable(),
      }),
    ),
  }),
  example: {
    value: [
      {
        at: '2026-05-14T15:00:00.000Z',
        event: 'price',
        price: 415000,
        previousPrice: 429000,
        status: null,
        previousStatus: null,
      },
    ],
  },
});

/** Of our own. A comparison of asked prices, no valuation; withheld where the seller wants none. */
export const getPriceComparison = defineEndpoint({
  method: 'GET',
  path: listingPaths.priceComparison,
  access: openTo,
  summary: 'Price per square foot of one home beside the median of the homes for sale in its ZIP',
  query: z.object({ ListingId: listingNumber }),
  answer: z.object({
    zip: z.string().nullable(),
    pricepersqft: z.number().nullable().describe('dollars; price by living area'),
    zipmedian: z
      .number()
      .nullable()
      .describe('dollars; null below five homes, and where no valuation may be shown'),
    ziphomes: z.number().int().describe('how many homes are behind the median'),
  }),
  example: { zip: '68132', pricepersqft: 209.6, zipmedian: 221.35, ziphomes: 38 },
});

/** Of our own. `permitted` is false where the MLS does not let sold homes be shown. */
export const getNearbySold = defineEndpoint({
  method: 'GET',
  path: listingPaths.nearbySold,
  access: openTo,
  summary: 'Homes sold in the last 12 months within a mile of one, or in its subdivision',
  query: z.object({
    ListingId: listingNumber,
    limit: z.coerce.number().int().min(1).max(24).optional(),
  }),
  answer: z.object({ permitted: z.boolean(), value: z.array(wireSoldHomeSchema) }),
  example: {
    permitted: true,
    value: [
      {
        ...exampleCard,
        standardstatus: 'Closed',
        nextopenhouse: null,
        closeprice: 411000,
        closedate: '2026-04-17',
        miles: 0.4,
      },
    ],
  },
});
