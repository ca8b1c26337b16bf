import type { ListingKind, SortOrder } from '@homestead/contract/listings';
import type { SearchFilter } from './search-filter.ts';

type Asks = (filter: SearchFilter) => boolean;

const isLarge: Asks = ({ livingArea }) => livingArea.min !== null;
const isSmall: Asks = ({ livingArea }) => livingArea.max !== null;
const isCheap: Asks = ({ priceCents, monthlyCost }) =>
  priceCents.max !== null || monthlyCost !== null;
const isYoung: Asks = ({ yearBuiltRange, isNewConstruction }) =>
  yearBuiltRange.min !== null || isNewConstruction === true;
const isOld: Asks = ({ yearBuiltRange }) => yearBuiltRange.max !== null;
const hasGround: Asks = ({ lotSize, lotRange }) =>
  lotSize.min !== null || (lotRange !== null && lotRange !== 'none' && lotRange.from > 0);
const isJustReduced: Asks = ({ maxDaysSinceReduction }) => maxDaysSinceReduction !== null;
const isJustListed: Asks = ({ maxDaysOnMarket }) => maxDaysOnMarket !== null;

const attached: ReadonlySet<string> = new Set<ListingKind>(['condo', 'townhouse', 'villa']);
const isAttached: Asks = ({ propertySubtypes, types }) =>
  propertySubtypes.length > 0 ||
  (types !== null && types.kinds.length > 0 && types.kinds.every((kind) => attached.has(kind)));

/** What puts homes at the far end of each order: large ones are dear, new ones not yet reduced. */
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
 * Whether the homes asked for may all lie at the far end of the order, so that a walk along it would
 * pass by nearly everything first. The planner can't know: it takes each column for itself.
 */
export function isAdverse(filter: SearchFilter, sort: SortOrder): boolean {
  return adverse[sort].some((asks) => asks(filter));
}
