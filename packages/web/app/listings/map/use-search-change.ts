import { type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Search } from '../search/search.ts';
import { searchHref } from '../search/search-address.ts';
import type { SearchFilter } from '../search/search-fields.ts';

/** What the list keeps its cards for, instead of showing that it searches. */
export interface QuietNavigation {
  isQuiet: true;
}

/** Goes to another search in place of this one, without a jump of the page. */
export function useSearchChange({ sort }: Search): {
  lastBox: RefObject<string | null>;
  to: (filter: SearchFilter) => void;
} {
  const navigate = useNavigate();
  /** The box that this map itself asked for last. */
  const lastBox = useRef<string | null>(null);
  return {
    lastBox,
    to(filter: SearchFilter) {
      lastBox.current = String(filter.bounds);
      navigate(searchHref({ filter, sort, page: 1, view: 'map' }), {
        replace: true,
        preventScrollReset: true,
        state: { isQuiet: true } satisfies QuietNavigation,
      });
    },
  };
}
