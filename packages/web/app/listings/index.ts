export { ActiveFilterChips } from './active-filter-chips.tsx';
export { readWireFilter, writeWireConditions } from './ask-listings.ts';
export { Attribution } from './attribution.tsx';
export { compareHref, MOST_COMPARED, readCompared } from './compare/compare-address.ts';
export { ComparisonTable } from './compare/comparison-table.tsx';
export { findComparison } from './compare/find-comparison.ts';
export { FollowComparison } from './compare/follow-comparison.tsx';
export { useDeviceMemory } from './device/use-device-memory.ts';
export { DroppedNote } from './dropped-note.tsx';
export { type EstimateTerms, estimatorMarkup } from './estimator/estimator-markup.ts';
export { EstimatorPanel } from './estimator/estimator-panel.tsx';
export { FactsStrip } from './facts-strip.tsx';
export { FeedProgressBanner } from './feed-progress-banner.tsx';
export { FiltersForm } from './filters/filters-form.tsx';
export { findFilters } from './filters/find-filters.ts';
export { findWaysOn, type WayOn } from './find-ways-on.ts';
export {
  findEstimateTerms,
  findHomeInterest,
  findNearbySold,
  findPriceComparison,
} from './home/home-client.ts';
export { HomeStill } from './home/home-still.tsx';
export { soldSentence } from './home/nearby-sold.tsx';
export { groupPhotos } from './home/photo-rooms.ts';
export { type QrCode, qrCodeOf } from './home/qr-code.ts';
export { readFigures } from './home/read-figures.ts';
export { renderHome } from './home/render-home.tsx';
export { ReportFields } from './home/report-form.tsx';
export { ReportLink } from './home/report-link.tsx';
export { reportChoices, reportRule } from './home/report-rule.ts';
export { type ReportAnswer, sendReport } from './home/send-report.ts';
export { shortenText } from './home/shorten-text.ts';
export { SimilarCarousel } from './home/similar-carousel.tsx';
export { carryOutWishes } from './kept-homes/carry-out-wishes.ts';
export { doKeptIntent } from './kept-homes/do-kept-intent.ts';
export { homeAnchor } from './kept-homes/home-anchor.ts';
export { KeepButtons } from './kept-homes/keep-buttons.tsx';
export { KeepForm } from './kept-homes/keep-form.tsx';
export { keepHomeAction } from './kept-homes/keep-home-action.ts';
export { findMark, findMarks, markCards, reportView } from './kept-homes/kept-client.ts';
export { KeptListView } from './kept-homes/kept-list.tsx';
export { forgetKeptNotice, readKeptNotice } from './kept-homes/kept-notice.ts';
export { loadKeptList } from './kept-homes/load-kept-list.ts';
export { useViewReport } from './kept-homes/use-view-report.ts';
export type {
  FeedProgress,
  ListingCardFacts,
  ListingDetailFacts,
  OpenHouse,
  PlaceOptions,
} from './listing.ts';
export { listingHref, placeHref, SEARCH_PATH } from './listing-address.ts';
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
export { MapSlot } from './map-slot.tsx';
export {
  changeKeptAddresses,
  getKeptAddresses,
  type KeptAddresses,
} from './maps/kept-addresses-client.ts';
export { KeptAddressesView } from './maps/kept-addresses-view.tsx';
export { loadMaps } from './maps/load-maps.ts';
export { MapsView } from './maps/maps-view.tsx';
export { openHousesMarkup } from './open-houses-markup.ts';
export { findSurroundings } from './outside/find-surroundings.ts';
export { SurroundingsPanel } from './outside/surroundings-panel.tsx';
export { Pager } from './pager.tsx';
export { Photo, watchBrokenPhotos } from './photo.tsx';
export { AllPhotos, PhotoGallery } from './photo-gallery.tsx';
export { placeAccordionsMarkup } from './place-accordions-markup.ts';
export { PlaceAccordionsPanel } from './place-accordions-panel.tsx';
export { loadPlace, loadPlaces } from './places/load-place.ts';
export { placePageHref, placesHref } from './places/place-address.ts';
export { getPlaces } from './places/place-client.ts';
export { PlacesView, PlaceView } from './places/place-view.tsx';
export { PriceOrder } from './price-order.tsx';
export {
  loadSavedItems,
  loadSavedLists,
  loadSaveSearch,
} from './saved-searches/load-saved-searches.ts';
export { doSavedListIntent, doSaveSearch } from './saved-searches/save-search-form.ts';
export { saveSearchHref } from './saved-searches/save-search-href.ts';
export { SaveSearchLink } from './saved-searches/save-search-link.tsx';
export { SaveSearchView } from './saved-searches/save-search-view.tsx';
export { SavedItemsView } from './saved-searches/saved-items-view.tsx';
export { SavedListsView } from './saved-searches/saved-lists-view.tsx';
export { findAlertLink, stopAlerts } from './saved-searches/stop-alerts.ts';
export { PAGE_SIZE, type Search, type SearchFilter } from './search.ts';
export {
  type DroppedField,
  FROM_TYPE,
  filterHref,
  readSearch,
  searchHref,
} from './search-address.ts';
export { SearchForm } from './search-form.tsx';
export { searchLinks } from './search-links.ts';
export { activeFilters, searchHeading } from './search-words.ts';
export { findSentenceNote } from './sentence/find-sentence-note.ts';
export { findSentenceHref } from './sentence/find-sentence-search.ts';
export { SentenceNote } from './sentence/sentence-note.tsx';
export { type ShareFacts, shareFacts } from './share/share-facts.ts';
export { ShareLink } from './share/share-link.tsx';
export { SortControl } from './sort-control.tsx';
export { TypeStrip } from './type-strip.tsx';
