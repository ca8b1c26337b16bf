import type { WireDetail } from '@homestead/contract/listings';
import { decimalText } from '#platform';
import type { RoomRow } from '../listing/listing.ts';
import { homeFactMessages } from '../messages/home-facts.ts';
import { listText } from './fact-text.ts';

const BEDROOMS = 5;
/** Marks the row of the primary bedroom until the rows are numbered. */
const PRIMARY = 'primary';
/** Rooms that always have a row, under the names that the Data Dictionary gives them. */
const always = [homeFactMessages.livingRoom, homeFactMessages.kitchen, homeFactMessages.diningRoom];

type WireRoom = WireDetail['Rooms'][number];

/** The rooms of a home in three tables. */
interface RoomTables {
  bedrooms: RoomRow[];
  bathrooms: RoomRow[];
  others: RoomRow[];
}

/**
 * Bedrooms 1 to 5 as far as the home has them, numbered as the feed names them and empty if
 * it has none; the feed's bathrooms; and all other rooms. Living room, kitchen and dining room
 * always have a row, except for land, which has no empty rows.
 */
export function readRooms(wire: WireDetail): RoomTables {
  const isBath = (room: WireRoom) => /bath/i.test(room.RoomType);
  const isBed = (room: WireRoom) =>
    /bed ?room|^(primary|master)$/i.test(room.RoomType) && !isBath(room);
  const isLand = /land/i.test(wire.PropertyType ?? '');
  const others = wire.Rooms.filter((room) => !isBed(room) && !isBath(room)).map(roomRow);
  const missing = always
    .map((say) => say())
    .filter((name) => !others.some((row) => row.name === name));
  return {
    bedrooms: bedroomRows(wire.Rooms.filter(isBed), isLand ? 0 : rowsFor(wire.BedroomsTotal)),
    bathrooms: wire.Rooms.filter(isBath).map(roomRow),
    others: isLand ? others : [...others, ...missing.map(emptyRow)],
  };
}

const rowsFor = (beds: number | null) => Math.min(beds ?? BEDROOMS, BEDROOMS);

/** Each bedroom under its own number, the primary one first, others in the gaps. */
function bedroomRows(rooms: WireRoom[], atLeast: number): RoomRow[] {
  const places: (RoomRow | undefined)[] = Array.from({ length: atLeast });
  const later: RoomRow[] = [];
  for (const room of rooms) {
    const number = Number(/\d+/.exec(room.RoomType)?.[0] ?? 0);
    const isPrimary = /primary|master/i.test(room.RoomType);
    const place = (isPrimary ? 1 : number) - 1;
    const row = { ...roomRow(room), name: isPrimary ? PRIMARY : '' };
    if (place >= 0 && place < BEDROOMS && !places[place]) places[place] = row;
    else later.push(row);
  }
  for (const row of later) {
    const free = places.findIndex((taken) => !taken);
    if (free < 0) places.push(row);
    else places[free] = row;
  }
  return Array.from(places, (row, index) => ({
    ...emptyRow(nameOf(index + 1, row?.name === PRIMARY)),
    ...(row && { level: row.level, size: row.size, features: row.features }),
  }));
}

function nameOf(number: number, isPrimary: boolean): string {
  return isPrimary
    ? homeFactMessages.primaryBedroom({ number })
    : homeFactMessages.bedroom({ number });
}

function emptyRow(name: string): RoomRow {
  return { name, level: null, size: null, features: null };
}

function roomRow(room: WireRoom): RoomRow {
  const hasSize = room.RoomLength !== null && room.RoomWidth !== null;
  return {
    name: room.RoomType,
    level: room.RoomLevel && homeFactMessages.levelOf({ level: room.RoomLevel }),
    size: hasSize
      ? homeFactMessages.sizeInFeet({
          length: decimalText(room.RoomLength as number),
          width: decimalText(room.RoomWidth as number),
        })
      : null,
    features: listText(room.RoomFeatures),
  };
}
