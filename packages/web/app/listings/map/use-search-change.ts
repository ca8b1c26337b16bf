import { type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Search } from '../search/search.ts';
import { searchHref } from '../search/search-address.ts';
import type { SearchFilter } from '../search/search-fields.ts';

/** Tells the list to leave its cards in place instead of showing that it's searching. */
interface QuietNavigation {
  isQuiet: true;
}

/** Replaces this search with another without scrolling the page. */
export function useSearchChange({ sort, view }: Search): {
  lastBox: RefObject<string | null>;
  to: (filter: SearchFilter) => void;
} {
  const navigate = useNavigate();
  /** The last box that this map set itself. */
  const lastBox = useRef<string | null>(null);
  return {
    lastBox,
    to(filter: SearchFilter) {
      lastBox.current = String(filter.bounds);
      navigate(searchHref({ filter, sort, page: 1, view }), {
        replace: true,
        preventScrollReset: true,
        state: { isQuiet: true } satisfies QuietNavigation,
      });
    },
  };
}
