import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import { refuseListing } from '../../search/refuse-listing.ts';
import type { OutsideHouse } from '../outside-house.ts';
import { deleteKeptAddress } from './kept-address-store.ts';

/** Forgets an address of the caller's. Refuses (kept-address-not-found) any other. */
export async function removeKeptAddress(
  { db }: Pick<OutsideHouse, 'db'>,
  { addressid }: BodyOf<typeof listingEndpoints.removeKeptAddress>,
  caller: Caller,
): Promise<AnswerOf<typeof listingEndpoints.removeKeptAddress>> {
  const isGone = await deleteKeptAddress(db, caller.personId, addressid);
  return isGone ? { statusCode: 'success' } : refuseListing('kept-address-not-found');
}
