/** Statuses that search shows without being asked. */
export const searchableStatuses = [
  'Active',
  'ActiveUnderContract',
  'Pending',
  'ComingSoon',
] as const;
/** Those of homes that have a buyer. */
export const underContractStatuses = [
  'ActiveUnderContract',
  'Pending',
] as const satisfies readonly (typeof searchableStatuses)[number][];
/** Statuses that a search can ask for: sold homes only where the MLS permits it. */
export const filterableStatuses = [...searchableStatuses, 'Closed'] as const;

export type SearchableStatus = (typeof searchableStatuses)[number];

/** Every sort order of R-48, worked out on the server. */
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

/** The most letters of an agent's id in the MLS. */
export const LISTING_AGENT_MAX = 100;
