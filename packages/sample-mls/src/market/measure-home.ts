import type { Chance } from './chance.ts';
import { type Dwelling, isBareLand, isFlat, isIncome } from './dwelling.ts';
import { openGarage } from './garage.ts';
import type { Basement, Home, HomeCondition, Pool } from './home.ts';
import type { Neighborhood } from './neighborhood.ts';
import { openWorth } from './worth.ts';

const rounded = (value: number, step: number): number => Math.round(value / step) * step;

function openAboveGrade(chance: Chance, dwelling: Dwelling, place: Neighborhood): number {
  const wealth = Math.min(1.75, Math.max(0.8, 0.55 + place.dollarsPerSquareFoot / 430));
  const middle: Record<string, number> = {
    ranch: 1430,
    bungalow: 1180,
    'split-entry': 1320,
    'split-level': 1560,
    'one-and-half': 1620,
    'two-story': 2080,
    colonial: 2020,
    tudor: 1960,
    craftsman: 1690,
    prairie: 2260,
    contemporary: 2150,
    farmhouse: 2350,
    townhouse: 1480,
    villa: 1560,
    condo: 1020,
    'multi-family': 2200,
  };
  const era = dwelling.yearBuilt !== null && dwelling.yearBuilt >= 1998 ? 1.08 : 0.97;
  const units = dwelling.kind === 'fourplex' ? 1.7 : dwelling.kind === 'triplex' ? 1.3 : 1;
  const area = (middle[dwelling.style] ?? 1500) * wealth * era * units;
  return Math.max(480, Math.round(chance.around(area, area * 0.13)));
}

function openBaths(
  chance: Chance,
  area: number,
  old: boolean,
  flat: boolean,
): [number, number, number] {
  const total = Math.max(
    1,
    Math.min(6, Math.round(chance.around(area / 780 + (old ? -0.3 : 0.3), 0.35))),
  );
  if (flat) return [Math.min(2, total), 0, 0];
  const half = total >= 3 || (total === 2 && chance.is(0.3)) ? 1 : 0;
  const threeQuarter = total - half >= 2 && chance.is(0.55) ? 1 : 0;
  return [Math.max(1, total - half - threeQuarter), threeQuarter, half];
}

function openLot(chance: Chance, dwelling: Dwelling, place: Neighborhood): number | null {
  if (isFlat(dwelling.kind)) return null;
  if (dwelling.kind === 'farm') return rounded(chance.between(18, 160), 0.1);
  if (dwelling.kind === 'acres') return rounded(chance.between(2, 42), 0.1);
  if (dwelling.kind === 'townhouse') return rounded(chance.between(0.05, 0.12), 0.01);
  if (dwelling.kind === 'villa') return rounded(chance.between(0.11, 0.19), 0.01);
  if (place.traits.has('A')) return rounded(Math.exp(chance.between(-0.3, 2.3)), 0.01);
  const year = dwelling.yearBuilt ?? place.builtTo;
  const middle = year < 1945 ? 0.145 : year < 1970 ? 0.21 : year < 2000 ? 0.25 : 0.23;
  const wealth = place.dollarsPerSquareFoot > 240 ? 1.45 : 1;
  return Math.max(0.07, rounded(chance.around(middle * wealth, middle * 0.14), 0.01));
}

/** Measures and prices a dwelling: size, rooms, lot, condition and worth agree with each other. */
export function openHome(
  chance: Chance,
  dwelling: Dwelling,
  place: Neighborhood,
  listedYear: number,
): Home {
  const bare = isBareLand(dwelling.kind);
  const flat = isFlat(dwelling.kind);
  const income = isIncome(dwelling.kind);
  const age = listedYear - (dwelling.yearBuilt ?? listedYear);
  const condition: HomeCondition = dwelling.newConstruction
    ? chance.is(0.4)
      ? 'under-construction'
      : 'new'
    : age < 8
      ? 'kept'
      : chance.weighted([
          ['kept', 58],
          ['updated', 36],
          ['fixer', age > 45 ? 7 : 1],
        ]);
  const above = bare ? 0 : openAboveGrade(chance, dwelling, place);
  const footprint = above / Math.max(1, dwelling.stories);
  const basement: Basement =
    bare || flat
      ? null
      : chance.weighted([
          ['finished', 26],
          ['partly-finished', 22],
          ['walkout', place.traits.has('W') || place.traits.has('L') ? 34 : 12],
          ['unfinished', age < 3 ? 46 : 28],
          [null, income || age > 100 ? 8 : 3],
        ]);
  const finished = {
    finished: [0.5, 0.85],
    'partly-finished': [0.2, 0.5],
    walkout: [0.4, 0.85],
    unfinished: [0, 0],
  }[basement ?? 'unfinished'];
  const below =
    bare || income
      ? 0
      : Math.round(footprint * chance.between(finished[0] as number, finished[1] as number));
  const units = { duplex: 2, triplex: 3, fourplex: 4 }[dwelling.kind as string] ?? 1;
  const bedrooms = bare
    ? 0
    : income
      ? units * chance.whole(1, 3)
      : Math.max(
          1,
          Math.min(
            7,
            Math.round(chance.around((above + below * 0.5) / 620 + (flat ? -0.2 : 0.4), 0.3)),
          ),
        );
  const [fullBaths, threeQuarterBaths, halfBaths] = bare
    ? [0, 0, 0]
    : income
      ? [units, 0, 0]
      : openBaths(chance, above + below, age > 70, flat);
  const garage = openGarage(chance, dwelling);
  const lake = place.traits.has('L') && !flat && chance.is(0.3);
  const river = place.traits.has('R') && !lake && !flat && chance.is(0.35);
  const lotAcres = openLot(chance, dwelling, place);
  const proportion = chance.between(1.5, 2.1);
  const lotWidth = Math.max(22, Math.round(Math.sqrt(((lotAcres ?? 0) * 43_560) / proportion)));
  const settled = {
    ...dwelling,
    condition,
    aboveGradeArea: above,
    belowGradeArea: below,
    livingArea: above + below,
    bedrooms,
    fullBaths,
    threeQuarterBaths,
    halfBaths,
    units,
    ...garage,
    fireplaces:
      bare || income
        ? 0
        : chance.weighted([
            [0, age > 60 ? 45 : 30],
            [1, 56],
            [2, place.dollarsPerSquareFoot > 220 ? 16 : 4],
            [3, place.dollarsPerSquareFoot > 260 ? 3 : 0],
          ]),
    basement,
    pool: ((): Pool => {
      if (bare || income) return null;
      if (
        !flat &&
        dwelling.kind === 'house' &&
        chance.is(place.dollarsPerSquareFoot > 220 ? 0.06 : 0.022)
      )
        return 'in-ground';
      if (dwelling.kind === 'house' && chance.is(0.02)) return 'above-ground';
      return place.traits.has('P') && chance.is(0.7) ? 'community' : null;
    })(),
    waterfront: lake ? ('lake' as const) : river ? ('river' as const) : null,
    golfCourse: place.traits.has('G') && !flat && chance.is(0.22),
    horses: place.traits.has('E') && (lotAcres ?? 0) >= 2 && chance.is(0.6),
    outbuilding: (lotAcres ?? 0) >= 1.5 && !bare && chance.is(0.6),
    lotAcres,
    lotWidth,
    lotDepth: Math.round(((lotAcres ?? 0) * 43_560) / lotWidth),
  };
  return { ...settled, worth: openWorth(chance, settled, place) };
}
