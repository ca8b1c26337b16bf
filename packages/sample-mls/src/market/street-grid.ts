import type { Position } from '@homestead/contract/places';

/**
 * How a city numbers its streets and houses. Numbered streets run north and south and count to
 * the west (to the east in Lincoln); house numbers along them count from a base street. The
 * figures are fitted to known corners: 72nd and Dodge, 132nd and Center, 27th and O.
 */
export type StreetGrid = {
  readonly name: string;
  /** Longitude of numbered street 0 and the step per street. */
  readonly longitudeAtZero: number;
  readonly longitudePerStreet: number;
  /** Latitude of the base street and the step per house number north and south of it. */
  readonly latitudeAtBase: number;
  readonly latitudePerNumberNorth: number;
  readonly latitudePerNumberSouth: number;
  /** The prefix of a numbered street north or south of the base: 'N', 'S' or nothing. */
  readonly prefixes: boolean;
  /** Streets that run east and west: house number of the street, name; in rising order. */
  readonly crossStreets: readonly (readonly [number, string])[];
};

const streets = (text: string): [number, string][] =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((item): [number, string] => {
      const [, number, name] = /^(-?\d+) (.+)$/.exec(item) ?? [];
      if (number === undefined || name === undefined) throw new Error(`Bad street: ${item}`);
      return [Number(number), name];
    })
    .sort((a, b) => a[0] - b[0]);

const omaha: StreetGrid = {
  name: 'omaha',
  longitudeAtZero: -95.9098,
  longitudePerStreet: -0.001585,
  latitudeAtBase: 41.2595,
  latitudePerNumberNorth: 0.00000898,
  latitudePerNumberSouth: 0.00000975,
  prefixes: true,
  crossStreets: streets(`
    200 Davenport St, 300 Chicago St, 400 Cass St, 500 California St, 600 Webster St,
    700 Burt St, 800 Cuming St, 900 Izard St, 1000 Nicholas St, 1200 Lafayette Ave,
    1400 Hamilton St, 1500 Charles St, 1600 Seward St, 1700 Franklin St, 1800 Parker St,
    1900 Blondo St, 2100 Patrick Ave, 2300 Grant St, 2400 Lake St, 2500 Ohio St, 2600 Miami St,
    2700 Corby St, 2800 Maple St, 2900 Binney St, 3000 Wirt St, 3100 Spencer St, 3200 Emmet St,
    3300 Evans St, 3400 Pinkney St, 3500 Bedford Ave, 3600 Pratt St, 3700 Boyd St,
    4000 Sprague St, 4100 Taylor St, 4300 Ames Ave, 4400 Meredith Ave, 4500 Fowler Ave,
    4600 Larimore Ave, 4700 Grand Ave, 4900 Camden Ave, 5100 Ellison Ave, 5300 Fort St,
    5500 Kansas Ave, 5700 Crown Point Ave, 5900 Hartman Ave, 6100 Nebraska Ave,
    6300 Vernon Ave, 6500 Redick Ave, 6700 Bauman Ave, 6900 Ida St, 7100 Whitmore St,
    7300 Ernst St, 7500 Vane St, 7700 Hanover St, 7900 King St, 8100 Craig St, 8300 Mormon St,
    -100 Douglas St, -200 Farnam St, -300 Harney St, -500 Howard St, -600 Jackson St,
    -700 Jones St, -800 Leavenworth St, -900 Marcy St, -1000 Mason St, -1100 Pacific St,
    -1200 Pierce St, -1300 Poppleton Ave, -1400 Woolworth Ave, -1500 William St,
    -1600 Hickory St, -1700 Shirley St, -1800 Pine St, -2000 Center St, -2100 Castelar St,
    -2200 Arbor St, -2300 Frances St, -2400 Hascall St, -2500 Oak St, -2600 Gold St,
    -2700 Spring St, -2800 Valley St, -3000 Grover St, -3200 Vinton St, -3500 B St, -3600 C St,
    -3700 D St, -3800 E St, -3900 F St, -4000 G St, -4100 H St, -4200 I St, -4300 J St,
    -4400 K St, -4500 L St, -4600 M St, -4700 N St, -4800 O St, -4900 P St, -5000 Q St,
    -5100 R St, -5200 S St, -5300 T St, -5400 U St, -5500 V St, -5600 W St, -5700 X St,
    -5800 Y St, -6000 Z St, -6200 Adams St, -6300 Washington St, -6400 Jefferson St,
    -6500 Madison St, -6600 Monroe St, -6700 Polk St, -6800 Drexel St, -7000 Harrison St`),
};

const lincoln: StreetGrid = {
  name: 'lincoln',
  longitudeAtZero: -96.718,
  longitudePerStreet: 0.001333,
  latitudeAtBase: 40.8136,
  latitudePerNumberNorth: 0.0000102,
  latitudePerNumberSouth: 0.0000102,
  prefixes: true,
  crossStreets: streets(`
    200 P St, 300 Q St, 400 R St, 600 T St, 800 Vine St, 900 W St, 1000 X St, 1200 Dudley St,
    1300 Starr St, 1400 Holdrege St, 1600 Apple St, 2000 Leighton Ave, 2200 Orchard St,
    2600 Huntington Ave, 2800 Adams St, 3100 Cleveland Ave, 3400 Walker Ave, 3700 Fremont St,
    4000 Judson St, 4300 Superior St, -200 N St, -300 M St, -400 L St, -500 K St, -600 J St,
    -800 H St, -900 G St, -1000 F St, -1100 E St, -1200 D St, -1300 C St, -1350 B St,
    -1400 A St, -1500 Washington St, -1600 Garfield St, -1700 Sumner St, -1900 Harrison Ave,
    -2000 South St, -2200 Sewell St, -2400 Woodsdale Blvd, -2600 Sheridan Blvd,
    -2800 Van Dorn St, -3200 Calvert St, -3500 Stockwell St, -3800 High St, -4200 Pioneers Blvd`),
};

/** A country town: a few numbered streets, names of trees and presidents, one base street. */
const town = (
  name: string,
  longitudeAtZero: number,
  longitudePerStreet: number,
  latitudeAtBase: number,
  crossStreets: string,
): StreetGrid => ({
  name,
  longitudeAtZero,
  longitudePerStreet,
  latitudeAtBase,
  latitudePerNumberNorth: 0.0000115,
  latitudePerNumberSouth: 0.0000115,
  prefixes: true,
  crossStreets: streets(crossStreets),
});

const blair = town(
  'blair',
  -96.107,
  -0.00115,
  41.5445,
  `
  100 Washington St, 200 Lincoln St, 300 Grant St, 400 Colfax St, 500 State St, 600 Nebraska St,
  700 Davis Dr, -100 Front St, -200 South St, -300 Jackson St, -400 Park St, -500 Wright St,
  -600 Pinewood Dr, -700 Adams St`,
);
const fortCalhoun = town(
  'fort-calhoun',
  -96.0095,
  -0.00115,
  41.4563,
  `
  100 Adams St, 200 Jefferson St, 300 Madison St, 400 Monroe St, 500 Jackson St,
  -100 Washington St, -200 Clay St, -300 Court St, -400 Clark St, -500 County St`,
);
const ashland = town(
  'ashland',
  -96.3505,
  -0.00115,
  41.0392,
  `
  100 Silver St, 200 Ash St, 300 Birch St, 400 Cherry St, 500 Dawson St, -100 Boyd St,
  -200 Clay St, -300 Euclid St, -400 Furnas St, -500 Adams St`,
);
const springfield = town(
  'springfield',
  -96.1235,
  -0.00115,
  41.0822,
  `
  100 Main St, 200 Spruce St, 300 Elm St, 400 Maple St, 500 Pine St, -100 Railroad St,
  -200 Vine St, -300 Locust St, -400 Park Dr, -500 Platteview Rd`,
);
const valley = town(
  'valley',
  -96.334,
  -0.00115,
  41.313,
  `
  100 Church St, 200 Gardiner St, 300 Charles St, 400 Condron St, 500 Mayne St, -100 Front St,
  -200 Spruce St, -300 Vass St, -400 Pine St, -500 West St`,
);

const grids: Readonly<Record<string, StreetGrid>> = {
  lincoln,
  blair,
  'fort-calhoun': fortCalhoun,
  ashland,
  springfield,
  valley,
};

/** The grid of a city; the suburbs of Omaha continue the grid of Omaha. */
export const findGrid = (citySlug: string): StreetGrid => grids[citySlug] ?? omaha;

/** Where numbered street `street` meets house number `number` (north positive). */
export function positionOnGrid(grid: StreetGrid, street: number, number: number): Position {
  const step = number >= 0 ? grid.latitudePerNumberNorth : grid.latitudePerNumberSouth;
  return [
    grid.longitudeAtZero + grid.longitudePerStreet * street,
    grid.latitudeAtBase + step * number,
  ];
}

/** The named street nearest to a house number, when there is one within a block. */
export function findCrossStreet(
  grid: StreetGrid,
  number: number,
): readonly [number, string] | null {
  let best: readonly [number, string] | null = null;
  for (const street of grid.crossStreets) {
    const distance = Math.abs(street[0] - number);
    if (distance <= 150 && (best === null || distance < Math.abs(best[0] - number))) best = street;
  }
  return best;
}
