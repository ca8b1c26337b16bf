import type { Requester } from '#platform';
import { addressLine } from '../cards/present-address.ts';
import { searchQuestion } from './ask-nominatim.ts';
import { findHomeAt } from './find-home-at.ts';
import type { Geocoding } from './geocoding.ts';
import type { OwnHome } from './own-home.ts';
import { type FoundPlace, givenPlace, readSpot, type Spot } from './place.ts';

/** The state of the map service for this request. */
export type MapService = 'answered' | 'none' | 'unreachable';

/**
 * Places for a text: a position typed as two numbers, the address of one of our homes, or else what
 * the map service finds. Near a point only the map service is asked.
 */
export async function findPlaces(
  { db, gateway, geocoder, countRequest }: Geocoding,
  { q, near }: { q: string; near: Spot | null },
  who: Requester,
): Promise<{ places: FoundPlace[]; service: MapService }> {
  const spot = readSpot(q);
  if (spot) return { places: [givenPlace(spot)], service: 'answered' };
  const home = near ? null : await findHomeAt(db, q);
  if (home)
    return { places: [placeOfHome(home)].filter((place) => place !== null), service: 'answered' };
  if (!geocoder) return { places: [], service: 'none' };
  const found = await gateway.ask(geocoder, searchQuestion(q, near), () => countRequest(who));
  return found
    ? { places: found.answer, service: 'answered' }
    : { places: [], service: 'unreachable' };
}

/** A home of ours as a place; null where its position is hidden. */
export function placeOfHome(home: OwnHome): FoundPlace | null {
  const { street_address, position } = home;
  if (!street_address || !position || !home.address_shown) return null;
  const label = addressLine({ ...home, street_address });
  return { label, latitude: position.y, longitude: position.x, source: 'listing' };
}
