import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { listingCalls } from '../calls.ts';
import { exampleCard } from '../example-listing.ts';
import { wireCardSchema } from '../wire-listing.ts';
import { LISTING_AGENT_MAX } from './search-choices.ts';
import { searchFilterLabels, searchFilterSchema } from './search-filter.ts';

const openTo = { kind: 'public' } as const;

const LISTING_AGENTS_MOST = 100;

/** Search (R-50; the body is the answer itself, R-32). */
export const searchListings = defineEndpoint(listingCalls.searchListings, {
  whileSeeingAs: 'open',
  access: openTo,
  summary: 'Listings that match a search filter, one page at a time',
  body: searchFilterSchema,
  labels: searchFilterLabels,
  answer: z.object({
    value: z.array(wireCardSchema),
    odatacount: z.number().int(),
    showingresult: z.string(),
    next: z.string().nullable().describe('cursor of the next page: send it as `after`'),
    previous: z.string().nullable().describe('cursor of the previous page: send it as `before`'),
    feedversion: z.number().int(),
  }),
  example: {
    value: [exampleCard],
    odatacount: 1,
    showingresult: 'Showing 1 - 1',
    next: null,
    previous: null,
    feedversion: 41,
  },
});

/** Of our own: what 'Show N homes' says while a filter is put together. */
export const countHomes = defineEndpoint(listingCalls.countHomes, {
  whileSeeingAs: 'open',
  access: openTo,
  summary: 'How many listings match a search filter',
  body: searchFilterSchema,
  labels: searchFilterLabels,
  answer: z.object({ count: z.number().int() }),
  example: { count: 214 },
});

/** Of our own: agents as the conditions of a search call them. */
export const nameListingAgents = defineEndpoint(listingCalls.nameListingAgents, {
  whileSeeingAs: 'open',
  access: openTo,
  summary: 'The names of agents who listed homes that may be shown, by their ids in the MLS',
  body: z.object({
    mlsIds: z.array(lineText(LISTING_AGENT_MAX).min(1)).min(1).max(LISTING_AGENTS_MOST),
  }),
  labels: { mlsIds: 'Listing agent' },
  answer: z.object({
    value: z
      .array(z.object({ mlsId: z.string().describe('as it was asked'), name: z.string() }))
      .describe('without agents who are unknown'),
  }),
  example: { value: [{ mlsId: 'SA00003', name: 'Priya Raman' }] },
});

/** Of our own: shown on the search page while the first load runs. */
export const getFeedProgress = defineEndpoint(listingCalls.getFeedProgress, {
  access: openTo,
  summary: 'Progress of the first load of the MLS feed, and its last update',
  answer: z.object({
    isLoading: z.boolean(),
    listings: z.number().int().describe('records seen while loading, homes in search after that'),
    expected: z.number().int().nullable(),
    lastUpdatedAt: z.string().nullable(),
    source: z.string().nullable(),
  }),
  example: {
    isLoading: false,
    listings: 3000,
    expected: 3000,
    lastUpdatedAt: '2026-05-14T15:00:00.000Z',
    source: 'Sample MLS',
  },
});
