import { searchFilterSchema } from '../../packages/contract/src/listings/index.ts';

/** A search as parsed by the contract. */
type MixedSearch = ReturnType<typeof searchFilterSchema.parse>;

const cities = ['Omaha', 'Lincoln', 'Papillion', 'Elkhorn', 'Bellevue', 'Gretna'];

/** West Omaha, drawn by hand. */
const drawn = [
  [-96.22, 41.22],
  [-96.1, 41.21],
  [-96.08, 41.27],
  [-96.15, 41.31],
  [-96.23, 41.28],
];

/**
 * A mix of typical searches: everything, a city in several orders, price and rooms, kinds, schools'
 * towns, words, a part of the map, deeper pages, and our own fields. No two are alike.
 */
export const mixedSearches: readonly MixedSearch[] = [
  {},
  { sortby: 'priceasc' },
  { sortby: 'pricedesc', propertytype: 'House' },
  { sortby: 'reduced' },
  { sortby: 'openhouse' },
  { pageNo: 5 },
  ...cities.flatMap((city, index) => [
    { city },
    { city, number_of_beds: 3, number_of_baths: 2, pricemax: 450_000 + index * 25_000 },
    { city, sortby: 'priceasc', pricemin: 200_000 + index * 10_000 },
    { city, sortby: 'sqft', squarefeetmin: 2000, propertytype: 'House' },
  ]),
  { zip: ['68132', '68104', '68116'] },
  { zip: '68022', yearbuiltmin: 2000 },
  { country: 'Sarpy', garagespacesmin: 2, sortby: 'yearbuilt' },
  { propertytype: 'Condominium', pricemax: 300_000 },
  { propertytype: 'Land', sortby: 'lotsize' },
  { waterfront: true },
  { newconstructionyn: true, sortby: 'newest' },
  { searchdata: 'oak' },
  { searchdata: 'elm st', sortby: 'priceasc' },
  { bbox: [-96.05, 41.22, -95.95, 41.3] },
  { bbox: [-96.25, 41.1, -96.0, 41.25], number_of_beds: 4, sortby: 'pricedesc' },
  { number_of_beds: 5, number_of_baths: 4, pricemin: 700_000, sortby: 'pricedesc' },
  { city: 'Omaha', monthlymax: 2800, number_of_beds: 3 },
  { monthlymax: 3500, sortby: 'sqft' },
  { status: ['Pending'], country: 'Douglas' },
  { hoamax: 100, propertytype: 'Townhouse' },
  { basementyn: true, storiesmax: 1, city: 'Papillion' },
  { openhouse: 'weekend' },
  { openhouse: 'any', city: 'Omaha', sortby: 'openhouse' },
  { pricereducedwithin: 7 },
  { keywords: 'workshop' },
  { keywords: 'quartz island', city: 'Elkhorn', sortby: 'priceasc' },
  { city: ['Gretna', 'Papillion'], zip: '68022', highschool: 'Elkhorn South', anyplace: true },
  { areas: [drawn], sortby: 'priceasc' },
  { within: { longitude: -96.02, latitude: 41.26, miles: 3 }, pricemax: 500_000 },
].map((filter) => searchFilterSchema.parse({ pageSize: 20, ...filter }));
