import type { Requester } from '#platform';
import { refuseListing } from '../refuse-listing.ts';
import { findPlaces, type MapService } from './find-places.ts';
import type { Geocoding } from './geocoding.ts';
import type { FoundPlace } from './place.ts';

/**
 * The best place for a text. Refuses with `address-not-found` or `address-service-unreachable`, at
 * the field it was typed in.
 */
export async function requirePlace(
  geocoding: Geocoding,
  text: string,
  { field, label }: { field: string; label: string },
  who: Requester,
): Promise<FoundPlace> {
  const { places, service } = await findPlaces(geocoding, { q: text, near: null }, who);
  const [best] = places;
  if (best) return best;
  const fields = [{ field, label, message: `${label} ${why[service]}` }];
  if (service === 'unreachable') return refuseListing('address-service-unreachable', { fields });
  return refuseListing('address-not-found', { fields });
}

const why: Readonly<Record<MapService, string>> = {
  answered: 'can’t be found',
  unreachable: 'can’t be looked up at the moment',
  none: 'is not the address of a listed home, and no others can be looked up here',
};
