import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { type Services, serveEndpoint } from '#platform';
import { openListings } from '../listing-deps.ts';
import { findNearbySold } from './find-nearby-sold.ts';
import { findSimilarListings } from './find-similar-listings.ts';
import { getLegalAndCounty } from './get-legal-and-county.ts';
import { getListing } from './get-listing.ts';
import { getListingHistory } from './get-listing-history.ts';
import { getPriceComparison } from './get-price-comparison.ts';
import { listSitemapEntries } from './list-sitemap-entries.ts';

/** Registers the calls of a home's page. */
export function serveHomeCalls(app: FastifyInstance, services: Services): void {
  const deps = openListings(services);
  serveEndpoint(app, calls.getListing, ({ query, caller }) => getListing(deps, query, caller));
  serveEndpoint(app, calls.getSimilarListings, ({ query }) => findSimilarListings(deps, query));
  serveEndpoint(app, calls.getListingHistory, ({ query }) => getListingHistory(deps, query));
  serveEndpoint(app, calls.getPriceComparison, ({ query }) => getPriceComparison(deps, query));
  serveEndpoint(app, calls.getNearbySold, ({ query }) => findNearbySold(services, query));
  serveEndpoint(app, calls.getLegalAndCounty, ({ query }) => getLegalAndCounty(deps, query));
  serveEndpoint(app, calls.getSitemapEntries, ({ query }) => listSitemapEntries(deps, query));
}
