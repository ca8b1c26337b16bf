import type { AlertFrequency, AlertNews } from '@homestead/contract/saved';

/** A saved search as its pages show it. */
export interface SavedSearch {
  id: string;
  name: string;
  /** What it asks for, condition by condition, in words. */
  conditions: string[];
  frequency: AlertFrequency;
  wants: AlertNews[];
  /** Homes with news since it was last viewed. */
  newCount: number;
  savedAt: string;
  version: number;
  /** The search itself, on the public results page. */
  searchHref: string;
}

export const SAVED_LISTS_PATH = '/property-list/savedlists';
const SAVED_ITEMS_PATH = '/savedlists/items';
export const SAVE_SEARCH_PATH = '/savedlists/save';

/** The page of one saved search. */
export function savedItemsHref(id: string): string {
  return `${SAVED_ITEMS_PATH}?sid=${encodeURIComponent(id)}`;
}

/** The page where a saved search's name and alerts are changed. */
export function editSearchHref(id: string): string {
  return `${SAVE_SEARCH_PATH}?sid=${encodeURIComponent(id)}`;
}
