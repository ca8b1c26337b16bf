import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Asker, OutsideHouse } from './outside-house.ts';
import { requireOwnHome } from './require-own-home.ts';
import { askFloodZone, askNoiseLevel, askWalkScore } from './scores/ask-scores.ts';
import { presentFloodZone, presentNoiseLevel, presentWalkScore } from './scores/present-scores.ts';
import { scorePlace } from './scores/score-place.ts';

/**
 * What the panel Neighborhood shows of a home: flood zone, noise level, walk and bike score. With
 * `kept` only what is remembered, at once. Refuses (listing-not-found) what may not be shown,
 * (too-many-tries) an address that causes too many questions.
 */
export async function getNeighborhood(
  outside: OutsideHouse,
  { ListingId, kept }: QueryOf<typeof listingEndpoints.getNeighborhood>,
  asker: Asker,
): Promise<AnswerOf<typeof listingEndpoints.getNeighborhood>> {
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
