import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { listingCalls } from '../calls.ts';
import { countedLists, searchFilterLabels, searchFilterSchema } from '../search/search-filter.ts';

const openTo = { kind: 'public' } as const;

const strings = z.array(z.string());

/**
 * Filter values with their counts, by list and value. Lists from `state` on are our
 * own. `kinds` has the values of `propertytype` in the header strip, `specialfeature` the names of
 * the feature flags. Values of `price`, `squarefeet` and `yearbuilt` are the lower ends of ranges,
 * counted up to the next value.
 */
export const getOptionLists = defineEndpoint(listingCalls.getOptionLists, {
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

/**
 * Our own: the counts next to options while a filter is edited. An option's count is the number of
 * homes the filter would find with that option in place of its current value; a special feature's,
 * with that feature added to the others. With `anyplace`, a place is counted without the other
 * places. `number_of_beds` and `number_of_baths` count homes with at least that many, with `exact`
 * exactly. Options that are not listed have none.
 */
export const countOptions = defineEndpoint(listingCalls.countOptions, {
  whileSeeingAs: 'open',
  access: openTo,
  summary: 'How many listings a search filter would find with each option',
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
