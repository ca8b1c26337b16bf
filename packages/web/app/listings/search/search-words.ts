import type { ListingKind } from '@homestead/contract/feed';
import { locale } from '@homestead/contract/platform';
import { chipMessages } from '../messages/chips.ts';
import { searchMessages } from '../messages/search.ts';
import { conditionWords, exactRangeWords } from './condition-words.ts';
import type { Search } from './search.ts';
import { fieldTexts, filterHref } from './search-address.ts';
import {
  type SearchFilter,
  searchFieldNames,
  searchFields,
  searchRanges,
} from './search-fields.ts';

/** One condition of a search in words. */
interface FilterCondition {
  field: keyof SearchFilter;
  /** As it appears in the URL. */
  text: string;
  label: string;
  /** The filter without this condition. */
  without: SearchFilter;
}

/** One condition of a search as a chip, with the link that removes it. */
export interface ActiveFilter {
  key: string;
  label: string;
  removeHref: string;
}

/** The conditions of a search. Each value of a list is one, and so is a range with equal ends. */
export function conditionsOf(filter: SearchFilter): FilterCondition[] {
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
 * The conditions of a search by field: one for each value of a list and each end of a range. If
 * there are several drawn areas, they are numbered.
 */
export function fieldConditionsOf(filter: SearchFilter): FilterCondition[] {
  const conditions: FilterCondition[] = [];
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

const homesOfKind: Record<ListingKind, () => string> = {
  house: searchMessages.houses,
  townhouse: searchMessages.townhouses,
  condo: searchMessages.condos,
  villa: searchMessages.villas,
  luxury: searchMessages.luxury,
  'multi-family': searchMessages.multiFamily,
  land: searchMessages.land,
  waterfront: searchMessages.waterfront,
  pool: searchMessages.pool,
  equestrian: searchMessages.equestrian,
  'golf-course': searchMessages.golfCourse,
  farm: searchMessages.farms,
};

/** The heading of a search: "Condos for sale in Elkhorn". */
export function searchHeading(filter: SearchFilter, homeRegion: string | null): string {
  const homes = homesText(filter);
  const { subdivisions, cities, zips, counties, state, highSchools, schoolDistricts } = filter;
  if (subdivisions) {
    const places = listText(subdivisions);
    const [city, ...others] = cities ?? [];
    return city && others.length === 0
      ? searchMessages.inSubdivisions({ homes, places, city })
      : searchMessages.inPlaces({ homes, places });
  }
  const places = cities ?? zips;
  if (places) return searchMessages.inPlaces({ homes, places: listText(places) });
  if (counties) return searchMessages.inCounties({ homes, ...countedList(counties) });
  if (highSchools) return searchMessages.nearHighSchools({ homes, ...countedList(highSchools) });
  if (schoolDistricts)
    return searchMessages.inDistricts({ homes, ...countedList(schoolDistricts) });
  if (state) return searchMessages.inPlaces({ homes, places: state });
  if (filter.text) return searchMessages.matching({ homes, text: filter.text });
  const { listingAgent: agent } = filter;
  if (agent?.name) return searchMessages.listedBy({ homes, name: agent.name });
  return homeRegion ? searchMessages.inArea({ homes, region: homeRegion }) : homes;
}

/** "Condos for sale", "Condos sold", or just "Condos" if the search includes both. */
function homesText({ kind, statuses }: SearchFilter): string {
  const homes = kind ? homesOfKind[kind]() : searchMessages.homes();
  if (!statuses?.includes('Closed')) return searchMessages.forSale({ homes });
  return statuses.every((status) => status === 'Closed') ? searchMessages.sold({ homes }) : homes;
}

const countedList = (values: string[]) => ({ places: listText(values), count: values.length });

/** The cities, ZIP codes or neighborhoods of a search, in words; null if it has none. */
export function placesText({ subdivisions, cities, zips }: SearchFilter): string | null {
  const places = subdivisions ?? cities ?? zips;
  return places ? listText(places) : null;
}

const list = new Intl.ListFormat(locale());

function listText(values: string[]): string {
  if (values.length <= 2) return list.format(values);
  return list.format([...values.slice(0, 2), searchMessages.more({ count: values.length - 2 })]);
}
