import {
  findCityByName,
  findZipPlace,
  metersBetween,
  type Outline,
  type Position,
  pointInOutline,
} from '@homestead/contract/places';
import { expect, it } from 'vitest';
import { serviceArea } from './service-area.ts';

const omaha = serviceArea();

const metersToOutline = (from: Position, outline: Outline): number =>
  pointInOutline(from[0], from[1], outline)
    ? 0
    : Math.min(...outline.map((corner) => metersBetween(from, corner)));

it('lists the twelve cities in the order of R-60', () => {
  expect(omaha.cities.map((city) => city.name)).toEqual([
    'Omaha',
    'Elkhorn',
    'Gretna',
    'Fort Calhoun',
    'Lincoln',
    'Papillion',
    'Blair',
    'Springfield',
    'Ashland',
    'Bellevue',
    'Bennington',
    'Valley',
  ]);
});

it.each(omaha.cities)("$name doesn't overlap another", (city) => {
  const within = omaha.cities.filter(
    (other) =>
      other !== city &&
      city.outline.some(([east, north]) => pointInOutline(east, north, other.outline)),
  );
  expect(within).toEqual([]);
});

it.each(omaha.cities)('$name lists its ZIP codes, each in it or at its edge', (city) => {
  for (const zip of city.zips) {
    const place = findZipPlace(omaha, zip);
    expect(place, zip).toMatchObject({ county: city.county, state: 'NE' });
    expect(metersToOutline(place?.center ?? [0, 0], city.outline), zip).toBeLessThan(5000);
  }
});

const outline = findCityByName(omaha, 'Omaha')?.outline ?? [];

it.each([
  ['the Missouri at the Bob Kerrey bridge', -95.9225, 41.2655],
  ['the Missouri at the Mormon bridge', -95.9558, 41.3453],
  ['Carter Lake, Iowa', -95.917, 41.291],
  ['Council Bluffs', -95.86, 41.26],
  ['Papillion', -96.0422, 41.1544],
])('the outline of Omaha leaves out %s', (_, longitude, latitude) => {
  expect(pointInOutline(longitude, latitude, outline)).toBe(false);
});

it('the outline of Omaha holds the airport and Dundee', () => {
  expect(pointInOutline(-95.894, 41.302, outline)).toBe(true);
  expect(pointInOutline(-95.988, 41.264, outline)).toBe(true);
});

it('finds ZIP codes, also as ZIP+4, and nothing else', () => {
  expect(findZipPlace(omaha, '68132-1020')?.city).toBe('Omaha');
  expect(findZipPlace(omaha, ' 51501 ')).toMatchObject({ city: 'Council Bluffs', state: 'IA' });
  for (const odd of ['', '6813', '68132x', '99999', '__proto__']) {
    expect(findZipPlace(omaha, odd)).toBeNull();
  }
});

it('finds a city in any case', () => {
  expect(findCityByName(omaha, ' fort  CALHOUN ')?.name).toBe('Fort Calhoun');
  expect(findCityByName(omaha, 'Council Bluffs')).toBeNull();
});
