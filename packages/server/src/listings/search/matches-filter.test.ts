import { filterableStatuses, type SortOrder, sortOrders } from '@homestead/contract/listings';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thisMoment } from '#platform';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { insertVariedHomes } from '../../../test/factories/varied-homes.ts';
import { paymentTerms } from '../../../test/payment-terms.ts';
import { anyHome, anyWholeFilter } from '../../../test/whole-search-model.ts';
import type { FilterableHome } from './filterable-home.ts';
import { selectFilterableHomes } from './filterable-home-store.ts';
import { countResults, selectResults } from './listing-search-store.ts';
import { matchesFilter } from './matches-filter.ts';
import type { PageCursor } from './page-cursor.ts';
import { readSearchFilter } from './read-search-filter.ts';
import type { SearchFilter } from './search-filter.ts';

const moment = thisMoment();
/** Sold homes as well. */
const everything = readSearchFilter({ status: [...filterableStatuses] }, paymentTerms);
const inOrder = new Map<SortOrder, number[]>();
let database: TestDatabase;
let homes: FilterableHome[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const ids = await insertVariedHomes(db, fc.sample(anyHome, { numRuns: 300, seed: 5 }));
  homes = await selectFilterableHomes(db, ids, moment.now);
  for (const sort of sortOrders) inOrder.set(sort, await walk(everything, sort, 90));
});
afterAll(() => database.close());

test('any combination of filters finds what a plain filter over all rows finds, in each order', async () => {
  const seen = { none: 0, some: 0 };
  await fc.assert(
    fc.asyncProperty(
      anyWholeFilter,
      fc.constantFrom(...sortOrders),
      fc.integer({ min: 7, max: 60 }),
      async (wire, sort, size) => {
        const filter = readSearchFilter(wire, paymentTerms);
        const wanted = new Set(
          homes.filter((home) => matchesFilter(home, filter, moment)).map(({ id }) => id),
        );
        seen[wanted.size === 0 ? 'none' : 'some'] += 1;
        expect(await walk(filter, sort, size)).toEqual(
          inOrder.get(sort)?.filter((id) => wanted.has(id)),
        );
        expect((await countResults(database.db, filter, moment)).count).toBe(wanted.size);
      },
    ),
    { numRuns: 150, seed: 3 },
  );
  expect(seen.some).toBeGreaterThan(50);
}, 120_000);

test('everything in search appears in each order once', () => {
  const shown = homes
    .filter(
      ({ visibility, standard_status: status }) =>
        visibility === 'search' || (visibility === 'page' && status === 'Closed'),
    )
    .map(({ id }) => id);
  for (const ids of inOrder.values()) {
    expect(ids.toSorted((a, b) => a - b)).toEqual(shown.toSorted((a, b) => a - b));
  }
});

/** The ids of all pages. */
async function walk(filter: SearchFilter, sort: SortOrder, limit: number): Promise<number[]> {
  const ids: number[] = [];
  let after: PageCursor | null = null;
  for (;;) {
    const start = after ? { after } : { offset: 0 };
    const rows = await selectResults(database.db, { filter, moment, sort, start, limit });
    ids.push(...rows.map(({ id }) => id));
    const last = rows.at(-1);
    if (!last || rows.length < limit) return ids;
    after = { sort, key: last.sort_key, id: last.id };
  }
}
