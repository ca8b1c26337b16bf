import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { addressOf, type Services, serveEndpoint } from '#platform';
import { reportListing } from './report-listing.ts';

/** Registers the form that reports something wrong with a listing. */
export function serveReportCalls(app: FastifyInstance, services: Services): void {
  serveEndpoint(app, calls.reportListing, ({ body, request, ...from }) =>
    reportListing(services, body, { ...from, address: addressOf(request) }),
  );
}
