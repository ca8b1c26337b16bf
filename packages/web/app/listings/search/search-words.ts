import type { ListingKind } from '@homestead/contract/feed';
import { chipMessages } from '../messages/chips.ts';
import { conditionWords, exactRangeWords } from './condition-words.ts';
import type { Search } from './search.ts';
import { fieldTexts, filterHref } from './search-address.ts';
import {
  type SearchFilter,
  searchFieldNames,
  searchFields,
  searchRanges,
} from './search-fields.ts';

/** One condition of a search, as people say it. */
export interface Condition {
  field: keyof SearchFilter;
  /** As the address writes it. */
  text: string;
  label: string;
  /** What is left of the filter without it. */
  without: SearchFilter;
}

/** One condition of a search as a chip, with the link that takes it away. */
export interface ActiveFilter {
  key: string;
  label: string;
  removeHref: string;
}

/**
 * What a search asks for, condition by condition. Each value of a list is one, and so is a range from
 * something to the same.
 */
export function conditionsOf(filter: SearchFilter): Condition[] {
  return fieldConditionsOf(filter).flatMap((condition) => {
    const range = searchRanges.find(
      ([low, high]) => condition.field === low || condition.field === high,
    );
    if (!range) return [condition];
    const [low, high] = range;
    const value = filter[low];
    if (value === undefined || value !== filter[high]) return [condition];
    if (condition.field === high) return [];
    const without = { ...filter, [low]: undefined, [high]: undefined };
    return [{ ...condition, label: exactRangeWords(low, value as number), without }];
  });
}

/**
 * What a search asks for, field by field: each value of a list is a condition, and each end of a range.
 * Drawn areas are numbered when there are several.
 */
export function fieldConditionsOf(filter: SearchFilter): Condition[] {
  const conditions: Condition[] = [];
  for (const name of searchFieldNames) {
    const field = searchFields[name];
    const value = filter[name];
    if (value === undefined) continue;
    const texts = fieldTexts(name, filter);
    const isList = Array.isArray(value) && field.kind !== 'shape';
    const values: readonly unknown[] = isList ? value : [value];
    for (const [index, one] of values.entries()) {
      const rest = values.filter((_, other) => other !== index);
      const isNumbered = field.kind === 'shapes' && values.length > 1;
      conditions.push({
        field: name,
        text: texts[index] ?? '',
        label: isNumbered
          ? chipMessages.areaNumber({ number: index + 1 })
          : conditionWords(name, one, filter),
        without: { ...filter, [name]: rest.length > 0 ? rest : undefined },
      });
    }
  }
  return conditions;
}

/** The conditions of a search as chips. */
export function activeFilters({ filter, sort, view }: Search): ActiveFilter[] {
  return conditionsOf(filter).map(({ field, text, label, without }) => ({
    key: `${field}:${text}`,
    label,
    removeHref: filterHref(without, sort, view),
  }));
}

const plurals: Record<ListingKind, string> = {
  house: 'Houses',
  townhouse: 'Townhouses',
  condo: 'Condos',
  villa: 'Villas and patio homes',
  luxury: 'Luxury homes',
  'multi-family': 'Multi-family homes',
  land: 'Land',
  waterfront: 'Waterfront homes',
  pool: 'Homes with a pool',
  equestrian: 'Equestrian homes',
  'golf-course': 'Homes on a golf course',
  farm: 'Farms',
};

/** The heading of a search: "Condos for sale in Elkhorn". */
export function searchHeading(filter: SearchFilter, homeRegion: string | null): string {
  const what = filter.kind ? plurals[filter.kind] : 'Homes';
  const place = placeText(filter) ?? (homeRegion ? `in the ${homeRegion} area` : '');
  return `${what} for sale ${place}`.trim();
}

function placeText(filter: SearchFilter): string | null {
  const { subdivisions, cities, zips, counties, state, highSchools, schoolDistricts } = filter;
  if (subdivisions) {
    const near = cities?.length === 1 ? `, ${cities[0]}` : '';
    return `in ${listText(subdivisions)}${near}`;
  }
  if (cities) return `in ${listText(cities)}`;
  if (zips) return `in ${listText(zips)}`;
  if (counties) return `in ${listText(counties)} County`;
  if (highSchools) return `near ${listText(highSchools)} High School`;
  if (schoolDistricts) return `in the ${listText(schoolDistricts)} school district`;
  if (state) return `in ${state}`;
  return filter.text ? `matching “${filter.text}”` : null;
}

function listText(values: string[]): string {
  if (values.length <= 2) return values.join(' and ');
  return `${values.slice(0, 2).join(', ')} and ${values.length - 2} more`;
}
