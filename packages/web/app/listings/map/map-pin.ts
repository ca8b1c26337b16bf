import type { Photo } from '../listing/listing.ts';
import type { MapBounds, MapPoint } from '../search/search-shapes.ts';

/** What the small card of a pin shows of a home. */
export interface MapHome {
  mlsNumber: string;
  /** Null when the address may not be shown. */
  street: string | null;
  cityLine: string;
  priceCents: number | null;
  /** "3 bd · 2 ba · 1,800 sq ft" */
  facts: string;
  /** "Pending", null for a home that is plainly for sale. */
  status: string | null;
  isApproximate: boolean;
  listedBy: string;
  photo: Photo | null;
}

/** Homes that stand together on the map; with the home where it is one. */
export interface MapPin {
  /** Stays the same while the pin stands for the same homes. */
  key: string;
  at: MapPoint;
  /** The box that its homes lie in. */
  extent: MapBounds;
  count: number;
  /** Of the least dear; null when none is stated. */
  lowestPriceCents: number | null;
  home: MapHome | null;
}

/** What the map shows of a search at one place and zoom. */
export interface PinsOnMap {
  pins: MapPin[];
  /** Homes anywhere that match and have no place on the map. */
  withoutPlace: number;
}

/** What whoever looks at the map did with homes, by MLS number. */
export interface HomeStates {
  saved: ReadonlySet<string>;
  viewed: ReadonlySet<string>;
}
