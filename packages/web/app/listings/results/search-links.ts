import { DEFAULT_SORT, PAGE_SIZE, type Search } from '../search/search.ts';
import { filterHref, searchHref, writeSearch } from '../search/search-address.ts';
import { type ActiveFilter, activeFilters } from '../search/search-words.ts';

/** Where a page of results leads to, ready to lay out: browsers need no code to make it. */
export interface SearchLinks {
  /** Each condition with the link that takes it away. */
  chips: ActiveFilter[];
  /** No conditions, in the same order. */
  clear: string;
  /** What stays of the address when a kind of home is chosen: no type, subtype or feature. */
  withoutKind: string;
  /** Fields of the address that the search form has no input for. */
  rest: [name: string, value: string][];
  /** The first page of the same search. */
  first: string;
  /** The same homes with the map beside them, or without it where it is open. */
  toggleMap: string;
  cheapestFirst: string;
  highestPriceFirst: string;
  /** Null where there is no such page. */
  previous: string | null;
  next: string | null;
}

/** Fields that the search form, or its order control, has an input for. */
const own = new Set(
  ['q', 'price-min', 'price-max', 'beds', 'baths'].concat('page', 'after', 'before', 'sort'),
);

interface ResultPlace {
  total: number;
  /** How many homes this page shows. */
  shown: number;
  /** Cursors of the neighboring pages. */
  next: string | null;
  previous: string | null;
}

/** The links of a page of results. Choosing a kind resets subtypes and features. */
export function searchLinks(search: Search, place: ResultPlace): SearchLinks {
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
