import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { type Queryable, serveEndpoint } from '#platform';
import { addressLine } from '../cards/present-address.ts';
import type { ListingDeps } from '../listing-deps.ts';
import { selectAddresses } from './address-store.ts';
import { suggestPlaces } from './suggest-places.ts';

/** Registers the calls of the search box. */
export function serveSuggestionCalls(app: FastifyInstance, deps: ListingDeps): void {
  serveEndpoint(app, calls.getAddresses, ({ query }) => findAddresses(deps, query));
  serveEndpoint(app, calls.suggestPlaces, ({ query }) => suggestPlaces(deps, query));
}

const peoplesOrder = new Intl.Collator('en-US', { numeric: true }).compare;

/**
 * Addresses of homes in search that match every word of `q` if given, exact ones first; 100 by
 * default. Hidden addresses are left out.
 */
async function findAddresses(
  { db }: { db: Queryable },
  { q, limit = 100 }: QueryOf<typeof calls.getAddresses>,
): Promise<AnswerOf<typeof calls.getAddresses>> {
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
