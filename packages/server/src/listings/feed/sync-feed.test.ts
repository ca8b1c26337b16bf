import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type SampleMls,
  type SampleMlsOptions,
  startSampleMls,
} from '../../../../sample-mls/src/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { feedState } from '../../../test/feed-state.ts';
import { createTestHouse } from '../../../test/house.ts';
import { asOnlyFeedRun, FeedBusyError } from './feed-lock.ts';
import { rollOpenHouses } from './roll-open-houses.ts';
import { sweepKeys } from './sweep-keys.ts';
import { syncFeed } from './sync-feed.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const DAY_MINUTES = 24 * 60;
const LISTINGS = 220;
const open: { close(): Promise<unknown> }[] = [];
let database: TestDatabase;

beforeEach(async () => {
  database = await createDatabase();
});
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function createDatabase(): Promise<TestDatabase> {
  const created = await createTestDatabase();
  open.push(created);
  return created;
}

/** A market whose clock stands still, three weeks ago. */
async function startMls(options: SampleMlsOptions = {}): Promise<SampleMls> {
  const mls = await startSampleMls({
    listings: LISTINGS,
    clockRate: 0,
    startAt: Date.now() - 21 * DAY_MINUTES * 60_000,
    requestsPerMinute: 0,
    ...options,
  });
  open.push(mls);
  return mls;
}

function nodeOf(mls: SampleMls, env: Record<string, string> = {}, of = database) {
  return createTestHouse(of, {
    env: {
      MODE: 'demo',
      MLS_URL: `${mls.url}/odata`,
      MLS_TOKEN: mls.token,
      MLS_PAGE_SIZE: '50',
      MLS_NAME: 'Test MLS',
      ...env,
    },
  });
}

const count = async (sql: string, of = database) =>
  Number((await of.pool.query(`select count(*) as n from ${sql}`)).rows[0].n);

test('the first pass brings everything, the next one changes nothing', async () => {
  const mls = await startMls();
  const told: number[] = [];
  const first = await syncFeed(nodeOf(mls), { onProgress: ({ seen }) => told.push(seen) });
  expect(first).toMatchObject({ outcome: 'done', failure: null, refused: 0, source: 'Test MLS' });
  expect(first.expected).toBeGreaterThan(LISTINGS / 2);
  expect(first.changed).toBe(await count('listing'));
  expect(told.at(-1)).toBe(first.expected);
  expect(await count(`listing where reach = 'search'`)).toBeGreaterThan(LISTINGS / 3);
  expect(await count('photo')).toBeGreaterThan(LISTINGS * 4);
  expect(await count(`listing_history where event = 'listed'`)).toBe(first.changed);
  expect(await count('raw_record')).toBe(first.changed);
  expect(await count(`listing where position_approximate and address_shown`)).toBe(0);
  expect(await count(`event_outbox where type = 'listings.feed-changed'`)).toBeGreaterThan(2);
  const version = (await database.pool.query('select version from feed_version')).rows[0].version;

  const second = await syncFeed(nodeOf(mls));
  expect(second).toMatchObject({ outcome: 'done', changed: 0, removed: 0 });
  expect(second.seen).toBeLessThan(20);
  const after = (await database.pool.query('select version from feed_version')).rows[0].version;
  expect(after).toBe(version);
});

test('passes and sweeps follow the market to the state that a new import has', async () => {
  const mls = await startMls();
  const node = nodeOf(mls);
  await syncFeed(node);
  await database.pool.query(`update photo set state = 'kept', content_hash = 'x', kept_at = now()`);
  const before = await database.pool.query(
    `select p.listing_id, p.media_key, p.token, l.modified_at, l.list_price_cents
     from photo p join listing l on l.id = p.listing_id`,
  );
  mls.advance(7 * DAY_MINUTES);
  await syncFeed(node);
  mls.advance(7 * DAY_MINUTES);
  const run = await syncFeed(node);
  expect(run).toMatchObject({ outcome: 'done', refused: 0 });
  expect(run.changed).toBeGreaterThan(5);
  expect(await count('listing where gone_at is not null')).toBeGreaterThan(0);
  expect(await count(`listing where gone_at is not null and reach <> 'none'`)).toBe(0);
  expect(await count(`listing_history where event = 'price'`)).toBeGreaterThan(0);
  expect(await count(`listing_history where event = 'status'`)).toBeGreaterThan(0);
  expect(
    await count(
      'listing where price_reduced_at is not null and previous_price_cents > list_price_cents',
    ),
  ).toBeGreaterThan(0);

  const { rows: changedAlone } = await database.pool.query(
    `select p.state, p.content_hash from photo p join listing l on l.id = p.listing_id
     join unnest($1::bigint[], $2::text[], $3::text[], $4::timestamptz[])
       as b(listing_id, media_key, token, modified_at)
       on b.listing_id = p.listing_id and b.media_key = p.media_key
     where b.token <> p.token and b.modified_at = l.modified_at`,
    ['listing_id', 'media_key', 'token', 'modified_at'].map((name) =>
      before.rows.map((row) => row[name]),
    ),
  );
  expect(changedAlone.length).toBeGreaterThan(0);
  for (const photo of changedAlone) expect(photo).toEqual({ state: 'waiting', content_hash: null });
  expect(await count(`photo where state = 'kept'`)).toBeGreaterThan(LISTINGS);

  const sweep = await sweepKeys(node);
  expect(sweep).toMatchObject({ outcome: 'done', kind: 'sweep', failure: null });
  expect(sweep.removed).toBeGreaterThan(0);
  const fresh = await createDatabase();
  await syncFeed(nodeOf(mls, {}, fresh));
  const without = ['days_on_market'];
  expect(await feedState(database.pool, without, { openHouses: false })).toEqual(
    await feedState(fresh.pool, without, { openHouses: false }),
  );
});

test('open houses come, go and are moved on to', async () => {
  const mls = await startMls({ startAt: Date.now() });
  const node = nodeOf(mls);
  await syncFeed(node);
  expect(await count('listing where next_open_house_starts_at is not null')).toBeGreaterThan(3);
  mls.advance(20 * 60);
  await syncFeed(node);
  const fresh = await createDatabase();
  await syncFeed(nodeOf(mls, {}, fresh));
  const coming = `select o.open_house_key, o.starts_at, l.listing_key from open_house o
    join listing l on l.id = o.listing_id where o.ends_at > now() + interval '20 hours' order by 1`;
  const { rows } = await database.pool.query(coming);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows).toEqual((await fresh.pool.query(coming)).rows);

  await database.pool.query(
    `update open_house o set starts_at = now() - interval '2 hours',
       ends_at = now() - interval '1 hour'
     from listing l where l.id = o.listing_id and o.starts_at = l.next_open_house_starts_at`,
  );
  await database.pool.query(
    `update listing set next_open_house_starts_at = now() - interval '2 hours',
       next_open_house_ends_at = now() - interval '1 hour'
     where next_open_house_starts_at is not null`,
  );
  expect(await rollOpenHouses(database.db)).toBeGreaterThan(3);
  expect(await count(`listing where reach = 'search' and next_open_house_ends_at < now()`)).toBe(0);
  expect(await rollOpenHouses(database.db)).toBe(0);

  await database.pool.query(
    `insert into open_house (open_house_key, listing_id, starts_at, ends_at)
     select 'unknown', id, now() + interval '1 day', now() + interval '25 hours'
     from listing where reach = 'search' order by id limit 1`,
  );
  await sweepKeys(node);
  expect(await count(`open_house where open_house_key = 'unknown'`)).toBe(0);
});

test('every way of speaking gives the same rows', async () => {
  const quirks = [
    '',
    'enum-names,comma-lists,omit-nulls',
    'numbers-as-strings,comma-lists,enum-codes,omit-nulls,flattened-rooms,bk9,same-timestamp',
  ];
  const states: unknown[][] = [];
  const startAt = Date.now() - 21 * DAY_MINUTES * 60_000;
  for (const spoken of quirks) {
    const mls = await startMls({ quirks: spoken, startAt });
    const own = await createDatabase();
    expect(await syncFeed(nodeOf(mls, {}, own))).toMatchObject({ outcome: 'done' });
    states.push(await feedState(own.pool, ['modified_at']));
  }
  expect(states[0]?.length).toBeGreaterThan(LISTINGS / 2);
  expect(states[1]).toEqual(states[0]);
  expect(states[2]).toEqual(states[0]);
});

test.each<Record<string, string>>([
  { MLS_PAGING: 'timestamp' },
  { MLS_PAGING: 'skip', MLS_PAGE_SIZE: '500' },
  { MLS_EXPAND: 'false', MLS_PAGE_SIZE: '30' },
])('%o brings the same', async (env) => {
  const mls = await startMls({ quirks: 'same-timestamp' });
  await syncFeed(nodeOf(mls));
  const other = await createDatabase();
  expect(await syncFeed(nodeOf(mls, env, other))).toMatchObject({ outcome: 'done' });
  expect(await feedState(other.pool)).toEqual(await feedState(database.pool));
});

test('another setting is applied to what is here already', async () => {
  const mls = await startMls();
  await syncFeed(nodeOf(mls));
  expect(await count(`listing where reach = 'page'`)).toBe(0);
  const open = await count('open_house');
  const run = await syncFeed(nodeOf(mls, { MLS_SHOW_CLOSED: 'true', LUXURY_PRICE_DOLLARS: '1' }));
  expect(run.outcome).toBe('done');
  expect(await count(`listing where reach = 'page'`)).toBeGreaterThan(0);
  expect(await count(`listing where 'luxury' = any(kinds)`)).toBeGreaterThan(LISTINGS / 2);
  expect(await count('open_house')).toBe(open);
  const fresh = await createDatabase();
  await syncFeed(nodeOf(mls, { MLS_SHOW_CLOSED: 'true', LUXURY_PRICE_DOLLARS: '1' }, fresh));
  expect(await feedState(database.pool)).toEqual(await feedState(fresh.pool));
});

test('429, failures and pages that break off are tried again', async () => {
  const mls = await startMls();
  const node = nodeOf(mls);
  mls.faults({ status429Next: 1, retryAfter: 1, status5xxNext: 1 });
  mls.faults({ cutAfterBytes: 60_000, cutSkip: 3, cutNext: 2 });
  const startedAt = performance.now();
  const run = await syncFeed(node);
  expect(run).toMatchObject({ outcome: 'done', refused: 0 });
  expect(performance.now() - startedAt).toBeGreaterThan(1000);
  expect(await count('listing')).toBe(run.changed);
  const other = await createDatabase();
  await syncFeed(nodeOf(mls, {}, other));
  expect(await feedState(database.pool)).toEqual(await feedState(other.pool));
});

test('signs in by client credentials, anew when the token ends', async () => {
  const mls = await startMls();
  const env = {
    MLS_TOKEN: '',
    MLS_TOKEN_URL: `${mls.url}/oauth2/token`,
    MLS_CLIENT_ID: mls.clientId,
    MLS_CLIENT_SECRET: mls.token,
  };
  const ended = syncFeed(nodeOf(mls, env), {
    onProgress: ({ seen }) => seen > 0 && seen < 120 && mls.faults({ expireTokens: true }),
  });
  expect(await ended).toMatchObject({ outcome: 'done' });
  const wrong = await syncFeed(nodeOf(mls, { ...env, MLS_CLIENT_SECRET: 'wrong' }));
  expect(wrong).toMatchObject({ outcome: 'failed', failure: expect.stringContaining('401') });
});

test('a spent quota interrupts the run, which goes on from its page', async () => {
  const mls = await startMls();
  const cut = await syncFeed(nodeOf(mls, { MLS_REQUESTS_PER_HOUR: '5' }));
  expect(cut).toMatchObject({ outcome: 'interrupted', failure: expect.stringContaining('quota') });
  expect(cut.seen).toBeGreaterThan(0);
  expect(await count('feed_cursor where page_link is not null')).toBe(1);
  const rest = await syncFeed(nodeOf(mls));
  expect(rest).toMatchObject({ outcome: 'done' });
  expect(rest.changed).toBe((await count('listing')) - cut.changed);
  expect(await count('feed_cursor where page_link is not null')).toBe(0);
});

test('a killed import goes on from its page to the same state', async () => {
  const mls = await startMls();
  mls.faults({ delayMs: 150 });
  const child = spawn(process.execPath, [join(root, 'packages/server/src/feed.ts'), 'sync'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      MODE: 'demo',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      MLS_URL: `${mls.url}/odata`,
      MLS_TOKEN: mls.token,
      MLS_PAGE_SIZE: '20',
      MLS_NAME: 'Test MLS',
    },
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && (await count('listing')) < 60) await pause(20);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  mls.faults({ delayMs: 0 });
  const taken = await count('listing');
  expect(await count('feed_cursor where page_link is not null')).toBe(1);

  let rest = null;
  while (rest === null) {
    rest = await syncFeed(nodeOf(mls)).catch((error) => {
      if (!(error instanceof FeedBusyError)) throw error;
      return pause(50).then(() => null);
    });
  }
  expect(rest).toMatchObject({ outcome: 'done' });
  expect(rest.changed).toBe((await count('listing')) - taken);
  const { rows } = await database.pool.query('select outcome from feed_run order by id');
  expect(rows).toEqual([{ outcome: 'interrupted' }, { outcome: 'done' }]);
  const fresh = await createDatabase();
  await syncFeed(nodeOf(mls, {}, fresh));
  expect(await feedState(database.pool)).toEqual(await feedState(fresh.pool));
});

test('a sweep that would remove a large part refuses unless it is forced', async () => {
  const mls = await startMls();
  await syncFeed(nodeOf(mls));
  const port = Number(new URL(mls.url).port);
  await mls.close();
  const smaller = await startMls({ port, token: mls.token, listings: 20 });
  const refused = await sweepKeys(nodeOf(smaller));
  expect(refused).toMatchObject({ outcome: 'failed', removed: 0 });
  expect(refused.failure).toContain('nothing was removed');
  const forced = await sweepKeys(nodeOf(smaller), { isForced: true });
  expect(forced.outcome).toBe('done');
  expect(forced.removed).toBeGreaterThan(LISTINGS / 2);
});

test('one run at a time on all nodes; a run that stands open was interrupted', async () => {
  const mls = await startMls();
  await database.pool.query(`insert into feed_run (source, kind) values ('Test MLS', 'sync')`);
  await asOnlyFeedRun(database.pool, async () => {
    await expect(syncFeed(nodeOf(mls))).rejects.toBeInstanceOf(FeedBusyError);
  });
  await syncFeed(nodeOf(mls));
  const { rows } = await database.pool.query('select outcome from feed_run order by id');
  expect(rows).toEqual([{ outcome: 'interrupted' }, { outcome: 'done' }]);
});

test('an aborted run ends at once and counts as interrupted', async () => {
  const mls = await startMls();
  const ending = new AbortController();
  mls.faults({ delayMs: 200 });
  const run = await syncFeed(nodeOf(mls), {
    signal: ending.signal,
    onProgress: () => ending.abort(new Error('It was told to end.')),
  });
  expect(run).toMatchObject({ outcome: 'interrupted', failure: 'It was told to end.' });
});
