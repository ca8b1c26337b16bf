import { neighborhoodEndpoints as calls } from '@homestead/contract/neighborhood';
import type { FastifyInstance } from 'fastify';
import { requesterOf, serveEndpoint } from '#platform';
import { getFloodZone } from '../flood/get-flood-zone.ts';
import type { NeighborhoodServices } from '../neighborhood-services.ts';
import { getNeighborhood } from './get-neighborhood.ts';
import { getNoiseLevel } from './get-noise-level.ts';
import { getWalkScore } from './get-walk-score.ts';

/** Registers the calls about the surroundings of homes. */
export function serveScoreCalls(app: FastifyInstance, outside: NeighborhoodServices): void {
  serveEndpoint(app, calls.getWalkScore, (call) =>
    getWalkScore(outside, call.body, requesterOf(call)),
  );
  serveEndpoint(app, calls.getNoiseLevel, (call) =>
    getNoiseLevel(outside, call.query, requesterOf(call)),
  );
  serveEndpoint(app, calls.getFloodZone, (call) =>
    getFloodZone(outside, call.query, requesterOf(call)),
  );
  serveEndpoint(app, calls.getNeighborhood, (call) =>
    getNeighborhood(outside, call.query, requesterOf(call)),
  );
}
