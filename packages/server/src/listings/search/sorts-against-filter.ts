import type { ListingKind } from '@homestead/contract/feed';
import type { SortOrder } from '@homestead/contract/listings';
import type { SearchFilter } from './search-filter.ts';

type Asks = (filter: SearchFilter) => boolean;

const isLarge: Asks = ({ areaMin }) => areaMin !== null;
const isSmall: Asks = ({ areaMax }) => areaMax !== null;
const isCheap: Asks = ({ priceMax, monthlyMax }) => priceMax !== null || monthlyMax !== null;
const isYoung: Asks = ({ yearMin, newConstruction }) =>
  yearMin !== null || newConstruction === true;
const isOld: Asks = ({ yearMax }) => yearMax !== null;
const hasGround: Asks = ({ lotMin, lotRange }) =>
  lotMin !== null || (lotRange !== null && lotRange !== 'none' && lotRange.from > 0);
const isJustReduced: Asks = ({ reducedWithin }) => reducedWithin !== null;
const isJustListed: Asks = ({ daysOnMarket }) => daysOnMarket !== null;

const attached: ReadonlySet<string> = new Set<ListingKind>(['condo', 'townhouse', 'villa']);
const isAttached: Asks = ({ subtypes, kind: wanted }) =>
  subtypes.length > 0 ||
  (wanted !== null && wanted.kinds.length > 0 && wanted.kinds.every((kind) => attached.has(kind)));

/**
 * What puts homes at the far end of each order: large ones are expensive, new ones not yet reduced.
 */
const adverse: Readonly<Record<SortOrder, readonly Asks[]>> = {
  newest: [isJustReduced],
  priceasc: [isLarge, isYoung, hasGround],
  pricedesc: [isSmall, isOld, isAttached],
  yearbuilt: [isSmall, isCheap, hasGround],
  openhouse: [isJustListed],
  reduced: [isJustListed],
  sqft: [isCheap, isOld, isAttached],
  lotsize: [isYoung, isAttached],
};

/**
 * Whether all matching homes may be at the far end of the order, so that a scan along it would pass
 * nearly everything first. The planner can't know: it treats columns as independent.
 */
export function sortsAgainstFilter(filter: SearchFilter, sort: SortOrder): boolean {
  return adverse[sort].some((asks) => asks(filter));
}
