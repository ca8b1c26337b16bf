/** StandardStatus of the RESO Data Dictionary 2.0, in our spelling. */
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

/**
 * The chips and tiles of R-48, in the order of the header strip. Derived from
 * types and features by the rules in the server's `listing-kinds.ts`.
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

/** Special features to filter by, as stored in our rows. */
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
