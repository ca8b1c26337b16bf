import type { AnswerOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import type { Caller, Services } from '#platform';
import { presentSavedAddress } from './present-saved-address.ts';
import { selectSavedAddresses } from './saved-address-store.ts';

/** The caller's own addresses, and whether travel times are available. */
export async function listSavedAddresses(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  caller: Caller,
): Promise<AnswerOf<typeof savedEndpoints.getSavedAddresses>> {
  const found = await selectSavedAddresses(db, caller.personId);
  return { value: found.map(presentSavedAddress), hasTravelTimes: settings.OSRM_URL !== undefined };
}
