import { listingCalls, type listingEndpoints } from '@homestead/contract/listings';
import { type Api, createClient } from '#platform';

const listings = createClient<typeof listingEndpoints>(listingCalls);

/** Cities and ZIP codes of the service area, cities in its own order. Only for loaders. */
export const findServiceArea = (ask: { api: Api; signal?: AbortSignal | undefined }) =>
  listings.getServiceArea({}, ask);
