import { expect, it } from 'vitest';
import { cityLine } from './city-line.ts';

it.each([
  ['Omaha', 'NE', '68132', 'Omaha, NE 68132'],
  ['Omaha', null, '68132', 'Omaha, 68132'],
  [null, 'NE', null, 'NE'],
  ['Omaha', null, null, 'Omaha'],
  [null, null, null, ''],
])('writes %s, %s and %s in one line, without what is unknown', (city, state, zip, line) => {
  expect(cityLine({ city, state, zip })).toBe(line);
});
