import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import type { OutsideHouse } from '../outside-house.ts';
import { selectKeptAddresses } from './kept-address-store.ts';
import { presentKeptAddress } from './present-kept-address.ts';

/** The caller's own addresses, and whether travel times can be had. */
export async function listKeptAddresses(
  { db, services }: OutsideHouse,
  caller: Caller,
): Promise<AnswerOf<typeof listingEndpoints.getKeptAddresses>> {
  const kept = await selectKeptAddresses(db, caller.personId);
  return { value: kept.map(presentKeptAddress), travel: services.router !== null };
}
