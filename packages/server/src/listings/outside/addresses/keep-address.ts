import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import { refuseListing } from '../../search/refuse-listing.ts';
import { requirePlace } from '../maps/require-place.ts';
import type { Asker, OutsideHouse } from '../outside-house.ts';
import { insertKeptAddress, MOST_KEPT, selectKeptAddresses } from './kept-address-store.ts';
import { presentKeptAddress } from './present-kept-address.ts';

/** Two addresses kept at the same moment can want one place; the loser takes the next. */
const TRIES = 5;

/**
 * Keeps an address of the caller's for the commute, at most five; the same again takes the new name.
 * Refuses with `address-not-found` or `address-service-unreachable` what can't be found, with
 * `kept-addresses-full` a sixth, with `too-many-tries` a person who causes too many questions.
 */
export async function keepAddress(
  outside: OutsideHouse,
  { label, address }: BodyOf<typeof listingEndpoints.keepAddress>,
  caller: Caller,
  who: Asker,
): Promise<AnswerOf<typeof listingEndpoints.keepAddress>> {
  const place = await requirePlace(outside, address, { field: 'address', label: 'Address' }, who);
  const { longitude, latitude } = place;
  const given = { label, address: place.label, longitude, latitude };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const kept = await insertKeptAddress(outside.db, caller.personId, given);
    if (kept) return presentKeptAddress(kept);
    const all = await selectKeptAddresses(outside.db, caller.personId);
    if (all.length >= MOST_KEPT) break;
  }
  return refuseListing('kept-addresses-full');
}
