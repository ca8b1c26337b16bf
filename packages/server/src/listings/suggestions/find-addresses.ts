import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import { addressLine } from '../cards/present-address.ts';
import { selectAddresses } from './address-store.ts';

const peoplesOrder = new Intl.Collator('en-US', { numeric: true }).compare;

/**
 * Addresses of homes in search that match every word of `q` if given, exact ones first; 100 by
 * default. Hidden addresses are left out.
 */
export async function findAddresses(
  { db }: { db: Queryable },
  { q, limit = 100 }: QueryOf<typeof listingEndpoints.getAddresses>,
): Promise<AnswerOf<typeof listingEndpoints.getAddresses>> {
  const rows = await selectAddresses(db, q ?? '', limit);
  return {
    value: rows
      .map((row) => ({ row, address: addressLine(row) }))
      .sort(
        (a, b) =>
          Number(b.row.is_exact) - Number(a.row.is_exact) || peoplesOrder(a.address, b.address),
      )
      .map(({ row, address }) => ({ listingid: row.mls_number, address })),
  };
}
