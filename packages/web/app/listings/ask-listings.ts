import {
  featureLabels,
  kindLabels,
  type ListingFeature,
  type ListingKind,
  listingFeatures,
  listingKinds,
  type WireSearchFilter,
} from '@homestead/contract/listings';
import { PAGE_SIZE, type Search, type SearchFilter } from './search.ts';
import { searchFieldNames, searchFields } from './search-fields.ts';
import type { SearchCommute } from './search-shapes.ts';

type FilterName = keyof SearchFilter;
type WireName = keyof WireSearchFilter;

/** The wire's name of each search field; `features` are flags of their own there. */
const wireNames: Record<Exclude<FilterName, 'features'>, WireName> = {
  text: 'searchdata',
  cities: 'city',
  counties: 'country',
  zips: 'zip',
  state: 'stateOrProvince',
  subdivisions: 'subdivisionname',
  elementarySchools: 'elementaryschool',
  highSchools: 'highschool',
  schoolDistricts: 'highschooldistrict',
  kind: 'propertytype',
  subtypes: 'propertysubtype',
  priceMin: 'pricemin',
  priceMax: 'pricemax',
  beds: 'number_of_beds',
  baths: 'number_of_baths',
  exact: 'exact',
  areaMin: 'squarefeetmin',
  areaMax: 'squarefeetmax',
  lotMin: 'lotsizemin',
  lotMax: 'lotsizemax',
  lotRange: 'lotrange',
  yearMin: 'yearbuiltmin',
  yearMax: 'yearbuiltmax',
  garageMin: 'garagespacesmin',
  garageMax: 'garagespacesmax',
  fireplacesMin: 'fireplacemin',
  fireplacesMax: 'fireplacemax',
  newConstruction: 'newconstructionyn',
  daysOnMarket: 'daysonmarket',
  statuses: 'status',
  basement: 'basementyn',
  hoaMax: 'hoamax',
  storiesMin: 'storiesmin',
  storiesMax: 'storiesmax',
  openHouse: 'openhouse',
  reducedWithin: 'pricereducedwithin',
  keywords: 'keywords',
  monthlyMax: 'monthlymax',
  anyPlace: 'anyplace',
  areas: 'areas',
  within: 'within',
  commute: 'commute',
  bounds: 'bbox',
};

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

/** A filter in the words of the wire, without order and paging. */
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
    } else wire[wireNames[name]] = value;
  }
  return wire as WireSearchFilter;
}

/** Which search field a field of the wire is, for refusals; null for paging and sorting. */
export function searchFieldOf(wireName: string): FilterName | null {
  for (const [name, wire] of Object.entries(wireNames)) {
    if (wire === wireName) return name as FilterName;
  }
  return listingFeatures.some((feature) => featureLabels[feature].wire === wireName)
    ? 'features'
    : null;
}

/**
 * The search that a filter of the wire asks for: a suggestion's, a sentence's, a saved one. Fields
 * for which the pages have no condition are left out.
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
    } else {
      const isList = searchFields[name].kind === 'texts';
      Object.assign(filter, { [name]: isList ? [value].flat() : value });
    }
  }
  return filter;
}
