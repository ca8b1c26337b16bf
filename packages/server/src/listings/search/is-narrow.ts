import type { ListingKind } from '@homestead/contract/feed';
import type { SortOrder } from '@homestead/contract/listings';
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

/** Orders in which homes of a kind come early, so that a page is soon full. */
const firstIn: Readonly<Record<string, readonly SortOrder[]>> = {
  luxury: ['pricedesc', 'sqft'],
  land: ['priceasc', 'lotsize'],
  farm: ['lotsize'],
  equestrian: ['lotsize'],
} satisfies Partial<Record<ListingKind, readonly SortOrder[]>>;

/**
 * Whether it is better to find all matches and sort them than to scan along the sort order until a
 * page is full. The planner assumes that matches are spread evenly along the order; but the homes
 * of one school or ZIP code cost about the same, and land has no year, so that a scan by value may
 * pass nearly everything first (docs/decisions/0039). One agent has few homes in any order.
 */
export function isNarrow(filter: SearchFilter, sort: SortOrder): boolean {
  if (filter.listingAgent !== null) return true;
  if (!valueSorts.has(sort)) return false;
  const isScattered = (kind: string) => rareKinds.has(kind) && !firstIn[kind]?.includes(sort);
  return (
    isSmallPlace(filter) ||
    filter.features.length > 0 ||
    filter.streetNumber !== null ||
    (filter.luxury === true && isScattered('luxury')) ||
    (filter.kind?.kinds.length === 1 && filter.kind.kinds.every(isScattered))
  );
}

/** With `anyplace`, a city next to a ZIP code lets in the whole city. */
function isSmallPlace(filter: SearchFilter): boolean {
  const isAsked = (list: readonly string[]) => list.length > 0;
  const small = [filter.zips, filter.subdivisions, filter.elementarySchools];
  const large = [filter.cities, filter.counties, filter.highSchools, filter.schoolDistricts];
  return small.some(isAsked) && !(filter.anyPlace && large.some(isAsked));
}
