import type { ListingFeature, ListingKind, StandardStatus } from '@homestead/contract/listings';
import type { DetailFacts, RoomFacts } from '../detail-facts.ts';
import type { Enumerations } from './enumerations.ts';

/** A record as the feed gives it, already parsed. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** A field whose value made no sense or had to be read as another one. */
export interface DroppedField {
  field: string;
  value: string;
  reason: string;
}

/** The columns of `listing` that follow from the record alone. Instants are ISO text in UTC. */
export interface ListingRow {
  listing_key: string;
  mls_number: string;
  source: string;
  standard_status: StandardStatus;
  reach: 'search' | 'page' | 'none';
  property_type: string;
  property_subtype: string | null;
  kinds: ListingKind[];
  features: ListingFeature[];
  list_price_cents: number | null;
  original_list_price_cents: number | null;
  close_price_cents: number | null;
  close_on: string | null;
  street_address: string | null;
  street_number: string | null;
  address_shown: boolean;
  unit_number: string | null;
  city: string | null;
  county: string | null;
  state: string | null;
  zip: string | null;
  subdivision: string | null;
  longitude: number | null;
  latitude: number | null;
  position_approximate: boolean;
  beds: number | null;
  baths_total: number | null;
  baths_full: number | null;
  baths_half: number | null;
  living_area: number | null;
  building_area: number | null;
  lot_size_acres: number | null;
  stories: number | null;
  garage_spaces: number | null;
  year_built: number | null;
  fireplaces: number | null;
  new_construction: boolean | null;
  has_basement: boolean | null;
  elementary_school: string | null;
  middle_school: string | null;
  high_school: string | null;
  high_school_district: string | null;
  waterfront_features: string[];
  lot_features: string[];
  association_fee_cents: number | null;
  association_fee_frequency: string | null;
  association_monthly_cents: number | null;
  on_market_on: string | null;
  off_market_on: string | null;
  days_on_market: number | null;
  /** On-market instant, else the on-market date's start in Omaha, else null: first seen. */
  listed_at: string | null;
  list_office_name: string | null;
  attribution_contact: string | null;
  valuation_shown: boolean;
  comment_shown: boolean;
  search_text: string;
  modified_at: string;
  photos_changed_at: string | null;
}

/** What the record tells of its own past, for a listing that we see for the first time. */
export interface ToldHistory {
  priceChangedAt: string | null;
  previousPriceCents: number | null;
  statusChangedAt: string | null;
}

export interface NormalisedPhoto {
  media_key: string;
  /** Stands for this picture in this state: the same picture always gets the same token. */
  token: string;
  position: number;
  source_url: string;
  caption: string | null;
  room: string | null;
  shown: boolean;
  media_modified_at: string | null;
}

export interface NormalisedOpenHouse {
  open_house_key: string;
  starts_at: string;
  ends_at: string;
  type: string | null;
  remarks: string | null;
  modified_at: string | null;
}

export interface NormalisedListing {
  listing: ListingRow;
  /** The MLS says that it is deleted or may no longer be seen. */
  isGone: boolean;
  told: ToldHistory;
  detail: { remarks: string | null; facts: DetailFacts };
  rooms: RoomFacts[];
  /** Null when the record says nothing of photos: those we know stay. */
  photos: NormalisedPhoto[] | null;
  /** Null when the record says nothing of open houses. */
  openHouses: NormalisedOpenHouse[] | null;
  dropped: DroppedField[];
}

/** Why a record can't be taken, as a sentence. `listingKey` when at least that could be read. */
export interface RecordRefusal {
  refused: string;
  listingKey: string | null;
}

/** What normalising depends on besides the record. */
export interface NormaliseRules {
  /** Name of the source where the record names none. */
  source: string;
  showComingSoon: boolean;
  showClosed: boolean;
  luxuryCents: number;
  /** Against which relative media addresses are resolved; null refuses them. */
  mediaBase: string | null;
  enumerations: Enumerations;
  /** The instant against which "in the future" is judged. */
  now: Date;
}
