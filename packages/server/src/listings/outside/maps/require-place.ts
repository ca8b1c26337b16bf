import { refuseListing } from '../../search/refuse-listing.ts';
import type { Asker, OutsideHouse } from '../outside-house.ts';
import { findPlaces, type MapService } from './find-places.ts';
import type { FoundPlace } from './place.ts';

/**
 * The place that a text means, the best where there are several. Refuses with `address-not-found` or
 * `address-service-unreachable`, at the field it was typed in.
 */
export async function requirePlace(
  outside: OutsideHouse,
  text: string,
  { field, label }: { field: string; label: string },
  who: Asker,
): Promise<FoundPlace> {
  const { places, service } = await findPlaces(outside, { q: text, near: null }, who);
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
