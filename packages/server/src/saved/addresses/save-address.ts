import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import { type Geocoding, requirePlace } from '#listings';
import type { Caller, Requester } from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { presentSavedAddress } from './present-saved-address.ts';
import {
  insertSavedAddress,
  MAX_SAVED_ADDRESSES,
  selectSavedAddresses,
} from './saved-address-store.ts';

/** Two addresses saved at the same moment can get the same slot; the loser takes the next. */
const TRIES = 5;

/**
 * Saves an address of the caller's for the commute, at most five; saving the same one again updates
 * its name. Refuses with `address-not-found` or `address-service-unreachable` when it can't be
 * found, `saved-addresses-full` for a sixth, `too-many-tries` for a person who causes too many
 * lookups.
 */
export async function saveAddress(
  geocoding: Geocoding,
  { label, address }: BodyOf<typeof savedEndpoints.saveAddress>,
  caller: Caller,
  who: Requester,
): Promise<AnswerOf<typeof savedEndpoints.saveAddress>> {
  const place = await requirePlace(geocoding, address, { field: 'address', label: 'Address' }, who);
  const { longitude, latitude } = place;
  const given = { label, address: place.label, longitude, latitude };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const saved = await insertSavedAddress(geocoding.db, caller.personId, given);
    if (saved) return presentSavedAddress(saved);
    const all = await selectSavedAddresses(geocoding.db, caller.personId);
    if (all.length >= MAX_SAVED_ADDRESSES) break;
  }
  return refuseSaved('saved-addresses-full');
}
