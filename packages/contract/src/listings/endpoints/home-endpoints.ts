import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { exampleCard, exampleDetail } from '../endpoint-examples.ts';
import { listingPaths } from '../paths.ts';
import { wireCardSchema, wireDetailSchema } from '../wire-listing.ts';

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
