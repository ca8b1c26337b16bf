import { type Position, pointInOutline } from '@homestead/contract/places';
import { type Chance, mix } from './chance.ts';
import type { Neighborhood } from './neighborhood.ts';
import { cityOf } from './neighborhood-table.ts';
import { findCrossStreet, positionOnGrid } from './street-grid.ts';

export type Address = {
  readonly streetNumber: number;
  readonly directionPrefix: string | null;
  readonly streetName: string;
  readonly streetSuffix: string;
  readonly unit: string | null;
  readonly position: Position;
  /** Side of the street the house is on, as the direction its front faces. */
  readonly faces: 'North' | 'South' | 'East' | 'West';
  readonly nearWest: number;
};

/** Street names of the subdivisions built since 1955, two of three in use around Omaha. */
const suburbanNames = `
Adams Anne Arbor Arlington Atwood Aurora Bayberry Berry Birch Blackhawk Blue_Sage Brentwood
Briarwood Broadmoor Cady Camden Cedar Centennial Cherry_Ridge Chutney Clearwater Copper_Hill
Cottonwood Crawford Cypress Dewey Douglas Drexel Edna Elderberry Ellison Emiline Erskine
Fairway Farnam Fieldcrest Foxtail Frederick Gertrude Glenmorrie Glenwood Golden_Eye Grandview
Greenleaf Grissom Hampton Harvest_Hills Hawthorne Heather Hillsdale Himebaugh Honeysuckle
Howell Huntington Hyacinth Ironwood Jaynes Josephine Karen Kestrel Laurel Leeman Lillian
Limestone Locust Mary Mayberry Meadow_Ridge Meredith Millard Monroe Nina Northridge Oakmont
Ogden Olive Orchard Ontario Palisades Parkview Patterson Pawnee Peppercorn Pepperwood
Pheasant_Run Pine Potter Poppleton Prairie_View Quail_Hollow Queens Raleigh Redwood Ridgeview
Riverbend Robin Rolling_Hills Sahler Sandhill Schirra Scott Shirley Silverleaf Slayton
Sprague Spring_Ridge Spyglass Stonegate Sunburst Sycamore Tanglewood Terrace Timber_Creek
Touchstone Tregaron Tucker Valley_View Verdigre Virginia Wakefield Walnut Weir Westchester
Whispering_Pines Wild_Rose Willow_Creek Windsor Woodland Wren Wyoming Yates Yellowstone`
  .trim()
  .split(/\s+/)
  .map((name) => name.replaceAll('_', ' '));

const acreageNames = [
  'County Road P43',
  'County Road 12',
  'Ridge Road',
  'Bluff Road',
  'Section Line',
];

/** 1st, 22nd, 113th. */
export const ordinal = (number: number): string => {
  const tens = number % 100;
  if (tens >= 11 && tens <= 13) return `${number}th`;
  return `${number}${['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`;
};

type Spot = { west: number; north: number };

/** A street of a neighborhood: its own names, the same for every home along it. */
function crossStreetAt(
  place: Neighborhood,
  spot: Spot,
): { name: string; suffix: string; north: number } {
  if (place.traits.has('O') || place.traits.has('D')) {
    const found = findCrossStreet(place.grid, spot.north);
    if (found !== null) {
      const [north, text] = found;
      const at = text.lastIndexOf(' ');
      return { north, name: text.slice(0, at), suffix: text.slice(at + 1) };
    }
  }
  const block = Math.round(spot.north / 100);
  const hash = mix(place.index, block, 9);
  const names = place.traits.has('A') && hash % 4 === 0 ? acreageNames : suburbanNames;
  const suffixes = ['St', 'St', 'Dr', 'Ave', 'Cir', 'Ln', 'Rd', 'Plz'];
  const name = names[hash % names.length] ?? 'Orchard';
  return {
    north: block * 100,
    name,
    suffix: / Road|Line$/.test(name) ? '' : (suffixes[(hash >>> 8) % suffixes.length] ?? 'St'),
  };
}

/** Where a home is: inside its neighborhood and inside its city's outline. */
function openSpot(chance: Chance, place: Neighborhood): Spot {
  const { outline } = cityOf(place);
  for (let tries = 0; tries < 16; tries++) {
    const west = place.west + chance.around(0, place.halfWest / 2.2);
    const north = place.north + chance.around(0, place.halfNorth / 2.2);
    // A margin of about a hundred meters keeps the final position within the outline too.
    const inside = [-100, 100].every((margin) => {
      const [longitude, latitude] = positionOnGrid(place.grid, west + margin / 120, north + margin);
      return pointInOutline(longitude, latitude, outline);
    });
    if (inside) return { west, north };
  }
  return { west: place.west, north: place.north };
}

/**
 * An address whose number agrees with the street grid: 13214 on a cross street is between 132nd and
 * 133rd Street. `unit` asks for a unit of a shared building.
 */
export function openAddress(
  chance: Chance,
  place: Neighborhood,
  unit: 'none' | 'flat' | 'lot',
): Address {
  const spot = openSpot(chance, place);
  const alongCross = chance.is(0.58);
  const even = chance.is(0.5);
  const jitter = chance.between(-0.00004, 0.00004);
  const unitName =
    unit === 'none'
      ? null
      : chance.is(0.6)
        ? String(chance.whole(1, 9) * 100 + chance.whole(1, 24))
        : String(chance.whole(1, 36));
  if (alongCross) {
    const street = crossStreetAt(place, spot);
    const base = Math.floor(Math.abs(spot.west));
    const within = Math.floor((Math.abs(spot.west) - base) * 49) * 2 + (even ? 2 : 1);
    const sign = spot.west < 0 ? -1 : 1;
    const [longitude, latitude] = positionOnGrid(
      place.grid,
      sign * (base + within / 100),
      street.north,
    );
    return {
      streetNumber: base * 100 + within,
      directionPrefix: spot.west < 0 ? 'W' : null,
      streetName: street.name,
      streetSuffix: street.suffix,
      unit: unitName,
      position: [longitude + jitter, latitude + (even ? 0.00022 : -0.00022)],
      faces: even ? 'South' : 'North',
      nearWest: base,
    };
  }
  const street = Math.round(spot.west);
  const number =
    Math.floor(Math.abs(spot.north) / 100) * 100 +
    Math.floor(chance.next() * 49) * 2 +
    (even ? 2 : 1);
  const [longitude, latitude] = positionOnGrid(
    place.grid,
    street,
    spot.north < 0 ? -number : number,
  );
  const side = spot.north < 0 ? 'S' : 'N';
  const west = street < 1;
  const kinds =
    place.traits.has('O') || place.traits.has('D')
      ? ['St', 'St', 'St', 'Ave']
      : ['St', 'Ave', 'Cir', 'Ct', 'Plz'];
  return {
    streetNumber: number,
    directionPrefix: west ? `${side}W` : side,
    streetName: ordinal(Math.max(1, Math.abs(street))),
    streetSuffix: kinds[mix(place.index, street, 7) % kinds.length] ?? 'St',
    unit: unitName,
    position: [longitude + (even ? 0.00028 : -0.00028), latitude + jitter],
    faces: even ? 'West' : 'East',
    nearWest: Math.abs(street),
  };
}

/** The address on one line: '1234 N 52nd St Unit 203'. */
export const addressLine = (address: Address): string =>
  [
    address.streetNumber,
    address.directionPrefix,
    address.streetName,
    address.streetSuffix,
    address.unit === null ? null : `Unit ${address.unit}`,
  ]
    .filter((part) => part !== null && part !== '')
    .join(' ');
