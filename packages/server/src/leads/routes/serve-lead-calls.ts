import { leadEndpoints } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { openAccounts } from '#accounts';
import { type House, requireCaller, serveEndpoint } from '#platform';
import { listMyAgents } from '../operations/list-my-agents.ts';
import { requestTour } from '../operations/request-tour.ts';

/** Registers the calls of the leads room. */
export function serveLeadCalls(app: FastifyInstance, house: House): void {
  const accounts = openAccounts(house);
  serveEndpoint(app, leadEndpoints.requestTour, ({ body, caller, idempotencyKey, request }) =>
    requestTour(accounts, { body, caller, idempotencyKey, address: request.ip }),
  );
  serveEndpoint(app, leadEndpoints.getMyAgents, (call) =>
    listMyAgents(house.db, requireCaller(call)),
  );
}
