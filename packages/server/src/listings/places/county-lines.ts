import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { stateNameOf } from '@homestead/contract/places';
import { merge, mesh } from 'topojson-client';

type Atlas = Parameters<typeof merge>[0];
type Shape = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number] & {
  properties?: { name?: string };
};
type Point = [number, number];

/** Borders in degrees. */
interface CountyLines {
  /** The border of each state as rings. */
  states: Point[][];
  /** Borders between counties of one state. */
  lines: Point[][];
  /** Counties with the middle of their extent. */
  counties: { name: string; center: Point }[];
}

/** The counties of states, by their codes, from the Census Bureau's borders in us-atlas. */
export function readCountyLines(codes: readonly string[]): CountyLines {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  const collection = atlas.objects.counties as { type: 'GeometryCollection'; geometries: Shape[] };
  const states = (atlas.objects.states as { geometries: Shape[] }).geometries
    .filter(({ properties }) => codes.some((code) => stateNameOf(code) === properties?.name))
    .map(({ id }) => String(id));
  const ours = collection.geometries.filter(({ id }) => states.includes(stateOf(id)));
  return {
    states: states.flatMap((state) =>
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
