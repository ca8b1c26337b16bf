import type { Room } from '#platform';
import { startFeed } from './feed/start-feed.ts';
import { startOutside } from './outside/start-outside.ts';
import { servePhotos } from './photos/serve-photos.ts';
import { startPhotoCopies } from './photos/start-photo-copies.ts';
import { registerListingData } from './register-listing-data.ts';
import { serveFeedCalls } from './routes/serve-feed-calls.ts';
import { serveHomeCalls } from './routes/serve-home-calls.ts';
import { serveKeptHomeCalls } from './routes/serve-kept-home-calls.ts';
import { serveListingCalls } from './routes/serve-listing-calls.ts';
import { serveMapsCalls } from './routes/serve-maps-calls.ts';
import { serveOpenHouseFiles } from './routes/serve-open-house-files.ts';
import { serveOutsideCalls } from './routes/serve-outside-calls.ts';
import { servePaymentCalls } from './routes/serve-payment-calls.ts';
import { serveSavedSearchCalls } from './routes/serve-saved-search-calls.ts';
import { startAlerts } from './saved-searches/start-alerts.ts';

/** The listings room: the MLS feed, search, the home's page, photos. */
export const listingsRoom: Room = {
  name: 'listings',
  async start(app, house) {
    registerListingData(house);
    serveListingCalls(app, house);
    serveHomeCalls(app, house);
    serveKeptHomeCalls(app, house);
    serveSavedSearchCalls(app, house);
    serveFeedCalls(app, house);
    serveOpenHouseFiles(app, house);
    servePaymentCalls(app, house);
    serveOutsideCalls(app, house);
    serveMapsCalls(app, house);
    startOutside(house);
    startAlerts(house);
    servePhotos(app, house);
    startPhotoCopies(house);
    startFeed(house);
  },
};
