import { listingEndpoints } from '@homestead/contract/listings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, type House, serveEndpoint } from '#platform';
import { getFloodZone } from '../outside/flood/get-flood-zone.ts';
import { getLegalAndCounty } from '../outside/get-legal-and-county.ts';
import { getNeighborhood } from '../outside/get-neighborhood.ts';
import { type Asker, openOutside } from '../outside/outside-house.ts';
import { getNoiseLevel } from '../outside/scores/get-noise-level.ts';
import { getWalkScore } from '../outside/scores/get-walk-score.ts';

/** Registers the calls about the surroundings of homes. */
export function serveOutsideCalls(app: FastifyInstance, house: House): void {
  const outside = openOutside(house);
  const calls = listingEndpoints;
  serveEndpoint(app, calls.getWalkScore, (call) => getWalkScore(outside, call.body, askerOf(call)));
  serveEndpoint(app, calls.getNoiseLevel, (call) =>
    getNoiseLevel(outside, call.query, askerOf(call)),
  );
  serveEndpoint(app, calls.getFloodZone, (call) =>
    getFloodZone(outside, call.query, askerOf(call)),
  );
  serveEndpoint(app, calls.getNeighborhood, (call) =>
    getNeighborhood(outside, call.query, askerOf(call)),
  );
  serveEndpoint(app, calls.getLegalAndCounty, ({ query }) => getLegalAndCounty(outside, query));
}

/** Who causes the questions of a call. */
export function askerOf(call: { caller: Caller | null; request: FastifyRequest }): Asker {
  return { address: call.request.ip, personId: call.caller?.personId ?? null };
}
