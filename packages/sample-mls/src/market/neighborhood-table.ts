import type { City } from '@homestead/contract/places';
import { type Neighborhood, readNeighborhood } from './neighborhood.ts';
import { omahaLines } from './neighborhoods-of-omaha.ts';
import { suburbLines } from './neighborhoods-of-suburbs.ts';
import { townLines } from './neighborhoods-of-towns.ts';
import { omaha } from './omaha.ts';

/*
 * Letters of a line: A acreages, C condominiums, D downtown lofts, E horses, G golf course,
 * H homeowners' association, L lake, M duplexes and small rental houses, N new construction,
 * O old town pattern of named cross streets, P clubhouse pool, R river, T townhouses,
 * V villas, W wooded.
 */

/** Shares of the market by city, in parts of a hundred. */
const cityShares: Readonly<Record<string, number>> = {
  omaha: 47,
  lincoln: 13,
  elkhorn: 8,
  papillion: 7,
  bellevue: 7,
  gretna: 6,
  bennington: 4,
  blair: 2,
  valley: 2,
  ashland: 1.5,
  springfield: 1.5,
  'fort-calhoun': 1,
};

type CityPart = {
  readonly city: City;
  readonly neighborhoods: readonly Neighborhood[];
};

const allLines: Readonly<Record<string, string>> = {
  omaha: omahaLines,
  ...suburbLines,
  ...townLines,
};

const slugOf = ({ name }: City) => name.toLowerCase().replaceAll(' ', '-');

let counter = 0;
/** The twelve cities in the places table's order, each with its neighborhoods. */
const cityParts: readonly CityPart[] = omaha.cities.map((city) => ({
  city,
  neighborhoods: (allLines[slugOf(city)] ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => readNeighborhood(slugOf(city), line, counter++)),
}));

/** All neighborhoods; their `index` is their place in this list. */
export const neighborhoods: readonly Neighborhood[] = cityParts.flatMap(
  (part) => part.neighborhoods,
);

/** Each neighborhood with the upper end of its share of the market, rising to 1. */
const ladder: readonly (readonly [Neighborhood, number])[] = (() => {
  const totalShare = Object.values(cityShares).reduce((sum, value) => sum + value, 0);
  let reached = 0;
  return cityParts.flatMap(({ city, neighborhoods: parts }) => {
    const weights = parts.reduce((sum, part) => sum + part.weight, 0);
    return parts.map((part): [Neighborhood, number] => {
      reached += ((cityShares[slugOf(city)] ?? 0) / totalShare) * (part.weight / weights);
      return [part, reached];
    });
  });
})();

/** The neighborhood at a point of the market, `at` in [0, 1). */
export function neighborhoodAt(at: number): Neighborhood {
  let low = 0;
  let high = ladder.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at < (ladder[middle]?.[1] ?? 1)) high = middle;
    else low = middle + 1;
  }
  return (ladder[low] as readonly [Neighborhood, number])[0];
}

/** The city of a neighborhood. */
export function cityOf(place: Neighborhood): City {
  const city = omaha.cities.find((one) => slugOf(one) === place.citySlug);
  if (!city) throw new Error(`No city ${place.citySlug} in the places table`);
  return city;
}
