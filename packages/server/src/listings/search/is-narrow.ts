import type { ListingKind, SortOrder } from '@homestead/contract/listings';
import type { SearchFilter } from './search-filter.ts';

const valueSorts: ReadonlySet<SortOrder> = new Set([
  'priceasc',
  'pricedesc',
  'yearbuilt',
  'sqft',
  'lotsize',
]);

const rareKinds: ReadonlySet<string> = new Set<ListingKind>([
  'luxury',
  'multi-family',
  'land',
  'waterfront',
  'pool',
  'equestrian',
  'golf-course',
  'farm',
]);

/** Orders in which homes of a kind come among the first, so that a page is full soon. */
const firstIn: Readonly<Record<string, readonly SortOrder[]>> = {
  luxury: ['pricedesc', 'sqft'],
  land: ['priceasc', 'lotsize'],
  farm: ['lotsize'],
  equestrian: ['lotsize'],
} satisfies Partial<Record<ListingKind, readonly SortOrder[]>>;

/**
 * Whether it is better to find all that match and sort them than to walk along the sort order until
 * a page is full. The planner thinks that matches lie evenly along the order; but the homes of one
 * school or ZIP code cost alike, and land has no year, so that a walk by a value may pass by nearly
 * everything first (docs/decisions/0039).
 */
export function isNarrow(filter: SearchFilter, sort: SortOrder): boolean {
  if (!valueSorts.has(sort)) return false;
  const isScattered = (kind: string) => rareKinds.has(kind) && !firstIn[kind]?.includes(sort);
  return (
    isSmallPlace(filter) ||
    filter.features.length > 0 ||
    filter.streetNumber !== null ||
    (filter.isLuxury === true && isScattered('luxury')) ||
    (filter.types?.kinds.length === 1 && filter.types.kinds.every(isScattered))
  );
}

/** Where any place will do, a city beside a ZIP code lets in all of the city. */
function isSmallPlace(filter: SearchFilter): boolean {
  const isAsked = (list: readonly string[]) => list.length > 0;
  const small = [filter.zips, filter.subdivisions, filter.elementarySchools];
  const large = [filter.cities, filter.counties, filter.highSchools, filter.highSchoolDistricts];
  return small.some(isAsked) && !(filter.isAnyPlace && large.some(isAsked));
}
