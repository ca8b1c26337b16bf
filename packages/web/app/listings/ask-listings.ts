import { featureLabels, kindLabels, type WireSearchFilter } from '@homestead/contract/listings';
import { PAGE_SIZE, type Search, type SearchFilter } from './search.ts';
import { searchFieldNames } from './search-fields.ts';

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
};

/** The body of `Property/GetPropertyList` for a search. */
export function writeWireFilter(search: Search): WireSearchFilter {
  const wire: Record<string, unknown> = {
    sortby: search.sort,
    pageSize: PAGE_SIZE,
    pageNo: search.page,
    ...(search.after && { after: search.after }),
    ...(search.before && { before: search.before }),
  };
  for (const name of searchFieldNames) {
    const value = search.filter[name];
    if (value === undefined) continue;
    if (name === 'kind')
      wire[wireNames.kind] =
        kindLabels[search.filter.kind as never as keyof typeof kindLabels].wire;
    else if (name === 'features') {
      for (const feature of search.filter.features ?? []) wire[featureLabels[feature].wire] = true;
    } else wire[wireNames[name]] = value;
  }
  return wire as WireSearchFilter;
}

/** Which search field a field of the wire is, for refusals; null for paging and sorting. */
export function searchFieldOf(wireName: string): FilterName | null {
  for (const [name, wire] of Object.entries(wireNames)) {
    if (wire === wireName) return name as FilterName;
  }
  return Object.values(featureLabels).some((feature) => feature.wire === wireName)
    ? 'features'
    : null;
}

/** The search fields that a suggestion's `filter` (names of the wire) asks for. */
export function readWireFilter(wire: Record<string, string>): SearchFilter {
  const filter: SearchFilter = {};
  for (const [name, value] of Object.entries(wire)) {
    const field = searchFieldOf(name);
    if (!field) continue;
    const isText = field === 'text' || field === 'state';
    Object.assign(filter, { [field]: isText ? value : [value] });
  }
  return filter;
}
