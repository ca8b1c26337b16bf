import { type Search, writeSearch } from '#listings';
import { SAVE_SEARCH_PATH } from './saved-search.ts';

/** The page that saves this search. */
export function saveSearchHref({ filter, sort }: Search): string {
  const params = writeSearch({ filter, sort, page: 1 });
  return params.size > 0 ? `${SAVE_SEARCH_PATH}?${params}` : SAVE_SEARCH_PATH;
}
