import { openAccounts } from '#accounts';
import type { Room } from '#platform';
import { serveGeocodingCalls } from './geocoding/geocoding-calls.ts';
import { serveHomeCalls } from './home/home-calls.ts';
import { serveHomepageCalls } from './homepage/homepage-calls.ts';
import { openListings } from './listing-deps.ts';
import { serveMapCalls } from './map/map-calls.ts';
import { serveOpenHouseCalls } from './open-houses/open-house-calls.ts';
import { serveOptionCalls } from './options/option-calls.ts';
import { servePaymentCalls } from './payment/payment-calls.ts';
import { servePlaceCalls } from './places/place-calls.ts';
import { defineReportJobs } from './reports/define-report-jobs.ts';
import { listingReportData } from './reports/listing-report-data.ts';
import { serveReportCalls } from './reports/report-calls.ts';
import { serveSearchCalls } from './search/search-calls.ts';
import { loadProtectedWords } from './sentence/find-protected-words.ts';
import { serveSentenceCalls } from './sentence/sentence-calls.ts';
import { serveSuggestionCalls } from './suggestions/suggestion-calls.ts';

/** The listings room: search, a home's page, the map, pages of places. */
export const listingsRoom: Room = {
  name: 'listings',
  start(app, services) {
    const deps = openListings(services);
    serveSearchCalls(app, deps);
    serveOptionCalls(app, deps);
    serveMapCalls(app, deps);
    servePlaceCalls(app, deps);
    serveSuggestionCalls(app, deps);
    serveHomepageCalls(app, deps);
    serveSentenceCalls(app, deps);
    serveHomeCalls(app, services);
    serveOpenHouseCalls(app, services);
    servePaymentCalls(app, services);
    serveReportCalls(app, services);
    defineReportJobs(services);
    serveGeocodingCalls(app, services);
    openAccounts(services).personData.register({ room: 'listings', ...listingReportData });
  },
  async opened(services) {
    const { log } = services;
    await loadProtectedWords(openListings(services)).catch((error: unknown) =>
      log.warn({ err: error }, 'The words of fair housing are loaded when they are needed'),
    );
  },
};
