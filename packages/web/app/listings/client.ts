import { listingCalls, type listingEndpoints } from '@homestead/contract/listings';
import { createClient } from '#platform';

export const listings = createClient<typeof listingEndpoints>(listingCalls);
