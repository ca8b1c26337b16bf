import { listingEndpoints, sortOrders, type WireSearchFilter } from '@homestead/contract/listings';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing, insertListings, type NewListing } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestAnswer, type TestApp } from '../../../test/listings-app.ts';
import { aFewFields, anyFilter, anyListing, matches } from '../../../test/search-model.ts';

/**
 * What a search must find, computed again in plain JavaScript over all rows: any combination of
 * filters must agree with it, and the pages of every sort order must contain each row once.
 */
let site: TestApp;
let rows: ReturnType<typeof aListing>[];

beforeAll(async () => {
  site = await createListingsApp();
  rows = fc.sample(anyListing, { numRuns: 260, seed: 7 }).map((given) => aListing(given));
  await insertListings(site.database.db, rows);
});
afterAll(() => site.close());

test('any combination of filters finds, in any order, exactly what a plain filter over all rows finds', async () => {
  const anyOrder = fc.constantFrom(...sortOrders);
  await fc.assert(
    fc.asyncProperty(fc.oneof(aFewFields, anyFilter), anyOrder, async (filter, sortby) => {
      const answer = await site.post(listingEndpoints.searchListings.path, {
        ...filter,
        sortby,
        pageSize: 100,
      });
      const found = await allNumbers({ ...filter, sortby }, answer);
      const wanted = rows.filter((row) => matches(row, filter)).map((row) => row.mls_number);
      expect(answer.body.odatacount).toBe(wanted.length);
      expect(found.toSorted()).toEqual(wanted.toSorted());
    }),
    { numRuns: 200, seed: 11 },
  );
});

async function allNumbers(filter: WireSearchFilter, first: TestAnswer): Promise<string[]> {
  expect(first.status).toBe(200);
  const numbers: string[] = [];
  for (let answer = first; ; ) {
    numbers.push(...answer.body.value.map((card: { listingid: string }) => card.listingid));
    if (!answer.body.next) return numbers;
    answer = await site.post(listingEndpoints.searchListings.path, {
      ...filter,
      pageSize: 100,
      after: answer.body.next,
    });
  }
}

const keys: Record<string, (row: NewListing) => number> = {
  newest: (row) => -((row.listed_at as Date | null)?.getTime() ?? Number.NEGATIVE_INFINITY),
  priceasc: (row) => (row.list_price_cents as number) ?? Number.POSITIVE_INFINITY,
  pricedesc: (row) => -((row.list_price_cents as number) ?? -1),
  yearbuilt: (row) => -((row.year_built as number) ?? 0),
  openhouse: (row) =>
    (row.next_open_house_starts_at as Date)?.getTime() ?? Number.POSITIVE_INFINITY,
  reduced: (row) => -((row.price_reduced_at as Date)?.getTime() ?? Number.NEGATIVE_INFINITY),
  sqft: (row) => -((row.living_area as number) ?? -1),
  lotsize: (row) => -((row.lot_size_acres as number) ?? -1),
};

test.each(sortOrders)(
  'walking the pages of %s back and forth gives each row once, in order',
  async (sortby) => {
    const shown = rows.filter((row) => row.visibility === 'search');
    const forth: string[] = [];
    const pages: TestAnswer['body'][] = [];
    let after: string | null = null;
    for (let pageNo = 1; ; pageNo += 1) {
      const { body } = await site.post(listingEndpoints.searchListings.path, {
        sortby,
        pageSize: 7,
        pageNo,
        ...(after && { after }),
      });
      pages.push(body);
      forth.push(...body.value.map((card: { listingid: string }) => card.listingid));
      expect(body.showingresult).toBe(`Showing ${(pageNo - 1) * 7 + 1} - ${forth.length}`);
      after = body.next;
      if (!after) break;
    }
    expect(forth.toSorted()).toEqual(shown.map((row) => row.mls_number).toSorted());
    const keyOf = new Map(shown.map((row) => [row.mls_number, keys[sortby]!(row)]));
    expect(forth.map((number) => keyOf.get(number))).toEqual(
      [...keyOf.values()].sort((a, b) => a - b),
    );

    for (let at = pages.length - 1; at > 0; at -= 1) {
      const { body } = await site.post(listingEndpoints.searchListings.path, {
        sortby,
        pageSize: 7,
        before: pages[at].previous,
      });
      expect(body.value).toEqual(pages[at - 1].value);
      expect(body.previous === null).toBe(at === 1);
    }
  },
);
