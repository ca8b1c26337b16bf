import { searchFilterSchema } from '@homestead/contract/listings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OptionCounts } from '../option-count-store.ts';
import { KnownNames } from '../suggestions/known-names.ts';
import { suggestionNames } from '../suggestions/suggestion-names.ts';
import { refusalReasons } from './fair-housing-rules.ts';
import { readSentence, type SentenceWorld } from './read-sentence.ts';

const counted = (...values: string[]) => values.map((value, at) => ({ value, count: 100 - at }));
const options = {
  cities: counted('Omaha', 'Elkhorn', 'Gretna', 'Papillion', 'Fort Calhoun'),
  counties: counted('Douglas', 'Sarpy'),
  states: counted('NE', 'IA'),
  zips: counted('68022', '68132'),
  subdivisions: counted('Dundee', 'Indian Creek', 'Christian Heritage Estates', 'Elkhorn'),
  highSchools: counted('Central', 'Elkhorn South', 'Skutt Catholic', 'North'),
  elementarySchools: counted('Dundee', 'Harmony'),
  highSchoolDistricts: counted('Millard', 'Elkhorn Public Schools'),
  citiesAndStates: counted('Omaha, NE', 'Elkhorn, NE'),
} as unknown as OptionCounts;
const streets = counted('chicago st', 'church st').map(({ value, count }) => ({
  text: value,
  count,
}));
const { known, places } = suggestionNames(options, streets);
// A Wednesday.
const world: SentenceWorld = {
  names: known,
  places,
  mlsNumbers: new Set(['22612345']),
  today: '2026-06-03',
};
const read = (text: string) => readSentence(text, world);

test('a sentence becomes a filter, with each condition in words', () => {
  expect(read('3 bed ranch in Elkhorn under 450k with a pool')).toEqual({
    filter: {
      number_of_beds: 3,
      storiesmin: 1,
      storiesmax: 1,
      city: ['Elkhorn'],
      pricemax: 450_000,
      pool_Access: true,
    },
    understood: [
      { text: '3 bed', field: 'number_of_beds', label: '3+ beds' },
      { text: 'ranch', field: 'storiesmin', label: '1 story' },
      { text: 'Elkhorn', field: 'city', label: 'Elkhorn' },
      { text: 'under 450k', field: 'pricemax', label: 'Up to $450,000' },
      { text: 'pool', field: 'pool_Access', label: 'Pool' },
    ],
    notunderstood: [],
    refused: [],
    placeonly: false,
  });
});

test.each<[string, Record<string, unknown>]>([
  ['at least four bedrooms, 2.5 baths', { number_of_beds: 4, number_of_baths: 3 }],
  ['exactly 3 beds 2 baths', { number_of_beds: 3, number_of_baths: 2, exact: true }],
  ['3 beds or more', { number_of_beds: 3 }],
  ['3/2', { number_of_beds: 3, number_of_baths: 2 }],
  ['studio', { number_of_beds: 0, exact: true }],
  ['$300-450k', { pricemin: 300_000, pricemax: 450_000 }],
  ['between 300 and 450 thousand', { pricemin: 300_000, pricemax: 450_000 }],
  ['around $400,000', { pricemin: 360_000, pricemax: 440_000 }],
  ['1.2m', { pricemax: 1_200_000 }],
  ['450000', { pricemax: 450_000 }],
  ['under 450', { pricemax: 450_000 }],
  ['over 300k max 1 million', { pricemin: 300_000, pricemax: 1_000_000 }],
  ['under $2,500/mo', { monthlymax: 2500 }],
  ['monthly payment of 1900', { monthlymax: 1900 }],
  ['hoa under $200 a month', { hoamax: 200 }],
  ['no HOA', { hoamax: 0 }],
  ['2,000+ sq. ft.', { squarefeetmin: 2000 }],
  ['1/2 acre', { lotsizemin: 0.5 }],
  ['lot over 10,000 sq ft', { lotsizemin: 0.2296 }],
  ['built after 2000', { yearbuiltmin: 2001 }],
  ['built before 1950', { yearbuiltmax: 1949 }],
  ['1990s', { yearbuiltmin: 1990, yearbuiltmax: 1999 }],
  ['less than 10 years old', { yearbuiltmin: 2016 }],
  ['built in 1926', { yearbuiltmin: 1926, yearbuiltmax: 1926 }],
  ['townhouse', { propertytype: 'Townhouse' }],
  ['luxury condo', { propertytype: 'Luxury', propertysubtype: ['Condominium'] }],
  ['house or condo', { propertysubtype: ['Single Family Residence', 'Condominium'] }],
  ['2 car garage', { garagespacesmin: 2 }],
  ['no garage', { garagespacesmax: 0 }],
  ['no basement', { basementyn: false }],
  ['two-story', { storiesmin: 2, storiesmax: 2 }],
  ['new construction with a fireplace', { newconstructionyn: true, fireplacemin: 1 }],
  ['pending', { status: ['Pending'] }],
  ['open house this weekend', { openhouse: 'weekend' }],
  ['open house saturday', { openhouse: '2026-06-06' }],
  ['open house tomorrow', { openhouse: '2026-06-04' }],
  ['price reduced', { pricereducedwithin: 30 }],
  ['new this week', { daysonmarket: 7 }],
  ['listed in the last 2 weeks', { daysonmarket: 14 }],
  ['cheapest', { sortby: 'priceasc' }],
  ['largest lot', { sortby: 'lotsize' }],
  ['granite and a sunroom', { keywords: 'granite sunroom' }],
  ['“claw foot”', { keywords: 'claw foot' }],
  ['Omaha or Gretna', { city: ['Omaha', 'Gretna'] }],
  ['Elkhorn or 68132', { city: ['Elkhorn'], zip: ['68132'], anyplace: true }],
  ['Dundee, Omaha', { subdivisionname: ['Dundee'], city: ['Omaha'] }],
  ['Sarpy County', { country: ['Sarpy'] }],
  ['Dundee elementary', { elementaryschool: ['Dundee'] }],
  ['near Skutt Catholic', { highschool: ['Skutt Catholic'] }],
  ['Millard public schools', { highschooldistrict: ['Millard'] }],
  ['in Elkorn', { city: ['Elkhorn'] }],
  ['Omaha, NE', { city: ['Omaha'], stateOrProvince: 'NE' }],
  ['5011 Chicago St', { searchdata: '5011 chicago st' }],
  ['22612345', { searchdata: '22612345' }],
])('%s', (text, filter) => {
  const answer = read(text);
  expect(answer.filter).toEqual(filter);
  expect(answer.notunderstood).toEqual([]);
  expect(answer.refused).toEqual([]);
});

test('near a city is a distance from its centre, and said', () => {
  expect(read('within 5 miles of Elkhorn').filter.within?.miles).toBe(5);
  expect(read('near Elkhorn')).toMatchObject({
    understood: [{ label: 'Within 10 miles of Elkhorn' }],
    placeonly: false,
  });
  expect(read('near Elkhorn or Gretna').filter).toEqual({ city: ['Elkhorn', 'Gretna'] });
});

test.each<[string, string[]]>([
  ['3 bed by the moon', ['moon']],
  ['3-4 bedrooms', ['4 bedrooms']],
  ['3 bed 4 bed', ['4 bed']],
  ['over 500k under 300k', ['under 300k']],
  ['taxes under 5000', ['taxes under 5000']],
  ['sold homes', ['sold homes']],
  ['55+ community', ['55+ community']],
  ['no granite', ['no granite']],
  ['3 bed house built in 3000', ['built in 3000']],
  ['south Omaha', ['south']],
  ['exactly 3 beds and at least 2 baths', ['exactly 3 beds']],
])('%s: what is not understood is told', (text, strange) => {
  expect(read(text).notunderstood).toEqual(strange);
});

test.each<[string, keyof typeof refusalReasons]>([
  ['no kids', 'family'],
  ['family friendly', 'family'],
  ['for a family of 5', 'family'],
  ['adults only', 'family'],
  ['christian neighborhood', 'religion'],
  ['near a mosque', 'religion'],
  ['walking distance to a synagogue', 'religion'],
  ['safe for whites', 'race'],
  ['near white people', 'race'],
  ['mostly hispanic area', 'race'],
  ['no immigrants', 'origin'],
  ['english speaking neighbors', 'origin'],
  ['women only', 'sex'],
  ['gay neighborhood', 'sex'],
  ['no group homes', 'disability'],
  ['for a disabled person', 'disability'],
  ['young professionals', 'people'],
  ['safe neighborhood', 'rating'],
  ['good schools', 'rating'],
  ['low crime', 'rating'],
])('%s is refused for %s, the rest is searched', (text, reason) => {
  const answer = read(`${text}, 3 bed in Omaha`);
  expect(answer.refused.map((one) => one.reason)).toEqual([refusalReasons[reason]]);
  expect(answer.refused[0]?.text).toContain(text.split(' ').at(-1));
  expect(answer.filter).toMatchObject({ city: ['Omaha'], number_of_beds: 3 });
});

test.each([
  'family room',
  'single family home',
  'master bedroom',
  'mother-in-law suite',
  'bachelor pad',
  'wheelchair ramp',
  'handicap accessible',
  'safe room',
  'white kitchen',
  'black granite',
  'Church St',
  '1200 Church St',
  'Indian Creek',
  'Christian Heritage Estates',
  'Skutt Catholic',
  'Spanish tile',
  'playground',
])('%s describes a home or is a name: not refused', (text) => {
  expect(read(text).refused).toEqual([]);
});

test('words in quotation marks are refused like any others', () => {
  expect(read('house “no kids”').refused).toEqual([
    { text: '“no kids”', reason: refusalReasons.family },
  ]);
});

test.each([
  ['Omaha', true],
  ['Omaha, NE 68132', true],
  ['5011 Chicago St Omaha', true],
  ['22612345', true],
  ['homes in Omaha', false],
  ['Omaha pool', false],
  ['zanzibar', false],
])('%s is a place alone: %s', (text, isPlaceOnly) => {
  expect(read(text).placeonly).toBe(isPlaceOnly);
});

const fragments = fc.constantFrom(
  ...[
    '3 bed',
    'exactly 2 baths',
    'under 450k',
    'over $200,000',
    'in Elkhorn',
    'Omaha or Gretna',
    'near 68132',
    'Dundee subdivision',
    'Sarpy county',
    'Millard schools',
    'house',
    'condo',
    'luxury',
    'ranch',
    'pool',
    'no hoa',
    'lakefront',
    '2 car garage',
    'basement',
    'built after 1990',
    '1/2 acre lot',
    '2000+ sqft',
    'open house this weekend',
    'price reduced',
    'just listed',
    'cheapest',
    'sunroom',
    'pending',
    'under $2500 a month',
    'studio',
    'christian',
    'no kids',
    'flibbertigibbet',
    ',',
    'with',
  ],
);

test('what it understood, said in its own words, is understood the same way', () => {
  fc.assert(
    fc.property(fc.array(fragments, { maxLength: 12 }), (parts) => {
      const first = read(parts.join(' '));
      const again = read(first.understood.map(({ label }) => label).join('; '));
      expect(again.filter).toEqual(first.filter);
      expect(again.notunderstood).toEqual([]);
      expect(again.refused).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('any text is read: parts of it come back as typed, and the filter is the contract’s', () => {
  const words = fc.array(fc.oneof(fragments, fc.string({ unit: 'grapheme', maxLength: 12 })), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        words.map((list) => list.join(' ')),
        fc.string({ unit: 'binary' }),
      ),
      (raw) => {
        const text = raw.slice(0, 300);
        const answer = read(text);
        expect(searchFilterSchema.safeParse(answer.filter).success).toBe(true);
        for (const part of [
          ...answer.understood.map((one) => one.text),
          ...answer.notunderstood,
          ...answer.refused.map((one) => one.text),
        ]) {
          expect(text).toContain(part);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test('a sentence twice as long takes twice the look-ups at most', () => {
  class CountingNames extends KnownNames {
    lookups = 0;
    override get(words: readonly string[]) {
      this.lookups += 1;
      return super.get(words);
    }
  }
  const lookupsFor = (text: string) => {
    const names = new CountingNames(options, streets);
    readSentence(text, { ...world, names });
    return names.lookups;
  };
  for (const unit of [
    'no ',
    'near ',
    'good safe ',
    '- ',
    '3 ',
    'under ',
    'elkhorn ',
    '" ',
    '5 st ',
  ]) {
    const once = lookupsFor(unit.repeat(40));
    expect(lookupsFor(unit.repeat(80)), unit).toBeLessThanOrEqual(2 * once + 100);
  }
});
