import {
  type ListingFeature,
  type ListingKind,
  listingFeatures,
  listingKinds,
} from '@homestead/contract/feed';
import {
  featureLabels,
  kindLabels,
  sortOrders,
  type WireSearchFilter,
} from '@homestead/contract/listings';
import { DEFAULT_SORT, PAGE_SIZE, type Search } from './search.ts';
import {
  type FieldName,
  type SearchFilter,
  searchFieldNames,
  searchFields,
} from './search-fields.ts';
import type { SearchAgent, SearchCommute } from './search-shapes.ts';

/** The body of `Property/GetPropertyList` for a search. */
export function writeWireFilter(search: Search): WireSearchFilter {
  return {
    ...writeWireConditions(search.filter),
    sortby: search.sort,
    pageSize: PAGE_SIZE,
    pageNo: search.page,
    ...(search.after && { after: search.after }),
    ...(search.before && { before: search.before }),
  };
}

/** A search as the API saves it: filter and order. */
export function writeWireSearch({ filter, sort }: Search): WireSearchFilter {
  return { ...writeWireConditions(filter), sortby: sort };
}

/** The first page of a search that the API saved. */
export function readWireSearch(wire: Readonly<Record<string, unknown>>): Search {
  const sort = sortOrders.find((one) => one === wire.sortby) ?? DEFAULT_SORT;
  return { filter: readWireFilter(wire), sort, page: 1 };
}

/** A filter as the API names it, without order and paging. */
export function writeWireConditions(filter: SearchFilter): WireSearchFilter {
  const wire: Record<string, unknown> = {};
  for (const name of searchFieldNames) {
    const value = filter[name];
    if (value === undefined) continue;
    if (name === 'kind') wire.propertytype = kindLabels[value as ListingKind].wire;
    else if (name === 'features') {
      for (const feature of value as ListingFeature[]) wire[featureLabels[feature].wire] = true;
    } else if (name === 'commute') {
      const { addressId, minutes } = value as SearchCommute;
      wire.commute = { addressid: addressId, minutes };
    } else if (name === 'listingAgent') {
      wire.listagentmlsid = (value as SearchAgent).mlsId;
    } else wire[searchFields[name].wire] = value;
  }
  return wire as WireSearchFilter;
}

/** The search field for a field of the API, to explain refusals; null for paging and sorting. */
export function searchFieldOf(wireName: string): FieldName | null {
  const name = searchFieldNames.find((one) => searchFields[one].wire === wireName);
  if (name && name !== 'features') return name;
  return listingFeatures.some((feature) => featureLabels[feature].wire === wireName)
    ? 'features'
    : null;
}

/**
 * Reads a filter of the API, such as one of a suggestion, a sentence or a saved search. Fields that
 * pages have no condition for are ignored.
 */
export function readWireFilter(wire: Readonly<Record<string, unknown>>): SearchFilter {
  const filter: SearchFilter = {};
  for (const [wireName, value] of Object.entries(wire)) {
    const name = searchFieldOf(wireName);
    if (!name || value === null || value === undefined || value === '') continue;
    if (name === 'features') {
      const feature = listingFeatures.find((one) => featureLabels[one].wire === wireName);
      if (feature && value === true) filter.features = [...(filter.features ?? []), feature];
    } else if (name === 'kind') {
      const kind = listingKinds.find((one) => [value].flat()[0] === kindLabels[one].wire);
      if (kind) filter.kind = kind;
    } else if (name === 'commute') {
      const { addressid, minutes } = value as { addressid: string; minutes: number };
      filter.commute = { addressId: addressid, minutes };
    } else if (name === 'listingAgent') {
      filter.listingAgent = { mlsId: String(value), name: null };
    } else {
      const isList = searchFields[name].kind === 'texts';
      Object.assign(filter, { [name]: isList ? [value].flat() : value });
    }
  }
  return filter;
}
