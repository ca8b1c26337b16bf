import { addressLine } from '../../present-address.ts';
import { findHomeAt } from '../find-home-at.ts';
import type { Asker, OutsideHouse } from '../outside-house.ts';
import type { OwnHome } from '../own-home-store.ts';
import { searchQuestion } from './ask-nominatim.ts';
import { type FoundPlace, givenPlace, readSpot, type Spot } from './place.ts';

/** Whether a map service was there to ask. */
export type MapService = 'answered' | 'none' | 'unreachable';

/**
 * Places that a text means: a position typed as two numbers, the address of one of our homes, else what
 * the map service finds. Near a spot only the map service is asked.
 */
export async function findPlaces(
  { db, desk, services, countAsk }: OutsideHouse,
  { q, near }: { q: string; near: Spot | null },
  who: Asker,
): Promise<{ places: FoundPlace[]; service: MapService }> {
  const spot = readSpot(q);
  if (spot) return { places: [givenPlace(spot)], service: 'answered' };
  const home = near ? null : await findHomeAt(db, q);
  if (home)
    return { places: [placeOfHome(home)].filter((place) => place !== null), service: 'answered' };
  if (!services.geocoder) return { places: [], service: 'none' };
  const found = await desk.ask(services.geocoder, searchQuestion(q, near), () => countAsk(who));
  return found
    ? { places: found.answer, service: 'answered' }
    : { places: [], service: 'unreachable' };
}

/** A home of ours as a place; null where its position is not to be known. */
export function placeOfHome(home: OwnHome): FoundPlace | null {
  const { street_address, position } = home;
  if (!street_address || !position || !home.address_shown) return null;
  const label = addressLine({ ...home, street_address });
  return { label, latitude: position.y, longitude: position.x, source: 'listing' };
}
