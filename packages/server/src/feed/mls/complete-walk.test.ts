import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FakeOdata, type FakeOdataOptions } from '../../../test/fake-odata.ts';
import { findGone } from './find-by-key.ts';
import { IncompleteError, MlsError } from './mls-error.ts';
import type { KeyFilter } from './mls-offer.ts';
import { type Walk, walkPages } from './page-walk.ts';
import { readKeys } from './read-keys.ts';

const time = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const listing = (number: number, minute = number % 7) => ({
  ListingKey: `k${String(number).padStart(3, '0')}`,
  ListingId: `id${number}`,
  ModificationTimestamp: time(minute),
});

const walkOver = (of: Partial<Walk>): Walk => ({
  resource: 'Property',
  keyField: 'ListingKey',
  timestampField: null,
  pageSize: 10,
  paging: 'next-link',
  canCount: true,
  canOrder: true,
  ...of,
});

test('a capped server without links gives everything, and its cap is learned', async () => {
  const Property = Array.from({ length: 23 }, (_, number) => listing(number));
  for (const paging of ['next-link', 'timestamp', 'skip'] as const) {
    const caps: number[] = [];
    const mls = new FakeOdata({ resources: { Property }, cap: 5 });
    const walk = walkOver({ paging, pageSize: 500, onCap: async (rows) => void caps.push(rows) });
    let read = 0;
    for await (const page of walkPages(mls, walk)) read = page.read;
    expect(read).toBe(23);
    expect(caps).toEqual([5]);
    expect(mls.asked.length).toBe(5);
  }
});

test('a walk short of the count is incomplete and gives no last page', async () => {
  const Property = Array.from({ length: 23 }, (_, number) => listing(number));
  const mls = new FakeOdata({ resources: { Property }, cap: 5, canSkip: false });
  const nexts: unknown[] = [];
  const walking = (async () => {
    const walk = walkOver({ canOrder: false });
    for await (const page of walkPages(mls, walk)) nexts.push(page.next);
  })();
  await expect(walking).rejects.toThrow(IncompleteError);
  expect(nexts).not.toContain(null);
});

test('a home listed again under a new key is gone under its old one', async () => {
  const names = [
    { key: 'old', id: 'id1' },
    { key: 'k002', id: 'id2' },
  ];
  const mls = new FakeOdata({ resources: { Property: [listing(1), listing(2)] } });
  const filter = { field: 'ListingId', form: 'in' } as const;
  expect(await findGone(mls, { walk: walkOver({}), filter, names })).toEqual(new Set(['old']));
  const none = { field: 'ListingKey', form: 'none' } as const;
  expect(await findGone(mls, { walk: walkOver({}), filter: none, names })).toEqual(new Set());
});

test('a refused page size is remembered', async () => {
  const Property = Array.from({ length: 60 }, (_, number) => listing(number));
  const mls = new FakeOdata({ resources: { Property }, largestTop: 30 });
  const caps: number[] = [];
  const walk = walkOver({ pageSize: 100, onCap: async (rows) => void caps.push(rows) });
  for await (const page of walkPages(mls, walk)) expect(page.rows.length).toBeLessThanOrEqual(30);
  expect(caps).toEqual([25]);
});

/** Servers of many kinds. */
const servers = {
  keys: fc.uniqueArray(fc.nat(120), { minLength: 1, maxLength: 60 }),
  /** The most rows of each page, in turn. */
  caps: fc.array(fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }), {
    minLength: 1,
    maxLength: 3,
  }),
  pageSize: fc.integer({ min: 1, max: 40 }),
  paging: fc.constantFrom('next-link', 'timestamp', 'skip'),
  hasLinks: fc.boolean(),
  canCount: fc.boolean(),
  canOrder: fc.boolean(),
  canSkip: fc.boolean(),
};

/** Servers that may also ignore an order and leave out links, while listings come and go. */
const oddServers = fc.record({
  ...servers,
  ignoresOrder: fc.boolean(),
  /** The requests whose answers lack their link. */
  linkless: fc.uniqueArray(fc.nat(20), { maxLength: 4 }),
  changes: fc.array(fc.record({ at: fc.nat(40), add: fc.nat(120), remove: fc.nat(120) }), {
    maxLength: 8,
  }),
  canIn: fc.boolean(),
  filter: fc.constantFrom<KeyFilter>(
    { field: 'ListingKey', form: 'in' },
    { field: 'ListingKey', form: 'or' },
    { field: 'ListingId', form: 'in' },
    { field: 'ListingId', form: 'or' },
    { field: 'ListingKey', form: 'entity' },
    { field: 'ListingKey', form: 'none' },
  ),
});

test('no listing that the server still has is ever found gone', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(oddServers, fc.uniqueArray(fc.nat(120)), async (server, alsoOurs) => {
      const { keys, caps, linkless, changes, filter, pageSize, paging, ...can } = server;
      const Property = keys.map((number) => listing(number));
      /** Listings that were missing at any time since this was emptied. */
      const missed = new Set<string>();
      let asked = 0;
      const options: FakeOdataOptions = { ...can, resources: { Property } };
      options.onAsk = () => {
        options.cap = caps[asked % caps.length];
        for (const { at, add, remove } of changes) {
          if (at !== asked) continue;
          const gone = listing(remove).ListingKey;
          const index = Property.findIndex(({ ListingKey }) => ListingKey === gone);
          if (index >= 0) Property.splice(index, 1);
          missed.add(gone);
          const fresh = listing(add);
          if (Property.some(({ ListingKey }) => ListingKey === fresh.ListingKey)) continue;
          missed.add(fresh.ListingKey);
          Property.unshift(fresh);
        }
        asked += 1;
      };
      const mls = new FakeOdata(options);
      const answer = mls.page.bind(mls);
      mls.page = async (url) => ({
        ...(await answer(url)),
        ...(linkless.includes(asked) && { nextLink: null }),
      });
      const walk = walkOver({ pageSize, paging, canCount: can.canCount, canOrder: can.canOrder });
      const ours = [...new Set([...keys, ...alsoOurs])].map((number) => listing(number));
      let theirs: Map<string, unknown>;
      try {
        theirs = await readKeys(mls, walk, async () => {});
      } catch (error) {
        // A sweep that fails removes nothing.
        expect(error).toBeInstanceOf(MlsError);
        return;
      }
      missed.clear();
      const missing = ours.filter(({ ListingKey }) => !theirs.has(ListingKey));
      const gone = await findGone(mls, {
        walk,
        filter,
        names: missing.map(({ ListingKey, ListingId }) => ({ key: ListingKey, id: ListingId })),
      });
      found += gone.size;
      for (const { ListingKey } of Property) {
        expect(gone.has(ListingKey) && !missed.has(ListingKey)).toBe(false);
      }
    }),
    { numRuns: 600 },
  );
  expect(found).toBeGreaterThan(100);
});

test('a walk over a market that stands still gives every listing, or says that it can’t', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(servers), async ({ keys, caps, pageSize, paging, ...can }) => {
      const Property = keys.map((number) => listing(number));
      const { canCount, canOrder, canSkip } = can;
      const mls = new FakeOdata({ ...can, resources: { Property }, cap: caps[0] });
      const timestampField = 'ModificationTimestamp';
      const walk = walkOver({ pageSize, paging, canCount, canOrder, timestampField });
      const seen = new Set<unknown>();
      try {
        for await (const { rows } of walkPages(mls, walk)) {
          for (const row of rows) seen.add((row as { ListingKey: string }).ListingKey);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(IncompleteError);
        return;
      }
      const isTold = canCount || canOrder || canSkip;
      if (isTold) expect(seen.size).toBe(keys.length);
    }),
    { numRuns: 400 },
  );
});
