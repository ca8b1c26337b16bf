import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { findAddresses } from './find-addresses.ts';
import { suggestPlaces } from './suggest-places.ts';

/** Registers the calls of the search box. */
export function serveSuggestionCalls(app: FastifyInstance, deps: ListingDeps): void {
  serveEndpoint(app, calls.getAddresses, ({ query }) => findAddresses(deps, query));
  serveEndpoint(app, calls.suggestPlaces, ({ query }) => suggestPlaces(deps, query));
}
