import type { Room } from '#platform';
import { serveListingCalls } from './routes/serve-listing-calls.ts';

/** The listings room: the MLS feed, search, the home's page, photos. */
export const listingsRoom: Room = {
  name: 'listings',
  async start(app, house) {
    serveListingCalls(app, house);
  },
};
