import { expect, test } from 'vitest';
import { findNearestPlace } from './nearest-place.ts';

const area = {
  cities: [
    {
      name: 'Omaha',
      state: 'NE',
      outline: [
        [-96.2, 41.2],
        [-95.9, 41.2],
        [-95.9, 41.3],
        [-96.2, 41.3],
      ] as [number, number][],
    },
  ],
  zips: [
    { zip: '68132', city: 'Omaha', state: 'NE', center: [-96.003, 41.265] as const },
    { zip: '68025', city: 'Fremont', state: 'NE', center: [-96.5, 41.45] as const },
  ],
};

test('inside a city it is the city', () => {
  expect(findNearestPlace(area, [-95.985, 41.26])).toEqual({
    label: 'Omaha, NE',
    filter: { cities: ['Omaha'] },
  });
});

test('between the cities it is the nearest ZIP code', () => {
  expect(findNearestPlace(area, [-96.6, 41.45])).toEqual({
    label: 'Fremont, NE 68025',
    filter: { zips: ['68025'] },
  });
});

test('far away there is none', () => {
  expect(findNearestPlace(area, [-73.98, 40.75])).toBeNull();
});
