import { expect, it } from 'vitest';
import { similarPlaces } from './similar-places.ts';

const cities = ['Omaha', 'Bellevue', 'Papillion', 'La Vista', 'Ralston', 'Elkhorn'].map((name) => ({
  name,
}));
const namesLike = (slug: string) => similarPlaces(cities, slug).map(({ name }) => name);

it.each([
  ['omahaa', 'Omaha'],
  ['Papilion', 'Papillion'],
  ['lavista', 'La Vista'],
  ['belvue', 'Bellevue'],
])('%s looks like %s', (slug, name) => {
  expect(namesLike(slug)).toEqual([name]);
});

it('nothing looks like a place elsewhere, or like no name', () => {
  expect(namesLike('atlantis')).toEqual([]);
  expect(namesLike('')).toEqual([]);
});
