import type { RoomFacts } from './detail-facts.ts';
import type { Enumerations } from './enumerations.ts';
import type { RawRecord } from './normalized-listing.ts';
import { readNumber, readText } from './read-value.ts';

const MAX_ROOMS = 60;
const FLAT = /^(?:BK9_)?Room([A-Z][A-Za-z0-9]*?)(Level|Length|Width|Features|Dimensions)$/;
const FEET_IN_METER = 3.280_839_895;

/**
 * The rooms of a home, from the expanded `Rooms` (or `PropertyRooms`), otherwise from flattened
 * fields such as `RoomBedroom1Level`; one entry per type, in a fixed order. Sizes are in feet.
 */
export function normalizeRooms(raw: RawRecord, enumerations: Enumerations): RoomFacts[] {
  const rooms = new Map<string, RoomFacts>();
  for (const record of expandedRooms(raw).slice(0, MAX_ROOMS)) {
    addExpanded(rooms, record, enumerations);
  }
  if (rooms.size === 0) {
    for (const field in raw) {
      if (!field.startsWith('Room') && !field.startsWith('BK9_Room')) continue;
      const match = FLAT.exec(field);
      if (match) addFlat(rooms, enumerations, [match[1] ?? '', match[2] ?? '', raw[field]]);
    }
    dropDoubledPrimary(rooms);
  }
  return [...rooms.values()].filter(saysSomething).sort(byOrder).slice(0, MAX_ROOMS);
}

const MLS_PRIMARY_BEDROOM = 'Primary Bedroom';

/** Flattened feeds repeat the primary bedroom as bedroom 1. */
function dropDoubledPrimary(rooms: Map<string, RoomFacts>): void {
  const primary = rooms.get(MLS_PRIMARY_BEDROOM);
  const first = rooms.get('Bedroom 1');
  const isSame =
    primary?.level === first?.level &&
    primary?.length === first?.length &&
    primary?.width === first?.width;
  if (primary && first && isSame) rooms.delete('Bedroom 1');
}

function expandedRooms(raw: RawRecord): RawRecord[] {
  for (const field of ['Rooms', 'PropertyRooms', 'Room']) {
    const value = raw[field];
    if (Array.isArray(value)) {
      return value.filter((room) => room !== null && typeof room === 'object');
    }
  }
  return [];
}

function addExpanded(
  rooms: Map<string, RoomFacts>,
  record: RawRecord,
  enumerations: Enumerations,
): void {
  const type = roomType(enumerations.labelOf('RoomType', record.RoomType));
  if (type === null) return;
  let name = type;
  for (let number = 2; rooms.has(name); number += 1) name = `${type} ${number}`;
  const units = enumerations.labelOf('RoomLengthWidthUnits', record.RoomLengthWidthUnits) ?? '';
  const perUnit = /^met/i.test(units) ? FEET_IN_METER : 1;
  const [length, width] = sizesOf(record.RoomDimensions);
  rooms.set(name, {
    type: name,
    level: enumerations.labelOf('RoomLevel', record.RoomLevel),
    length: feet(record.RoomLength, perUnit) ?? length,
    width: feet(record.RoomWidth, perUnit) ?? width,
    features: enumerations.labelsOf('RoomFeatures', record.RoomFeatures),
  });
}

function addFlat(
  rooms: Map<string, RoomFacts>,
  enumerations: Enumerations,
  [name, part, value]: [name: string, part: string, value: unknown],
): void {
  if (value === null || value === undefined || value === '') return;
  const type = roomType(enumerations.labelOf('RoomType', name));
  if (type === null) return;
  const room = rooms.get(type) ?? { type, level: null, length: null, width: null, features: [] };
  if (part === 'Level') room.level ??= enumerations.labelOf('RoomLevel', value);
  if (part === 'Length') room.length ??= feet(value, 1);
  if (part === 'Width') room.width ??= feet(value, 1);
  if (part === 'Features' && room.features.length === 0) {
    room.features = enumerations.labelsOf('RoomFeatures', value);
  }
  if (part === 'Dimensions') {
    const [length, width] = sizesOf(value);
    room.length ??= length;
    room.width ??= width;
  }
  rooms.set(type, room);
}

/** "Bedroom1", "bedroom 1" → "Bedroom 1"; master and primary are the same: "Primary Bedroom". */
function roomType(label: string | null): string | null {
  if (label === null) return null;
  const words = label
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .replace(/^(?:Master|Primary)\b/i, 'Primary');
  return words.replace(/\bBath$/, 'Bathroom').slice(0, 60);
}

function feet(value: unknown, perUnit: number): number | null {
  const number = readNumber(value ?? undefined);
  if (number === null || number <= 0 || number > 500) return null;
  return Math.round(number * perUnit * 100) / 100;
}

/** "12 x 14.5" → [12, 14.5]. */
function sizesOf(value: unknown): [number | null, number | null] {
  const match = /^(\d+(?:\.\d+)?)\s*(?:x|×|by)\s*(\d+(?:\.\d+)?)/i.exec(readText(value) ?? '');
  return match ? [feet(match[1], 1), feet(match[2], 1)] : [null, null];
}

function saysSomething(room: RoomFacts): boolean {
  return (
    room.level !== null || room.length !== null || room.width !== null || room.features.length > 0
  );
}

const order = [
  /^Primary Bedroom/,
  /^Bedroom/,
  /Bathroom/,
  /^Living Room/,
  /^Kitchen/,
  /^Dining Room/,
];

function rankOf(room: RoomFacts): number {
  const rank = order.findIndex((pattern) => pattern.test(room.type));
  return rank < 0 ? order.length : rank;
}

function byOrder(a: RoomFacts, b: RoomFacts): number {
  return rankOf(a) - rankOf(b) || a.type.localeCompare(b.type, 'en', { numeric: true });
}
