import { garageDoorsShown } from '../pictures/manifest.ts';
import type { HomeStyle, Siding } from '../pictures/picture.ts';
import type { Chance } from './chance.ts';
import type { Neighborhood } from './neighborhood.ts';

/** The kinds of homes and land for sale. */
export type DwellingKind =
  | 'house'
  | 'townhouse'
  | 'villa'
  | 'condo'
  | 'loft'
  | 'duplex'
  | 'triplex'
  | 'fourplex'
  | 'lot'
  | 'acres'
  | 'farm';

export type Dwelling = {
  readonly kind: DwellingKind;
  readonly style: HomeStyle;
  readonly stories: number;
  /** Null on bare land. */
  readonly yearBuilt: number | null;
  readonly newConstruction: boolean;
  readonly siding: Siding;
};

/** Kinds without a building on them. */
export const isBareLand = (kind: DwellingKind): boolean => kind === 'lot' || kind === 'acres';

/** Kinds for several households, sold as one. */
export const isIncome = (kind: DwellingKind): boolean =>
  kind === 'duplex' || kind === 'triplex' || kind === 'fourplex';

/** Kinds in a shared building, so without their own lot. */
export const isFlat = (kind: DwellingKind): boolean => kind === 'condo' || kind === 'loft';

function openKind(chance: Chance, place: Neighborhood): DwellingKind {
  const has = (trait: Parameters<typeof place.traits.has>[0]): boolean => place.traits.has(trait);
  if (has('D'))
    return chance.weighted([
      ['loft', 78],
      ['townhouse', has('T') ? 22 : 6],
    ]);
  return chance.weighted<DwellingKind>([
    ['house', has('A') ? 70 : 100],
    ['townhouse', has('T') ? 24 : 1],
    ['villa', has('V') ? 24 : 0],
    ['condo', has('C') ? 26 : 0.5],
    ['duplex', has('M') ? 7 : 0.3],
    ['triplex', has('M') ? 1.6 : 0],
    ['fourplex', has('M') ? 1.4 : 0],
    ['lot', has('N') ? 8 : has('A') ? 4 : 0.8],
    ['acres', has('A') ? 12 : 0],
    ['farm', has('A') ? 5 : 0],
  ]);
}

const stylesByEra: readonly (readonly [number, readonly (readonly [HomeStyle, number])[]])[] = [
  [
    1915,
    [
      ['two-story', 30],
      ['craftsman', 18],
      ['bungalow', 14],
      ['prairie', 10],
      ['one-and-half', 14],
    ],
  ],
  [
    1940,
    [
      ['bungalow', 26],
      ['tudor', 20],
      ['craftsman', 16],
      ['colonial', 14],
      ['two-story', 12],
      ['one-and-half', 12],
    ],
  ],
  [
    1958,
    [
      ['ranch', 34],
      ['one-and-half', 30],
      ['colonial', 12],
      ['bungalow', 10],
    ],
  ],
  [
    1980,
    [
      ['ranch', 40],
      ['split-entry', 22],
      ['split-level', 18],
      ['two-story', 14],
      ['contemporary', 4],
    ],
  ],
  [
    2000,
    [
      ['two-story', 44],
      ['ranch', 20],
      ['split-entry', 14],
      ['split-level', 10],
      ['one-and-half', 8],
      ['contemporary', 4],
    ],
  ],
  [
    2014,
    [
      ['two-story', 50],
      ['ranch', 30],
      ['one-and-half', 10],
      ['craftsman', 8],
      ['prairie', 4],
    ],
  ],
  [
    9999,
    [
      ['ranch', 36],
      ['two-story', 38],
      ['farmhouse', 12],
      ['prairie', 6],
      ['one-and-half', 5],
      ['contemporary', 3],
    ],
  ],
];

function openStyle(chance: Chance, kind: DwellingKind, year: number): HomeStyle {
  switch (kind) {
    case 'townhouse':
      return 'townhouse';
    case 'villa':
      return 'villa';
    case 'condo':
    case 'loft':
      return 'condo';
    case 'duplex':
    case 'triplex':
    case 'fourplex':
      return 'multi-family';
    case 'lot':
    case 'acres':
      return 'land';
    case 'farm':
      return chance.is(0.7) ? 'farmhouse' : 'ranch';
    case 'house':
      return chance.weighted(stylesByEra.find(([until]) => year <= until)?.[1] ?? [['ranch', 1]]);
  }
}

const twoStoried: ReadonlySet<HomeStyle> = new Set([
  'two-story',
  'colonial',
  'tudor',
  'prairie',
  'farmhouse',
]);

function openStories(chance: Chance, kind: DwellingKind, style: HomeStyle, year: number): number {
  if (kind === 'loft' || kind === 'condo') return 1;
  if (kind === 'townhouse') return chance.is(0.8) || year < 1945 ? 2 : 3;
  if (isIncome(kind)) return 2;
  if (style === 'one-and-half') return 1.5;
  if (style === 'craftsman') return year < 1945 ? 1.5 : 2;
  return twoStoried.has(style) ? 2 : 1;
}

function sidingsOf(style: HomeStyle, year: number): readonly (readonly [Siding, number])[] {
  if (style === 'tudor')
    return [
      ['brick', 60],
      ['stucco', 25],
      ['stone', 15],
    ];
  if (style === 'condo')
    return [
      ['brick', 55],
      ['stone-and-siding', 15],
      ['brick-and-siding', 30],
    ];
  if (style === 'prairie' && year < 1940)
    return [
      ['stucco', 60],
      ['brick', 40],
    ];
  if (style === 'contemporary')
    return [
      ['cedar', 50],
      ['stucco', 25],
      ['stone-and-siding', 25],
    ];
  if (style === 'farmhouse')
    return [
      ['board-and-batten', 75],
      ['lap-siding', 25],
    ];
  if (year < 1945)
    return [
      ['brick', 40],
      ['lap-siding', 45],
      ['stucco', 15],
    ];
  if (year < 1985)
    return [
      ['brick', 25],
      ['brick-and-siding', 35],
      ['lap-siding', 40],
    ];
  return [
    ['stone-and-siding', 45],
    ['brick-and-siding', 25],
    ['lap-siding', 30],
  ];
}

/** Chooses a siding that the home's pictures can have. */
function openSiding(chance: Chance, style: HomeStyle, stories: number, year: number): Siding {
  const sidings = sidingsOf(style, year);
  if (style === 'land') return chance.weighted(sidings);
  return chance.weighted(
    sidings.filter(([siding]) => garageDoorsShown(style, stories, siding).size > 0),
  );
}

/** Decides which home is, or will be, at an address listed in `listedYear`. */
export function openDwelling(chance: Chance, place: Neighborhood, listedYear: number): Dwelling {
  const kind = openKind(chance, place);
  const growing = place.traits.has('N') && place.builtTo >= listedYear - 4;
  const newConstruction = growing && !isFlat(kind) && kind !== 'farm' && chance.is(0.42);
  const until = Math.min(place.builtTo, listedYear - 1);
  const aged =
    place.traits.has('A') && kind === 'farm'
      ? chance.whole(1895, 1990)
      : chance.whole(place.builtFrom, until);
  const yearBuilt = newConstruction ? listedYear : aged;
  const style = openStyle(chance, kind, yearBuilt);
  const bare = isBareLand(kind);
  const stories = bare ? 0 : openStories(chance, kind, style, yearBuilt);
  return {
    kind,
    style,
    stories,
    yearBuilt: bare ? null : yearBuilt,
    newConstruction: newConstruction && !bare,
    siding: openSiding(chance, style, stories, yearBuilt),
  };
}
