import { expect, test } from 'vitest';
import { floodQuestion } from './ask-flood-zone.ts';
import { floodMeaning } from './flood-meaning.ts';

test.each([
  ['AE', '', 'high'],
  ['AE', 'FLOODWAY', 'high'],
  ['A12', '', 'high'],
  ['VE', '', 'high'],
  ['X', '0.2 PCT ANNUAL CHANCE FLOOD HAZARD', 'moderate'],
  ['X', '1 PCT DEPTH LESS THAN 1 FOOT', 'moderate'],
  ['X', 'AREA WITH REDUCED FLOOD RISK DUE TO LEVEE', 'moderate'],
  ['X', 'AREA OF MINIMAL FLOOD HAZARD', 'low'],
  ['x', '', 'low'],
  ['D', '', 'undetermined'],
])('zone %s %s is of %s risk', (zone, subtype, risk) => {
  expect(floodMeaning(zone, subtype)).toMatchObject({
    risk,
    meaning: expect.stringMatching(/\.$/),
  });
});

test.each(['', 'AREA NOT INCLUDED', 'OPEN WATER', 'toString'])('“%s” has no meaning', (zone) => {
  expect(floodMeaning(zone, '')).toBeNull();
});

test('on a line between zones the more serious one counts; no zone on the map is unknown', () => {
  const { read } = floodQuestion({ address: '', latitude: 41, longitude: -96 });
  const at = (zones: string[]) =>
    read({ features: zones.map((FLD_ZONE) => ({ attributes: { FLD_ZONE } })) });
  expect(at(['X', 'AE', 'D'])?.zone).toBe('AE');
  expect(at([])).toBeNull();
  expect(at(['OPEN WATER'])).toBeNull();
  expect(() => read({ error: { code: 400 } })).toThrow();
});
