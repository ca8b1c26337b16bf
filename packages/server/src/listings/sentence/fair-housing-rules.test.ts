import { expect, test } from 'vitest';
import { read } from '../../../test/sentence-world.ts';
import { refusalReasons } from './fair-housing-rules.ts';

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
  expect(answer.refused.map((one) => one.reason)).toEqual([refusalReasons[reason]()]);
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
    { text: '“no kids”', reason: refusalReasons.family() },
  ]);
});
