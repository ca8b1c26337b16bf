import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { exampleCard } from '../endpoint-examples.ts';
import { listingPaths } from '../paths.ts';
import { countedLists, searchFilterLabels, searchFilterSchema } from '../search-filter.ts';
import { wireCardSchema } from '../wire-listing.ts';

const openTo = { kind: 'public' } as const;

/** Search (spec 1 section 7; the body is the answer itself, decision 32). */
export const searchListings = defineEndpoint({
  method: 'POST',
  path: listingPaths.search,
  access: openTo,
  summary: 'Listings that match a search filter, one page at a time',
  body: searchFilterSchema,
  labels: searchFilterLabels,
  answer: z.object({
    value: z.array(wireCardSchema),
    odatacount: z.number().int(),
    showingresult: z.string(),
    next: z.string().nullable().describe('cursor of the next page: send it as `after`'),
    previous: z.string().nullable().describe('cursor of the page before: send it as `before`'),
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

const strings = z.array(z.string());

/**
 * The values that filters can take (spec 1 section 3), their counts beside them (decision 13), by
 * list and value. Lists from `state` on are our own. `kinds` holds what `propertytype` takes of the
 * header strip, `specialfeature` the names of the feature flags. Values of `price`, `squarefeet` and
 * `yearbuilt` are where a step begins; their counts reach up to the next.
 */
export const getOptionLists = defineEndpoint({
  method: 'GET',
  path: listingPaths.optionLists,
  access: openTo,
  summary: 'Option lists of the search filter with counts',
  query: z.object({
    most: z.coerce.number().int().min(1).max(500).optional().describe('values of each list'),
  }),
  answer: z.object({
    city: strings,
    country: strings,
    zip: strings,
    yearbuilt: strings,
    fireplaces: strings,
    garagespace: strings,
    price: strings,
    squarefeet: strings,
    highschool: strings,
    highschooldistrict: strings,
    subdivisionname: strings,
    propertysubtype: strings,
    cityandstate: strings,
    lotrange: strings,
    searchdata: strings,
    state: strings,
    elementaryschool: strings,
    propertytype: strings,
    status: strings,
    kinds: strings,
    specialfeature: strings,
    waterfrontfeatures: strings,
    lotFeatures: strings,
    counts: z.record(z.string(), z.record(z.string(), z.number().int())),
  }),
  example: {
    city: ['Omaha'],
    country: ['Douglas'],
    zip: ['68132'],
    yearbuilt: ['1926'],
    fireplaces: ['1'],
    garagespace: ['2'],
    price: ['400000'],
    squarefeet: ['2000'],
    highschool: ['Central'],
    highschooldistrict: ['Omaha'],
    subdivisionname: ['Dundee'],
    propertysubtype: ['Single Family Residence'],
    cityandstate: ['Omaha, NE'],
    lotrange: ['under-1/4'],
    searchdata: ['Omaha'],
    state: ['NE'],
    elementaryschool: ['Dundee'],
    propertytype: ['Residential'],
    status: ['Active'],
    kinds: ['House'],
    specialfeature: ['waterfront'],
    waterfrontfeatures: ['Lake Front'],
    lotFeatures: ['Corner Lot'],
    counts: { city: { Omaha: 1 }, state: { NE: 1 }, kinds: { House: 1 } },
  },
});

/** Of our own: what 'Show N homes' says while a filter is put together. */
export const countHomes = defineEndpoint({
  method: 'POST',
  path: listingPaths.countHomes,
  access: openTo,
  summary: 'How many listings match a search filter',
  body: searchFilterSchema,
  labels: searchFilterLabels,
  answer: z.object({ count: z.number().int() }),
  example: { count: 214 },
});

/**
 * Of our own: the counts beside options while a filter is put together. An option counts the homes
 * that the filter would find with that option in place of what the filter says there; a special
 * feature, with that feature besides the others. Where any place will do, a place counts without the
 * other places. `number_of_beds` and `number_of_baths` count at least so many, with `exact` exactly.
 * Options that are not named have none.
 */
export const countOptions = defineEndpoint({
  method: 'POST',
  path: listingPaths.countOptions,
  access: openTo,
  summary: 'How many listings each option of some lists would leave of a search filter',
  body: z.strictObject({
    filter: searchFilterSchema,
    lists: z.array(z.enum(countedLists)).min(1).max(countedLists.length),
    most: z.number().int().min(1).max(500).nullish().describe('options of each list, 500'),
  }),
  labels: {
    ...Object.fromEntries(
      Object.entries(searchFilterLabels).map(([field, label]) => [`filter.${field}`, label]),
    ),
    filter: 'Filter',
    lists: 'Lists',
    most: 'Options',
  },
  answer: z.object({
    count: z.number().int().describe('homes that the filter itself finds'),
    counts: z.record(z.string(), z.record(z.string(), z.number().int())),
  }),
  example: {
    count: 214,
    counts: { status: { Active: 180, Pending: 34 }, number_of_beds: { '1': 214, '2': 209 } },
  },
});

/** `q` and `limit` are ours (decision 13); addresses that may not be shown are left out. */
export const getAddresses = defineEndpoint({
  method: 'GET',
  path: listingPaths.addresses,
  access: openTo,
  summary: 'Addresses of listings, by name; `q` narrows, at most 100',
  query: z.object({
    q: z.string().trim().max(120).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  answer: z.object({
    value: z.array(z.object({ listingid: z.string(), address: z.string() })),
  }),
  example: { value: [{ listingid: '22612345', address: '5011 Chicago St, Omaha, NE 68132' }] },
});

export const suggestionKinds = ['address', 'city', 'zip', 'subdivision', 'school', 'mls'] as const;

/** Of our own: what the search box offers, places of the United States alone. */
export const suggestPlaces = defineEndpoint({
  method: 'GET',
  path: listingPaths.suggest,
  access: openTo,
  summary: 'Suggestions under the search box; forgives typing errors',
  query: z.object({
    q: z.string().trim().min(1).max(120),
    limit: z.coerce.number().int().min(1).max(20).optional(),
  }),
  answer: z.object({
    value: z.array(
      z.object({
        kind: z.enum(suggestionKinds),
        label: z.string(),
        count: z.number().int().nullable().describe('homes for sale there; null for one home'),
        filter: z.record(z.string(), z.string()).describe('what to put into the search filter'),
        listingid: z.string().nullable(),
      }),
    ),
  }),
  example: {
    value: [
      {
        kind: 'city',
        label: 'Elkhorn, NE',
        count: 214,
        filter: { city: 'Elkhorn' },
        listingid: null,
      },
    ],
  },
});

/** Of our own; refuses a filter without `bbox`. */
export const getMapPoints = defineEndpoint({
  method: 'POST',
  path: listingPaths.mapPoints,
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
