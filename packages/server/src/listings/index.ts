export { type CardRow, cardColumns, mainPhotoJoin } from './cards/card-row.ts';
export { findEmailHome, findEmailHomes, findHomesToEmail } from './cards/find-email-homes.ts';
export { addressLine } from './cards/present-address.ts';
export { presentEmailHome, priceInWords, type ShownHome } from './cards/present-email-home.ts';
export { presentHomeCard } from './cards/present-home-card.ts';
export { findHomeAt } from './geocoding/find-home-at.ts';
export { type Geocoding, openGeocoding } from './geocoding/geocoding.ts';
export type { OwnHome } from './geocoding/own-home.ts';
export { givenPlace, type Spot } from './geocoding/place.ts';
export { requireOwnHome } from './geocoding/require-own-home.ts';
export { requirePlace } from './geocoding/require-place.ts';
export { estimateHome, type HomeEstimate } from './home/estimate-home.ts';
export { findOfferHome, type OfferHome } from './home/find-offer-home.ts';
export { listSitemapEntries } from './home/home-calls.ts';
export { homeStatement } from './home/home-statement.ts';
export { requireShownHome } from './home/require-shown-home.ts';
export { requireShownListingId } from './home/shown-listing-id.ts';
export { findSampleHome, type SampleHome, sampleHome } from './home-samples.ts';
export { openListings } from './listing-deps.ts';
export { mapStatement } from './map/map-statements.ts';
export { listingsRoom } from './plugin.ts';
export { listingMailSamples } from './reports/listing-mail-samples.ts';
export type { Commute } from './search/commute-step.ts';
export {
  type HomeMatcher,
  type HomeMatching,
  openHomeMatcher,
} from './search/open-home-matcher.ts';
export type { ParsedFilter } from './search/own-field.ts';
export {
  CELL_HEIGHT,
  CELL_WIDTH,
  type Cell,
  cellOf,
  ReachableCells,
} from './search/reachable-cells.ts';
export { searchStatements } from './search/search-statements.ts';
export {
  findProtectedWords,
  loadProtectedWords,
  type ProtectedWords,
} from './sentence/find-protected-words.ts';
