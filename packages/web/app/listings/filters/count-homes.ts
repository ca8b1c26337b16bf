import { type CountedList, plainListNames, searchFields } from '@homestead/contract/listings';
import type { Api } from '#platform';
import { listings } from '../client.ts';
import type { SearchFilter } from '../search/search-fields.ts';
import { writeWireConditions } from '../search/wire-filter.ts';

/** How many homes match each option, by the API's name for the list and then by option. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Lists whose options show counts. */
const lists: CountedList[] = [
  'kinds',
  'propertysubtype',
  'status',
  'number_of_beds',
  'number_of_baths',
  'price',
  'city',
  'country',
  'zip',
  'subdivisionname',
  'highschool',
  'highschooldistrict',
  'lotrange',
  'specialfeature',
  ...plainListNames.map((name) => searchFields[name].wire),
];

/** How many homes match a filter. Throws `ApiError` if the API refuses the filter. */
export async function countHomes(
  api: Api,
  filter: SearchFilter,
  signal?: AbortSignal,
): Promise<number> {
  const { count } = await listings.countHomes(writeWireConditions(filter), { api, signal });
  return count;
}

/** How many of a filter's homes match each option. Throws `ApiError` like {@link countHomes}. */
export async function countOptions(
  api: Api,
  filter: SearchFilter,
  signal?: AbortSignal,
): Promise<OptionCounts> {
  const { counts } = await listings.countOptions(
    { filter: writeWireConditions(filter), lists },
    { api, signal },
  );
  return counts;
}
