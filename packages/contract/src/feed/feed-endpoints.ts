import { z } from 'zod';
import { defineEndpoint, mlsVendors, pageFacts, pageQuery } from '#platform';
import { feedCalls } from './calls.ts';

/** The permission for the MLS Feed page; the feed is the whole brokerage's. */
const openToFeed = { kind: 'permission', anyOf: ['feed'], scope: 'own' } as const;

const count = z.number().int();

const instant = z.string().describe('an instant, UTC');

const feedRunSchema = z.object({
  id: count,
  kind: z.enum(['sync', 'sweep', 'file']).describe('a pass, the nightly key sweep, or a file'),
  source: z.string(),
  startedAt: instant,
  endedAt: instant.nullable().describe('null while it runs'),
  outcome: z
    .enum(['done', 'failed', 'interrupted', 'paused'])
    .nullable()
    .describe('paused: it waits for the MLS and goes on with the next run'),
  failure: z.string().nullable(),
  expected: count.nullable(),
  seen: count,
  changed: count,
  removed: count,
  refused: count,
  droppedFields: count,
  requests: count,
  bytes: z.number(),
});

const exampleRun = {
  id: 812,
  kind: 'sync',
  source: 'Sample MLS',
  startedAt: '2026-05-14T15:00:00.000Z',
  endedAt: '2026-05-14T15:00:04.000Z',
  outcome: 'done',
  failure: null,
  expected: 3000,
  seen: 12,
  changed: 11,
  removed: 0,
  refused: 1,
  droppedFields: 2,
  requests: 3,
  bytes: 48_211,
} as const;

/** Our own: the MLS Feed page. */
export const getFeedStatus = defineEndpoint(feedCalls.getFeedStatus, {
  access: openToFeed,
  summary: 'State of the MLS feed: its last 20 runs, its lag, what was rejected and why',
  answer: z.object({
    mls: z.object({ name: z.string(), url: z.string() }).nullable(),
    everyMinutes: count.describe('how often a pass starts'),
    running: z.boolean(),
    lagSeconds: z
      .number()
      .nullable()
      .describe('time from the newest MLS change we have to the end of the last pass'),
    listings: z.object({ search: count, page: count, none: count, gone: count }),
    refusedRecords: count,
    droppedFields: count,
    offer: z
      .object({
        vendor: z.enum(mlsVendors),
        readAt: instant,
        metadataProblem: z.string().nullable().describe('why $metadata can’t be read'),
        canCount: z.boolean(),
        canOrder: z.boolean(),
        keyField: z.enum(['ListingKey', 'ListingId']).describe('listings are found by it'),
        keyForm: z
          .enum(['in', 'or', 'entity', 'none'])
          .describe('entity: one request for each; none: they can’t be asked for one by one'),
        pageCap: count.nullable().describe('the most listings a page turned out to have'),
        resources: z.array(
          z.object({
            name: z.string(),
            use: z
              .enum(['listings', 'expanded', 'own', 'absent'])
              .describe('expanded: comes with the listings; own: read on its own'),
            readAt: instant.nullable(),
            failedAt: instant.nullable(),
            problem: z.string().nullable().describe('null once it was read again'),
          }),
        ),
      })
      .nullable()
      .describe('what the MLS offers, asked once a day; null before that'),
    quota: z.object({
      requests: count.describe('made in the current hour'),
      requestsMax: count,
      bytes: z.number(),
      bytesMax: z.number(),
    }),
    runs: z.array(feedRunSchema).describe('newest first'),
    refusals: z
      .array(z.object({ reason: z.string(), count, lastAt: instant }))
      .describe('why records were rejected, most frequent reason first, at most 50'),
  }),
  example: {
    mls: { name: 'Sample MLS', url: 'http://127.0.0.1:4010/odata' },
    everyMinutes: 5,
    running: false,
    lagSeconds: 41,
    listings: { search: 2600, page: 300, none: 80, gone: 20 },
    refusedRecords: 1,
    droppedFields: 2,
    offer: {
      vendor: 'plain',
      readAt: '2026-05-14T06:00:00.000Z',
      metadataProblem: null,
      canCount: true,
      canOrder: true,
      keyField: 'ListingKey',
      keyForm: 'in',
      pageCap: null,
      resources: [
        {
          name: 'Property',
          use: 'listings',
          readAt: '2026-05-14T15:00:03.000Z',
          failedAt: null,
          problem: null,
        },
      ],
    },
    quota: { requests: 40, requestsMax: 7200, bytes: 900_000, bytesMax: 4_000_000_000 },
    runs: [exampleRun],
    refusals: [{ reason: 'ListingKey is missing', count: 1, lastAt: '2026-05-14T15:00:02.000Z' }],
  },
});

/** Our own. A record rejected again for the same reason is listed under its newest run. */
export const getRefusedRecords = defineEndpoint(feedCalls.getRefusedRecords, {
  access: openToFeed,
  summary: 'Rejected MLS records, newest first',
  query: z.object({
    runId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    ...pageQuery,
  }),
  answer: z.object({
    data: z.array(
      z.object({
        id: count,
        runId: count,
        listingKey: z.string().nullable(),
        foundAt: z.string().describe('resource and position in the file or page'),
        reason: z.string(),
        refusedAt: instant,
      }),
    ),
    ...pageFacts,
  }),
  example: {
    data: [
      {
        id: 9,
        runId: 812,
        listingKey: null,
        foundAt: 'Property, record 7 of page 1',
        reason: 'ListingKey is missing',
        refusedAt: '2026-05-14T15:00:02.000Z',
      },
    ],
    page: 1,
    pageSize: 20,
    total: 1,
  },
});

/** Our own: values that were kept although they are hardly possible. */
export const getNotedFields = defineEndpoint(feedCalls.getNotedFields, {
  access: openToFeed,
  summary: 'Listing values to check, newest first',
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(
      z.object({
        id: count,
        mlsNumber: z.string(),
        field: z.string(),
        value: z.string().describe('as the MLS sent it, at most 200 characters'),
        reason: z.string(),
        notedAt: instant,
      }),
    ),
    ...pageFacts,
  }),
  example: {
    data: [
      {
        id: 4,
        mlsNumber: '22612345',
        field: 'BedroomsTotal',
        value: '33',
        reason: 'leaves less than 75 sq ft of living area for each bedroom',
        notedAt: '2026-05-14T15:00:02.000Z',
      },
    ],
    page: 1,
    pageSize: 20,
    total: 1,
  },
});

/** Our own: does not wait for the pass, which takes seconds to minutes. */
export const runFeedNow = defineEndpoint(feedCalls.runFeedNow, {
  access: openToFeed,
  summary: 'Request a pass over the MLS feed right away',
  body: z.object({}),
  answer: z.object({
    data: z.literal(true),
    message: z.string(),
    statusCode: z.literal('success'),
  }),
  example: { data: true, message: 'The feed will run in a moment.', statusCode: 'success' },
});
