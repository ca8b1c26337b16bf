import { garageDoorsShown } from '../pictures/manifest.ts';
import type { Chance } from './chance.ts';
import { type Dwelling, isBareLand, isFlat, isIncome } from './dwelling.ts';

export type Garage = { readonly garageSpaces: number; readonly garageAttached: boolean };

/** Garage doors that face the street; a fourth car is parked behind the third. */
export const garageDoorsOf = (home: Dwelling & Garage): number =>
  isFlat(home.kind) || !home.garageAttached ? 0 : Math.min(3, home.garageSpaces);

function openSpaces(chance: Chance, dwelling: Dwelling): [spaces: number, attached: boolean] {
  const year = dwelling.yearBuilt ?? 2000;
  if (dwelling.kind === 'loft' || dwelling.kind === 'condo')
    return [
      chance.weighted([
        [0, 25],
        [1, 55],
        [2, 20],
      ]),
      true,
    ];
  if (dwelling.kind === 'townhouse' || dwelling.kind === 'villa') return [2, true];
  if (isIncome(dwelling.kind))
    return [
      chance.weighted([
        [0, 40],
        [1, 20],
        [2, 40],
      ]),
      false,
    ];
  if (year < 1945)
    return [
      chance.weighted([
        [0, 18],
        [1, 44],
        [2, 36],
        [3, 2],
      ]),
      chance.is(0.15),
    ];
  if (year < 1975)
    return [
      chance.weighted([
        [1, 38],
        [2, 58],
        [3, 4],
      ]),
      chance.is(0.85),
    ];
  if (year < 2000)
    return [
      chance.weighted([
        [2, 78],
        [3, 20],
        [4, 2],
      ]),
      true,
    ];
  return [
    chance.weighted([
      [2, 28],
      [3, 62],
      [4, 10],
    ]),
    true,
  ];
}

/** Chooses a garage for which there is a picture. */
export function openGarage(chance: Chance, dwelling: Dwelling): Garage {
  if (isBareLand(dwelling.kind)) return { garageSpaces: 0, garageAttached: false };
  const [garageSpaces, garageAttached] = openSpaces(chance, dwelling);
  const garage = { garageSpaces, garageAttached };
  const wanted = garageDoorsOf({ ...dwelling, ...garage });
  const shown = [...garageDoorsShown(dwelling.style, dwelling.stories, dwelling.siding)];
  if (shown.includes(wanted)) return garage;
  const [doors = 0] = shown.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);
  return doors === 0
    ? { garageSpaces, garageAttached: false }
    : { garageSpaces: doors, garageAttached: true };
}
