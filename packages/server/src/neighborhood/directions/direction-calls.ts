import { neighborhoodEndpoints as calls } from '@homestead/contract/neighborhood';
import type { FastifyInstance } from 'fastify';
import { requesterOf, requireCaller, serveEndpoint } from '#platform';
import { getCommute } from '../commute/get-commute.ts';
import type { NeighborhoodServices } from '../neighborhood-services.ts';
import { findRoute } from './find-route.ts';

/** Registers the calls about driving routes: for the Maps page, and for the commute from a home. */
export function serveDirectionCalls(app: FastifyInstance, outside: NeighborhoodServices): void {
  serveEndpoint(app, calls.findRoute, (call) => findRoute(outside, call.body, requesterOf(call)));
  serveEndpoint(app, calls.getCommute, (call) =>
    getCommute(outside, call.query, requireCaller(call), requesterOf(call)),
  );
}
