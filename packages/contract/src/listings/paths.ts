/** Paths below /api/v1 of the listings room; the browser's client needs no more than these. */
export const listingPaths = {
  search: 'Property/GetPropertyList',
  detail: 'Property/GetPropertyById',
  optionLists: 'Filter/GetSearchList',
  openHouses: 'Property/GetOpenHouseListingById',
  addresses: 'property/GetPropertyAddress',
  suggest: 'Property/Suggest',
  similar: 'Property/GetSimilarProperties',
  history: 'Property/GetPropertyHistory',
  paymentTerms: 'Property/GetPaymentTerms',
  mapPoints: 'Property/GetMapPoints',
  feedProgress: 'Property/GetFeedProgress',
  sitemapEntries: 'Property/GetSitemapEntries',
  feedStatus: 'Feed/GetStatus',
  refusedRecords: 'Feed/GetRefusedRecords',
  runFeedNow: 'Feed/RunNow',
} as const;
