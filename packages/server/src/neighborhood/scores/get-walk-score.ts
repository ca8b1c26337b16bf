import type { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import { metersBetween } from '@homestead/contract/places';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { findHomeAt } from '#listings';
import type { Requester } from '#platform';
import type { NeighborhoodServices } from '../neighborhood-services.ts';
import { askWalkScore } from './ask-scores.ts';
import { askedLocation } from './asked-location.ts';
import { presentWalkData } from './present-scores.ts';

const NEAR_METERS = 250;

/**
 * Walk and bike score of one of our homes. So that our key can't be used to ask Walk Score
 * about anything else, the address must be one that search shows, and a given position must be near
 * it; the request uses the home's own address and position. Otherwise, and when Walk Score has no
 * answer: status 0, shown as N/A. Refuses (too-many-tries) an address that causes too many
 * requests.
 */
export async function getWalkScore(
  outside: NeighborhoodServices,
  { propertyAddress, latitude, longitude }: BodyOf<typeof neighborhoodEndpoints.getWalkScore>,
  who: Requester,
): Promise<AnswerOf<typeof neighborhoodEndpoints.getWalkScore>> {
  const home = await findHomeAt(outside.db, propertyAddress);
  const place = home && askedLocation(home);
  const isElsewhere =
    place && latitude != null && longitude != null
      ? metersBetween([place.longitude, place.latitude], [longitude, latitude]) > NEAR_METERS
      : false;
  const known = await askWalkScore(outside, isElsewhere ? null : place, who);
  return { walData: presentWalkData(known) };
}
