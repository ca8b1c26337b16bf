import { type FieldName, searchFieldNames, searchFields } from '../search/search-fields.ts';

/** Fields that a part shows with the plain input of their kind. */
export function plainFieldsOf(section: string): FieldName[] {
  return searchFieldNames.filter((name) => searchFields[name].input === section);
}

/** The parts of the filters in their order, and the conditions that each has inputs for. */
export const filterSections = {
  type: { title: 'Home type', fields: ['kind', 'subtypes'] },
  price: { title: 'Price', fields: ['priceMin', 'priceMax', 'monthlyMax', 'hoaMax'] },
  rooms: { title: 'Beds and baths', fields: ['beds', 'baths', 'exact'] },
  place: {
    title: 'Place',
    fields: [
      'cities',
      'counties',
      'zips',
      'subdivisions',
      'schoolDistricts',
      'highSchools',
      'anyPlace',
      'commute',
    ],
  },
  size: { title: 'Size and lot', fields: ['areaMin', 'areaMax', 'lotRange'] },
  building: {
    title: 'Building',
    fields: [
      'newConstruction',
      'basement',
      'yearMin',
      'yearMax',
      'storiesMin',
      'storiesMax',
      'garageMin',
      'garageMax',
      'fireplacesMin',
      'fireplacesMax',
      ...plainFieldsOf('building'),
    ],
  },
  features: { title: 'Special features', fields: ['features', ...plainFieldsOf('features')] },
  listing: {
    title: 'Listing',
    fields: ['statuses', 'daysOnMarket', 'openHouse', 'reducedWithin', 'keywords'],
  },
} as const satisfies Record<string, { title: string; fields: readonly FieldName[] }>;

export type FilterSectionName = keyof typeof filterSections;
export const filterSectionNames = Object.keys(filterSections) as FilterSectionName[];

/** Conditions that have an input of their own; all others stand together at the end. */
export const fieldsWithInput: ReadonlySet<FieldName> = new Set(
  filterSectionNames.flatMap((name): readonly FieldName[] => filterSections[name].fields),
);

/** The id of a part on the page. */
export function sectionId(name: FilterSectionName | 'others'): string {
  return `filters-${name}`;
}
