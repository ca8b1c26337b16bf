import { type City, type Position, pointInOutline } from '@homestead/contract/places';
import { share } from '../market/chance.ts';
import type { Neighborhood } from '../market/neighborhood.ts';
import { cityOf, neighborhoods } from '../market/neighborhood-table.ts';
import { omaha } from '../market/omaha.ts';
import { findGrid, positionOnGrid, type StreetGrid } from '../market/street-grid.ts';
import { crossStreetAt, numberedStreetAt, ordinal, type Spot } from '../market/street-name.ts';
import { mainCrossStreets, mainNumberedStreets } from './metro-outlines.ts';
import { readSpans } from './read-lines.ts';

/** A street on the sample map. */
export interface StreetLine {
  name: string;
  points: readonly Position[];
}

/** Homes are up to this many half extents from the middle of their neighborhood. */
const REACH = 1.4;
/** How finely a street is cut where its city ends, in numbered streets (about 430 feet each). */
const STEP = 0.25;
/** Up to this street every street of Omaha runs through. */
const OLD_OMAHA = 72;
/** West of it, streets are there or missing for this many blocks at a time, in these shares. */
const BLOCKS = 4;
const SHARE_BUILT = 0.6;

/** The main streets of Omaha's grid. */
export function mainStreets(): StreetLine[] {
  const grid = findGrid('omaha');
  return [
    ...readSpans(mainNumberedStreets).map(({ name, at, from, to }) => ({
      name,
      // The base street bends the grid, since house numbers are spaced differently south of it.
      points: [from, ...(from < 0 && to > 0 ? [0] : []), to].map((north) =>
        positionOnGrid(grid, at, north),
      ),
    })),
    ...readSpans(mainCrossStreets).map(({ name, at, from, to }) => ({
      name,
      points: [from, to].map((west) => positionOnGrid(grid, west, at)),
    })),
  ];
}

/**
 * The smaller streets: those that the homes' addresses are on, under the same names, and between
 * them the rest of the cities.
 */
export function smallStreets(): StreetLine[] {
  return [...neighborhoods.flatMap(streetsOf), ...omaha.cities.flatMap(otherStreets)];
}

/** The streets of a city outside its neighborhoods; away from old Omaha, some are missing. */
function otherStreets({ name: city, outline }: City, index: number): StreetLine[] {
  const here = neighborhoods.filter((place) => cityOf(place).name === city);
  const grid = here[0]?.grid;
  if (!grid) return [];
  const boxes = neighborhoods.filter((place) => place.grid === grid).map(reachOf);
  const isOld = ({ west }: Spot) => grid.name === 'omaha' && west <= OLD_OMAHA;
  const isThere: IsThere = (spot, at, street) =>
    pointInOutline(...at, outline) &&
    (isOld(spot) ||
      share(index, street, Math.floor(spot.west / BLOCKS), Math.floor(spot.north / 100 / BLOCKS)) <
        SHARE_BUILT) &&
    !boxes.some((box) => isWithin(spot.west, box.west) && isWithin(spot.north, box.north));
  const [west, north] = extentOf(grid, outline);
  const numbered = between(Math.floor(west[0]), west[1], 1).flatMap((street) => [
    ...runs(grid, { street, from: 0, to: north[1] }, `N ${ordinal(Math.abs(street))} St`, isThere),
    ...runs(grid, { street, from: north[0], to: 0 }, `S ${ordinal(Math.abs(street))} St`, isThere),
  ]);
  const cross = grid.crossStreets.flatMap(([number, name]) =>
    runs(grid, { number, from: west[0], to: west[1] }, name, isThere),
  );
  return [...numbered, ...cross];
}

/** The box of an outline on a grid, in numbered streets and house numbers. */
function extentOf(grid: StreetGrid, outline: readonly Position[]): [west: Range, north: Range] {
  const streets = outline.map(([x]) => (x - grid.longitudeAtZero) / grid.longitudePerStreet);
  const numbers = outline.map(([, y]) => {
    const step =
      y >= grid.latitudeAtBase ? grid.latitudePerNumberNorth : grid.latitudePerNumberSouth;
    return Math.round((y - grid.latitudeAtBase) / step / 100) * 100;
  });
  return [
    [Math.min(...streets), Math.max(...streets)],
    [Math.min(...numbers), Math.max(...numbers)],
  ];
}

type Range = readonly [from: number, to: number];

const isWithin = (value: number, [from, to]: Range) => value >= from && value <= to;

function reachOf({ west, north, halfWest, halfNorth }: Neighborhood): {
  west: Range;
  north: Range;
} {
  return {
    west: [west - halfWest * REACH, west + halfWest * REACH],
    north: [north - halfNorth * REACH, north + halfNorth * REACH],
  };
}

function streetsOf(place: Neighborhood): StreetLine[] {
  const { outline } = cityOf(place);
  const isInCity: IsThere = (_, at) => pointInOutline(...at, outline);
  const { west, north } = reachOf(place);
  const side = place.north < 0 ? 'S' : 'N';
  const numbered = between(Math.round(west[0]), west[1], 1).flatMap((street) => {
    const { name, suffix } = numberedStreetAt(place, street);
    const course = { street, ...shortened(place, street, north, 100) };
    return runs(place.grid, course, `${side} ${name} ${suffix}`, isInCity);
  });
  const crossed = new Map<number, string>();
  for (const at of between(Math.round(north[0] / 100) * 100, north[1], 100)) {
    const street = crossStreetAt(place, { west: place.west, north: at });
    crossed.set(street.north, [street.name, street.suffix].join(' ').trim());
  }
  const cross = [...crossed].flatMap(([number, name]) =>
    runs(place.grid, { number, ...shortened(place, number, west, 1) }, name, isInCity),
  );
  return [...numbered, ...cross];
}

/** Not every street is as long as its neighborhood. */
function shortened(
  { index }: Neighborhood,
  street: number,
  [from, to]: readonly [number, number],
  block: number,
): { from: number; to: number } {
  const cut = (side: number) => (share(index, street, side) < 0.35 ? block : 0);
  return { from: from + cut(1), to: to - cut(2) };
}

function between(from: number, to: number, step: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / step) + 1);
  return Array.from({ length: count }, (_, at) => from + at * step);
}

type Course = { from: number; to: number } & ({ street: number } | { number: number });
/** Whether a street is there at a spot; `street` tells the streets of a city apart. */
type IsThere = (spot: Spot, at: Position, street: number) => boolean;

/** The parts of a street that are there. */
function runs(grid: StreetGrid, course: Course, name: string, isThere: IsThere): StreetLine[] {
  const lines: StreetLine[] = [];
  let run: Position[] = [];
  const end = () => {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && run.length > 1) lines.push({ name, points: [first, last] });
    run = [];
  };
  for (const at of between(course.from, course.to, 'street' in course ? STEP * 100 : STEP)) {
    const spot =
      'street' in course ? { west: course.street, north: at } : { west: at, north: course.number };
    const point = positionOnGrid(grid, spot.west, spot.north);
    if (isThere(spot, point, 'street' in course ? course.street : course.number)) run.push(point);
    else end();
  }
  end();
  return lines;
}
