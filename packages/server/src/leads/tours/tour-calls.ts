import { leadEndpoints } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { openAccounts } from '#accounts';
import { type Services, serveEndpoint } from '#platform';
import { requestTour } from './request-tour.ts';

/** Registers the call that asks for a tour. */
export function serveTourCalls(app: FastifyInstance, services: Services): void {
  const accounts = openAccounts(services);
  serveEndpoint(app, leadEndpoints.requestTour, ({ body, caller, idempotencyKey, request }) =>
    requestTour(accounts, { body, caller, idempotencyKey, address: request.ip }),
  );
}
