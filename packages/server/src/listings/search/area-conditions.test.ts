import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { insertListings } from '../../../test/factories/listings.ts';
import { areaConditions } from './area-conditions.ts';
import { type Area, isInAreas, isWithin, type MapPoint, type Within } from './area-geometry.ts';
import { andAll } from './filter-conditions.ts';

let database: TestDatabase;

/** A grid of homes 1 km apart, so that drawn edges and corners often go through one. */
const STEP = 0.01;
const homes: MapPoint[] = Array.from({ length: 400 }, (_, at) => ({
  x: onGrid(-96, at % 20),
  y: onGrid(41.2, Math.floor(at / 20)),
}));

beforeAll(async () => {
  database = await createTestDatabase();
  await insertListings(
    database.db,
    homes.map((position, at) => ({ position, street_number: String(at) })),
  );
  await insertListings(database.db, [
    { position: { x: -95.9, y: 41.3 }, address_shown: false, street_number: 'hidden' },
    { position: null, street_number: 'nowhere' },
  ]);
});
afterAll(() => database.close());

function onGrid(from: number, steps: number): number {
  return Math.round((from + steps * STEP) * 100) / 100;
}

async function found(asked: { areas: readonly Area[]; within: Within | null }): Promise<number[]> {
  const { rows } = await sql<{ home: string }>`
    select street_number as home from listing
    where visibility = 'search'${andAll(areaConditions(asked))} order by id`.execute(database.db);
  return rows.map(({ home }) => Number(home));
}

const wanted = (areas: readonly Area[], within: Within | null) =>
  homes.flatMap((home, at) => (isInAreas(home, areas) && isWithin(home, within) ? [at] : []));

/** Corners mostly on the grid, some in between, a few outside; crossing edges are welcome. */
const anyCorner = fc
  .tuple(fc.integer({ min: -30, max: 230 }), fc.integer({ min: -30, max: 230 }), fc.boolean())
  .map(([east, north, isFine]): [number, number] =>
    isFine
      ? [-96 + east * 0.001, 41.2 + north * 0.001]
      : [onGrid(-96, Math.round(east / 10)), onGrid(41.2, Math.round(north / 10))],
  );
const anyArea = fc.array(anyCorner, { minLength: 3, maxLength: 12 });
const anyWithin = fc.record({
  longitude: fc.double({ min: -96.1, max: -95.7, noNaN: true }),
  latitude: fc.double({ min: 41.1, max: 41.5, noNaN: true }),
  miles: fc.double({ min: 0.05, max: 20, noNaN: true }),
});

test('drawn areas and miles find in SQL what the plain functions find', async () => {
  const anyAsk = fc.record({
    areas: fc.array(anyArea, { minLength: 1, maxLength: 4 }),
    within: fc.option(anyWithin, { nil: null }),
  });
  await fc.assert(
    fc.asyncProperty(anyAsk, async ({ areas, within }) => {
      expect(await found({ areas, within })).toEqual(wanted(areas, within));
    }),
    { numRuns: 500, seed: 5 },
  );
});

test('miles around a point find in SQL what the plain function finds', async () => {
  await fc.assert(
    fc.asyncProperty(anyWithin, async (within) => {
      expect(await found({ areas: [], within })).toEqual(wanted([], within));
    }),
    { numRuns: 200, seed: 6 },
  );
});

test('a square contains what is on its edges and in its corners, and nothing beyond', async () => {
  const square: Area = [
    [-95.95, 41.25],
    [-95.93, 41.25],
    [-95.93, 41.27],
    [-95.95, 41.27],
  ];
  expect(await found({ areas: [square], within: null })).toHaveLength(9);
  expect(await found({ areas: [[...square].reverse()], within: null })).toHaveLength(9);
});

test('an area the size of a yard does not include its neighbors', async () => {
  const garden: Area = [
    [-95.9503, 41.2497],
    [-95.9497, 41.2497],
    [-95.9497, 41.2503],
    [-95.9503, 41.2503],
  ];
  expect(await found({ areas: [garden], within: null })).toHaveLength(1);
  const nextDoor = garden.map(([x, y]): [number, number] => [x + 0.0008, y]);
  expect(await found({ areas: [nextDoor], within: null })).toEqual([]);
});

test('both loops of a figure eight are inside', async () => {
  const eight: Area = [
    [-95.995, 41.215],
    [-95.955, 41.255],
    [-95.995, 41.255],
    [-95.955, 41.215],
  ];
  const inside = await found({ areas: [eight], within: null });
  expect(inside).toEqual(wanted([eight], null));
  const rows = new Set(inside.map((at) => Math.floor(at / 20)));
  expect([...rows].sort()).toEqual([2, 3, 4, 5]);
});

test('a mile is a mile to the east and to the north', () => {
  const within = { longitude: -96, latitude: 41.25, miles: 1 };
  const north = 1 / 69.0932;
  const east = north / Math.cos((41.25 / 180) * Math.PI);
  expect(isWithin({ x: -96, y: 41.25 + north * 0.999 }, within)).toBe(true);
  expect(isWithin({ x: -96, y: 41.25 + north * 1.001 }, within)).toBe(false);
  expect(isWithin({ x: -96 + east * 0.999, y: 41.25 }, within)).toBe(true);
  expect(isWithin({ x: -96 + east * 1.001, y: 41.25 }, within)).toBe(false);
});

test('miles at the edge of the world are no error', async () => {
  for (const [longitude, latitude] of [
    [179.99, 41],
    [-96, 90],
    [-180, -90],
  ] as const) {
    expect(await found({ areas: [], within: { longitude, latitude, miles: 200 } })).toEqual([]);
  }
});

test('homes with a hidden address are not found by their position', async () => {
  const all: Area = [
    [-97, 41],
    [-95, 41],
    [-95, 42],
    [-97, 42],
  ];
  expect(await found({ areas: [all], within: null })).toHaveLength(homes.length);
  const within = { longitude: -95.9, latitude: 41.3, miles: 100 };
  expect(await found({ areas: [], within })).toHaveLength(homes.length);
});
