import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { feedFileChunks, newTally } from '../../../../sample-mls/src/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createTestServices } from '../../../test/services.ts';
import { failureMessages, recordMessages } from '../messages.ts';
import { findRefusals } from '../runs/feed-run-store.ts';
import { importRcfFile } from './import-rcf-file.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homestead-feed-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  database = await createTestDatabase();
  return () => database.close();
});

async function importText(text: string | Buffer, name = 'feed.json') {
  const path = join(folder, name);
  await writeFile(path, text);
  return importRcfFile(database.db, path, createTestServices(database));
}

const record = (changed: object = {}) => ({
  ListingKey: 'K1',
  ListingId: '22600001',
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  ListPrice: 400_000,
  ModificationTimestamp: '2026-05-01T12:00:00Z',
  ...changed,
});

const importRecords = (...records: unknown[]) => importText(JSON.stringify({ value: records }));

const query = async (sql: string) => (await database.pool.query(sql)).rows;

test('each row of a damaged file is imported or reported with its reason', async () => {
  const tally = newTally();
  const chunks = [...feedFileChunks({ rows: 1500, faults: true, children: true, seed: 7 }, tally)];
  const { faults } = tally;
  const run = await importText(chunks.join(''));
  expect(run).toMatchObject({ outcome: 'done', seen: 1500, source: 'file feed.json' });
  const listed = Number((await query('select count(*) from listing'))[0].count);
  expect(listed + run.refused).toBe(1500);
  expect(run.changed).toBe(listed);
  const refusals = await findRefusals(database.db, run.id);
  const byReason = Object.fromEntries(refusals.map(({ reason, count }) => [reason, count]));
  expect(byReason[recordMessages.notObject()]).toBe(faults['not-an-object']);
  expect(byReason[recordMessages.noKey()]).toBe(faults['no-key']);
  expect(Object.keys(byReason)).toHaveLength(3);
  const dropped = await query('select distinct field from dropped_field');
  const fields = ['ListPrice', 'YearBuilt', 'Longitude'];
  expect(dropped.map(({ field }) => field)).toEqual(expect.arrayContaining(fields));
  expect(
    await query('select 1 from listing where list_price_cents < 0 or year_built > 2100'),
  ).toEqual([]);
  const again = await importText(await readFile(join(folder, 'feed.json')));
  expect(again).toMatchObject({ seen: 1500, changed: 0, refused: run.refused });
});

test('a compressed file is read too', async () => {
  const run = await importText(gzipSync(JSON.stringify([record()])), 'feed.json.gz');
  expect(run).toMatchObject({ outcome: 'done', changed: 1 });
});

test('a truncated file keeps what came before and counts as failed', async () => {
  const text = JSON.stringify({ value: [record(), record({ ListingKey: 'K2' })] });
  const run = await importText(text.slice(0, -30));
  expect(run).toMatchObject({ outcome: 'failed', seen: 2, changed: 1, refused: 1 });
  expect(run.failure).toBe(failureMessages.fileCut());
  const nothing = await importText('no JSON');
  expect(nothing).toMatchObject({ outcome: 'failed', failure: failureMessages.noObject() });
  const services = createTestServices(database);
  const absent = importRcfFile(database.db, join(folder, 'absent'), services);
  await expect(absent).rejects.toThrow('ENOENT');
});

test('records changes of price and status', async () => {
  await importRecords(record({ OnMarketDate: '2026-04-20' }));
  await importRecords(
    record({ ListPrice: 390_000, ModificationTimestamp: '2026-05-08T12:00:00Z' }),
  );
  await importRecords(
    record({
      ListPrice: 390_000,
      StandardStatus: 'Pending',
      ModificationTimestamp: '2026-05-09T12:00:00Z',
    }),
  );
  expect(
    await query(`select event, price_cents, previous_price_cents, status, previous_status,
      happened_at::text from listing_history order by id`),
  ).toEqual([
    {
      event: 'listed',
      price_cents: 40_000_000,
      previous_price_cents: null,
      status: null,
      previous_status: null,
      happened_at: '2026-04-20 05:00:00+00',
    },
    {
      event: 'price',
      price_cents: 39_000_000,
      previous_price_cents: 40_000_000,
      status: null,
      previous_status: null,
      happened_at: '2026-05-08 12:00:00+00',
    },
    {
      event: 'status',
      price_cents: null,
      previous_price_cents: null,
      status: 'Pending',
      previous_status: 'Active',
      happened_at: '2026-05-09 12:00:00+00',
    },
  ]);
  const [listing] = await query('select * from listing');
  expect(listing).toMatchObject({
    previous_price_cents: 40_000_000,
    price_reduced_at: new Date('2026-05-08T12:00:00Z'),
    listed_at: new Date('2026-04-20T05:00:00Z'),
  });
  await importRecords(record({ ListPrice: 410_000, StandardStatus: 'Active' }));
  expect((await query('select price_reduced_at from listing'))[0].price_reduced_at).toBeNull();
});

test('the moment of an import never counts as the date of listing', async () => {
  const undated = { ModificationTimestamp: undefined };
  await importRecords(
    record(undated),
    record({ ListingKey: 'K2', ModificationTimestamp: '2021-07-03T12:00:00Z' }),
    record({ ListingKey: 'K3', ListingContractDate: '2021-06-30', CloseDate: '2021-08-09' }),
  );
  const dates = () =>
    query(`select listing_key, listed_at, on_market_on::text, h.happened_at
      from listing l left join listing_history h on h.listing_id = l.id and h.event = 'listed'
      order by l.id`);
  const modified = new Date('2021-07-03T12:00:00Z');
  const signed = new Date('2021-06-30T05:00:00Z');
  const others = [
    { listing_key: 'K2', listed_at: modified, on_market_on: null, happened_at: modified },
    { listing_key: 'K3', listed_at: signed, on_market_on: '2021-06-30', happened_at: signed },
  ];
  expect(await dates()).toEqual([
    { listing_key: 'K1', listed_at: null, on_market_on: null, happened_at: null },
    ...others,
  ]);
  await importRecords(
    record({ OriginalEntryTimestamp: '2026-04-02T15:00:00Z' }),
    record({ ListingKey: 'K2', ListPrice: 1000 }),
  );
  const entered = new Date('2026-04-02T15:00:00Z');
  expect(await dates()).toEqual([
    { listing_key: 'K1', listed_at: entered, on_market_on: '2026-04-02', happened_at: entered },
    ...others,
  ]);
});

test('the first record of a key counts, the others are reported', async () => {
  const run = await importRecords(record(), record({ ListPrice: 1 }), record({ ListingKey: 'K2' }));
  expect(run).toMatchObject({ seen: 3, changed: 2, refused: 1 });
  expect((await query('select list_price_cents from listing order by id'))[0]).toEqual({
    list_price_cents: 40_000_000,
  });
});

test('stores the record byte for byte, including what PostgreSQL can’t hold directly', async () => {
  await importText('{ "value" : [ {"ListingKey":"K1",  "ListingId":"1", "x": 1.10} ] }');
  expect(await query('select record::text from raw_record')).toEqual([
    { record: '{"ListingKey":"K1",  "ListingId":"1", "x": 1.10}' },
  ]);
  const odd =
    '[{"ListingKey":"K2","ListingId":"2","City":"Oma\\u0000ha","x\\ud800":"\\udc00 \\\\u0000"}]';
  expect(await importText(odd)).toMatchObject({ outcome: 'done', changed: 1, refused: 0 });
  expect(await query(`select city from listing where listing_key = 'K2'`)).toEqual([
    { city: 'Omaha' },
  ]);
});

test('an unchanged photo keeps its copy, a changed one waits, a removed one is deleted', async () => {
  const media = (number: number, at: string, url = `https://m.example/${number}.jpg`) => ({
    MediaKey: `M${number}`,
    MediaURL: url,
    Order: number,
    MediaModificationTimestamp: at,
  });
  const first = '2026-05-01T00:00:00Z';
  await importRecords(record({ Media: [media(1, first), media(2, first), media(3, first)] }));
  await query(`update photo set state = 'kept', content_hash = 'abc', placeholder = 'data:'`);
  await importRecords(
    record({
      Media: [media(1, '2026-05-02T00:00:00Z'), media(2, first, 'https://m.example/2.jpg?sig=9')],
    }),
  );
  expect(
    await query(`select media_key, state, content_hash, source_url from photo order by position`),
  ).toEqual([
    {
      media_key: 'M1',
      state: 'waiting',
      content_hash: null,
      source_url: 'https://m.example/1.jpg',
    },
    {
      media_key: 'M2',
      state: 'kept',
      content_hash: 'abc',
      source_url: 'https://m.example/2.jpg?sig=9',
    },
  ]);
  expect((await query('select photos_count from listing'))[0].photos_count).toBe(2);
  await importRecords(record({ ListPrice: 1_000 }));
  expect(await query('select 1 from photo')).toHaveLength(2);
});

test('an import that was cut off goes on where it was', async () => {
  const path = join(folder, 'cut.json');
  const records = Array.from({ length: 450 }, (_, at) =>
    record({ ListingKey: `K${at}`, ListingId: String(at) }),
  );
  await writeFile(path, JSON.stringify(records));
  const ending = new AbortController();
  const services = createTestServices(database);
  const cut = await importRcfFile(database.db, path, {
    ...services,
    signal: ending.signal,
    onProgress: () => ending.abort(new Error('It was told to end.')),
  });
  expect(cut.outcome).toBe('interrupted');
  expect(cut.seen).toBeGreaterThan(0);
  const rest = await importRcfFile(database.db, path, services);
  expect(rest).toMatchObject({ outcome: 'done', seen: 450 - cut.seen, changed: 450 - cut.seen });
  const whole = await importRcfFile(database.db, path, services);
  expect(whole).toMatchObject({ outcome: 'done', seen: 450, changed: 0 });
});

test('an import that failed in the middle skips no record when it goes on', async () => {
  const path = join(folder, 'failing.json');
  const records = Array.from({ length: 650 }, (_, at) =>
    record({ ListingKey: `K${at}`, ListingId: String(at) }),
  );
  await writeFile(path, JSON.stringify(records));
  await database.asOwner(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'disk full'; end $$`);
  await database.asOwner(`create trigger refuse before insert on listing for each row
    when (new.listing_key = 'K150') execute function refuse()`);
  const services = createTestServices(database);
  const failed = await importRcfFile(database.db, path, services);
  expect(failed).toMatchObject({ outcome: 'failed', failure: 'disk full' });
  await database.asOwner('drop trigger refuse on listing');
  expect(await importRcfFile(database.db, path, services)).toMatchObject({ outcome: 'done' });
  expect(await query('select count(*)::int as count from listing')).toEqual([{ count: 650 }]);
  expect(await query('select 1 from feed_cursor')).toEqual([]);
});

test('statistics that can’t be updated are tried again and never fail an import', async () => {
  await database.asOwner('alter table open_house rename to open_house_away');
  const path = join(folder, 'many.json');
  const records = Array.from({ length: 1400 }, (_, at) =>
    record({ ListingKey: `K${at}`, ListingId: String(at) }),
  );
  await writeFile(path, JSON.stringify(records));
  const warned: unknown[] = [];
  const log = { warn: (about: unknown) => warned.push(about) };
  const { settings } = createTestServices(database);
  const run = await importRcfFile(database.db, path, { settings, log: log as never });
  expect(run).toMatchObject({ outcome: 'done', changed: 1400 });
  expect(warned.length).toBeGreaterThan(1);
});

test('every dropped field and every refusal is kept, as the run counts them', async () => {
  const twice = record({
    ListPrice: -1,
    OpenHouse: [{ OpenHouseKey: 'a' }, { OpenHouseKey: 'b' }],
  });
  const run = await importRecords(twice, record(), record());
  const count = async (table: string) =>
    Number((await query(`select count(*) from ${table}`))[0].count);
  expect(run).toMatchObject({ refused: 2, droppedFields: 3 });
  expect(await count('dropped_field')).toBe(run.droppedFields);
  expect(await count('refused_record')).toBe(run.refused);
  const again = await importRecords(twice, record());
  expect(again.refused).toBe(1);
  expect(await count('refused_record')).toBe(1);
});
