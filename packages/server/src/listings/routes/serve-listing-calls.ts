import { listingEndpoints } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { type House, serveEndpoint } from '#platform';
import { ListingCaches } from '../caches/listing-caches.ts';
import { getListing } from '../operations/get-listing.ts';
import { searchListings } from '../operations/search-listings.ts';
import { wantPhotosOf } from '../photos/start-photo-copies.ts';
import type { Reading } from '../reading.ts';

/** Registers the read calls of the listings room. */
export function serveListingCalls(app: FastifyInstance, house: House): void {
  const reading: Reading = {
    db: house.db,
    caches: new ListingCaches(house.db, house.settings.CACHES),
    wantPhotos: (listingId) => wantPhotosOf(house, listingId),
  };
  serveEndpoint(app, listingEndpoints.searchListings, ({ body }) => searchListings(reading, body));
  serveEndpoint(app, listingEndpoints.getListing, ({ query }) => getListing(reading, query));
}
