import type { Room } from '#platform';

/** The listings room: the MLS feed, search, the home's page, photos. */
export const listingsRoom: Room = {
  name: 'listings',
  async start() {},
};
