import { describe, expect, it } from 'vitest';
import {
  cities,
  counties,
  findCityByName,
  findCityBySlug,
  findZipPlace,
  metersBetween,
  type Outline,
  type Position,
  pointInOutline,
  zipPlaces,
} from './index.ts';

function side(a: Position, b: Position, c: Position): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}

const edges = (outline: Outline): [Position, Position][] =>
  outline.map((corner, at) => [corner, outline[(at + 1) % outline.length] as Position]);

const cross = ([a, b]: [Position, Position], [c, d]: [Position, Position]): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

const metersToOutline = (from: Position, outline: Outline): number =>
  pointInOutline(from[0], from[1], outline)
    ? 0
    : Math.min(...outline.map((corner) => metersBetween(from, corner)));

describe('the twelve cities', () => {
  it('are in the order of the homepage', () => {
    expect(cities.map((city) => city.name)).toEqual([
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
    expect(counties.map((county) => county.name)).toEqual([
      'Douglas',
      'Lancaster',
      'Sarpy',
      'Saunders',
      'Washington',
    ]);
  });

  it.each(cities)('$name has its center within a simple outline', (city) => {
    expect(pointInOutline(city.center[0], city.center[1], city.outline)).toBe(true);
    expect(city.outline.length).toBeGreaterThanOrEqual(15);
    expect(city.outline.length).toBeLessThanOrEqual(40);
    const all = edges(city.outline);
    const crossings = all.filter((edge) => all.some((other) => cross(edge, other)));
    expect(crossings).toEqual([]);
  });

  it.each(cities)("$name doesn't overlap another", (city) => {
    const others = cities.filter((other) => other !== city);
    const within = others.filter((other) =>
      city.outline.some(([east, north]) => pointInOutline(east, north, other.outline)),
    );
    expect(within).toEqual([]);
  });

  it.each(cities)('$name lists its ZIP codes, each in it or at its edge', (city) => {
    for (const zip of city.zips) {
      const place = findZipPlace(zip);
      expect(place, zip).toMatchObject({ county: city.county, state: 'NE' });
      expect(metersToOutline(place?.center ?? [0, 0], city.outline), zip).toBeLessThan(5000);
    }
  });
});

describe('Omaha ends at the rivers and at Iowa', () => {
  const outline = findCityBySlug('omaha')?.outline ?? [];
  it.each([
    ['the Missouri at the Bob Kerrey bridge', -95.9225, 41.2655],
    ['the Missouri at the Mormon bridge', -95.9558, 41.3453],
    ['Carter Lake, Iowa', -95.917, 41.291],
    ['Council Bluffs', -95.86, 41.26],
    ['Papillion', -96.0422, 41.1544],
  ])('leaves out %s', (_, longitude, latitude) => {
    expect(pointInOutline(longitude, latitude, outline)).toBe(false);
  });
  it('holds the airport and Dundee', () => {
    expect(pointInOutline(-95.894, 41.302, outline)).toBe(true);
    expect(pointInOutline(-95.988, 41.264, outline)).toBe(true);
  });
});

describe('finding', () => {
  it('accepts ZIP+4 and rejects anything but a ZIP code', () => {
    expect(findZipPlace('68132-1020')?.name).toBe('Omaha');
    expect(findZipPlace(' 51501 ')).toMatchObject({ name: 'Council Bluffs', state: 'IA' });
    for (const odd of ['', '6813', '68132x', '99999', '__proto__']) {
      expect(findZipPlace(odd)).toBeNull();
    }
  });
  it('accepts a city in any case', () => {
    expect(findCityByName(' fort  CALHOUN ')?.slug).toBe('fort-calhoun');
    expect(findCityByName('Council Bluffs')).toBeNull();
    expect(findCityBySlug('Omaha')).toBeNull();
  });
  it('has each ZIP code once, all around the twelve cities', () => {
    expect(new Set(zipPlaces.map((place) => place.zip)).size).toBe(zipPlaces.length);
    expect(zipPlaces.length).toBeGreaterThan(120);
    const longitudes = zipPlaces.map(({ center }) => center[0]);
    const latitudes = zipPlaces.map(({ center }) => center[1]);
    expect(Math.min(...longitudes)).toBeGreaterThan(-97.1);
    expect(Math.max(...longitudes)).toBeLessThan(-95.6);
    expect(Math.min(...latitudes)).toBeGreaterThan(40.5);
    expect(Math.max(...latitudes)).toBeLessThan(41.8);
  });
});
