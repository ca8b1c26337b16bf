import type { Search } from '../search/search.ts';
import type { FilterOptions } from './filter-options.ts';
import { FiltersForm } from './filters-form.tsx';
import type { LiveCounts } from './use-live-counts.ts';

export interface FiltersOfPageProps {
  search: Search;
  options: FilterOptions;
  known: LiveCounts;
}

/** The form on the filters page. It is an island, so it navigates without the router. */
export function FiltersOfPage(props: FiltersOfPageProps) {
  return <FiltersForm {...props} titles="h2" onApply={(href) => window.location.assign(href)} />;
}
