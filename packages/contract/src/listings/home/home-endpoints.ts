import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { listingCalls } from '../calls.ts';
import { exampleDetail } from '../example-listing.ts';
import { exampleHomeCard, homeCardSchema, soldHomeSchema } from '../home-card.ts';
import { wireDetailSchema } from '../wire-listing.ts';

const listingNumber = lineText(60).min(1);

const openTo = { kind: 'public' } as const;

const cents = z.number().int().nullable();

/** One listing, as a list of one. `userid` is the all-zero id for a visitor. */
export const getListing = defineEndpoint(listingCalls.getListing, {
  access: openTo,
  summary: 'Everything the site shows about one home',
  query: z.object({ PropertyId: listingNumber, userid: lineText(60).optional() }),
  answer: z.object({ value: z.array(wireDetailSchema) }),
  example: { value: [exampleDetail] },
});

/** Returns {status, data} as in R-58. */
export const getOpenHouses = defineEndpoint(listingCalls.getOpenHouses, {
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

/** Our own. */
export const getSimilarListings = defineEndpoint(listingCalls.getSimilarListings, {
  access: openTo,
  summary: 'Homes like this one: nearby, with a similar type, price and size',
  query: z.object({
    mlsNumber: listingNumber,
    limit: z.coerce.number().int().min(1).max(24).optional(),
  }),
  answer: z.object({ value: z.array(homeCardSchema) }),
  example: { value: [exampleHomeCard] },
});

/** Our own: from the history of the feed. */
export const getListingHistory = defineEndpoint(listingCalls.getListingHistory, {
  access: openTo,
  summary: 'Price and status history of one listing, newest first',
  query: z.object({ mlsNumber: listingNumber }),
  answer: z.object({
    value: z.array(
      z.object({
        at: z.string(),
        event: z.enum(['listed', 'price', 'status']),
        priceCents: cents,
        previousPriceCents: cents,
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
        priceCents: 41_500_000,
        previousPriceCents: 42_900_000,
        status: null,
        previousStatus: null,
      },
    ],
  },
});

/** Our own. A comparison of list prices, not a valuation; withheld if the seller opted out. */
export const getPriceComparison = defineEndpoint(listingCalls.getPriceComparison, {
  access: openTo,
  summary: 'Price per square foot of one home, and the median of the homes for sale in its ZIP',
  query: z.object({ mlsNumber: listingNumber }),
  answer: z.object({
    zip: z.string().nullable(),
    pricePerSquareFootCents: cents.describe('price divided by living area'),
    zipMedianCents: cents.describe(
      'per square foot; null below five homes, and where no valuation may be shown',
    ),
    zipHomes: z.number().int().describe('how many homes are behind the median'),
  }),
  example: { zip: '68132', pricePerSquareFootCents: 20_960, zipMedianCents: 22_135, zipHomes: 38 },
});

/** Our own. `isPermitted` is false where the MLS does not allow sold homes to be shown. */
export const getNearbySold = defineEndpoint(listingCalls.getNearbySold, {
  access: openTo,
  summary: 'Homes sold in the last 12 months within a mile of a home, or in its subdivision',
  query: z.object({
    mlsNumber: listingNumber,
    limit: z.coerce.number().int().min(1).max(24).optional(),
  }),
  answer: z.object({ isPermitted: z.boolean(), value: z.array(soldHomeSchema) }),
  example: {
    isPermitted: true,
    value: [
      {
        ...exampleHomeCard,
        standardStatus: 'Closed',
        nextOpenHouse: null,
        closePriceCents: 41_100_000,
        closedOn: '2026-04-17',
        miles: 0.4,
      },
    ],
  },
});

/** Fields the feed doesn't have are null. */
export const getLegalAndCounty = defineEndpoint(listingCalls.getLegalAndCounty, {
  access: openTo,
  summary: 'Legal description and county of a home',
  query: z.object({ ListingId: listingNumber }),
  answer: z.object({
    ListingId: z.string(),
    legal_description: z
      .string()
      .nullable()
      .describe('null when it isn’t known or may not be shown'),
    county: z.string().nullable(),
  }),
  example: {
    ListingId: '22612345',
    legal_description: 'DUNDEE PLACE LOT 12 BLOCK 104',
    county: 'Douglas',
  },
});

/** Our own: for the sitemap pages alone, 50,000 at a time; not found for anyone else. */
export const getSitemapEntries = defineEndpoint(listingCalls.getSitemapEntries, {
  access: openTo,
  summary: 'Listings that have a page, with last update and main photo',
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).optional() }),
  answer: z.object({
    value: z.array(
      z.object({ mlsNumber: z.string(), modifiedAt: z.string(), image: z.string().nullable() }),
    ),
    pages: z.number().int(),
  }),
  example: {
    value: [
      {
        mlsNumber: '22612345',
        modifiedAt: '2026-05-14T15:00:00.000Z',
        image: '/photos/q1w2e3r4t5y6u7i8/1280.jpg',
      },
    ],
    pages: 1,
  },
});
