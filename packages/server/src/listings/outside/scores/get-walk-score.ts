import type { listingEndpoints } from '@homestead/contract/listings';
import { metresBetween } from '@homestead/contract/places';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { findHomeAt } from '../find-home-at.ts';
import type { Asker, OutsideHouse } from '../outside-house.ts';
import { askWalkScore } from './ask-scores.ts';
import { presentWalkScore } from './present-scores.ts';
import { scorePlace } from './score-place.ts';

const NEAR_METRES = 250;

/**
 * Walk and bike score of one of our homes (spec 1 section 7). So that nobody asks Walk Score through us
 * about anything else, the address must be one that search shows, and a position that is given must be
 * near it; the home's own address and position are what is asked about. Otherwise, and when Walk Score
 * has no answer: status 0, which reads N/A (spec 1 section 8). Refuses (too-many-tries) an address that
 * causes too many questions.
 */
export async function getWalkScore(
  outside: OutsideHouse,
  { propertyAddress, latitude, longitude }: BodyOf<typeof listingEndpoints.getWalkScore>,
  who: Asker,
): Promise<AnswerOf<typeof listingEndpoints.getWalkScore>> {
  const home = await findHomeAt(outside.db, propertyAddress);
  const place = home && scorePlace(home);
  const isElsewhere =
    place && latitude != null && longitude != null
      ? metresBetween([place.longitude, place.latitude], [longitude, latitude]) > NEAR_METRES
      : false;
  const known = await askWalkScore(outside, isElsewhere ? null : place, who);
  return { walData: presentWalkScore(known) };
}
