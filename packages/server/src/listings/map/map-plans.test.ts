import type { WireSearchFilter } from '@homestead/contract/listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../test/database.ts';
import { createManyHomesDatabase } from '../../../test/many-homes.ts';
import { paymentTerms } from '../../../test/payment-terms.ts';
import { mapStatement } from './map-statements.ts';
import {
  latitudeOfUnits,
  longitudeOfUnits,
  unitBoxOf,
  unitsOfLatitude,
  unitsOfLongitude,
} from './map-units.ts';
import { planCells } from './plan-cells.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createManyHomesDatabase();
});
afterAll(() => database.close());

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

test.each<[string, WireSearchFilter]>([
  ['nothing', {}],
  ['price', { pricemin: 200_000, pricemax: 400_000 }],
  ['rooms', { number_of_beds: 3, number_of_baths: 2 }],
  ['kind', { propertytype: 'House' }],
  ['status', { status: ['Active', 'Pending'] }],
])('a map with %s can be read from its index only', async (_, filter) => {
  for (const bbox of [
    [-96.6, 40.9, -95.8, 41.5],
    [-96.1, 41.2, -96.05, 41.23],
  ] as [number, number, number, number][]) {
    const { sql, parameters } = mapStatement(
      database.db,
      { ...filter, bbox, zoom: 11 },
      paymentTerms,
    );
    const rows = await explainFromIndexAlone(sql, parameters);
    const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
    const scans = nodes(rows[0]!['QUERY PLAN'][0].Plan).filter((node) => node['Index Name']);
    expect(scans.map((node) => [node['Node Type'], node['Index Name']])).toEqual([
      ['Index Only Scan', 'listing_on_map'],
    ]);
  }
});

/** The plan with alternatives disabled: with few homes one of those may cost less. */
async function explainFromIndexAlone(sql: string, parameters: readonly unknown[]) {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    for (const way of ['seqscan', 'bitmapscan']) {
      await client.query(`set local enable_${way} = off`);
    }
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) ${sql}`,
      [...parameters],
    );
    await client.query('rollback');
    return rows;
  } finally {
    client.release();
  }
}

test("the database's map units are ours", async () => {
  const { rows } = await database.pool.query<{
    position: { x: number; y: number };
    map_x: number;
    map_y: number;
  }>('select position, map_x, map_y from listing order by id limit 500');
  for (const { position, map_x, map_y } of rows) {
    expect(Math.abs(unitsOfLongitude(position.x) - map_x)).toBeLessThanOrEqual(1);
    expect(Math.abs(unitsOfLatitude(position.y) - map_y)).toBeLessThanOrEqual(1);
    expect(longitudeOfUnits(map_x)).toBeCloseTo(position.x, 5);
    expect(latitudeOfUnits(map_y)).toBeCloseTo(position.y, 5);
  }
});

test("a box of the whole world at the highest zoom doesn't make an endless grid", () => {
  const box = unitBoxOf({ west: -180, south: -90, east: 180, north: 90 });
  const bits = planCells(box, 24);
  expect(((box.east - box.west) / 2 ** bits) * ((box.south - box.north) / 2 ** bits)).toBeLessThan(
    4097,
  );
});
