import type { Requester } from '#platform';
import { fieldMessages } from '../messages.ts';
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
  const fields = [{ field, label, message: why[service]({ label }) }];
  if (service === 'unreachable') return refuseListing('address-service-unreachable', { fields });
  return refuseListing('address-not-found', { fields });
}

const why: Readonly<Record<MapService, (values: { label: string }) => string>> = {
  answered: fieldMessages.notFound,
  unreachable: fieldMessages.lookUpDown,
  none: fieldMessages.notListed,
};
