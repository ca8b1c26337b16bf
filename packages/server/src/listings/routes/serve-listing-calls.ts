import { listingEndpoints } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { type House, serveEndpoint } from '#platform';
import { ListingCaches } from '../caches/listing-caches.ts';
import { countHomes } from '../operations/count-homes.ts';
import { countOptions } from '../operations/count-options.ts';
import { findAddresses } from '../operations/find-addresses.ts';
import { findSimilarListings } from '../operations/find-similar-listings.ts';
import { getFeedProgress } from '../operations/get-feed-progress.ts';
import { getListing } from '../operations/get-listing.ts';
import { getListingHistory } from '../operations/get-listing-history.ts';
import { getMapClusters } from '../operations/get-map-clusters.ts';
import { getMapPoints } from '../operations/get-map-points.ts';
import { getOpenHouses } from '../operations/get-open-houses.ts';
import { getOptionLists } from '../operations/get-option-lists.ts';
import { getPlace, listPlaces } from '../operations/get-place.ts';
import { listSitemapEntries } from '../operations/list-sitemap-entries.ts';
import { searchListings } from '../operations/search-listings.ts';
import { suggestPlaces } from '../operations/suggest-places.ts';
import { understandSentence } from '../operations/understand-sentence.ts';
import { Commutes } from '../outside/commute/commutes.ts';
import { openOutside } from '../outside/outside-house.ts';
import { wantPhotosOf } from '../photos/start-photo-copies.ts';
import type { Reading } from '../reading.ts';
import { SuggestionSource } from '../suggestions/suggestion-source.ts';

/** Registers the read calls of the listings room. */
export function serveListingCalls(app: FastifyInstance, house: House): void {
  const caches = new ListingCaches(house.db, house.settings.CACHES);
  const reading: Reading = {
    db: house.db,
    caches,
    commutes: new Commutes(openOutside(house), caches),
    suggestions: new SuggestionSource(),
    terms: house.settings.estimator,
    wantPhotos: (listingId) => wantPhotosOf(house, listingId),
  };
  const calls = listingEndpoints;
  serveEndpoint(app, calls.searchListings, ({ body, caller }) =>
    searchListings(reading, body, caller),
  );
  serveEndpoint(app, calls.getListing, ({ query, caller }) => getListing(reading, query, caller));
  serveEndpoint(app, calls.getOptionLists, ({ query }) => getOptionLists(reading, query.most));
  serveEndpoint(app, calls.countHomes, ({ body, caller }) => countHomes(reading, body, caller));
  serveEndpoint(app, calls.countOptions, ({ body, caller }) => countOptions(reading, body, caller));
  serveEndpoint(app, calls.getOpenHouses, ({ query }) => getOpenHouses(reading, query));
  serveEndpoint(app, calls.getAddresses, ({ query }) => findAddresses(reading, query));
  serveEndpoint(app, calls.suggestPlaces, ({ query }) => suggestPlaces(reading, query));
  serveEndpoint(app, calls.readSentence, ({ query }) => understandSentence(reading, query));
  serveEndpoint(app, calls.getSimilarListings, ({ query }) => findSimilarListings(reading, query));
  serveEndpoint(app, calls.getListingHistory, ({ query }) => getListingHistory(reading, query));
  serveEndpoint(app, calls.getMapClusters, ({ body, caller }) =>
    getMapClusters(reading, body, caller),
  );
  serveEndpoint(app, calls.getMapPoints, ({ body, caller }) => getMapPoints(reading, body, caller));
  serveEndpoint(app, calls.getPlace, ({ query }) => getPlace(reading, query));
  serveEndpoint(app, calls.getPlaces, ({ query }) => listPlaces(reading, query));
  serveEndpoint(app, calls.getFeedProgress, () => getFeedProgress(reading));
  serveEndpoint(app, calls.getSitemapEntries, ({ query }) => listSitemapEntries(reading, query));
}
