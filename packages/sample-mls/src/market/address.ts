import { type Position, pointInOutline } from '@homestead/contract/places';
import type { Chance } from './chance.ts';
import type { Neighborhood } from './neighborhood.ts';
import { cityOf } from './neighborhood-table.ts';
import { positionOnGrid } from './street-grid.ts';
import { crossStreetAt, numberedStreetAt, type Spot } from './street-name.ts';

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
  const numbered = numberedStreetAt(place, street);
  return {
    streetNumber: number,
    directionPrefix: west ? `${side}W` : side,
    streetName: numbered.name,
    streetSuffix: numbered.suffix,
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
