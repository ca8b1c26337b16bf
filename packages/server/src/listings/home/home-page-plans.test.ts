import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../test/database.ts';
import { createManyHomesDatabase } from '../../../test/many-homes.ts';
import { findShownListing } from './listing-detail-store.ts';
import { nearbySoldQuery } from './nearby-sold-store.ts';
import { priceComparisonQuery } from './price-comparison-store.ts';

/** How many rows a statement may read: a part of the 20,000 homes, never all. */
const MAX_ROWS = 2500;

let database: TestDatabase;

beforeAll(async () => {
  database = await createManyHomesDatabase();
  await sql`
    update listing set visibility = 'page', standard_status = 'Closed', close_on = '2026-05-01',
      close_price_cents = list_price_cents
    where visibility = 'none'`.execute(database.db);
  await database.asOwner('analyze listing');
});
afterAll(() => database.close());

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

async function rowsLookedAt(statement: { sql: string; parameters: readonly unknown[] }) {
  const { rows } = await database.pool.query(`explain (analyze, format json) ${statement.sql}`, [
    ...statement.parameters,
  ]);
  const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  const scans = nodes(rows[0]['QUERY PLAN'][0].Plan).filter(
    (node) => node['Relation Name'] === 'listing',
  );
  expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  return scans.reduce(
    (sum, node) =>
      sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    0,
  );
}

test('homes sold nearby are found through indexes', async () => {
  const home = await findShownListing(database.db, '22600011');
  if (!home) throw new Error('the made-up home is not there');
  const query = nearbySoldQuery(home, { since: '2025-06-01', limit: 8 });
  expect(await rowsLookedAt(query.compile(database.db))).toBeLessThan(MAX_ROWS);
});

test('the median of a ZIP is found through indexes', async () => {
  const query = priceComparisonQuery('22600011');
  expect(await rowsLookedAt(query.compile(database.db))).toBeLessThan(MAX_ROWS);
});
