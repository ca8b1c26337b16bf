import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { Asker, OutsideHouse } from '../outside-house.ts';
import { findHomeNear } from '../own-home-store.ts';
import { reverseQuestion } from './ask-nominatim.ts';
import { placeOfHome } from './find-places.ts';

/**
 * Names the place at a position, such as where a person's device is: by the map service, else by a home
 * of ours within some 50 metres. Refuses (too-many-tries) a person who causes too many questions.
 */
export async function reverseGeocode(
  { db, desk, services, countAsk }: OutsideHouse,
  spot: BodyOf<typeof listingEndpoints.reverseGeocode>,
  who: Asker,
): Promise<AnswerOf<typeof listingEndpoints.reverseGeocode>> {
  const found = services.geocoder
    ? await desk.ask(services.geocoder, reverseQuestion(spot), () => countAsk(who))
    : null;
  if (found) return { place: found.answer, service: 'answered' };
  const home = await findHomeNear(db, spot);
  const near = home && placeOfHome(home);
  return {
    place: near && { ...near, ...spot, label: `Near ${near.label}` },
    service: services.geocoder ? 'unreachable' : 'none',
  };
}
