/** StandardStatus of the RESO Data Dictionary 2.0, in our one spelling. */
export const standardStatuses = [
  'Active',
  'ActiveUnderContract',
  'Pending',
  'ComingSoon',
  'Closed',
  'Withdrawn',
  'Expired',
  'Canceled',
  'Hold',
  'Delete',
  'Incomplete',
] as const;
export type StandardStatus = (typeof standardStatuses)[number];

/** Statuses that search shows; Closed homes have pages alone (decision 14). */
export const searchableStatuses = [
  'Active',
  'ActiveUnderContract',
  'Pending',
  'ComingSoon',
] as const;
export type SearchableStatus = (typeof searchableStatuses)[number];

/**
 * The chips and tiles of spec 1 section 2, in the order of the header strip. Derived from
 * types and features by the rules in the server's `listing-kinds.ts` (decision 12).
 */
export const listingKinds = [
  'house',
  'townhouse',
  'condo',
  'villa',
  'luxury',
  'multi-family',
  'land',
  'waterfront',
  'pool',
  'equestrian',
  'golf-course',
  'farm',
] as const;
export type ListingKind = (typeof listingKinds)[number];

/** Special features that a filter asks for (spec 1 section 3), as kept in our rows. */
export const listingFeatures = [
  'waterfront',
  'riverfront',
  'lakefront',
  'pool-in-ground',
  'pool-above-ground',
  'pool-access',
  'horse-permitted',
  'out-building',
  'golf-course',
] as const;
export type ListingFeature = (typeof listingFeatures)[number];

/** Every sort order of spec 1 section 2, worked out on the server (decision 13). */
export const sortOrders = [
  'newest',
  'priceasc',
  'pricedesc',
  'yearbuilt',
  'openhouse',
  'reduced',
  'sqft',
  'lotsize',
] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Lot size ranges in acres offered by the filter `lotrange`; `to` is exclusive, null is open. */
export const lotRanges = [
  { code: 'under-1/4', label: 'Under 1/4 acre', from: 0, to: 0.25 },
  { code: '1/4-1/2', label: '1/4 to 1/2 acre', from: 0.25, to: 0.5 },
  { code: '1/2-1', label: '1/2 to 1 acre', from: 0.5, to: 1 },
  { code: '1-5', label: '1 to 5 acres', from: 1, to: 5 },
  { code: '5-10', label: '5 to 10 acres', from: 5, to: 10 },
  { code: 'over-10', label: 'Over 10 acres', from: 10, to: null },
] as const;
