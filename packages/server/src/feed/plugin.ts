import { maintain, type Room } from '#platform';
import { hideForbiddenHomes } from './intake/hide-forbidden-homes.ts';
import { servePhotos } from './photos/serve-photos.ts';
import { startPhotoCopies } from './photos/start-photo-copies.ts';
import { startFeed } from './runs/start-feed.ts';
import { serveFeedCalls } from './status/feed-calls.ts';

/** The feed room: MLS data and photos. */
export const feedRoom: Room = {
  name: 'feed',
  async start(app, services) {
    await maintain(services.db, (db) => hideForbiddenHomes(db, services.settings));
    serveFeedCalls(app, services);
    servePhotos(app, services);
    startPhotoCopies(services);
    startFeed(services);
  },
};
