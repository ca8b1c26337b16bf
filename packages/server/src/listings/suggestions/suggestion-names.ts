import type { OptionCounts } from '../option-count-store.ts';
import { KnownNames } from './known-names.ts';
import { type Name, NameIndex } from './name-index.ts';

/** A place or school with what it puts into the search filter. */
export interface PlaceName extends Name {
  kind: 'city' | 'zip' | 'subdivision' | 'school';
  label: string;
  filter: Record<string, string>;
}

/** Everything suggestions are made of, besides single homes. */
export interface SuggestionNames {
  places: NameIndex<PlaceName>;
  streets: NameIndex<Name>;
  /** The same names and some more by their exact words, for sentences. */
  known: KnownNames;
}

/** Makes the names from the options that homes in search have and the streets they stand in. */
export function suggestionNames(options: OptionCounts, streets: readonly Name[]): SuggestionNames {
  return {
    places: new NameIndex([
      ...cities(options),
      ...options.zips.map(({ value, count }) => place('zip', value, value, count, { zip: value })),
      ...options.subdivisions.map(({ value, count }) =>
        place('subdivision', value, value, count, { subdivisionname: value }),
      ),
      ...options.highSchools.map(({ value, count }) =>
        place('school', value, `${value} (high school)`, count, { highschool: value }),
      ),
      ...options.elementarySchools.map(({ value, count }) =>
        place('school', value, `${value} (elementary school)`, count, { elementaryschool: value }),
      ),
    ]),
    streets: new NameIndex(streets),
    known: new KnownNames(options, streets),
  };
}

/** The state goes into the filter only where a city's name is found in several. */
function cities({ cities, citiesAndStates }: OptionCounts): PlaceName[] {
  return cities.flatMap(({ value, count }) => {
    const pairs = citiesAndStates.filter((pair) =>
      pair.value.toLowerCase().startsWith(`${value.toLowerCase()}, `),
    );
    const [only] = pairs;
    if (pairs.length <= 1) {
      return [place('city', value, only?.value ?? value, count, { city: value })];
    }
    return pairs.map((pair) =>
      place('city', value, pair.value, pair.count, {
        city: value,
        stateOrProvince: pair.value.slice(value.length + 2),
      }),
    );
  });
}

function place(
  kind: PlaceName['kind'],
  text: string,
  label: string,
  count: number,
  filter: Record<string, string>,
): PlaceName {
  return { kind, text, label, count, filter };
}
