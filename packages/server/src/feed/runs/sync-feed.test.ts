import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  DAY_MINUTES,
  type FeedMarket,
  LISTINGS,
  openFeedMarket,
} from '../../../test/feed-market.ts';
import { feedState } from '../../../test/feed-state.ts';
import { rollOpenHouses } from '../open-houses/roll-open-houses.ts';
import { sweepKeys } from './sweep-keys.ts';
import { syncFeed } from './sync-feed.ts';

let at: FeedMarket;

beforeEach(async () => {
  at = await openFeedMarket();
});
afterEach(() => at.close());

test('the first pass brings everything, the next one changes nothing', async () => {
  const mls = await at.startMls();
  const told: number[] = [];
  const first = await syncFeed(at.nodeOf(mls), { onProgress: ({ seen }) => told.push(seen) });
  expect(first).toMatchObject({ outcome: 'done', failure: null, refused: 0, source: 'Test MLS' });
  expect(first.expected).toBeGreaterThan(LISTINGS / 2);
  expect(first.changed).toBe(await at.count('listing'));
  expect(told.at(-1)).toBe(first.expected);
  expect(await at.count(`listing where visibility = 'search'`)).toBeGreaterThan(LISTINGS / 3);
  expect(await at.count('photo')).toBeGreaterThan(LISTINGS * 4);
  expect(await at.count(`listing_history where event = 'listed'`)).toBe(first.changed);
  expect(await at.count('raw_record')).toBe(first.changed);
  expect(await at.count(`listing where position_approximate and address_shown`)).toBe(0);
  expect(await at.count(`event_outbox where type = 'feed.changed'`)).toBeGreaterThan(2);
  const version = (await at.database.pool.query('select version from feed_version')).rows[0]
    .version;

  const second = await syncFeed(at.nodeOf(mls));
  expect(second).toMatchObject({ outcome: 'done', changed: 0, removed: 0 });
  expect(second.seen).toBeLessThan(20);
  const after = (await at.database.pool.query('select version from feed_version')).rows[0].version;
  expect(after).toBe(version);
});

test('passes and sweeps follow the market to the same state as a new import', async () => {
  const mls = await at.startMls();
  const node = at.nodeOf(mls);
  await syncFeed(node);
  await at.database.pool.query(
    `update photo set state = 'kept', content_hash = 'x', kept_at = now()`,
  );
  const before = await at.database.pool.query(
    `select p.listing_id, p.media_key, p.token, l.modified_at, l.list_price_cents
     from photo p join listing l on l.id = p.listing_id`,
  );
  mls.advance(7 * DAY_MINUTES);
  await syncFeed(node);
  mls.advance(7 * DAY_MINUTES);
  const run = await syncFeed(node);
  expect(run).toMatchObject({ outcome: 'done', refused: 0 });
  expect(run.changed).toBeGreaterThan(5);
  expect(await at.count('listing where gone_at is not null')).toBeGreaterThan(0);
  expect(await at.count(`listing where gone_at is not null and visibility <> 'none'`)).toBe(0);
  expect(await at.count(`listing_history where event = 'price'`)).toBeGreaterThan(0);
  expect(await at.count(`listing_history where event = 'status'`)).toBeGreaterThan(0);
  expect(
    await at.count(
      'listing where price_reduced_at is not null and previous_price_cents > list_price_cents',
    ),
  ).toBeGreaterThan(0);

  const { rows: changedAlone } = await at.database.pool.query(
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
  expect(await at.count(`photo where state = 'kept'`)).toBeGreaterThan(LISTINGS);

  const sweep = await sweepKeys(node);
  expect(sweep).toMatchObject({ outcome: 'done', kind: 'sweep', failure: null });
  expect(sweep.removed).toBeGreaterThan(0);
  const fresh = await at.createDatabase();
  await syncFeed(at.nodeOf(mls, {}, fresh));
  const without = ['days_on_market'];
  expect(await feedState(at.database.pool, without, { openHouses: false })).toEqual(
    await feedState(fresh.pool, without, { openHouses: false }),
  );
});

test('open houses are added, removed and advanced', async () => {
  const mls = await at.startMls({ startAt: Date.now() });
  const node = at.nodeOf(mls);
  await syncFeed(node);
  expect(await at.count('listing where next_open_house_starts_at is not null')).toBeGreaterThan(3);
  mls.advance(20 * 60);
  await syncFeed(node);
  // Open houses of a listing that left the feed go with it.
  await sweepKeys(node);
  const fresh = await at.createDatabase();
  await syncFeed(at.nodeOf(mls, {}, fresh));
  const coming = `select o.open_house_key, o.starts_at, l.listing_key from open_house o
    join listing l on l.id = o.listing_id
    where l.visibility <> 'none' and o.ends_at > now() + interval '20 hours' order by 1`;
  const { rows } = await at.database.pool.query(coming);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows).toEqual((await fresh.pool.query(coming)).rows);

  await at.database.pool.query(
    `update open_house o set starts_at = now() - interval '2 hours',
       ends_at = now() - interval '1 hour'
     from listing l where l.id = o.listing_id and o.starts_at = l.next_open_house_starts_at`,
  );
  await at.database.pool.query(
    `update listing set next_open_house_starts_at = now() - interval '2 hours',
       next_open_house_ends_at = now() - interval '1 hour'
     where next_open_house_starts_at is not null`,
  );
  await at.database.pool.query(`update open_house set type = 'Broker' where id % 2 = 0`);
  expect(await rollOpenHouses(at.database.db)).toBeGreaterThan(3);
  expect(
    await at.count(`listing where visibility = 'search' and next_open_house_ends_at < now()`),
  ).toBe(0);
  expect(await rollOpenHouses(at.database.db)).toBe(0);
  expect(
    await at.count(`listing l where visibility = 'search' and next_open_house_starts_at is distinct from
      (select min(starts_at) from open_house
       where listing_id = l.id and is_public and ends_at > now())`),
  ).toBe(0);

  await at.database.pool.query(
    `insert into open_house (open_house_key, listing_id, starts_at, ends_at)
     select 'unknown', id, now() + interval '1 day', now() + interval '25 hours'
     from listing where visibility = 'search' order by id limit 1`,
  );
  await sweepKeys(node);
  expect(await at.count(`open_house where open_house_key = 'unknown'`)).toBe(0);
});

test('every protocol variant gives the same rows', async () => {
  const quirks = [
    '',
    'enum-names,comma-lists,omit-nulls',
    'numbers-as-strings,comma-lists,enum-codes,omit-nulls,flattened-rooms,bk9,same-timestamp',
  ];
  const states: unknown[][] = [];
  const startAt = Date.now() - 21 * DAY_MINUTES * 60_000;
  for (const spoken of quirks) {
    const mls = await at.startMls({ quirks: spoken, startAt });
    const own = await at.createDatabase();
    expect(await syncFeed(at.nodeOf(mls, {}, own))).toMatchObject({ outcome: 'done' });
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
])('%o gives the same rows', async (env) => {
  const mls = await at.startMls({ quirks: 'same-timestamp' });
  await syncFeed(at.nodeOf(mls));
  const other = await at.createDatabase();
  expect(await syncFeed(at.nodeOf(mls, env, other))).toMatchObject({ outcome: 'done' });
  expect(await feedState(other.pool)).toEqual(await feedState(at.database.pool));
});

test('a changed setting is applied to existing rows', async () => {
  const mls = await at.startMls();
  await syncFeed(at.nodeOf(mls));
  expect(await at.count(`listing where visibility = 'page'`)).toBe(0);
  const open = await at.count('open_house');
  const run = await syncFeed(
    at.nodeOf(mls, { MLS_SHOW_CLOSED: 'true', LUXURY_PRICE_DOLLARS: '1' }),
  );
  expect(run.outcome).toBe('done');
  expect(await at.count(`listing where visibility = 'page'`)).toBeGreaterThan(0);
  expect(await at.count(`listing where 'luxury' = any(kinds)`)).toBeGreaterThan(LISTINGS / 2);
  expect(await at.count('open_house')).toBe(open);
  const fresh = await at.createDatabase();
  await syncFeed(at.nodeOf(mls, { MLS_SHOW_CLOSED: 'true', LUXURY_PRICE_DOLLARS: '1' }, fresh));
  expect(await feedState(at.database.pool)).toEqual(await feedState(fresh.pool));
});

test('a sweep that would remove a large part refuses unless it is forced', async () => {
  const mls = await at.startMls();
  await syncFeed(at.nodeOf(mls));
  const port = Number(new URL(mls.url).port);
  await mls.close();
  const smaller = await at.startMls({ port, token: mls.token, listings: 20 });
  const refused = await sweepKeys(at.nodeOf(smaller));
  expect(refused).toMatchObject({ outcome: 'failed', removed: 0 });
  expect(refused.failure).toContain('nothing was removed');
  const forced = await sweepKeys(at.nodeOf(smaller), { isForced: true });
  expect(forced.outcome).toBe('done');
  expect(forced.removed).toBeGreaterThan(LISTINGS / 2);
});
