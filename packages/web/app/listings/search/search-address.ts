import { type SortOrder, searchLabel, sortOrders } from '@homestead/contract/listings';
import { SEARCH_PATH } from '../listing/listing-address.ts';
import { searchMessages } from '../messages/search.ts';
import { DEFAULT_SORT, type Search } from './search.ts';
import {
  type FieldName,
  type SearchFilter,
  searchFieldNames,
  searchFields,
  searchRanges,
  shapeOf,
} from './search-fields.ts';
import { UNREADABLE } from './search-shapes.ts';

const MAX_VALUES = 30;
const MAX_PAGE = 100_000;
const MAX_CURSOR = 200;

/** Part of a URL that couldn't be read and was ignored, in words for people. */
export interface DroppedField {
  label: string;
  value: string;
  /** Its URL parameter. */
  param?: string;
}

/** In the URL of a form sent without script: the kind of home it was opened with. */
export const FROM_TYPE = 'from-type';

/**
 * Reads a search from a page's URL. Empty values mean no condition; unknown parameters, such as
 * campaign tags, are ignored. Values that can't be read are ignored and listed in `dropped`, as are
 * both ends of a range whose minimum is above its maximum. `address` is another name for the search
 * text. If `from-type` differs from the kind of home asked for, subtypes and features are reset.
 */
export function readSearch(params: URLSearchParams): { search: Search; dropped: DroppedField[] } {
  const filter: SearchFilter = {};
  const dropped: DroppedField[] = [];
  for (const name of searchFieldNames) {
    const field = searchFields[name];
    const given = params.getAll(field.param).map((value) => value.trim());
    if (name === 'text' && given.length === 0) given.push(params.get('address')?.trim() ?? '');
    const value = readField(
      name,
      given.filter((text) => text !== ''),
      (text) =>
        dropped.push({
          label: searchLabel(field.label),
          value: text.slice(0, 40),
          param: field.param,
        }),
    );
    if (value !== undefined) Object.assign(filter, { [name]: value });
  }
  for (const [low, high] of searchRanges) {
    const from = filter[low];
    const to = filter[high];
    if (from !== undefined && to !== undefined && Number(from) > Number(to)) {
      for (const name of [low, high]) {
        const { label, param } = searchFields[name];
        dropped.push({ label, value: String(filter[name]), param });
        delete filter[name];
      }
    }
  }
  const kindBefore = params.get(FROM_TYPE);
  if (kindBefore !== null && kindBefore !== (filter.kind ?? 'any')) {
    delete filter.subtypes;
    delete filter.features;
  }
  return { search: { filter, ...readPaging(params, dropped) }, dropped };
}

function readPaging(params: URLSearchParams, dropped: DroppedField[]): Omit<Search, 'filter'> {
  const sortText = params.get('sort')?.trim() || DEFAULT_SORT;
  const isSort = (sortOrders as readonly string[]).includes(sortText);
  if (!isSort) dropped.push({ label: searchMessages.sortOrder(), value: sortText.slice(0, 40) });
  const pageText = params.get('page')?.trim() || '1';
  const page = /^\d{1,6}$/.test(pageText) ? Number(pageText) : 0;
  const isPage = page >= 1 && page <= MAX_PAGE;
  if (!isPage) dropped.push({ label: searchMessages.page(), value: pageText.slice(0, 40) });
  const place: Omit<Search, 'filter'> = {
    sort: isSort ? (sortText as SortOrder) : DEFAULT_SORT,
    page: isPage ? page : 1,
  };
  if (params.get('view') === 'map') place.view = 'map';
  const after = params.get('after');
  const before = params.get('before');
  if (place.page > 1 && after && after.length <= MAX_CURSOR) place.after = after;
  else if (before && before.length <= MAX_CURSOR) place.before = before;
  return place;
}

function readField(name: FieldName, given: string[], drop: (value: string) => void): unknown {
  const field = searchFields[name];
  const first = given[0];
  if (first === undefined) return undefined;
  if (field.kind === 'texts' || field.kind === 'choices' || field.kind === 'shapes') {
    const taken = new Map<string, unknown>();
    for (const text of given) {
      const value = readOne(name, text);
      const most = field.kind === 'shapes' ? field.most : MAX_VALUES;
      const key = value === undefined ? text : textOf(name, value);
      if (value === undefined || (!taken.has(key) && taken.size >= most)) drop(text);
      else taken.set(key, value);
    }
    return taken.size > 0 ? [...taken.values()] : undefined;
  }
  const value = readOne(name, first);
  if (value === undefined) drop(first);
  return value;
}

function readOne(name: FieldName, text: string): unknown {
  const field = searchFields[name];
  switch (field.kind) {
    case 'text':
    case 'texts':
      return text.length <= field.max && !UNREADABLE.test(text) ? text : undefined;
    case 'number': {
      if (!/^\$?\d[\d,]*(\.\d+)?$|^\.\d+$/.test(text)) return undefined;
      const value = Number(text.replace(/[$,]/g, ''));
      const isFit = value >= field.min && value <= field.max;
      return isFit && Number(value.toFixed(field.decimals)) === value ? value : undefined;
    }
    case 'flag':
      return { yes: true, no: false }[text];
    case 'choice':
    case 'choices':
      return field.choices.includes(text) ? text : undefined;
    default:
      return shapeOf(name)?.read(text);
  }
}

/** One value of a field as it appears in the URL. */
function textOf(name: FieldName, value: unknown): string {
  const shape = shapeOf(name);
  if (shape) return shape.write(value);
  if (searchFields[name].kind === 'flag') return value ? 'yes' : 'no';
  return String(value);
}

/** A field's values as they appear in the URL. */
export function fieldTexts(name: keyof SearchFilter, filter: SearchFilter): string[] {
  const field = searchFields[name];
  const value: unknown = filter[name];
  if (value === undefined) return [];
  const values = Array.isArray(value) && field.kind !== 'shape' ? value : [value];
  return values.map((one) => textOf(name, one));
}

/** The URL parameters of a search; reading them back gives the same search. */
export function writeSearch(search: Search): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of searchFieldNames) {
    for (const text of fieldTexts(name, search.filter)) {
      params.append(searchFields[name].param, text);
    }
  }
  if (search.sort !== DEFAULT_SORT) params.set('sort', search.sort);
  if (search.page !== 1) params.set('page', String(search.page));
  if (search.after) params.set('after', search.after);
  else if (search.before) params.set('before', search.before);
  if (search.view) params.set('view', search.view);
  return params;
}

/** The link to a search. */
export function searchHref(search: Search): string {
  const text = writeSearch(search).toString();
  return text ? `${SEARCH_PATH}?${text}` : SEARCH_PATH;
}

/** The link to the first page of a filter; by default newest first and without the map. */
export function filterHref(
  filter: SearchFilter,
  sort: SortOrder = DEFAULT_SORT,
  view?: Search['view'],
): string {
  return searchHref({ filter, sort, page: 1, view });
}
