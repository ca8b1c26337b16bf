import { findCityByName } from '@homestead/contract/places';
import { expect, test } from 'vitest';
import { serviceArea } from '#platform';
import { readCountyLines } from './county-lines.ts';
import { getServiceArea } from './get-service-area.ts';

const read = readCountyLines(['NE', 'IA']);

test('all counties of Nebraska and Iowa are there, with their names where they lie', () => {
  expect(read.counties).toHaveLength(93 + 99);
  const centerOf = (name: string) => read.counties.find((county) => county.name === name)?.center;
  const [longitude, latitude] = centerOf('Douglas') ?? [0, 0];
  const omaha = findCityByName(serviceArea(), 'Omaha');
  expect(Math.abs(longitude - (omaha?.center[0] ?? 0))).toBeLessThan(0.4);
  expect(Math.abs(latitude - (omaha?.center[1] ?? 0))).toBeLessThan(0.2);
});

test('borders lie where the states do, and are small enough to be sent', () => {
  const points = [...read.states, ...read.lines].flat();
  expect(points.every(([x, y]) => x > -104.1 && x < -90 && y > 39.9 && y < 43.6)).toBe(true);
  expect(read.states).toHaveLength(2);
  expect(JSON.stringify(read).length).toBeLessThan(40_000);
});

test('the answer about Omaha’s area is small enough to be sent, and made once', async () => {
  const answer = await getServiceArea();
  expect(JSON.stringify(answer).length).toBeLessThan(60_000);
  expect(await getServiceArea()).toBe(answer);
});
