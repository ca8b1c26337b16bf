import { feedRoom } from '../src/feed/index.ts';
import { listingsRoom } from '../src/listings/index.ts';
import { neighborhoodRoom } from '../src/neighborhood/index.ts';
import type { Room } from '../src/platform/index.ts';
import { savedRoom } from '../src/saved/index.ts';

/** The rooms about homes, from the feed to the neighborhood. */
export const homeRooms: readonly Room[] = [feedRoom, listingsRoom, savedRoom, neighborhoodRoom];
