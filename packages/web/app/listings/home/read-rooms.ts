import type { WireDetail } from '@homestead/contract/listings';
import { decimalText } from '#platform';
import type { RoomRow } from '../listing.ts';
import { listText } from './fact-text.ts';

const BEDROOMS = 5;
/** Rooms that always have a row (spec 1 section 3: RoomLivingRoom…, RoomKitchen…, RoomDiningRoom…). */
const ALWAYS = ['Living Room', 'Kitchen', 'Dining Room'];

type WireRoom = WireDetail['Rooms'][number];

/** The rooms of a home in three tables. */
export interface RoomTables {
  bedrooms: RoomRow[];
  bathrooms: RoomRow[];
  others: RoomRow[];
}

/**
 * Bedrooms 1 to 5 and beyond (spec 1 section 2: level, length by width; the feed's rows on the
 * places their names say, empty ones where it has none), bathrooms of the feed, and all other
 * rooms, of which living room, kitchen and dining room always have a row. Land has no empty rows.
 */
export function readRooms(wire: WireDetail): RoomTables {
  const isBath = (room: WireRoom) => /bath/i.test(room.RoomType);
  const isBed = (room: WireRoom) =>
    /bed ?room|^(primary|master)$/i.test(room.RoomType) && !isBath(room);
  const isLand = /land/i.test(wire.PropertyType ?? '');
  const others = wire.Rooms.filter((room) => !isBed(room) && !isBath(room)).map(roomRow);
  const missing = ALWAYS.filter((name) => !others.some((row) => row.name === name));
  return {
    bedrooms: bedroomRows(wire.Rooms.filter(isBed), isLand ? 0 : BEDROOMS),
    bathrooms: wire.Rooms.filter(isBath).map(roomRow),
    others: isLand ? others : [...others, ...missing.map(emptyRow)],
  };
}

/** Each bedroom on the place its name says, the primary one first, others where there is room. */
function bedroomRows(rooms: WireRoom[], atLeast: number): RoomRow[] {
  const places: (RoomRow | undefined)[] = Array.from({ length: atLeast });
  const later: RoomRow[] = [];
  for (const room of rooms) {
    const number = Number(/\d+/.exec(room.RoomType)?.[0] ?? 0);
    const isPrimary = /primary|master/i.test(room.RoomType);
    const place = (isPrimary ? 1 : number) - 1;
    const row = { ...roomRow(room), name: isPrimary ? 'primary' : '' };
    if (place >= 0 && place < BEDROOMS && !places[place]) places[place] = row;
    else later.push(row);
  }
  for (const row of later) {
    const free = places.findIndex((taken) => !taken);
    if (free < 0) places.push(row);
    else places[free] = row;
  }
  return Array.from(places, (row, index) => ({
    ...emptyRow(`Bedroom ${index + 1}${row?.name ? ` (${row.name})` : ''}`),
    ...(row && { level: row.level, size: row.size, features: row.features }),
  }));
}

function emptyRow(name: string): RoomRow {
  return { name, level: null, size: null, features: null };
}

function roomRow(room: WireRoom): RoomRow {
  const hasSize = room.RoomLength !== null && room.RoomWidth !== null;
  return {
    name: room.RoomType,
    level: room.RoomLevel,
    size: hasSize
      ? `${decimalText(room.RoomLength as number)} × ${decimalText(room.RoomWidth as number)} ft`
      : null,
    features: listText(room.RoomFeatures),
  };
}
