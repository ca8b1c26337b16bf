import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FeedMarket, openFeedMarket } from '../../../test/feed-market.ts';
import { feedState } from '../../../test/feed-state.ts';
import { asOnlyFeedRun, FeedBusyError } from './feed-lock.ts';
import { syncFeed } from './sync-feed.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
let at: FeedMarket;

beforeEach(async () => {
  at = await openFeedMarket();
});
afterEach(() => at.close());

test('429, failures and truncated pages are retried', async () => {
  const mls = await at.startMls();
  const node = at.nodeOf(mls);
  mls.faults({ status429Next: 1, retryAfter: 1, status5xxNext: 1 });
  mls.faults({ cutAfterBytes: 60_000, cutSkip: 3, cutNext: 2 });
  const startedAt = performance.now();
  const run = await syncFeed(node);
  expect(run).toMatchObject({ outcome: 'done', refused: 0 });
  expect(performance.now() - startedAt).toBeGreaterThan(1000);
  expect(await at.count('listing')).toBe(run.changed);
  const other = await at.createDatabase();
  await syncFeed(at.nodeOf(mls, {}, other));
  expect(await feedState(at.database.pool)).toEqual(await feedState(other.pool));
});

test('signs in by client credentials, again when the token expires', async () => {
  const mls = await at.startMls();
  const env = {
    MLS_TOKEN: '',
    MLS_TOKEN_URL: `${mls.url}/oauth2/token`,
    MLS_CLIENT_ID: mls.clientId,
    MLS_CLIENT_SECRET: mls.token,
  };
  const ended = syncFeed(at.nodeOf(mls, env), {
    onProgress: ({ seen }) => seen > 0 && seen < 120 && mls.faults({ expireTokens: true }),
  });
  expect(await ended).toMatchObject({ outcome: 'done' });
  const wrong = await syncFeed(at.nodeOf(mls, { ...env, MLS_CLIENT_SECRET: 'wrong' }));
  expect(wrong).toMatchObject({ outcome: 'failed', failure: expect.stringContaining('401') });
});

test('a used-up quota pauses the run, which resumes from its page', async () => {
  const mls = await at.startMls();
  const cut = await syncFeed(at.nodeOf(mls, { MLS_REQUESTS_PER_HOUR: '19' }));
  expect(cut).toMatchObject({ outcome: 'paused', failure: expect.stringContaining('quota') });
  expect(cut.seen).toBeGreaterThan(0);
  expect(await at.count('feed_cursor where page_link is not null')).toBe(1);
  const rest = await syncFeed(at.nodeOf(mls));
  expect(rest).toMatchObject({ outcome: 'done' });
  expect(rest.changed).toBe((await at.count('listing')) - cut.changed);
  expect(await at.count('feed_cursor where page_link is not null')).toBe(0);
});

test('a killed import resumes from its page and reaches the same state', async () => {
  const mls = await at.startMls();
  mls.faults({ delayMs: 150 });
  const child = spawn(process.execPath, [join(root, 'packages/server/src/feed.ts'), 'sync'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      MODE: 'demo',
      LOG_LEVEL: 'silent',
      DATABASE_URL: at.database.url,
      MIGRATIONS_DATABASE_URL: at.database.ownerUrl,
      MLS_URL: `${mls.url}/odata`,
      MLS_TOKEN: mls.token,
      MLS_PAGE_SIZE: '20',
      MLS_NAME: 'Test MLS',
    },
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && (await at.count('listing')) < 60) await pause(20);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  mls.faults({ delayMs: 0 });
  const taken = await at.count('listing');
  expect(await at.count('feed_cursor where page_link is not null')).toBe(1);

  let rest = null;
  while (rest === null) {
    rest = await syncFeed(at.nodeOf(mls)).catch((error) => {
      if (!(error instanceof FeedBusyError)) throw error;
      return pause(50).then(() => null);
    });
  }
  expect(rest).toMatchObject({ outcome: 'done' });
  expect(rest.changed).toBe((await at.count('listing')) - taken);
  const { rows } = await at.database.pool.query('select outcome from feed_run order by id');
  expect(rows).toEqual([{ outcome: 'interrupted' }, { outcome: 'done' }]);
  const fresh = await at.createDatabase();
  await syncFeed(at.nodeOf(mls, {}, fresh));
  expect(await feedState(at.database.pool)).toEqual(await feedState(fresh.pool));
});

test('one run at a time across all nodes; a run left open was interrupted', async () => {
  const mls = await at.startMls();
  await at.database.pool.query(`insert into feed_run (source, kind) values ('Test MLS', 'sync')`);
  await asOnlyFeedRun(at.database.pool, async () => {
    await expect(syncFeed(at.nodeOf(mls))).rejects.toBeInstanceOf(FeedBusyError);
  });
  await syncFeed(at.nodeOf(mls));
  const { rows } = await at.database.pool.query('select outcome from feed_run order by id');
  expect(rows).toEqual([{ outcome: 'interrupted' }, { outcome: 'done' }]);
});

test('an aborted run ends immediately and counts as interrupted', async () => {
  const mls = await at.startMls();
  const ending = new AbortController();
  mls.faults({ delayMs: 200 });
  const run = await syncFeed(at.nodeOf(mls), {
    signal: ending.signal,
    onProgress: () => ending.abort(new Error('It was told to end.')),
  });
  expect(run).toMatchObject({ outcome: 'interrupted', failure: 'It was told to end.' });
});
