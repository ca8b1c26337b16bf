import type { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { requireOwnHome } from '#listings';
import type { Requester } from '#platform';
import type { NeighborhoodServices } from '../neighborhood-services.ts';
import { askFloodZone, askNoiseLevel, askWalkScore } from './ask-scores.ts';
import { presentFloodZone, presentNoiseLevel, presentWalkScore } from './present-scores.ts';
import { scorePlace } from './score-place.ts';

/**
 * What the Neighborhood panel shows for a home: flood zone, noise level, walk and bike score. With
 * `kept`, only remembered answers, right away. Refuses (listing-not-found) what may not be shown,
 * (too-many-tries) an address that causes too many requests.
 */
export async function getNeighborhood(
  outside: NeighborhoodServices,
  { ListingId, kept }: QueryOf<typeof neighborhoodEndpoints.getNeighborhood>,
  asker: Requester,
): Promise<AnswerOf<typeof neighborhoodEndpoints.getNeighborhood>> {
  const place = scorePlace(await requireOwnHome(outside.db, ListingId));
  const who = kept ? null : asker;
  const [walk, noise, flood] = await Promise.all([
    askWalkScore(outside, place, who),
    askNoiseLevel(outside, place, who),
    askFloodZone(outside, place, who),
  ]);
  return {
    walk: presentWalkScore(walk),
    noise: presentNoiseLevel(noise),
    flood: presentFloodZone(flood),
    complete: [walk, noise, flood].every((known) => known !== undefined),
  };
}
