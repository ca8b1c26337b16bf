import type { Photo } from '../listing/listing.ts';
import type { MapBounds, MapPoint } from '../search/search-shapes.ts';

/** What a pin's small card shows about a home. */
export interface MapHome {
  mlsNumber: string;
  /** Null when the address may not be shown. */
  street: string | null;
  cityLine: string;
  priceCents: number | null;
  /** "3 bd · 2 ba · 1,800 sq ft" */
  facts: string;
  /** "Pending"; null for a home that is simply for sale. */
  status: string | null;
  isApproximate: boolean;
  listedBy: string;
  photo: Photo | null;
}

/** Homes shown as one pin on the map; `home` when it is only one. */
export interface MapPin {
  /** Stays the same while the pin shows the same homes. */
  key: string;
  at: MapPoint;
  /** The box around its homes. */
  extent: MapBounds;
  count: number;
  /** Of the cheapest home; null when no price is known. */
  lowestPriceCents: number | null;
  home: MapHome | null;
}

/** What the map shows for a search at one place and zoom. */
export interface PinsOnMap {
  pins: MapPin[];
  /** Matching homes anywhere that have no position. */
  withoutPlace: number;
}

/** What the visitor did with homes, by MLS number. */
export interface HomeStates {
  saved: ReadonlySet<string>;
  viewed: ReadonlySet<string>;
}
