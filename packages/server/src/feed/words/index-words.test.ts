import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';
import { upsertDetails } from '../intake/listing-batch-store.ts';
import { indexWords } from './index-words.ts';

let site: TestApp;
let shown: number;
let gone: number;

beforeAll(async () => {
  site = await createListingsApp();
  [shown, gone] = (await insertListings(site.database.db, [
    { mls_number: 'SHOWN' },
    { mls_number: 'GONE', visibility: 'none' },
  ])) as [number, number];
});
afterAll(() => site.close());

const describeAs = (listing_id: number, remarks: string | null) =>
  upsertDetails(site.database.db, [{ listing_id, remarks, facts: {}, rooms: [] }]);
const indexed = async () => {
  const { rows } = await site.database.pool.query(
    'select listing_id, remarks from listing_words order by listing_id',
  );
  return rows;
};
const foundBy = async (keywords: string) =>
  (await site.post('Property/GetPropertyList', { keywords })).body.odatacount;

test('a new description is found by its words, in any case, once they are indexed', async () => {
  await describeAs(shown, 'A SAUNA, and 100% oak');
  await describeAs(gone, 'Another sauna');
  expect(await foundBy('sauna')).toBe(0);
  expect(await indexWords(site.database.db)).toBe(1);
  expect(await indexed()).toEqual([{ listing_id: shown, remarks: 'a sauna, and 100% oak' }]);
  expect(await foundBy('Sauna')).toBe(1);
  expect(await foundBy('100% SAUN')).toBe(1);
  expect(await foundBy('sauna pool')).toBe(0);
});

test('a changed description is found by its new words, a removed one by none', async () => {
  await describeAs(shown, 'A pool');
  expect(await indexWords(site.database.db)).toBe(1);
  expect([await foundBy('sauna'), await foundBy('pool')]).toEqual([0, 1]);
  await describeAs(shown, null);
  expect(await indexWords(site.database.db)).toBe(1);
  expect(await foundBy('pool')).toBe(0);
});

test('one that arrives unchanged is left as it is', async () => {
  await describeAs(shown, 'A deck');
  await indexWords(site.database.db);
  await describeAs(shown, 'A deck');
  expect(await indexWords(site.database.db)).toBe(0);
  const { rows } = await site.database.pool.query('select count(*)::int from listing_words_due');
  expect(rows).toEqual([{ count: 0 }]);
});

test('one that is being written stays due until it is there', async () => {
  const client = await site.database.pool.connect();
  await client.query('begin');
  await client.query("update listing_detail set remarks = 'A dock' where listing_id = $1", [shown]);
  await client.query(
    `insert into listing_words_due (listing_id) values ($1)
     on conflict (listing_id) do update set since = now()`,
    [shown],
  );
  expect(await indexWords(site.database.db)).toBe(0);
  await client.query('commit');
  client.release();
  expect(await indexWords(site.database.db)).toBe(1);
  expect(await foundBy('dock')).toBe(1);
});

test('several at the same time write each description once', async () => {
  const ids = await insertListings(
    site.database.db,
    Array.from({ length: 1200 }, (_, at) => ({ mls_number: `W${at}` })),
  );
  await upsertDetails(
    site.database.db,
    ids.map((listing_id) => ({ listing_id, remarks: 'A barn', facts: {}, rooms: [] })),
  );
  const changed = await Promise.all([1, 2, 3].map(() => indexWords(site.database.db)));
  expect(changed.reduce((sum, count) => sum + count)).toBe(1200);
  expect(await foundBy('barn')).toBe(1200);
});
