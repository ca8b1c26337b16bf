import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import type { Caller, Queryable } from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { deleteSavedAddress } from './saved-address-store.ts';

/** Deletes an address of the caller's. Refuses (saved-address-not-found) any other. */
export async function removeSavedAddress(
  { db }: { db: Queryable },
  { addressId }: BodyOf<typeof savedEndpoints.removeSavedAddress>,
  caller: Caller,
): Promise<AnswerOf<typeof savedEndpoints.removeSavedAddress>> {
  const isGone = await deleteSavedAddress(db, caller.personId, addressId);
  return isGone ? { statusCode: 'success' } : refuseSaved('saved-address-not-found');
}
