import type { SavedAddress } from './saved-address-store.ts';

/** A saved address as the wire has it. */
export function presentSavedAddress({ id, label, address, position }: SavedAddress) {
  return { addressId: id, label, address, latitude: position.y, longitude: position.x };
}
