export const SEARCH_PATH = '/property-list';
/** The filters as a page of their own, for browsers without script. */
export const FILTERS_PATH = '/property-list/filters';

/** The link to a home. */
export function listingHref(mlsNumber: string): string {
  return `/singleproduct/${encodeURIComponent(mlsNumber)}`;
}

/**
 * The link to the homes of a place, by the names that an address has for it: `{ city: 'Blair' }`.
 */
export function placeHref(place: Record<string, string>): string {
  return `${SEARCH_PATH}?${new URLSearchParams(place)}`;
}
