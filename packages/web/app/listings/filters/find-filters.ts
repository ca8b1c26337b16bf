import { type Api, ApiError } from '#platform';
import type { SearchFilter } from '../search.ts';
import { countHomes } from './count-homes.ts';
import { type FilterOptions, findFilterOptions } from './filter-options.ts';

/** What the filters offer, and how many homes a filter finds now; null when that is not known. */
export async function findFilters(
  ask: { api: Api; signal: AbortSignal },
  filter: SearchFilter,
): Promise<{ options: FilterOptions; total: number | null }> {
  const [options, total] = await Promise.all([
    findFilterOptions(ask),
    countHomes(ask.api, filter, ask.signal).catch((error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    }),
  ]);
  return { options, total };
}
