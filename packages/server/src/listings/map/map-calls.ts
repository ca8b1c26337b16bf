import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { getMapClusters } from './get-map-clusters.ts';
import { getMapPoints } from './get-map-points.ts';

/** Registers the calls of the map next to the results. */
export function serveMapCalls(app: FastifyInstance, deps: ListingDeps): void {
  serveEndpoint(app, calls.getMapClusters, ({ body, caller }) =>
    getMapClusters(deps, body, caller),
  );
  serveEndpoint(app, calls.getMapPoints, ({ body, caller }) => getMapPoints(deps, body, caller));
}
