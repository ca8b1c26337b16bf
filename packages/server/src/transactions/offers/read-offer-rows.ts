import type { QueryOf } from '@homestead/contract/platform';
import type { offerEndpoints, WireOfferFacts } from '@homestead/contract/transactions';
import type { Caller, Page, Services } from '#platform';
import { type ListedOffer, selectOffers } from './offer-list-store.ts';
import { readOfferFacts } from './read-offer-facts.ts';

/** The rows of a page of the offers in the caller's sight, and what is said about all of them. */
export async function readOfferRows(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  query: QueryOf<typeof offerEndpoints.listOffers>,
): Promise<Page<ListedOffer> & WireOfferFacts> {
  const { sort = 'changed', direction = 'desc', page, pageSize, ...filter } = query;
  const [rows, facts] = await Promise.all([
    selectOffers(db, caller, filter, { sort, direction }, { page, pageSize }),
    readOfferFacts(db, caller, filter),
  ]);
  const asked = facts.totals.filter(({ phase }) => !filter.phase || phase === filter.phase);
  const total = asked.reduce((sum, { count }) => sum + count, 0);
  return { rows, page, pageSize, total, ...facts };
}
