import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { findHomepageHomes } from './find-homepage-homes.ts';
import { findPopularCities } from './find-popular-cities.ts';
import { findSalesRecord } from './find-sales-record.ts';

/** Registers the calls of the homepage. */
export function serveHomepageCalls(app: FastifyInstance, deps: ListingDeps): void {
  serveEndpoint(app, calls.getHomepageHomes, () => findHomepageHomes(deps));
  serveEndpoint(app, calls.getPopularCities, () => findPopularCities(deps));
  serveEndpoint(app, calls.getSalesRecord, () => findSalesRecord(deps));
}
