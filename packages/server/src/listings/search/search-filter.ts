import type { SearchableStatus, SortOrder } from '@homestead/contract/listings';
import type { Area, Within } from './area-geometry.ts';
import type { MonthlyLimit } from './monthly-cost.ts';
import type { ReachableCells } from './reachable-cells.ts';

/** A range; null leaves that end open. Both ends belong to it. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** A box of the map in degrees. */
export interface MapBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/**
 * What a visitor asks for, in the glossary's words. Texts are in lower case; an empty list asks
 * for nothing; `null` leaves a field open. A list that can match nothing holds {@link NOTHING}.
 */
export interface SearchFilter {
  cities: string[];
  counties: string[];
  zips: string[];
  states: string[];
  streetNumber: string | null;
  beds: { count: number; exact: boolean } | null;
  baths: { count: number; exact: boolean } | null;
  yearBuilt: number | null;
  yearBuiltRange: Range;
  highSchools: string[];
  elementarySchools: string[];
  highSchoolDistricts: string[];
  subdivisions: string[];
  hasGarage: boolean | null;
  garageSpaces: number | null;
  garageSpacesRange: Range;
  waterfrontFeatures: string[];
  lotFeatures: string[];
  /** Features that must all be there. */
  features: string[];
  /** Features that must not be there. */
  withoutFeatures: string[];
  isLuxury: boolean | null;
  /** Kinds and property types of which one must fit; types without spaces. */
  types: { kinds: string[]; propertyTypes: string[] } | null;
  /** Without spaces. */
  propertySubtypes: string[];
  isNewConstruction: boolean | null;
  fireplaces: Range;
  /** Square feet. */
  livingArea: Range;
  priceCents: Range;
  /** Acres. */
  lotSize: Range;
  /** Acres; `below` is not part of it. Null when the code asked for is unknown. */
  lotRange: { from: number; below: number | null } | 'none' | null;
  maxDaysOnMarket: number | null;
  /** Words that must all be contained. */
  words: string[];
  box: MapBox | null;
  statuses: SearchableStatus[];
  hasBasement: boolean | null;
  /** Cents a month that dues may be; homes whose dues are unknown are out. */
  maxDuesCents: number | null;
  /** By the estimator's own terms; homes without a price are out, unknown dues count as none. */
  monthlyCost: MonthlyLimit | null;
  stories: Range;
  /** Any open house to come, one on the coming weekend, or one on a date in Omaha (YYYY-MM-DD). */
  openHouse: string | null;
  /** Days since the price was reduced, counted by the date in Omaha. */
  maxDaysSinceReduction: number | null;
  /** Words that the description must all contain. */
  keywords: string[];
  /** City, county, ZIP code, subdivision and schools are alternatives: one must fit, not all. */
  isAnyPlace: boolean;
  /** Drawn areas of which one must hold the home. */
  areas: Area[];
  within: Within | null;
  /** Filled in by `Commutes`, since travel times must be asked for. */
  commute: ReachableCells | null;
}

/** Which page of the results, and in what order. */
export interface PageWish {
  sort: SortOrder;
  size: number;
  number: number;
  /** Cursor as the wire gave it. */
  after: string | null;
  before: string | null;
}
