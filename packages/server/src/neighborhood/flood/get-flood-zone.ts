import type { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { requireOwnHome } from '#listings';
import type { Requester } from '#platform';
import type { NeighborhoodServices } from '../neighborhood-services.ts';
import { askFloodZone } from '../scores/ask-scores.ts';
import { askedLocation } from '../scores/asked-location.ts';
import { presentFloodZone } from '../scores/present-scores.ts';

/**
 * The flood zone of a home with its source, or unknown. Refuses (listing-not-found) what may
 * not be shown, (too-many-tries) an address that causes too many requests.
 */
export async function getFloodZone(
  outside: NeighborhoodServices,
  { mlsNumber }: QueryOf<typeof neighborhoodEndpoints.getFloodZone>,
  who: Requester,
): Promise<AnswerOf<typeof neighborhoodEndpoints.getFloodZone>> {
  const home = await requireOwnHome(outside.db, mlsNumber);
  return { flood: presentFloodZone(await askFloodZone(outside, askedLocation(home), who)) };
}
