import type { ListingFeature, ListingKind, StandardStatus } from '@homestead/contract/feed';
import type { DetailFacts, RoomFacts } from './detail-facts.ts';
import type { Enumerations } from './enumerations.ts';
import type { FilterColumns } from './filter-columns.ts';

/** A parsed record from the feed. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** A field whose value made no sense or had to be read as another one. */
export interface DroppedField {
  field: string;
  value: string;
  reason: string;
}

/** The columns of `listing` that follow from the record itself. Instants are ISO text in UTC. */
export interface ListingRow extends FilterColumns {
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
  /** On-market instant, else the start of the on-market date in Omaha, else null: first seen. */
  listed_at: string | null;
  list_office_name: string | null;
  attribution_contact: string | null;
  valuation_shown: boolean;
  comment_shown: boolean;
  search_text: string;
  modified_at: string;
  photos_changed_at: string | null;
}

/** What the record says about its own past, for a listing we see for the first time. */
export interface ReportedHistory {
  priceChangedAt: string | null;
  previousPriceCents: number | null;
  statusChangedAt: string | null;
}

export interface NormalizedPhoto {
  media_key: string;
  /** Identifies this version of this picture: the same picture always gets the same token. */
  token: string;
  position: number;
  source_url: string;
  caption: string | null;
  room: string | null;
  shown: boolean;
  media_modified_at: string | null;
}

export interface NormalizedOpenHouse {
  open_house_key: string;
  starts_at: string;
  ends_at: string;
  type: string | null;
  /** Whether anybody may come. Only public ones are shown, counted and searched by. */
  is_public: boolean;
  remarks: string | null;
  modified_at: string | null;
}

export interface NormalizedListing {
  listing: ListingRow;
  /** The MLS says it is deleted or may no longer be seen. */
  isGone: boolean;
  told: ReportedHistory;
  detail: { remarks: string | null; facts: DetailFacts };
  rooms: RoomFacts[];
  /** Null when the record says nothing about photos: the ones we have stay. */
  photos: NormalizedPhoto[] | null;
  /** Null when the record says nothing about open houses. */
  openHouses: NormalizedOpenHouse[] | null;
  dropped: DroppedField[];
}

/** Why a record can't be used, as a sentence. `listingKey` if at least that could be read. */
export interface RecordRefusal {
  refused: string;
  listingKey: string | null;
}

/** What normalization depends on besides the record. */
export interface NormalizeRules {
  /** Name of the source where the record names none. */
  source: string;
  showComingSoon: boolean;
  showClosed: boolean;
  luxuryCents: number;
  /** Base for relative media addresses; null rejects them. */
  mediaBase: string | null;
  enumerations: Enumerations;
  /** What "in the future" is judged against. */
  now: Date;
}
