import { SEARCH_PATH } from '../listing/listing-address.ts';
import { DEFAULT_SORT, PAGE_SIZE, type Search } from '../search/search.ts';
import { filterHref, searchHref, writeSearch } from '../search/search-address.ts';
import { type ActiveFilter, activeFilters } from '../search/search-words.ts';

/** All links of a results page, made on the server so that browsers need no code for them. */
export interface SearchLinks {
  /** Each condition with the link that removes it. */
  chips: ActiveFilter[];
  /** The same sort order without conditions. */
  clear: string;
  /** The URL parameters that stay when another kind is chosen: no type, subtype or feature. */
  withoutKind: string;
  /** URL parameters that the search form has no input for. */
  rest: [name: string, value: string][];
  /** The first page of the same search. */
  first: string;
  /** The same homes with the map in place of a phone's list, or with the list again. */
  toggleMap: string;
  /** The same homes with the map beside the list on wide screens, or without it, from now on. */
  showMap: string;
  hideMap: string;
  cheapestFirst: string;
  highestPriceFirst: string;
  /** Null if there is no such page. */
  previous: string | null;
  next: string | null;
}

/** URL parameters that the search form or its sort control has an input for, and the page. */
const own = new Set(
  ['q', 'price-min', 'price-max', 'beds', 'baths'].concat('page', 'after', 'before', 'sort'),
);

interface ResultPosition {
  total: number;
  /** How many homes this page shows. */
  shown: number;
  /** Cursors of the neighboring pages. */
  next: string | null;
  previous: string | null;
}

/** The links of a page of results. Choosing a kind resets subtypes and features. */
export function searchLinks(search: Search, place: ResultPosition): SearchLinks {
  const { filter, sort, page, view } = search;
  const isLast = (page - 1) * PAGE_SIZE + place.shown >= place.total;
  const hasCursorBack = page > 2 && place.previous !== null;
  const plain = { ...filter, kind: undefined, subtypes: undefined, features: undefined };
  return {
    chips: activeFilters(search),
    clear: filterHref({}, sort, view),
    withoutKind: writeSearch({ filter: plain, sort, page: 1, view }).toString(),
    rest: [...writeSearch(search)].filter(([name]) => !own.has(name)),
    first: filterHref(filter, sort, view),
    toggleMap: searchHref({ ...search, view: view ? undefined : 'map' }),
    showMap: mapChoiceHref(search, 'both'),
    hideMap: mapChoiceHref(search, 'list'),
    cheapestFirst: filterHref(filter, sort === 'priceasc' ? DEFAULT_SORT : 'priceasc', view),
    highestPriceFirst: filterHref(filter, sort === 'pricedesc' ? DEFAULT_SORT : 'pricedesc', view),
    previous:
      page > 1
        ? searchHref({
            filter,
            sort,
            page: page - 1,
            view,
            ...(hasCursorBack && { before: String(place.previous) }),
          })
        : null,
    next: isLast
      ? null
      : searchHref({
          filter,
          sort,
          page: page + 1,
          view,
          ...(place.next && { after: place.next }),
        }),
  };
}

function mapChoiceHref(search: Search, choice: 'both' | 'list'): string {
  const params = writeSearch({ ...search, view: undefined });
  params.set('view', choice);
  return `${SEARCH_PATH}?${params}`;
}
