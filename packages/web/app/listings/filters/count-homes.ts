import {
  type CountedList,
  type listingEndpoints,
  listingPaths,
} from '@homestead/contract/listings';
import { type Api, callApi } from '#platform';
import { writeWireConditions } from '../ask-listings.ts';
import type { SearchFilter } from '../search.ts';

type Endpoints = typeof listingEndpoints;

/** How many homes each option would leave, by the wire's name of the list and the option. */
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
];

/** How many homes a filter finds. Throws `ApiError` for a filter that the service refuses. */
export async function countHomes(
  api: Api,
  filter: SearchFilter,
  signal?: AbortSignal,
): Promise<number> {
  const { count } = await callApi<Endpoints['countHomes']>(api, {
    method: 'POST',
    path: listingPaths.countHomes,
    body: writeWireConditions(filter),
    signal,
  });
  return count;
}

/** How many homes each option would leave of a filter. Throws `ApiError` like {@link countHomes}. */
export async function countOptions(
  api: Api,
  filter: SearchFilter,
  signal?: AbortSignal,
): Promise<OptionCounts> {
  const { counts } = await callApi<Endpoints['countOptions']>(api, {
    method: 'POST',
    path: listingPaths.countOptions,
    body: { filter: writeWireConditions(filter), lists },
    signal,
  });
  return counts;
}
