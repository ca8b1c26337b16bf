import { leadEndpoints } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { openAccounts } from '#accounts';
import { requireCaller, type Services, serveEndpoint } from '#platform';
import { listMyAgents } from '../operations/list-my-agents.ts';
import { requestTour } from '../operations/request-tour.ts';

/** Registers the calls of the leads room. */
export function serveLeadCalls(app: FastifyInstance, services: Services): void {
  const accounts = openAccounts(services);
  serveEndpoint(app, leadEndpoints.requestTour, ({ body, caller, idempotencyKey, request }) =>
    requestTour(accounts, { body, caller, idempotencyKey, address: request.ip }),
  );
  serveEndpoint(app, leadEndpoints.getMyAgents, (call) =>
    listMyAgents(services.db, requireCaller(call)),
  );
}
