import { searchFilterSchema } from '../../packages/contract/src/listings/index.ts';

/** A search as the contract lets it through. */
export type MixedSearch = ReturnType<typeof searchFilterSchema.parse>;

const cities = ['Omaha', 'Lincoln', 'Papillion', 'Elkhorn', 'Bellevue', 'Gretna'];

/**
 * What visitors ask for, mixed: everything, a city in several orders, price and rooms, kinds,
 * schools' towns, words, a part of the map, deeper pages. No two are alike.
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
].map((filter) => searchFilterSchema.parse({ pageSize: 20, ...filter }));
