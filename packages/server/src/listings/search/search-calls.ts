import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { countHomes } from './count-homes.ts';
import { getFeedProgress } from './get-feed-progress.ts';
import { selectListingAgents } from './listing-agent-store.ts';
import { searchListings } from './search-listings.ts';

/** Registers the calls of search. */
export function serveSearchCalls(app: FastifyInstance, deps: ListingDeps): void {
  serveEndpoint(app, calls.searchListings, ({ body, caller }) =>
    searchListings(deps, body, caller),
  );
  serveEndpoint(app, calls.countHomes, ({ body, caller }) => countHomes(deps, body, caller));
  serveEndpoint(app, calls.nameListingAgents, async ({ body }) => {
    const rows = await selectListingAgents(deps.db, body.mlsIds);
    return { value: rows.map(({ mls_id: mlsId, name }) => ({ mlsId, name })) };
  });
  serveEndpoint(app, calls.getFeedProgress, () => getFeedProgress(deps));
}
