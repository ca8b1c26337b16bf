import type { Position } from '@homestead/contract/places';
import { findGrid, positionOnGrid, type StreetGrid } from './street-grid.ts';

/** Traits of a neighborhood; `neighborhood-table.ts` explains each letter. */
type Trait =
  | 'A'
  | 'C'
  | 'D'
  | 'E'
  | 'G'
  | 'H'
  | 'L'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'R'
  | 'T'
  | 'V'
  | 'W';

/** A subdivision or part of a city with homes of one kind and age. */
export type Neighborhood = {
  readonly index: number;
  readonly name: string;
  readonly citySlug: string;
  readonly zip: string;
  readonly grid: StreetGrid;
  /** Center and half extent on the street grid: street numbers west, house numbers north. */
  readonly west: number;
  readonly north: number;
  readonly halfWest: number;
  readonly halfNorth: number;
  readonly center: Position;
  readonly builtFrom: number;
  readonly builtTo: number;
  readonly dollarsPerSquareFoot: number;
  readonly district: string;
  readonly highSchool: string;
  readonly traits: ReadonlySet<Trait>;
  /** A share of the city's listings. */
  readonly weight: number;
};

/**
 * Reads one line of the table:
 * name | ZIP | west north | half west, half north | built from-to | dollars per square foot |
 * district/high school | traits | weight.
 */
export function readNeighborhood(citySlug: string, line: string, index: number): Neighborhood {
  const cells = line.split('|').map((cell) => cell.trim());
  const [name, zip, at, half, built, dollars, school, traits, weight] = cells;
  const pair = (text: string | undefined, separator: string): [number, number] => {
    const [a, b] = (text ?? '').split(separator).map(Number);
    if (a === undefined || b === undefined || Number.isNaN(a + b)) {
      throw new Error(`Neighborhood line of ${citySlug} can't be read: ${line}`);
    }
    return [a, b];
  };
  const grid = findGrid(citySlug);
  const [west, north] = pair(at, ' ');
  const [halfWest, halfNorth] = pair(half, ' ');
  const [builtFrom, builtTo] = pair(built, '-');
  const [district, highSchool] = (school ?? '').split('/');
  return {
    index,
    name: name ?? '',
    citySlug,
    zip: zip ?? '',
    grid,
    west,
    north,
    halfWest,
    halfNorth,
    center: positionOnGrid(grid, west, north),
    builtFrom,
    builtTo,
    dollarsPerSquareFoot: Number(dollars),
    district: district ?? '',
    highSchool: highSchool ?? '',
    traits: new Set([...(traits ?? '').replace('-', '')] as Trait[]),
    weight: Number(weight ?? 1),
  };
}
