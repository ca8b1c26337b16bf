import { type Api, orNull } from '#platform';
import { countHomes } from '../filters/count-homes.ts';
import type { Search } from '../search/search.ts';
import { filterHref } from '../search/search-address.ts';
import { conditionsOf } from '../search/search-words.ts';

/** A condition that could be removed, and how many homes that would find. */
export interface RelaxedSearch {
  label: string;
  href: string;
  count: number;
}

/** How many conditions are tried, from the first. Each costs a count. */
const MAX_TRIED = 8;

/**
 * What to remove from a search that finds nothing: each condition whose removal finds homes, the
 * one with the most homes first. `anyPlace` only modifies other conditions and isn't tried.
 */
export async function findRelaxedSearches(
  ask: { api: Api; signal: AbortSignal },
  search: Search,
): Promise<RelaxedSearch[]> {
  const tried = conditionsOf(search.filter)
    .filter(({ field }) => field !== 'anyPlace')
    .slice(0, MAX_TRIED);
  const counts = await Promise.all(
    tried.map(({ without }) => orNull(() => countHomes(ask.api, without, ask.signal))),
  );
  return tried
    .map(({ label, without }, index) => ({
      label,
      href: filterHref(without, search.sort, search.view),
      count: counts[index] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
