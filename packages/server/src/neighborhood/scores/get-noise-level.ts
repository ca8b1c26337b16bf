import type { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { findHomeAt } from '#listings';
import type { Requester } from '#platform';
import type { NeighborhoodServices } from '../neighborhood-services.ts';
import { askNoiseLevel } from './ask-scores.ts';
import { askedLocation } from './asked-location.ts';
import { presentNoiseData } from './present-scores.ts';

/**
 * Noise level at one of our homes, by an address that search shows. For any other address,
 * and when the service has no answer: a status other than OK, shown as N/A. Refuses
 * (too-many-tries) an address that causes too many requests.
 */
export async function getNoiseLevel(
  outside: NeighborhoodServices,
  { address }: QueryOf<typeof neighborhoodEndpoints.getNoiseLevel>,
  who: Requester,
): Promise<AnswerOf<typeof neighborhoodEndpoints.getNoiseLevel>> {
  const home = await findHomeAt(outside.db, address);
  return presentNoiseData(await askNoiseLevel(outside, home && askedLocation(home), who));
}
