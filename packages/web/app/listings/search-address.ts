import { type SortOrder, sortOrders } from '@homestead/contract/listings';
import { DEFAULT_SORT, type Search, type SearchFilter } from './search.ts';
import { type SearchField, searchFieldNames, searchFields, searchRanges } from './search-fields.ts';

export const SEARCH_PATH = '/property-list';
const MAX_VALUES = 30;
const MAX_PAGE = 100_000;
const MAX_CURSOR = 200;

/** What could not be read of an address and was left out, said to people. */
export interface DroppedField {
  label: string;
  value: string;
}

/**
 * Reads a search from a page's address. Empty values mean no wish, unknown names (campaign marks
 * and the like) are ignored. A value that can't be read is left out and named in `dropped`, as is
 * a minimum above its maximum (both). `address` is the specs' name for the search text.
 */
export function readSearch(params: URLSearchParams): { search: Search; dropped: DroppedField[] } {
  const filter: SearchFilter = {};
  const dropped: DroppedField[] = [];
  for (const name of searchFieldNames) {
    const field = searchFields[name];
    const given = params.getAll(field.param).map((value) => value.trim());
    if (name === 'text' && given.length === 0) given.push(params.get('address')?.trim() ?? '');
    const value = readField(
      field,
      given.filter((text) => text !== ''),
      (text) => dropped.push({ label: field.label, value: text.slice(0, 40) }),
    );
    if (value !== undefined) Object.assign(filter, { [name]: value });
  }
  for (const [low, high] of searchRanges) {
    const from = filter[low];
    const to = filter[high];
    if (from !== undefined && to !== undefined && from > to) {
      dropped.push({ label: searchFields[low].label, value: String(from) });
      dropped.push({ label: searchFields[high].label, value: String(to) });
      delete filter[low];
      delete filter[high];
    }
  }
  return { search: { filter, ...readPlace(params, dropped) }, dropped };
}

function readPlace(params: URLSearchParams, dropped: DroppedField[]): Omit<Search, 'filter'> {
  const sortText = params.get('sort')?.trim() || DEFAULT_SORT;
  const isSort = (sortOrders as readonly string[]).includes(sortText);
  if (!isSort) dropped.push({ label: 'Sort order', value: sortText.slice(0, 40) });
  const pageText = params.get('page')?.trim() || '1';
  const page = /^\d{1,6}$/.test(pageText) ? Number(pageText) : 0;
  const isPage = page >= 1 && page <= MAX_PAGE;
  if (!isPage) dropped.push({ label: 'Page', value: pageText.slice(0, 40) });
  const place: Omit<Search, 'filter'> = {
    sort: isSort ? (sortText as SortOrder) : DEFAULT_SORT,
    page: isPage ? page : 1,
  };
  const after = params.get('after');
  const before = params.get('before');
  if (place.page > 1 && after && after.length <= MAX_CURSOR) place.after = after;
  else if (before && before.length <= MAX_CURSOR) place.before = before;
  return place;
}

function readField(
  field: SearchField,
  given: string[],
  drop: (value: string) => void,
): string | string[] | number | boolean | undefined {
  const first = given[0];
  if (first === undefined) return undefined;
  switch (field.kind) {
    case 'text':
      if (first.length <= field.max) return first;
      break;
    case 'number': {
      const value = /^\$?[\d,]*\.?\d+$/.test(first)
        ? Number(first.replace(/[$,]/g, ''))
        : Number.NaN;
      const isFit = value >= field.min && value <= field.max;
      if (isFit && (!field.whole || Number.isInteger(value))) return value;
      break;
    }
    case 'flag':
      if (first === 'yes') return true;
      if (first === 'no') return false;
      break;
    case 'choice':
      if (field.choices.includes(first)) return first;
      break;
    default: {
      const isTaken = (text: string) =>
        field.kind === 'choices' ? field.choices.includes(text) : text.length <= field.max;
      const taken = [...new Set(given.filter(isTaken))];
      for (const text of given) if (!isTaken(text)) drop(text);
      for (const text of taken.splice(MAX_VALUES)) drop(text);
      return taken.length > 0 ? taken : undefined;
    }
  }
  drop(first);
  return undefined;
}

/** The address parameters of a search; reading them back gives the same search. */
export function writeSearch(search: Search): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of searchFieldNames) {
    const value = search.filter[name];
    if (value === undefined) continue;
    const { param } = searchFields[name];
    if (Array.isArray(value)) for (const one of value) params.append(param, one);
    else if (typeof value === 'boolean') params.set(param, value ? 'yes' : 'no');
    else params.set(param, String(value));
  }
  if (search.sort !== DEFAULT_SORT) params.set('sort', search.sort);
  if (search.page !== 1) params.set('page', String(search.page));
  if (search.after) params.set('after', search.after);
  else if (search.before) params.set('before', search.before);
  return params;
}

/** The link to a search. */
export function searchHref(search: Search): string {
  const text = writeSearch(search).toString();
  return text ? `${SEARCH_PATH}?${text}` : SEARCH_PATH;
}

/** The link to the first page of a filter, newest first unless told otherwise. */
export function filterHref(filter: SearchFilter, sort: SortOrder = DEFAULT_SORT): string {
  return searchHref({ filter, sort, page: 1 });
}

/** The link to a home. */
export function listingHref(mlsNumber: string): string {
  return `/singleproduct/${encodeURIComponent(mlsNumber)}`;
}
