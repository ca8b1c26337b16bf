import type { ListingFeature, ListingKind } from '#feed';
import type { SortOrder } from './search-choices.ts';

/**
 * Labels of the header strip, and the values it sends as `propertytype` in the specified spelling
 * (R-48).
 */
export const kindLabels: Record<ListingKind, { label: string; wire: string }> = {
  house: { label: 'House', wire: 'House' },
  townhouse: { label: 'Townhouse', wire: 'Townhouse' },
  condo: { label: 'Condo', wire: 'Condominium' },
  villa: { label: 'Villa', wire: 'Villa/Patio Home' },
  luxury: { label: 'Luxury', wire: 'Luxury' },
  'multi-family': { label: 'Multi-family', wire: 'Multi Family' },
  land: { label: 'Land', wire: 'Land' },
  waterfront: { label: 'Waterfront', wire: 'Waterfront' },
  pool: { label: 'Pool', wire: 'Pool_Access' },
  equestrian: { label: 'Equestrian', wire: 'Equestrian' },
  'golf-course': { label: 'Golf course', wire: 'Golf_Course' },
  farm: { label: 'Farms', wire: 'Farm' },
};

export const featureLabels: Record<ListingFeature, { label: string; wire: string }> = {
  waterfront: { label: 'Waterfront', wire: 'waterfront' },
  riverfront: { label: 'Riverfront', wire: 'riverfront' },
  lakefront: { label: 'Lakefront', wire: 'lakefront' },
  'pool-in-ground': { label: 'In-ground pool', wire: 'pool_In_Ground' },
  'pool-above-ground': { label: 'Above-ground pool', wire: 'pool_Above_Ground' },
  'pool-access': { label: 'Pool access', wire: 'pool_Access' },
  'horse-permitted': { label: 'Horses allowed', wire: 'horse_Permitted' },
  'out-building': { label: 'Out building', wire: 'out_Building' },
  'golf-course': { label: 'Golf course', wire: 'golf_Course' },
};

/** Sort labels as R-49 lists them. */
export const sortLabels: Record<SortOrder, string> = {
  newest: 'Newest listings',
  priceasc: 'Lowest price',
  pricedesc: 'Highest price',
  yearbuilt: 'Year built',
  openhouse: 'Open house date',
  reduced: 'Recently reduced',
  sqft: 'Largest sqft',
  lotsize: 'Lot size',
};
