import type {
  ListingFeature,
  ListingKind,
  SearchableStatus,
  SortOrder,
} from '@homestead/contract/listings';
import type { MapArea, MapBounds, SearchCommute, SearchDistance } from './search-shapes.ts';

/**
 * What a visitor asks for. Prices are whole dollars as typed, areas square feet, lots acres. A
 * list means any of its values. Absent means no condition.
 */
export interface SearchFilter {
  text?: string;
  cities?: string[];
  counties?: string[];
  zips?: string[];
  state?: string;
  subdivisions?: string[];
  elementarySchools?: string[];
  highSchools?: string[];
  schoolDistricts?: string[];
  kind?: ListingKind;
  subtypes?: string[];
  priceMin?: number;
  priceMax?: number;
  /** At least this many, or exactly with `exact`. */
  beds?: number;
  baths?: number;
  exact?: boolean;
  areaMin?: number;
  areaMax?: number;
  lotMin?: number;
  lotMax?: number;
  lotRange?: string;
  yearMin?: number;
  yearMax?: number;
  garageMin?: number;
  garageMax?: number;
  fireplacesMin?: number;
  fireplacesMax?: number;
  newConstruction?: boolean;
  /** On the market for at most this many days. */
  daysOnMarket?: number;
  features?: ListingFeature[];
  /** Without any: every status that search shows. */
  statuses?: SearchableStatus[];
  basement?: boolean;
  /** Association dues of at most so many dollars a month. */
  hoaMax?: number;
  storiesMin?: number;
  storiesMax?: number;
  /** `weekend` for the coming Saturday and Sunday, `any`, or a date in Omaha, YYYY-MM-DD. */
  openHouse?: string;
  /** A price reduced within the last so many days. */
  reducedWithin?: number;
  /** Words that the description holds, all of them. */
  keywords?: string;
  /** Dollars a month at most, by the estimator's own terms. */
  monthlyMax?: number;
  /** Cities, counties, ZIP codes, neighborhoods and schools are alternatives, not all of them. */
  anyPlace?: boolean;
  /** Inside any of these. */
  areas?: MapArea[];
  within?: SearchDistance;
  commute?: SearchCommute;
  /** What the map shows. */
  bounds?: MapBounds;
}

/** One page of results as its address names it. */
export interface Search {
  filter: SearchFilter;
  sort: SortOrder;
  page: number;
  /** Cursor of the page's start, from the page before. */
  after?: string;
  /** Cursor of the page's end, from the page behind. */
  before?: string;
  /** The map is open beside the list. */
  view?: 'map' | undefined;
}

export const PAGE_SIZE = 20;
export const DEFAULT_SORT: SortOrder = 'newest';
