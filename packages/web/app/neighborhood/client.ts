import { listingCalls, type listingEndpoints } from '@homestead/contract/listings';
import { neighborhoodCalls, type neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import { createClient } from '#platform';

export const neighborhood = createClient<typeof neighborhoodEndpoints>(neighborhoodCalls);

/** Addresses are found by calls of the listings room. */
export const listings = createClient<typeof listingEndpoints>(listingCalls);
