import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Asker, OutsideHouse } from '../outside-house.ts';
import { requireOwnHome } from '../require-own-home.ts';
import { askFloodZone } from '../scores/ask-scores.ts';
import { presentFloodZone } from '../scores/present-scores.ts';
import { scorePlace } from '../scores/score-place.ts';

/**
 * The flood zone of a home with its source, or that it is not known (decision 15). Refuses
 * (listing-not-found) what may not be shown, (too-many-tries) an address that causes too many questions.
 */
export async function getFloodZone(
  outside: OutsideHouse,
  { ListingId }: QueryOf<typeof listingEndpoints.getFloodZone>,
  who: Asker,
): Promise<AnswerOf<typeof listingEndpoints.getFloodZone>> {
  const home = await requireOwnHome(outside.db, ListingId);
  return presentFloodZone(await askFloodZone(outside, scorePlace(home), who));
}
