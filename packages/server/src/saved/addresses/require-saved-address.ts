import type { Queryable } from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import {
  findSavedAddress,
  type SavedAddress,
  selectSavedAddresses,
} from './saved-address-store.ts';

/** One of a person's own addresses; refuses (saved-address-not-found) any other, with `details`. */
export async function requireSavedAddress(
  db: Queryable,
  personId: string | null,
  id: string,
  details: Parameters<typeof refuseSaved>[1],
): Promise<SavedAddress> {
  const address = personId === null ? null : await findSavedAddress(db, personId, id);
  return address ?? refuseSaved('saved-address-not-found', details);
}

/** All addresses of a person, at most five. */
export function findSavedAddresses(db: Queryable, personId: string): Promise<SavedAddress[]> {
  return selectSavedAddresses(db, personId);
}
