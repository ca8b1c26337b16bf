import { expect, test } from 'vitest';
import { options, read, streets, world } from '../../../test/sentence-world.ts';
import { sentenceMessages } from '../messages.ts';
import { KnownNames } from '../suggestions/known-names.ts';
import { readSentence } from './read-sentence.ts';

test('a sentence becomes a filter, with a label for each condition', () => {
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
      { text: '3 bed', field: 'number_of_beds', label: sentenceMessages.bedsFrom({ count: 3 }) },
      { text: 'ranch', field: 'storiesmin', label: sentenceMessages.stories({ count: 1 }) },
      { text: 'Elkhorn', field: 'city', label: 'Elkhorn' },
      {
        text: 'under 450k',
        field: 'pricemax',
        label: sentenceMessages.upTo({ amount: '$450,000' }),
      },
      { text: 'pool', field: 'pool_Access', label: sentenceMessages.pool() },
    ],
    notUnderstood: [],
    refused: [],
    isPlaceOnly: false,
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
  expect(answer.notUnderstood).toEqual([]);
  expect(answer.refused).toEqual([]);
});

test('near a city is a distance from its center, and says so', () => {
  expect(read('within 5 miles of Elkhorn').filter.within?.miles).toBe(5);
  expect(read('near Elkhorn')).toMatchObject({
    understood: [{ label: sentenceMessages.within({ miles: 10, place: 'Elkhorn' }) }],
    isPlaceOnly: false,
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
])('%s: what is not understood is reported', (text, strange) => {
  expect(read(text).notUnderstood).toEqual(strange);
});

test.each([
  ['Omaha', true],
  ['Omaha, NE 68132', true],
  ['5011 Chicago St Omaha', true],
  ['22612345', true],
  ['homes in Omaha', false],
  ['Omaha pool', false],
  ['zanzibar', false],
])('%s is only a place: %s', (text, isPlaceOnly) => {
  expect(read(text).isPlaceOnly).toBe(isPlaceOnly);
});

test('a state’s code that is also a word counts only after a comma', () => {
  const states = ['NE', 'OR'].map((value) => ({ value, count: 1 }));
  const inOregon = { ...world, names: new KnownNames({ ...options, states }, streets) };
  const filterOf = (text: string) => readSentence(text, inOregon).filter;
  expect(filterOf('homes in Elkhorn or Gretna')).toEqual({ city: ['Elkhorn', 'Gretna'] });
  expect(filterOf('homes in Elkhorn, OR')).toMatchObject({ stateOrProvince: 'OR' });
  expect(filterOf('homes in Elkhorn NE')).toMatchObject({ stateOrProvince: 'NE' });
});
