import { type Api, orNull } from '#platform';
import { getSavedAddresses } from './saved-addresses-client.ts';

/** The person's addresses to search by commute; null where travel times are not available. */
export async function findCommuteAddresses(api: Api, signal?: AbortSignal) {
  const saved = await orNull(() => getSavedAddresses(api, signal));
  if (!saved?.hasTravelTimes) return null;
  return saved.value.map(({ addressId, label }) => ({ addressId, label }));
}
