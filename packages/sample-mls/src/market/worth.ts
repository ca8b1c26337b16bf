import type { Chance } from './chance.ts';
import { isBareLand } from './dwelling.ts';
import type { Home } from './home.ts';
import type { Neighborhood } from './neighborhood.ts';

const rounded = (value: number, step: number): number => Math.round(value / step) * step;

/** A price the way sellers round it: 274,900 or 385,000. */
export function askingPrice(dollars: number, taste: number): number {
  if (dollars < 60_000) return Math.max(5_000, rounded(dollars, 500));
  if (dollars < 700_000) {
    const thousands = rounded(dollars, taste < 0.75 ? 5_000 : 1_000);
    return taste < 0.45 ? thousands - 100 : taste < 0.55 ? thousands - 50 : thousands;
  }
  return taste < 0.5 ? rounded(dollars, 25_000) : rounded(dollars, 25_000) - 100;
}

/** A home's market value in whole dollars, from size, location, condition, land and extras. */
export function openWorth(chance: Chance, home: Omit<Home, 'worth'>, place: Neighborhood): number {
  const extras =
    (home.waterfront === 'lake'
      ? chance.between(70_000, 220_000)
      : home.waterfront === 'river'
        ? 60_000
        : 0) + (home.golfCourse ? 45_000 : 0);
  if (isBareLand(home.kind)) {
    const acres = home.lotAcres ?? 0.3;
    const acre = place.dollarsPerSquareFoot * 520;
    const ground = home.kind === 'lot' ? acre * 0.72 * (0.55 + acres) : acre * 0.34 * acres ** 0.72;
    return (ground + extras * 0.7) * chance.between(0.85, 1.25);
  }
  const size = home.aboveGradeArea + home.belowGradeArea * 0.42;
  const curve = (1900 / Math.max(600, size)) ** 0.16;
  const condition = {
    new: 1.06,
    'under-construction': 1.05,
    updated: 1.06,
    kept: 0.98,
    fixer: 0.76,
  }[home.condition];
  const units = home.units > 1 ? 0.86 : 1;
  const ground =
    home.kind === 'farm'
      ? (home.lotAcres ?? 0) * 9_200
      : Math.max(0, (home.lotAcres ?? 0) - 0.3) * 26_000;
  const base = size * place.dollarsPerSquareFoot * 0.94 * curve * condition * units;
  const garage = home.garageSpaces * 7_500;
  const pool = home.pool === 'in-ground' ? 34_000 : home.pool === 'above-ground' ? 4_000 : 0;
  return (
    (base + garage + pool + home.fireplaces * 3_000 + ground + extras) * chance.around(1, 0.035)
  );
}
