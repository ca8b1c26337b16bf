import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { openFeedMarket } from '../test/feed-market.ts';
import { runCommand } from '../test/run-command.ts';
import { removeDemoMls, saveDemoMls } from './demo-mls.ts';
import { feedCommandMessages } from './messages.ts';

const program = fileURLToPath(new URL('./feed.ts', import.meta.url));
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'homestead-feed-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** A row of the table: what it is called, and its value. */
const says = (name: string, value: string | number) => new RegExp(`${name} +${value}`);
const feed = (...words: string[]) => runCommand(program, words, { database, stateDir: folder });

test('import reads a file and reports the result', async () => {
  const good = { ListingKey: 'K1', ListingId: '1', StandardStatus: 'Active', ListPrice: 1 };
  const file = join(folder, 'a.json');
  await writeFile(file, JSON.stringify({ value: [good, { ListingId: '2' }] }));
  const { code, out } = await feed('import', file);
  expect(code).toBe(0);
  expect(out).toMatch(says(feedCommandMessages.outcome(), 'done'));
  expect(out).toMatch(says(feedCommandMessages.refused(), 1));
  expect(out).toContain('ListingKey');
  const status = await feed('status');
  expect(status).toMatchObject({ code: 0 });
  expect(status.out).toContain(feedCommandMessages.notConfigured());
  expect(status.out).toMatch(says(feedCommandMessages.inSearch(), 1));
});

test('a failure is 1, wrong usage is 2', async () => {
  const broken = join(folder, 'b.json');
  await writeFile(broken, '{"value":[{"ListingKey":');
  expect((await feed('import', broken)).code).toBe(1);
  const absent = await feed('import', join(folder, 'absent.json'));
  expect(absent).toMatchObject({ code: 1, err: expect.stringContaining('ENOENT') });
  expect(await feed('sync')).toMatchObject({ code: 1, err: expect.stringContaining('MLS_URL') });
  expect(await feed('fetch')).toMatchObject({
    code: 2,
    err: expect.stringContaining(feedCommandMessages.usage()),
  });
});

test('sync next to a demo uses the demo’s MLS, and none once the demo has ended', async () => {
  const market = await openFeedMarket();
  const mls = await market.startMls();
  saveDemoMls(folder, mls);
  try {
    const options = { database: market.database, stateDir: folder };
    const { code, out } = await runCommand(program, ['sync'], options);
    expect(code, out).toBe(0);
    expect(out).toMatch(says(feedCommandMessages.outcome(), 'done'));
    expect(await market.count('listing')).toBeGreaterThan(100);
    const status = await runCommand(program, ['status'], options);
    expect(status.out).toContain(
      feedCommandMessages.mlsAt({ name: 'Sample Plains MLS', url: mls.url }),
    );
    removeDemoMls(folder);
    const { err } = await runCommand(program, ['sync'], options);
    expect(err).toContain(feedCommandMessages.noMlsNorDemo());
  } finally {
    await market.close();
  }
});

test('the record of a demo that was killed is ignored', async () => {
  const killed = spawn('true');
  await once(killed, 'exit');
  const note = { url: 'http://127.0.0.1:9', token: 'none', pid: killed.pid };
  await writeFile(join(folder, 'demo-mls.json'), JSON.stringify(note));
  expect((await feed('sync')).err).toContain(feedCommandMessages.noMlsNorDemo());
});
