import { personApi, readUser } from '#accounts';
import { findCommuteAddresses } from './commute-addresses.ts';

/** The signed-in person's addresses, asked from the browser; null for a visitor. */
export async function findOwnCommuteAddresses() {
  return readUser() ? findCommuteAddresses(personApi) : null;
}
