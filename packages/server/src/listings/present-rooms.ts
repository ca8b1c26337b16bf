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

/**
 * The rooms that the specs name, each as four fields such as `RoomBedroom1Level`. Where the feed
 * tells of no bedroom 1 the primary bedroom is it.
 */
export function presentNamedRooms(rooms: readonly RoomFacts[]): Record<string, unknown> {
  const named = new Map<string, RoomFacts>();
  for (const room of rooms) {
    const name = namedRooms.get(room.type.toLowerCase());
    if (name && !named.has(name)) named.set(name, room);
  }
  const primary = named.get('RoomMasterBedroom');
  if (primary && !named.has('RoomBedroom1')) named.set('RoomBedroom1', primary);
  return Object.fromEntries(
    [...named].flatMap(([name, room]) => [
      [`${name}Level`, room.level],
      [`${name}Length`, room.length],
      [`${name}Width`, room.width],
      [`${name}Features`, room.features],
    ]),
  );
}
