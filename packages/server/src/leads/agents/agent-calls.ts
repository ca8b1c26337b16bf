import { leadEndpoints } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { requireCaller, type Services, serveEndpoint } from '#platform';
import { listMyAgents } from './list-my-agents.ts';

/** Registers the call that lists a client's agents. */
export function serveAgentCalls(app: FastifyInstance, { db }: Services): void {
  serveEndpoint(app, leadEndpoints.getMyAgents, (call) => listMyAgents(db, requireCaller(call)));
}
