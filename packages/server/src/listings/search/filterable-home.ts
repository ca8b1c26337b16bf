/**
 * One listing as filters look at it, read by `selectFilterableHomes`. Texts are in lower case as the
 * database lowers them, types also without spaces.
 */
export interface FilterableHome {
  id: number;
  reach: string;
  standard_status: string;
  city: string | null;
  county: string | null;
  zip: string | null;
  state: string | null;
  subdivision: string | null;
  elementary_school: string | null;
  high_school: string | null;
  high_school_district: string | null;
  property_type: string;
  property_subtype: string | null;
  kinds: string[];
  features: string[];
  waterfront_features: string[];
  lot_features: string[];
  list_price_cents: number | null;
  association_monthly_cents: number | null;
  address_shown: boolean;
  street_number: string | null;
  position: { x: number; y: number } | null;
  beds: number | null;
  baths_total: number | null;
  living_area: number | null;
  lot_size_acres: number | null;
  stories: number | null;
  garage_spaces: number | null;
  year_built: number | null;
  fireplaces: number | null;
  new_construction: boolean | null;
  has_basement: boolean | null;
  days_on_market: number | null;
  /** YYYY-MM-DD. */
  on_market_on: string | null;
  price_reduced_at: Date | null;
  search_text: string;
  remarks: string | null;
  /** Public open houses that are not over, at most 100, in milliseconds since 1970. */
  open_houses: { start: number; end: number }[];
}
