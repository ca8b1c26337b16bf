import { readSentence, type SentenceWorld } from '../src/listings/sentence/read-sentence.ts';
import { suggestionNames } from '../src/listings/suggestions/suggestion-names.ts';

const counted = (...values: string[]) => values.map((value, at) => ({ value, count: 100 - at }));

/** The places of the homes for sale. */
export const options = {
  cities: counted('Omaha', 'Elkhorn', 'Gretna', 'Papillion', 'Fort Calhoun'),
  counties: counted('Douglas', 'Sarpy'),
  states: counted('NE', 'IA'),
  zips: counted('68022', '68132'),
  subdivisions: counted('Dundee', 'Indian Creek', 'Christian Heritage Estates', 'Elkhorn'),
  highSchools: counted('Central', 'Elkhorn South', 'Skutt Catholic', 'North'),
  elementarySchools: counted('Dundee', 'Harmony'),
  highSchoolDistricts: counted('Millard', 'Elkhorn Public Schools'),
  citiesAndStates: counted('Omaha, NE', 'Elkhorn, NE'),
} as unknown as Parameters<typeof suggestionNames>[0];
export const streets = counted('chicago st', 'church st').map(({ value, count }) => ({
  text: value,
  count,
}));
const { known, places } = suggestionNames(options, streets);

/** What a sentence is read against; today is a Wednesday. */
export const world: SentenceWorld = {
  names: known,
  places,
  mlsNumbers: new Set(['22612345']),
  today: '2026-06-03',
};

/** Reads a sentence in that world. */
export const read = (text: string) => readSentence(text, world);
