import { LISTING_AGENT_MAX } from '@homestead/contract/listings';
import { isDay } from '@homestead/contract/platform';

/** A point on the map: longitude, then latitude, in degrees. */
export type MapPoint = [longitude: number, latitude: number];
/** A box on the map: west, south, east, north. */
export type MapBounds = [west: number, south: number, east: number, north: number];
/** A drawn area by its corners; the last connects to the first. */
export type MapArea = MapPoint[];

/** Homes within this many miles of a point, as the crow flies. */
export interface SearchDistance {
  latitude: number;
  longitude: number;
  miles: number;
}

/** Homes within this many minutes by car of one of the person's saved addresses. */
export interface SearchCommute {
  addressId: string;
  minutes: number;
}

/**
 * Writes a condition of several values compactly in a URL. `read` returns undefined for what it
 * can't read; what `write` returns reads back as the same value.
 */
export interface Shape<T> {
  read(text: string): T | undefined;
  write(value: T): string;
}

/** Homes of an agent, by the id in the MLS. */
export interface SearchAgent {
  mlsId: string;
  /** Null until the service was asked for it. */
  name: string | null;
}

/** Control characters: nobody types them, and PostgreSQL can't store a zero character in text. */
export const UNREADABLE = /\p{Cc}/u;
const DECIMALS = 5;
const MAX_CORNERS = 100;
const MAX_MILES = 200;
const MAX_MINUTES = 180;

/** Degrees as written in URLs: five decimals, about a yard. */
export function roundDegrees(value: number): number {
  return Number(value.toFixed(DECIMALS)) + 0;
}

/** `box=west,south,east,north` */
export const boundsShape: Shape<MapBounds> = {
  read(text) {
    const numbers = readNumbers(text, 4);
    if (!numbers) return undefined;
    const [west = 0, south = 0, east = 0, north = 0] = numbers;
    const isBox = isPoint(west, south) && isPoint(east, north) && west <= east && south <= north;
    return isBox ? [west, south, east, north] : undefined;
  },
  write: (bounds) => bounds.map(roundDegrees).join(','),
};

/** `area=lon,lat;lon,lat;…`, at least three corners */
export const areaShape: Shape<MapArea> = {
  read(text) {
    const corners = text.split(';').map((corner) => readNumbers(corner, 2));
    if (corners.length < 3 || corners.length > MAX_CORNERS) return undefined;
    const area: MapArea = [];
    for (const corner of corners) {
      const [longitude, latitude] = corner ?? [];
      if (longitude === undefined || latitude === undefined) return undefined;
      if (!isPoint(longitude, latitude)) return undefined;
      area.push([longitude, latitude]);
    }
    return area;
  },
  write: (area) => area.map((corner) => corner.map(roundDegrees).join(',')).join(';'),
};

/** `near=latitude,longitude,miles` */
export const distanceShape: Shape<SearchDistance> = {
  read(text) {
    const [latitude, longitude, miles] = readNumbers(text, 3) ?? [];
    if (latitude === undefined || longitude === undefined || miles === undefined) return undefined;
    const isFit = isPoint(longitude, latitude) && miles >= 0.05 && miles <= MAX_MILES;
    return isFit ? { latitude, longitude, miles } : undefined;
  },
  write: ({ latitude, longitude, miles }) =>
    [roundDegrees(latitude), roundDegrees(longitude), Number(miles.toFixed(2))].join(','),
};

const commutePattern =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}):(\d{1,3})$/i;

/** `commute=address:minutes` */
export const commuteShape: Shape<SearchCommute> = {
  read(text) {
    const [, addressId, minutesText] = commutePattern.exec(text) ?? [];
    const minutes = Number(minutesText);
    if (!addressId || minutes < 1 || minutes > MAX_MINUTES) return undefined;
    return { addressId: addressId.toLowerCase(), minutes };
  },
  write: ({ addressId, minutes }) => `${addressId}:${minutes}`,
};

/** `openhouse=weekend`, `any` or a local date, YYYY-MM-DD */
export const openHouseShape: Shape<string> = {
  read: (text) => (text === 'any' || text === 'weekend' || isDay(text) ? text : undefined),
  write: (value) => value,
};

/** `agent=id` */
export const agentShape: Shape<SearchAgent> = {
  read: (text) =>
    text.length <= LISTING_AGENT_MAX && !UNREADABLE.test(text)
      ? { mlsId: text, name: null }
      : undefined,
  write: ({ mlsId }) => mlsId,
};

function isPoint(longitude: number, latitude: number): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

/** Exactly `count` plain numbers separated by commas. */
function readNumbers(text: string, count: number): number[] | null {
  const parts = text.split(',');
  if (parts.length !== count) return null;
  const isPlain = parts.every((part) => /^-?\d{1,3}(\.\d{1,15})?$/.test(part.trim()));
  return isPlain ? parts.map((part) => roundDegrees(Number(part))) : null;
}
