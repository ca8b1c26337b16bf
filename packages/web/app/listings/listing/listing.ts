import type { ListingKind, StandardStatus } from '@homestead/contract/feed';
import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';

/** A picture of a home. `alt` says what it shows, from the home's facts. */
export interface Photo {
  token: string;
  alt: string;
  placeholder: string | null;
  width: number | null;
  height: number | null;
  /** The feed's caption; only on a home's page. */
  caption?: string | null;
  /** The room it shows, if the feed says so; only on a home's page. */
  room?: string | null;
}

/** Why a card is highlighted: news that a visitor may act on. */
export type Ribbon =
  | { kind: 'open-house'; day: string; time: string }
  | { kind: 'reduced'; byCents: number | null }
  | { kind: 'new' };

/** What a card shows of a home. Unknown is null. */
export interface ListingCardFacts {
  mlsNumber: string;
  street: string | null;
  /** "Omaha, NE 68132" */
  cityLine: string;
  listPriceCents: number | null;
  beds: number | null;
  bathsTotal: number | null;
  bathsFull: number | null;
  bathsHalf: number | null;
  livingArea: number | null;
  lotSizeAcres: number | null;
  status: StandardStatus | null;
  /** Price and date of the sale, for a sold home. */
  closePriceCents: number | null;
  closedOn: string | null;
  ribbons: Ribbon[];
  photo: Photo | null;
  /** Tokens of the photos to swipe to after the first; only in search results. */
  morePhotos?: string[];
  listingFirm: string | null;
  attributionContact: string | null;
}

export interface OpenHouse {
  key: string;
  startsAt: string;
  endsAt: string;
  remarks: string | null;
}

/** One entry of a home's history, ready to read. */
export interface HistoryRow {
  date: string;
  what: string;
  price: string;
  /** How far the price moved. */
  change?: { percent: number; isLower: boolean };
}

/** One of the five figures below a home's price: what it is, the figure, more about it. */
export type StripFact = readonly [label: string, value: string, more?: string | null];

/** One line of the detail sections; an empty value reads NA there. `note` says how it is known. */
export type FactRow = readonly [label: string, value: string | null, note?: string | undefined];

export interface RoomRow {
  name: string;
  level: string | null;
  /** "14 × 12 ft" */
  size: string | null;
  features: string | null;
}

/**
 * A part of a detail section: paragraphs, then a table of rooms, then rows; what it has of them.
 */
export interface DetailBlock {
  title?: string;
  paragraphs?: string[];
  rooms?: RoomRow[];
  rows?: FactRow[];
}

/** One collapsible section of a home's page. */
export interface DetailSection {
  id: string;
  title: string;
  blocks: DetailBlock[];
}

/** A tour or video of a home on its maker's site. */
export interface TourLink {
  href: string;
  label: string;
}

/** What a home's page shows. Unknown is null; `sections` are ready to read. */
export interface ListingDetailFacts {
  mlsNumber: string;
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  cityLine: string;
  county: string | null;
  subdivision: string | null;
  position: { latitude: number; longitude: number; isApproximate: boolean } | null;
  listPriceCents: number | null;
  originalListPriceCents: number | null;
  closePriceCents: number | null;
  closeOn: string | null;
  /** 0 without an association; null where the dues are not known. */
  associationMonthlyCents: number | null;
  /** The property tax charged for a year that is at most two years ago; null if not known. */
  recentTax: { year: number; cents: number } | null;
  pricePerSquareFootCents: number | null;
  status: StandardStatus | null;
  kinds: ListingKind[];
  propertyType: string | null;
  subtype: string | null;
  beds: number | null;
  bathsTotal: number | null;
  bathsFull: number | null;
  bathsHalf: number | null;
  livingArea: number | null;
  lotSizeAcres: number | null;
  garageSpaces: number | null;
  yearBuilt: number | null;
  remarks: string | null;
  onMarketOn: string | null;
  daysOnMarket: number | null;
  photos: Photo[];
  /** Tours and videos to open, with the words of their links. */
  tours: TourLink[];
  strip: StripFact[];
  sections: DetailSection[];
  listingFirm: string | null;
  attributionContact: string | null;
  source: string | null;
  modifiedAt: string;
  lastConfirmedAt: string;
}

/** Progress of the first load of the feed. */
export type FeedProgress = AnswerOf<typeof listingEndpoints.getFeedProgress>;

/** One value that a filter can take, with the homes it would give. */
export interface Option {
  value: string;
  count: number | null;
  /** The page of the place, or the search for it. */
  href: string;
}

export interface PlaceOptions {
  states: Option[];
  cities: Option[];
  counties: Option[];
  subdivisions: Option[];
  zips: Option[];
  subtypes: Option[];
}
