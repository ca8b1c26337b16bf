import { openListings } from '#listings';
import type { Room } from '#platform';
import { Commutes } from './commute/commutes.ts';
import { serveDirectionCalls } from './directions/direction-calls.ts';
import { openNeighborhood } from './neighborhood-services.ts';
import { serveScoreCalls } from './scores/score-calls.ts';

/** The neighborhood room: scores, noise, flood zones, directions, commute. */
export const neighborhoodRoom: Room = {
  name: 'neighborhood',
  start(app, services) {
    const outside = openNeighborhood(services);
    serveScoreCalls(app, outside);
    serveDirectionCalls(app, outside);
    const { router } = outside.services;
    if (!router) return;
    const { commutes, caches } = openListings(services);
    const found = new Commutes(outside, router, () => caches.feedVersion());
    commutes.register((commute, personId) => found.find(commute, personId));
  },
};
