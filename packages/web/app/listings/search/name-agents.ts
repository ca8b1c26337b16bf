import { type Api, orNull } from '#platform';
import { listings } from '../client.ts';
import type { Search } from './search.ts';

/** These searches with the names of the agents whose homes they ask for, as far as known. */
export async function nameAgents<One extends Pick<Search, 'filter'>>(
  ask: { api: Api; signal?: AbortSignal | undefined },
  searches: readonly One[],
): Promise<One[]> {
  const mlsIds = [...new Set(searches.flatMap(({ filter }) => filter.listingAgent?.mlsId ?? []))];
  const answer =
    mlsIds.length > 0 ? await orNull(() => listings.nameListingAgents({ mlsIds }, ask)) : null;
  const names = new Map(answer?.value.map(({ mlsId, name }) => [mlsId, name]));
  return searches.map((search) => {
    const { listingAgent } = search.filter;
    const name = listingAgent && names.get(listingAgent.mlsId);
    if (!listingAgent || name === undefined) return search;
    return { ...search, filter: { ...search.filter, listingAgent: { ...listingAgent, name } } };
  });
}
