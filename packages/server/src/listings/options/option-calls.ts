import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { countOptions } from './count-options.ts';
import { getOptionLists } from './get-option-lists.ts';

/** Registers the calls about filter options. */
export function serveOptionCalls(app: FastifyInstance, deps: ListingDeps): void {
  serveEndpoint(app, calls.getOptionLists, ({ query }) => getOptionLists(deps, query.most));
  serveEndpoint(app, calls.countOptions, ({ body, caller }) => countOptions(deps, body, caller));
}
