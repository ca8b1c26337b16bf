import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, islandMarkup, orNull } from '#platform';
import { nameAgents } from '../search/name-agents.ts';
import { readSearch, searchHref } from '../search/search-address.ts';
import { countHomes, countOptions } from './count-homes.ts';
import type { CommuteAddress } from './filter-options.ts';
import FiltersForm from './filters-form.tsx';
import { findFilterOptions } from './find-filter-options.ts';

/** What the filters page shows; `commutes` are the person's saved addresses. */
export async function loadFilters(
  { context, request }: LoaderFunctionArgs,
  { commutes }: { commutes: Promise<CommuteAddress[] | null> },
) {
  const api = context.get(apiContext);
  const { signal } = request;
  const { search: wanted, dropped } = readSearch(new URL(request.url).searchParams);
  const [search = wanted] = await nameAgents({ api, signal }, [wanted]);
  const [options, total, counts] = await Promise.all([
    findFilterOptions({ api, commutes, signal }),
    orNull(() => countHomes(api, search.filter, signal)),
    orNull(() => countOptions(api, search.filter, signal)),
  ]);
  return {
    dropped,
    form: islandMarkup(FiltersForm, { search, options, known: { total, options: counts } }),
    back: searchHref({ ...search, page: 1 }),
  };
}

export type FiltersPage = Awaited<ReturnType<typeof loadFilters>>;
