import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { findHomeAt } from '../find-home-at.ts';
import type { Asker, OutsideHouse } from '../outside-house.ts';
import { askNoiseLevel } from './ask-scores.ts';
import { presentNoiseLevel } from './present-scores.ts';
import { scorePlace } from './score-place.ts';

/**
 * Noise level at one of our homes, by an address that search shows (spec 1 section 7). Any other
 * address, and a service that has no answer: a status that is not OK, which reads N/A. Refuses
 * (too-many-tries) an address that causes too many questions.
 */
export async function getNoiseLevel(
  outside: OutsideHouse,
  { address }: QueryOf<typeof listingEndpoints.getNoiseLevel>,
  who: Asker,
): Promise<AnswerOf<typeof listingEndpoints.getNoiseLevel>> {
  const home = await findHomeAt(outside.db, address);
  return presentNoiseLevel(await askNoiseLevel(outside, home && scorePlace(home), who));
}
