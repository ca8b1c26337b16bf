import type { CallLine } from '#platform';

/** The calls of the listings room, by endpoint name. */
export const listingCalls = {
  geocode: 'POST Maps/Geocode',
  reverseGeocode: 'POST Maps/Reverse',
  getListing: 'GET Property/GetPropertyById',
  getOpenHouses: 'GET Property/GetOpenHouseListingById',
  getSimilarListings: 'GET Property/GetSimilarProperties',
  getListingHistory: 'GET Property/GetPropertyHistory',
  getPriceComparison: 'GET Property/GetPriceComparison',
  getNearbySold: 'GET Property/GetNearbySold',
  getLegalAndCounty: 'GET Property/GetPropertyLegalandCounty',
  getSitemapEntries: 'GET Property/GetSitemapEntries',
  getMapClusters: 'POST Property/GetMapClusters',
  getMapPoints: 'POST Property/GetMapPoints',
  getOptionLists: 'GET Filter/GetSearchList',
  countOptions: 'POST Filter/CountOptions',
  getPaymentTerms: 'GET Property/GetPaymentTerms',
  getPlace: 'GET Property/GetPlace',
  getPlaces: 'GET Property/GetPlaces',
  reportListing: 'POST Property/ReportListing',
  searchListings: 'POST Property/GetPropertyList',
  countHomes: 'POST Filter/CountHomes',
  getFeedProgress: 'GET Property/GetFeedProgress',
  readSentence: 'GET Filter/ReadSentence',
  getAddresses: 'GET property/GetPropertyAddress',
  suggestPlaces: 'GET Property/Suggest',
} as const satisfies Record<string, CallLine>;
