import { neighborhoodEndpoints as calls } from '@homestead/contract/neighborhood';
import { metersBetween } from '@homestead/contract/places';
import type { AnswerOf, BodyOf, QueryOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { findHomeAt, requireOwnHome } from '#listings';
import { type Requester, requesterOf, serveEndpoint } from '#platform';
import type { NeighborhoodServices } from '../neighborhood-services.ts';
import { askFloodZone, askNoiseLevel, askWalkScore } from './ask-scores.ts';
import { askedLocation } from './asked-location.ts';
import {
  presentFloodZone,
  presentKnown,
  presentNoiseData,
  presentWalkData,
} from './present-scores.ts';

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

/**
 * What the Neighborhood panel shows for a home: flood zone, noise level, walk and bike score. With
 * `cachedOnly`, only remembered answers, right away. Refuses (listing-not-found) what may not be
 * shown, (too-many-tries) an address that causes too many requests.
 */
async function getNeighborhood(
  outside: NeighborhoodServices,
  { mlsNumber, cachedOnly }: QueryOf<typeof calls.getNeighborhood>,
  asker: Requester,
): Promise<AnswerOf<typeof calls.getNeighborhood>> {
  const place = askedLocation(await requireOwnHome(outside.db, mlsNumber));
  const who = cachedOnly ? null : asker;
  const [walk, noise, flood] = await Promise.all([
    askWalkScore(outside, place, who),
    askNoiseLevel(outside, place, who),
    askFloodZone(outside, place, who),
  ]);
  return {
    walkScore: presentKnown(walk),
    noise: presentKnown(noise),
    flood: presentFloodZone(flood),
    isComplete: [walk, noise, flood].every((known) => known !== undefined),
  };
}

/**
 * Noise level at one of our homes, by an address that search shows. For any other address,
 * and when the service has no answer: a status other than OK, shown as N/A. Refuses
 * (too-many-tries) an address that causes too many requests.
 */
async function getNoiseLevel(
  outside: NeighborhoodServices,
  { address }: QueryOf<typeof calls.getNoiseLevel>,
  who: Requester,
): Promise<AnswerOf<typeof calls.getNoiseLevel>> {
  const home = await findHomeAt(outside.db, address);
  return presentNoiseData(await askNoiseLevel(outside, home && askedLocation(home), who));
}

const NEAR_METERS = 250;

/**
 * Walk and bike score of one of our homes. So that our key can't be used to ask Walk Score
 * about anything else, the address must be one that search shows, and a given position must be near
 * it; the request uses the home's own address and position. Otherwise, and when Walk Score has no
 * answer: status 0, shown as N/A. Refuses (too-many-tries) an address that causes too many
 * requests.
 */
async function getWalkScore(
  outside: NeighborhoodServices,
  { propertyAddress, latitude, longitude }: BodyOf<typeof calls.getWalkScore>,
  who: Requester,
): Promise<AnswerOf<typeof calls.getWalkScore>> {
  const home = await findHomeAt(outside.db, propertyAddress);
  const place = home && askedLocation(home);
  const isElsewhere =
    place && latitude != null && longitude != null
      ? metersBetween([place.longitude, place.latitude], [longitude, latitude]) > NEAR_METERS
      : false;
  const known = await askWalkScore(outside, isElsewhere ? null : place, who);
  return { walData: presentWalkData(known) };
}

/**
 * The flood zone of a home with its source, or unknown. Refuses (listing-not-found) what may
 * not be shown, (too-many-tries) an address that causes too many requests.
 */
async function getFloodZone(
  outside: NeighborhoodServices,
  { mlsNumber }: QueryOf<typeof calls.getFloodZone>,
  who: Requester,
): Promise<AnswerOf<typeof calls.getFloodZone>> {
  const home = await requireOwnHome(outside.db, mlsNumber);
  return { flood: presentFloodZone(await askFloodZone(outside, askedLocation(home), who)) };
}
