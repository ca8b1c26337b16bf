import { accountsRoom } from '#accounts';
import { calendarRoom } from '#calendar';
import { documentsRoom } from '#documents';
import { feedRoom } from '#feed';
import { leadsRoom } from '#leads';
import { listingsRoom } from '#listings';
import { messagingRoom } from '#messaging';
import { neighborhoodRoom } from '#neighborhood';
import type { Room } from '#platform';
import { savedRoom } from '#saved';
import { transactionsRoom } from '#transactions';

/** All rooms of the server, in the order of docs/rooms.md. */
export const rooms: readonly Room[] = [
  accountsRoom,
  messagingRoom,
  calendarRoom,
  feedRoom,
  listingsRoom,
  savedRoom,
  neighborhoodRoom,
  documentsRoom,
  leadsRoom,
  transactionsRoom,
];
