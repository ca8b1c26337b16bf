import { filterMessages } from '../messages/filters.ts';
import { type FieldName, searchFieldNames, searchFields } from '../search/search-fields.ts';

/** Fields that a section shows with the default input for their kind. */
export function plainFieldsOf(section: string): FieldName[] {
  return searchFieldNames.filter((name) => searchFields[name].input === section);
}

/** The sections of the filters in order, and the conditions that each has inputs for. */
export const filterSections = {
  type: { title: filterMessages.homeType, fields: ['kind', 'subtypes'] },
  price: {
    title: filterMessages.priceSection,
    fields: ['priceMin', 'priceMax', 'monthlyMax', 'hoaMax'],
  },
  rooms: { title: filterMessages.rooms, fields: ['beds', 'baths', 'exact'] },
  place: {
    title: filterMessages.place,
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
  size: { title: filterMessages.size, fields: ['areaMin', 'areaMax', 'lotRange'] },
  building: {
    title: filterMessages.building,
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
  features: { title: filterMessages.features, fields: ['features', ...plainFieldsOf('features')] },
  listing: {
    title: filterMessages.listing,
    fields: ['statuses', 'daysOnMarket', 'openHouse', 'reducedWithin', 'keywords'],
  },
} as const satisfies Record<string, { title: () => string; fields: readonly FieldName[] }>;

export type FilterSectionName = keyof typeof filterSections;
export const filterSectionNames = Object.keys(filterSections) as FilterSectionName[];

/** Conditions that have their own input; all others are listed together at the end. */
export const fieldsWithInput: ReadonlySet<FieldName> = new Set(
  filterSectionNames.flatMap((name): readonly FieldName[] => filterSections[name].fields),
);

/** The id of a section on the page. */
export function sectionId(name: FilterSectionName | 'others'): string {
  return `filters-${name}`;
}
