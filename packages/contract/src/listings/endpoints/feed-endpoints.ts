import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { listingPaths } from '../paths.ts';

const openTo = { kind: 'public' } as const;

/** Of our own: shown on the search page while the first load runs. */
export const getFeedProgress = defineEndpoint({
  method: 'GET',
  path: listingPaths.feedProgress,
  access: openTo,
  summary: 'How far the first load of the MLS feed has come, and when it last brought news',
  answer: z.object({
    loading: z.boolean(),
    listings: z.number().int().describe('records seen while loading, homes in search afterwards'),
    expected: z.number().int().nullable(),
    lastupdate: z.string().nullable(),
    source: z.string().nullable(),
  }),
  example: {
    loading: false,
    listings: 3000,
    expected: 3000,
    lastupdate: '2026-05-14T15:00:00.000Z',
    source: 'Sample MLS',
  },
});

/** Of our own: what sitemaps are made of, 50,000 at a time. */
export const getSitemapEntries = defineEndpoint({
  method: 'GET',
  path: listingPaths.sitemapEntries,
  access: openTo,
  summary: 'Listings that have a page, with last update and main photo',
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).optional() }),
  answer: z.object({
    value: z.array(
      z.object({ listingid: z.string(), modified: z.string(), image: z.string().nullable() }),
    ),
    pages: z.number().int(),
  }),
  example: {
    value: [
      {
        listingid: '22612345',
        modified: '2026-05-14T15:00:00.000Z',
        image: '/photos/q1w2e3r4t5y6u7i8/1280.jpg',
      },
    ],
    pages: 1,
  },
});

/** The permission of the page MLS Feed; the feed is the whole brokerage's. */
const openToFeed = { kind: 'permission', anyOf: ['feed'], reach: 'own' } as const;

const count = z.number().int();
const instant = z.string().describe('an instant, UTC');

const feedRunSchema = z.object({
  id: count,
  kind: z.enum(['sync', 'sweep', 'file']).describe('a pass, the nightly key sweep, or a file'),
  source: z.string(),
  started: instant,
  ended: instant.nullable().describe('null while it is under way'),
  outcome: z.enum(['done', 'failed', 'interrupted']).nullable(),
  failure: z.string().nullable(),
  expected: count.nullable(),
  seen: count,
  changed: count,
  removed: count,
  refused: count,
  droppedfields: count,
  requests: count,
  bytes: z.number(),
});

const exampleRun = {
  id: 812,
  kind: 'sync',
  source: 'Sample MLS',
  started: '2026-05-14T15:00:00.000Z',
  ended: '2026-05-14T15:00:04.000Z',
  outcome: 'done',
  failure: null,
  expected: 3000,
  seen: 12,
  changed: 11,
  removed: 0,
  refused: 1,
  droppedfields: 2,
  requests: 3,
  bytes: 48_211,
} as const;

/** Of our own: the page MLS Feed. */
export const getFeedStatus = defineEndpoint({
  method: 'GET',
  path: listingPaths.feedStatus,
  access: openToFeed,
  summary: 'How the MLS feed stands: its last 20 runs, its lag, what was refused and why',
  answer: z.object({
    mls: z.object({ name: z.string(), url: z.string() }).nullable(),
    everyminutes: count.describe('how often a pass begins'),
    running: z.boolean(),
    lagseconds: z
      .number()
      .nullable()
      .describe('from the newest change of the MLS that we have to the end of the last pass'),
    listings: z.object({ search: count, page: count, none: count, gone: count }),
    refusedrecords: count,
    droppedfields: count,
    quota: z.object({
      requests: count.describe('made in the hour that is running'),
      requestsmost: count,
      bytes: z.number(),
      bytesmost: z.number(),
    }),
    runs: z.array(feedRunSchema).describe('newest first'),
    refusals: z
      .array(z.object({ reason: z.string(), count, last: instant }))
      .describe('why records are kept aside, the most frequent reason first, at most 50'),
  }),
  example: {
    mls: { name: 'Sample MLS', url: 'http://127.0.0.1:4010/odata' },
    everyminutes: 5,
    running: false,
    lagseconds: 41,
    listings: { search: 2600, page: 300, none: 80, gone: 20 },
    refusedrecords: 1,
    droppedfields: 2,
    quota: { requests: 40, requestsmost: 7200, bytes: 900_000, bytesmost: 4_000_000_000 },
    runs: [exampleRun],
    refusals: [{ reason: 'ListingKey is missing', count: 1, last: '2026-05-14T15:00:02.000Z' }],
  },
});

/** Of our own. A record refused again for the same reason stands under its newest run. */
export const getRefusedRecords = defineEndpoint({
  method: 'GET',
  path: listingPaths.refusedRecords,
  access: openToFeed,
  summary: 'Records of the MLS that could not be taken, newest first, 20 at a time',
  query: z.object({
    runid: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    before: z.coerce
      .number()
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe('the `id` of the last record of the page before'),
  }),
  answer: z.object({
    value: z.array(
      z.object({
        id: count,
        runid: count,
        listingkey: z.string().nullable(),
        place: z.string().describe('resource and position in the file or page'),
        reason: z.string(),
        refused: instant,
      }),
    ),
    hasMore: z.boolean(),
  }),
  example: {
    value: [
      {
        id: 9,
        runid: 812,
        listingkey: null,
        place: 'Property, record 7 of page 1',
        reason: 'ListingKey is missing',
        refused: '2026-05-14T15:00:02.000Z',
      },
    ],
    hasMore: false,
  },
});

/** Of our own: does not wait for the pass, which takes seconds to minutes. */
export const runFeedNow = defineEndpoint({
  method: 'POST',
  path: listingPaths.runFeedNow,
  access: openToFeed,
  summary: 'Asks for a pass over the MLS feed at once',
  body: z.object({}),
  answer: z.object({
    data: z.literal(true),
    message: z.string(),
    statusCode: z.literal('success'),
  }),
  example: { data: true, message: 'The feed runs in a moment.', statusCode: 'success' },
});
