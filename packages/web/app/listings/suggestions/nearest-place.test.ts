import { expect, test } from 'vitest';
import { findNearestPlace } from './nearest-place.ts';

test('inside a city it is the city', () => {
  expect(findNearestPlace([-95.985, 41.26])).toEqual({
    label: 'Omaha, NE',
    filter: { cities: ['Omaha'] },
  });
});

test('between the cities it is the nearest ZIP code', () => {
  expect(findNearestPlace([-96.133, 41.257])?.filter).toMatchObject({});
  const place = findNearestPlace([-96.6, 41.45]);
  expect(place?.filter.zips?.[0]).toMatch(/^68\d{3}$/);
  expect(place?.label).toContain(String(place?.filter.zips?.[0]));
});

test('far away there is none', () => {
  expect(findNearestPlace([-73.98, 40.75])).toBeNull();
});
