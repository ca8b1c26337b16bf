import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { getPlace, listPlaces } from './get-place.ts';
import { getServiceArea } from './get-service-area.ts';

/** Registers the calls of the place pages. */
export function servePlaceCalls(app: FastifyInstance, deps: ListingDeps): void {
  serveEndpoint(app, calls.getPlace, ({ query }) => getPlace(deps, query));
  serveEndpoint(app, calls.getServiceArea, ({ query }) => getServiceArea(query), {
    cacheControl: 'public, max-age=3600',
  });
  serveEndpoint(app, calls.getPlaces, ({ query }) => listPlaces(deps, query));
}
