import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, islandMarkup } from '#platform';
import { readSearch, searchHref } from '../search/search-address.ts';
import type { CommuteAddress } from './filter-options.ts';
import { FiltersOfPage } from './filters-of-page.tsx';
import { findFilters } from './find-filters.ts';

/** What the filters' own page shows; `commutes` are the person's addresses. */
export async function loadFilters(
  { context, request }: LoaderFunctionArgs,
  { commutes }: { commutes: Promise<CommuteAddress[] | null> },
) {
  const { search, dropped } = readSearch(new URL(request.url).searchParams);
  const ask = { api: context.get(apiContext), signal: request.signal, commutes };
  const { options, total, counts } = await findFilters(ask, search.filter);
  return {
    dropped,
    form: islandMarkup(FiltersOfPage, { search, options, known: { total, options: counts } }),
    back: searchHref({ ...search, page: 1 }),
  };
}

export type FiltersPage = Awaited<ReturnType<typeof loadFilters>>;
