import type { City } from './city.ts';
import { douglasCities } from './douglas-cities.ts';
import { outlyingCities } from './outlying-cities.ts';
import { sarpyCities } from './sarpy-cities.ts';
import { type ZipPlace, zipPlaces } from './zip-places.ts';

/** The order of R-60, which is the order on the homepage. */
const order = [
  'omaha',
  'elkhorn',
  'gretna',
  'fort-calhoun',
  'lincoln',
  'papillion',
  'blair',
  'springfield',
  'ashland',
  'bellevue',
  'bennington',
  'valley',
];

/** The twelve cities that the brokerage serves, in the order of R-60. */
export const cities: readonly City[] = [...douglasCities, ...sarpyCities, ...outlyingCities].sort(
  (a, b) => order.indexOf(a.slug) - order.indexOf(b.slug),
);

/** A county with those of the twelve cities that are in it. */
export type County = {
  readonly name: string;
  readonly state: 'NE';
  readonly citySlugs: readonly string[];
};

/** The counties of the twelve cities, by name. */
export const counties: readonly County[] = [...new Set(cities.map((city) => city.county))]
  .sort()
  .map((name) => ({
    name,
    state: 'NE',
    citySlugs: cities.filter((city) => city.county === name).map((city) => city.slug),
  }));

const zipsByCode = new Map(zipPlaces.map((place) => [place.zip, place]));
const citiesBySlug = new Map(cities.map((city) => [city.slug, city]));
const citiesByName = new Map(cities.map((city) => [city.name.toLowerCase(), city]));

/** Takes '68132' or '68132-1234'; null for a ZIP code that is not in the table. */
export function findZipPlace(zip: string): ZipPlace | null {
  const code = /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(zip)?.[1];
  return code === undefined ? null : (zipsByCode.get(code) ?? null);
}

/** Takes a slug in lower case, 'fort-calhoun'. */
export const findCityBySlug = (slug: string): City | null => citiesBySlug.get(slug) ?? null;

/** Takes a city name in any case, with single or repeated spaces. */
export const findCityByName = (name: string): City | null =>
  citiesByName.get(name.trim().replace(/\s+/g, ' ').toLowerCase()) ?? null;
