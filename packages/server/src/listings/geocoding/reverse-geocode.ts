import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { Requester } from '#platform';
import { answerMessages } from '../messages.ts';
import { reverseQuestion } from './ask-nominatim.ts';
import { placeOfHome } from './find-places.ts';
import type { Geocoding } from './geocoding.ts';
import { findHomeNear } from './own-home-store.ts';

/**
 * Names the place at a position, such as a person's device: by the map service, else by a home of
 * ours within about 50 meters. Refuses (too-many-tries) a person who causes too many requests.
 */
export async function reverseGeocode(
  { db, gateway, geocoder, countRequest }: Geocoding,
  spot: BodyOf<typeof listingEndpoints.reverseGeocode>,
  who: Requester,
): Promise<AnswerOf<typeof listingEndpoints.reverseGeocode>> {
  const found = geocoder
    ? await gateway.ask(geocoder, reverseQuestion(spot), () => countRequest(who))
    : null;
  if (found) return { place: found.answer, service: 'answered' };
  const home = await findHomeNear(db, spot);
  const near = home && placeOfHome(home);
  return {
    place: near && { ...near, ...spot, label: answerMessages.near({ place: near.label }) },
    service: geocoder ? 'unreachable' : 'none',
  };
}
