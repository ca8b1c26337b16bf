import type { KeptAddress } from './kept-address-store.ts';

/** A kept address as the wire has it. */
export function presentKeptAddress({ id, label, address, position }: KeptAddress) {
  return { addressid: id, label, address, latitude: position.y, longitude: position.x };
}
