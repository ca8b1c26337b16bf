import { addressWords } from '#feed';
import { sentenceMessages } from '../messages.ts';
import type { OptionCounts } from '../options/option-count-store.ts';
import { KnownNames } from './known-names.ts';
import { type Name, NameIndex } from './name-index.ts';

/** A place or school with its part of the search filter. */
export interface PlaceName extends Name {
  kind: 'city' | 'zip' | 'subdivision' | 'school';
  label: string;
  filter: Record<string, string>;
}

/** Everything suggestions are made from, besides single homes. */
export interface SuggestionNames {
  places: NameIndex<PlaceName>;
  /** Streets by their words in one spelling; `street` is the text from the feed. */
  streets: NameIndex<Name & { street: string }>;
  /** The same names and some more by their exact words, for sentences. */
  known: KnownNames;
}

/** Makes the names from the options and streets of homes in search. */
export function suggestionNames(options: OptionCounts, streets: readonly Name[]): SuggestionNames {
  return {
    places: new NameIndex([
      ...cities(options),
      ...options.zips.map(({ value, count }) => place('zip', value, value, count, { zip: value })),
      ...options.subdivisions.map(({ value, count }) =>
        place('subdivision', value, value, count, { subdivisionname: value }),
      ),
      ...options.highSchools.map(({ value, count }) =>
        place('school', value, sentenceMessages.suggestedHighSchool({ name: value }), count, {
          highschool: value,
        }),
      ),
      ...options.elementarySchools.map(({ value, count }) =>
        place('school', value, sentenceMessages.suggestedElementarySchool({ name: value }), count, {
          elementaryschool: value,
        }),
      ),
    ]),
    streets: new NameIndex(
      streets.map(({ text, count }) => ({
        text: addressWords(text).join(' '),
        street: text,
        count,
      })),
    ),
    known: new KnownNames(options, streets),
  };
}

/** The state only goes into the filter where several have a city with that name. */
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
