import type { WireDetail } from '@homestead/contract/listings';
import type { RoomFacts } from './feed/detail-facts.ts';

/** Room labels of the feed, in lower case, by the room's name in the specs (spec 1 section 3). */
const namedRooms: ReadonlyMap<string, string> = new Map([
  ...[1, 2, 3, 4, 5].map((n) => [`bedroom ${n}`, `RoomBedroom${n}`] as const),
  ['master bedroom', 'RoomMasterBedroom'],
  ['primary bedroom', 'RoomMasterBedroom'],
  ['master bathroom', 'RoomMasterBathroom'],
  ['primary bathroom', 'RoomMasterBathroom'],
  ['living room', 'RoomLivingRoom'],
  ['kitchen', 'RoomKitchen'],
  ['dining room', 'RoomDiningRoom'],
]);

/** The rooms as a list. */
export function presentRooms(rooms: readonly RoomFacts[]): WireDetail['Rooms'] {
  return rooms.map((room) => ({
    RoomType: room.type,
    RoomLevel: room.level,
    RoomLength: room.length,
    RoomWidth: room.width,
    RoomFeatures: room.features,
  }));
}

/** The rooms that the specs name, each as four fields such as `RoomBedroom1Level`. */
export function presentNamedRooms(rooms: readonly RoomFacts[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const room of rooms) {
    const name = namedRooms.get(room.type.toLowerCase());
    if (!name || `${name}Level` in fields) continue;
    fields[`${name}Level`] = room.level;
    fields[`${name}Length`] = room.length;
    fields[`${name}Width`] = room.width;
    fields[`${name}Features`] = room.features;
  }
  return fields;
}
