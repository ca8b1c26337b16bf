import { type Api, orNull } from '#platform';
import type { SearchFilter } from '../search/search-fields.ts';
import { countHomes, countOptions, type OptionCounts } from './count-homes.ts';
import type { CommuteAddress, FilterOptions } from './filter-options.ts';
import { findFilterOptions } from './find-filter-options.ts';

/** What the filters show when they open. */
export interface Filters {
  options: FilterOptions;
  /** Homes that the filter finds now, and those that each option would leave; null when not known. */
  total: number | null;
  counts: OptionCounts | null;
}

/** What the filters offer for a search. */
export async function findFilters(
  {
    api,
    signal,
    commutes,
  }: { api: Api; signal: AbortSignal; commutes: Promise<CommuteAddress[] | null> },
  filter: SearchFilter,
): Promise<Filters> {
  const [options, total, counts] = await Promise.all([
    findFilterOptions({ api, commutes, signal }),
    orNull(() => countHomes(api, filter, signal)),
    orNull(() => countOptions(api, filter, signal)),
  ]);
  return { options, total, counts };
}
