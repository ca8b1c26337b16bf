import type { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { requireOwnHome } from '#listings';
import type { Requester } from '#platform';
import type { NeighborhoodServices } from '../neighborhood-services.ts';
import { askFloodZone, askNoiseLevel, askWalkScore } from './ask-scores.ts';
import { askedLocation } from './asked-location.ts';
import { presentFloodZone, presentKnown } from './present-scores.ts';

/**
 * What the Neighborhood panel shows for a home: flood zone, noise level, walk and bike score. With
 * `cachedOnly`, only remembered answers, right away. Refuses (listing-not-found) what may not be shown,
 * (too-many-tries) an address that causes too many requests.
 */
export async function getNeighborhood(
  outside: NeighborhoodServices,
  { mlsNumber, cachedOnly }: QueryOf<typeof neighborhoodEndpoints.getNeighborhood>,
  asker: Requester,
): Promise<AnswerOf<typeof neighborhoodEndpoints.getNeighborhood>> {
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
