import type { Caller } from '#platform';
import { isBroker } from '../is-broker.ts';
import type { ListingFileRow } from './listing-file-columns.ts';

type Confirmation = Pick<ListingFileRow, 'confirmed_at' | 'confirmed_by'>;
type Home = Partial<Pick<ListingFileRow, 'listing_id' | 'property_address' | 'seller_lead_id'>>;

export const UNCONFIRMED: Confirmation = { confirmed_at: null, confirmed_by: null };

/**
 * What becomes of the confirmation of a listing file whose columns are set: one of a
 * broker's starts confirmed; one whose home or seller someone else changes waits for a broker
 * again.
 */
export function keptConfirmation(
  { role, personId }: Pick<Caller, 'role' | 'personId'>,
  file: ListingFileRow | null,
  set: Home,
): Partial<Confirmation> {
  if (isBroker({ role })) {
    return file === null ? { confirmed_at: new Date(), confirmed_by: personId } : {};
  }
  return file !== null && homeOf(file) !== homeOf({ ...file, ...set }) ? UNCONFIRMED : {};
}

/** Offers without an MLS number are matched by the address, whatever number the file has. */
const homeOf = ({ listing_id: number, property_address: address, seller_lead_id: seller }: Home) =>
  JSON.stringify([number, address?.toLowerCase(), seller]);
