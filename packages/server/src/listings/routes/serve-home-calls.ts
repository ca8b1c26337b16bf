import { listingEndpoints } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { type House, serveEndpoint } from '#platform';
import { findNearbySold } from '../operations/find-nearby-sold.ts';
import { getPriceComparison } from '../operations/get-price-comparison.ts';
import { reportListing } from '../reports/report-listing.ts';

/** Registers the calls that a home's page alone makes. */
export function serveHomeCalls(app: FastifyInstance, house: House): void {
  const calls = listingEndpoints;
  serveEndpoint(app, calls.getPriceComparison, ({ query }) => getPriceComparison(house, query));
  serveEndpoint(app, calls.getNearbySold, ({ query }) => findNearbySold(house, query));
  serveEndpoint(app, calls.reportListing, ({ body, caller, request, idempotencyKey }) =>
    reportListing(house, body, { caller, address: request.ip, idempotencyKey }),
  );
}
