import type { SortOrder } from '@homestead/contract/listings';
import type { SearchFilter } from './search-fields.ts';

/** One page of results, as its URL describes it. */
export interface Search {
  filter: SearchFilter;
  sort: SortOrder;
  page: number;
  /** Cursor of the page's start, from the previous page. */
  after?: string;
  /** Cursor of the page's end, from the next page. */
  before?: string;
  /** The map has the window: on a phone in place of the list. */
  view?: 'map' | undefined;
}

export const PAGE_SIZE = 20;
export const DEFAULT_SORT: SortOrder = 'newest';
