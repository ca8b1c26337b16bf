import { type listingEndpoints, listingPaths } from '@homestead/contract/listings';
import { type Api, callApi } from '#platform';
import { writeWireWishes } from '../ask-listings.ts';
import type { SearchFilter } from '../search.ts';

/** How many homes a filter finds. Throws `ApiError` for a filter that the service refuses. */
export async function countHomes(
  api: Api,
  filter: SearchFilter,
  signal?: AbortSignal,
): Promise<number> {
  const { odatacount } = await callApi<(typeof listingEndpoints)['searchListings']>(api, {
    method: 'POST',
    path: listingPaths.search,
    body: { ...writeWireWishes(filter), pageSize: 1, pageNo: 1 },
    signal,
  });
  return odatacount;
}
