import { readFileSync } from 'node:fs';
import type { Position } from '@homestead/contract/places';
import { z } from 'zod';
import { placesFileMessages } from '../messages.ts';
import { placeKindOf } from './place-kinds.ts';
import { type Place, PlacesIndex } from './places-index.ts';

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()).max(2_000_000),
});
const feature = z.object({
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }),
  properties: z.record(z.string(), z.unknown()).nullable(),
});
const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)], z.number());

/** What a places file has, and how many of its features couldn't be read. */
interface PlacesFile {
  index: PlacesIndex;
  unreadable: number;
}

/**
 * Reads a GeoJSON file of places with OpenStreetMap's tags as properties. An area counts at the
 * middle of its box, a line at each of its points. Features that count for nothing are ignored, and
 * those that can't be read are counted. Returns a problem in a sentence if the file can't be used.
 */
export function readPlacesFile(path: string): PlacesFile | { problem: string } {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return { problem: placesFileMessages.unreadable({ path }) };
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return { problem: placesFileMessages.notJson({ path, reason: (error as Error).message }) };
  }
  const read = collection.safeParse(parsed);
  if (!read.success) return { problem: placesFileMessages.notGeoJson({ path }) };
  const places: Place[] = [];
  let unreadable = 0;
  for (const sent of read.data.features) {
    const found = placesOf(sent);
    if (found) places.push(...found);
    else unreadable += 1;
  }
  if (places.length === 0) return { problem: placesFileMessages.empty({ path }) };
  return { index: new PlacesIndex(places), unreadable };
}

/** The places of a feature; null if it can't be read. */
function placesOf(sent: unknown): Place[] | null {
  const read = feature.safeParse(sent);
  if (!read.success) return null;
  const { geometry, properties } = read.data;
  const kind = placeKindOf(properties ?? {});
  if (!kind) return [];
  const points = pointsOf(geometry.coordinates);
  const [first] = points;
  if (!first) return null;
  if (geometry.type === 'Point') return [{ kind, position: first }];
  if (geometry.type.endsWith('LineString')) return points.map((at) => ({ kind, position: at }));
  return [{ kind, position: middleOf(points) }];
}

/** All positions in a geometry's coordinates, however deep; none if one can't be read. */
function pointsOf(coordinates: unknown): Position[] {
  if (!Array.isArray(coordinates)) return [];
  if (typeof coordinates[0] === 'number') {
    const read = position.safeParse(coordinates);
    return read.success ? [[read.data[0], read.data[1]]] : [];
  }
  const inner = coordinates.map(pointsOf);
  return inner.some((points) => points.length === 0) ? [] : inner.flat();
}

function middleOf(points: readonly Position[]): Position {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x, y] of points) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return [(west + east) / 2, (south + north) / 2];
}
