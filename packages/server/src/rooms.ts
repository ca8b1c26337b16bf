import { accountsRoom } from '#accounts';
import { leadsRoom } from '#leads';
import { listingsRoom } from '#listings';
import type { Room } from '#platform';

/** All rooms of the server, in the order of docs/rooms.md. */
export const rooms: readonly Room[] = [accountsRoom, listingsRoom, leadsRoom];
