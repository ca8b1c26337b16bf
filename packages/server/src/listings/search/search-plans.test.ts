import { type SortOrder, sortOrders, type WireSearchFilter } from '@homestead/contract/listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../test/database.ts';
import { createManyHomesDatabase } from '../../../test/many-homes.ts';
import { paymentTerms } from '../../../test/payment-terms.ts';
import { resultsQuery } from './listing-search-store.ts';
import { cellOf, ReachableCells } from './reachable-cells.ts';
import { readSearchFilter } from './read-search-filter.ts';

const moment = { now: new Date('2026-06-01T12:00:00Z'), today: '2026-06-01' };

let database: TestDatabase;

beforeAll(async () => {
  database = await createManyHomesDatabase();
});
afterAll(() => database.close());

const filters: Record<string, WireSearchFilter> = {
  'nothing asked': {},
  'large city': { city: 'Omaha' },
  'small city': { city: 'Valley' },
  cities: { city: ['Valley', 'Blair'] },
  'unknown city': { city: 'Nowhere' },
  county: { country: 'Saunders' },
  zip: { zip: '68132' },
  price: { pricemin: 200_000, pricemax: 400_000 },
  family: { city: 'Omaha', number_of_beds: 3, number_of_baths: 2, pricemax: 500_000 },
  'few of a city': { city: 'Valley', number_of_beds: 5, pricemin: 900_000 },
  services: { propertytype: 'House', pricemax: 300_000 },
  land: { propertytype: 'Land' },
  subtype: { propertysubtype: 'Condominium' },
  luxury: { luxury: true },
  lakefront: { lakefront: true, pool_In_Ground: true },
  'lot feature': { lotFeatures: 'Wooded' },
  waterfront: { waterfrontfeatures: ['Lake Front'] },
  'frequent word': { searchdata: 'chicago' },
  'rare words': { searchdata: 'dundee 12 valley' },
  'no such word': { searchdata: 'zzzz' },
  subdivision: { subdivisionname: 'Dundee 12' },
  'high school': { highschool: 'High 6813' },
  'elementary school': { elementaryschool: 'Elementary 68132' },
  district: { highschooldistrict: 'Valley Public Schools' },
  'year built': { yearbuilt: 1999 },
  'years built': { yearbuiltmin: 2015 },
  'living area': { squarefeetmin: 3500 },
  'lot size': { lotrange: '5-10' },
  garage: { garagespaces: 3 },
  'no garage': { garageyn: false },
  fireplaces: { fireplacemin: 2 },
  'new construction': { newconstructionyn: true },
  'street number': { streetNumber: '5011' },
  'days on market': { daysonmarket: 3 },
  'part of the map': { bbox: [-96.1, 41.2, -96.08, 41.22] },
  'whole map': { bbox: [-97, 41, -95, 42] },
  status: { status: ['Pending'] },
  'frequent status': { status: ['Active'] },
  basement: { basementyn: true },
  'no basement': { basementyn: false },
  '55+ communities': { seniorcommunityyn: true },
  'no 55+ communities': { seniorcommunityyn: false },
  accessibility: { accessibilityfeatures: 'Stair Lift' },
  view: { views: 'Water' },
  'frequent view': { views: 'City' },
  sold: { status: ['Closed'] },
  dues: { hoamax: 25 },
  'no dues': { hoamax: 0 },
  stories: { storiesmin: 3 },
  'one story': { storiesmax: 1 },
  'open house': { openhouse: 'any' },
  'open house on a day': { openhouse: '2099-12-31' },
  'open house on no day': { openhouse: '2098-12-31' },
  'price reduced': { pricereducedwithin: 30 },
  'price just reduced': { pricereducedwithin: 1 },
  'frequent keyword': { keywords: 'kitchen' },
  'rare keyword': { keywords: 'sauna' },
  'rare keywords': { keywords: 'granite sauna pool' },
  'no such keyword': { keywords: 'zzzz' },
  'short keyword': { keywords: 'as' },
  'monthly cost': { monthlymax: 2500 },
  'low monthly cost': { monthlymax: 600, city: 'Omaha' },
  'any of cities and ZIP codes': { city: 'Valley', zip: ['68132', '68031'], anyplace: true },
  'any of a school and a district': {
    highschool: 'High 6813',
    highschooldistrict: 'Valley Public Schools',
    anyplace: true,
  },
  'any of a city and a subdivision': {
    city: 'Omaha',
    subdivisionname: 'Dundee 12',
    anyplace: true,
  },
  'drawn area': {
    areas: [
      [
        [-96.1, 41.2],
        [-96.05, 41.2],
        [-96.07, 41.24],
      ],
    ],
  },
  'drawn areas': {
    areas: [
      [
        [-96.3, 41.1],
        [-96.0, 41.1],
        [-96.1, 41.3],
      ],
      [
        [-95.98, 41.3],
        [-95.95, 41.3],
        [-95.96, 41.33],
      ],
    ],
  },
  'listing agent': { listagentmlsid: 'SA00003' },
  'within a mile': { within: { longitude: -96, latitude: 41.25, miles: 1 } },
  'within miles': { within: { longitude: -96, latitude: 41.25, miles: 15 } },
};

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

async function planOf(
  filter: WireSearchFilter,
  sort: SortOrder,
  {
    options = 'format json',
    commute = null,
  }: { options?: string; commute?: ReachableCells | null } = {},
): Promise<PlanNode[]> {
  const query = resultsQuery({
    filter: { ...readSearchFilter(filter, paymentTerms), commute },
    moment,
    sort,
    start: { offset: 0 },
    limit: 21,
  }).compile(database.db);
  const { rows } = await database.pool.query(`explain (${options}) ${query.sql}`, [
    ...query.parameters,
  ]);
  const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  return nodes(rows[0]['QUERY PLAN'][0].Plan);
}

test.each(Object.keys(filters))(
  'the first page for %s is read from an index in every sort order',
  async (name) => {
    for (const sort of sortOrders) {
      const plan = await planOf(filters[name] as WireSearchFilter, sort);
      const scans = plan
        .filter((node) => node['Relation Name'] !== undefined)
        .map((node) => `${sort}: ${node['Node Type']} ${node['Relation Name']}`);
      expect(scans).not.toEqual([]);
      expect(scans.filter((scan) => scan.includes('Seq Scan'))).toEqual([]);
    }
  },
);

test.each([1, 8, 25])(
  'homes within a commute, %s cells each way, are read from an index',
  async (radius) => {
    const { column, row } = cellOf({ x: -96, y: 41.25 });
    const steps = Array.from({ length: 2 * radius + 1 }, (_, step) => step - radius);
    const cells = steps.flatMap((x) => steps.map((y) => ({ column: column + x, row: row + y })));
    for (const sort of sortOrders) {
      const plan = await planOf({}, sort, { commute: new ReachableCells('near', cells) });
      const scans = plan.filter((node) => node['Relation Name'] === 'listing');
      expect(scans).not.toEqual([]);
      expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    }
  },
);

test('without a filter each sort order scans its own index', async () => {
  const used = new Set<string>();
  for (const sort of sortOrders) {
    const index = (await planOf({}, sort)).find((node) =>
      node['Index Name']?.startsWith('listing_by_'),
    );
    used.add(String(index?.['Index Name']));
  }
  expect(used.size).toBe(sortOrders.length);
});

test.each<[string, WireSearchFilter, SortOrder]>([
  ['large homes by lowest price', { squarefeetmin: 4500 }, 'priceasc'],
  ['small homes by highest price', { squarefeetmax: 900 }, 'pricedesc'],
  ['cheap homes by living area', { pricemax: 91_000 }, 'sqft'],
  ['land by year', { propertytype: 'Land' }, 'yearbuilt'],
  ['homes just reduced, newest first', { pricereducedwithin: 3 }, 'newest'],
  ['homes that cost little a month by living area', { monthlymax: 610 }, 'sqft'],
  ['a rare word by lowest price', { keywords: 'sauna' }, 'priceasc'],
  ['a rare word, newest first', { keywords: 'sauna' }, 'newest'],
  ['an open house on a day by highest price', { openhouse: '2100-01-02' }, 'pricedesc'],
  ['the homes of an agent, newest first', { listagentmlsid: 'SA00003' }, 'newest'],
  ['tall homes by lot size', { storiesmin: 3 }, 'lotsize'],
  [
    'any of two ZIP codes and a subdivision',
    { zip: ['68132', '68031'], subdivisionname: 'Dundee 12', anyplace: true },
    'pricedesc',
  ],
  [
    'a small circle by year',
    { within: { longitude: -96, latitude: 41.25, miles: 1 } },
    'yearbuilt',
  ],
])('a page of %s does not pass all the others first', async (_, filter, sort) => {
  const plan = await planOf(filter, sort, { options: 'analyze, format json' });
  const passed = plan.map((node) => node['Rows Removed by Filter'] ?? 0);
  expect(passed.reduce((sum, count) => sum + count)).toBeLessThan(2000);
});

test.each<[string, WireSearchFilter, SortOrder, string]>([
  [
    'a range of the price itself',
    { pricemin: 1_500_000, number_of_beds: 5, number_of_baths: 4 },
    'pricedesc',
    'listing_by_highest_price',
  ],
  ['land by lot size', { propertytype: 'Land' }, 'lotsize', 'listing_by_lot_size'],
  ['luxury by highest price', { luxury: true }, 'pricedesc', 'listing_by_highest_price'],
])('%s is read in the requested order, without a sort', async (_, filter, sort, index) => {
  const scans = (await planOf(filter, sort)).filter((node) => node['Relation Name'] === 'listing');
  expect(scans.map((node) => [node['Node Type'], node['Index Name']])).toEqual([
    ['Index Scan', index],
  ]);
});

test('a cursor starts in the middle of the index instead of skipping rows', async () => {
  const query = resultsQuery({
    filter: readSearchFilter({}, paymentTerms),
    moment,
    sort: 'priceasc',
    start: { after: { sort: 'priceasc', key: 50_000_000, id: 1 } },
    limit: 21,
  }).compile(database.db);
  const { rows } = await database.pool.query(`explain (analyze, format json) ${query.sql}`, [
    ...query.parameters,
  ]);
  expect(JSON.stringify(rows)).toMatch(/"Index Cond":"\(ROW\(COALESCE\(list_price_cents/);
});
