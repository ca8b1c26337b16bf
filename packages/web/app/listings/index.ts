export { ActiveFilterChips } from './active-filter-chips.tsx';
export { readWireFilter, writeWireWishes } from './ask-listings.ts';
export { Attribution } from './attribution.tsx';
export { DetailSections } from './detail-sections.tsx';
export { DroppedNote } from './dropped-note.tsx';
export { FactsStrip } from './facts-strip.tsx';
export { FeedProgressBanner } from './feed-progress-banner.tsx';
export type {
  FeedProgress,
  ListingCardFacts,
  ListingDetailFacts,
  OpenHouse,
  PlaceOptions,
} from './listing.ts';
export {
  findFeedProgress,
  findListing,
  findPlaceOptions,
  getHistory,
  getOpenHouses,
  getSimilarListings,
  getSitemapListings,
  type SearchPage,
  searchListings,
} from './listing-client.ts';
export { ListingGrid, ListingGridSkeleton, ListingRow } from './listing-grid.tsx';
export { OpenHouses } from './open-houses.tsx';
export { Pager } from './pager.tsx';
export { Photo, watchBrokenPhotos } from './photo.tsx';
export { AllPhotos, PhotoGallery } from './photo-gallery.tsx';
export { PlaceAccordions } from './place-accordions.tsx';
export { PriceHistory } from './price-history.tsx';
export { PAGE_SIZE, type Search, type SearchFilter } from './search.ts';
export {
  type DroppedField,
  filterHref,
  listingHref,
  readSearch,
  SEARCH_PATH,
  searchHref,
} from './search-address.ts';
export { SearchForm } from './search-form.tsx';
export { activeFilters, searchHeading } from './search-words.ts';
export { SortControl } from './sort-control.tsx';
export { TypeStrip } from './type-strip.tsx';
