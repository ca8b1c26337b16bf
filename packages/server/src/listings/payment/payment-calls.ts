import { listingEndpoints } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { type Services, serveEndpoint } from '#platform';

/** Registers the call of the payment estimator: its terms are settings. */
export function servePaymentCalls(app: FastifyInstance, { settings }: Services): void {
  const cacheControl = 'public, max-age=300';
  serveEndpoint(app, listingEndpoints.getPaymentTerms, async () => settings.estimator, {
    cacheControl,
  });
}
