import type { Api } from '#platform';
import type { SearchFilter } from '../search.ts';
import { countHomes, countOptions, type OptionCounts } from './count-homes.ts';
import { type FilterOptions, findFilterOptions, orNull } from './filter-options.ts';

/** What the filters show when they open. */
export interface Filters {
  options: FilterOptions;
  /** Homes that the filter finds now, and those that each option would leave; null when not known. */
  total: number | null;
  counts: OptionCounts | null;
}

/** What the filters offer for a search. */
export async function findFilters(
  { api, signal }: { api: Api; signal: AbortSignal },
  filter: SearchFilter,
): Promise<Filters> {
  const [options, total, counts] = await Promise.all([
    findFilterOptions({ api, personApi: api, signal }),
    orNull(countHomes(api, filter, signal)),
    orNull(countOptions(api, filter, signal)),
  ]);
  return { options, total, counts };
}
