import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { selectAddresses } from '../address-store.ts';
import { addressLine } from '../present-address.ts';
import type { Reading } from '../reading.ts';
import { readWords } from '../search/read-search-filter.ts';

const peoplesOrder = new Intl.Collator('en-US', { numeric: true }).compare;

/**
 * Addresses of homes in search, those that contain every word of `q` where it is given; 100 unless
 * fewer are asked for. Addresses that may not be shown are left out.
 */
export async function findAddresses(
  { db }: Reading,
  { q, limit = 100 }: QueryOf<typeof listingEndpoints.getAddresses>,
): Promise<AnswerOf<typeof listingEndpoints.getAddresses>> {
  const rows = await selectAddresses(db, readWords(q), limit);
  return {
    value: rows
      .map((row) => ({ listingid: row.mls_number, address: addressLine(row) }))
      .sort((a, b) => peoplesOrder(a.address, b.address)),
  };
}
