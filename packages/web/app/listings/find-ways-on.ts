import type { Api } from '#platform';
import { countHomes } from './filters/count-homes.ts';
import { orNull } from './filters/filter-options.ts';
import type { Search } from './search.ts';
import { filterHref } from './search-address.ts';
import { conditionsOf } from './search-words.ts';

/** A condition given up, and the homes that this would find. */
export interface WayOn {
  label: string;
  href: string;
  count: number;
}

/** Conditions tried, from the first: each costs a count. */
const MOST_TRIED = 8;

/**
 * What to give up in a search that finds nothing: each condition whose removal finds homes, the most
 * homes first. Conditions that only say how another is meant are not tried.
 */
export async function findWaysOn(
  ask: { api: Api; signal: AbortSignal },
  search: Search,
): Promise<WayOn[]> {
  const tried = conditionsOf(search.filter)
    .filter(({ field }) => field !== 'anyPlace')
    .slice(0, MOST_TRIED);
  const counts = await Promise.all(
    tried.map(({ without }) => orNull(countHomes(ask.api, without, ask.signal))),
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
