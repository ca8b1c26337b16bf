import { expect, test } from 'vitest';
import { NameIndex } from './name-index.ts';
import { foldText, typingErrors } from './spelling.ts';

const index = new NameIndex(
  [
    ['Omaha', 900],
    ['Elkhorn', 200],
    ['Fort Calhoun', 20],
    ['Papillion', 150],
    ['Peña Heights', 3],
    ['Elk Creek', 5],
    ['68132', 40],
    ['68022', 60],
  ].map(([text, count]) => ({ text: String(text), count: Number(count) })),
);
const names = (typed: string) => index.find(typed, 10).map((found) => found.name.text);

test.each([
  ['omaha', 'Omaha'],
  ['OMA', 'Omaha'],
  ['omhaa', 'Omaha'],
  ['elkorn', 'Elkhorn'],
  ['papilion', 'Papillion'],
  ['calhoun', 'Fort Calhoun'],
  ['calhuon', 'Fort Calhoun'],
  ['pena', 'Peña Heights'],
  ['6813', '68132'],
])('%s finds %s first', (typed, first) => {
  expect(names(typed)[0]).toBe(first);
});

test('correct spellings come before typos, larger places before smaller ones', () => {
  expect(names('elk')).toEqual(['Elkhorn', 'Elk Creek']);
});

test('short texts allow no typos, unrelated texts find nothing', () => {
  expect(names('ek')).toEqual([]);
  expect(names('zanzibar')).toEqual([]);
  expect(names('  ')).toEqual([]);
});

test('typos are counted up to the nearest prefix', () => {
  expect(typingErrors('omhaa', 'omaha')).toBe(1);
  expect(typingErrors('elkorn', 'elkhorn city')).toBe(1);
  expect(typingErrors('abc', 'xyz')).toBe(3);
});

test('texts are folded', () => {
  expect(foldText('  Peña—Heights, No. 2 ')).toBe('pena heights no 2');
});
