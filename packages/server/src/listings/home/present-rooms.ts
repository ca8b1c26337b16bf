import type { WireDetail } from '@homestead/contract/listings';
import type { RoomFacts } from '#feed';

/** The feed's room labels, in lower case, by the room's name on the wire. */
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
 * The rooms with specified names, each as four fields such as `RoomBedroom1Level`. Without a
 * bedroom 1 in the feed, the primary bedroom is used.
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
