import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, type Caller, createApp, type Services } from '#platform';
import { startSampleMls } from '../../../../sample-mls/src/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { insertListings } from '../../../test/factories/listings.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import { createTestServices } from '../../../test/services.ts';
import { replaceFieldNotes } from '../intake/listing-batch-store.ts';
import { findFeedRuns, startFeedRun, storeRefusedRecords } from '../runs/feed-run-store.ts';

const person = (key: string | null): Caller => ({
  personId: '9f0c0a52-3e8b-4a1c-9a52-0c6f0d1d2e3f',
  sessionId: '1f0c0a52-3e8b-4a1c-9a52-0c6f0d1d2e3f',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Park',
  role: 'admin',
  side: 'staff',
  scope: 'own',
  grants: new Map(key ? [[key, { view: true, edit: false }]] : []),
  mustSetUpTwoStep: false,
});

/** The header names the permission that the caller holds. */
const identify = async (request: FastifyRequest) =>
  person(request.headers.authorization === 'holder' ? 'feed' : 'usermanagement');

async function openApp(database: TestDatabase, env: Record<string, string> = {}) {
  const services = createTestServices(database, { env });
  const app = await createApp({ services, rooms: homeRooms, identify, checkAnswers: true });
  await app.ready();
  return { app, services };
}

function ask(app: App, method: 'GET' | 'POST', path: string, as?: 'holder' | 'other') {
  return app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: as ? { authorization: as } : {},
    ...(method === 'POST' && { payload: {} }),
  });
}

let database: TestDatabase;
let app: App;
let services: Services;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ app, services } = await openApp(database));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe.each([
  ['GET', 'Feed/GetStatus'],
  ['GET', 'Feed/GetRefusedRecords'],
  ['GET', 'Feed/GetNotedFields'],
  ['POST', 'Feed/RunNow'],
] as const)('%s %s', (method, path) => {
  test('a stranger is told to sign in', async () => {
    expect((await ask(app, method, path)).statusCode).toBe(401);
  });

  test('a person without the permission is refused', async () => {
    const reply = await ask(app, method, path, 'other');
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'not-permitted']);
  });
});

test('without a run the report says so, and there is nothing to run', async () => {
  const report = await ask(app, 'GET', 'Feed/GetStatus', 'holder');
  expect(report.json()).toMatchObject({
    mls: null,
    running: false,
    lagSeconds: null,
    runs: [],
    refusals: [],
  });
  const run = await ask(app, 'POST', 'Feed/RunNow', 'holder');
  expect([run.statusCode, run.json().code]).toEqual([409, 'feed-not-configured']);
});

test.each(['runId=0', 'runId=x', 'page=0', 'pageSize=101'])(
  'the list of rejected records refuses ?%s',
  async (query) => {
    const reply = await ask(app, 'GET', `Feed/GetRefusedRecords?${query}`, 'holder');
    expect(reply.statusCode).toBe(400);
  },
);

test('rejected records come newest first, by run, page by page', async () => {
  const run = await startFeedRun(services.db, { source: 'Test MLS', kind: 'file' });
  const records = Array.from({ length: 23 }, (_, index) => ({
    place: `record ${index}`,
    reason: index < 3 ? 'ListingKey is missing' : 'StandardStatus is missing',
    listingKey: null,
    raw: '{}',
  }));
  await storeRefusedRecords(services.db, { id: run.id, source: 'Test MLS' }, records);
  const first = (await ask(app, 'GET', 'Feed/GetRefusedRecords', 'holder')).json();
  expect(first).toMatchObject({ page: 1, pageSize: 20, total: 23 });
  expect([first.data.length, first.data[0].foundAt]).toEqual([20, 'record 22']);
  const path = `Feed/GetRefusedRecords?runId=${run.id}&page=2`;
  const second = (await ask(app, 'GET', path, 'holder')).json();
  expect([second.data.length, second.total, second.data[2].foundAt]).toEqual([3, 23, 'record 0']);
  const none = await ask(app, 'GET', `Feed/GetRefusedRecords?runId=${run.id + 1}`, 'holder');
  expect(none.json()).toMatchObject({ data: [], total: 0 });
  const report = (await ask(app, 'GET', 'Feed/GetStatus', 'holder')).json();
  expect(report.running).toBe(true);
  expect(report.refusals.map((row: { count: number }) => row.count)).toEqual([20, 3]);
  expect(report.runs[0]).toMatchObject({ id: run.id, kind: 'file', outcome: null });
});

test('values to check are listed with their reason, dropped ones only counted', async () => {
  const [id] = await insertListings(services.db, [{ mls_number: '22600099' }]);
  const note = { listing_id: id as number, field: 'BedroomsTotal', value: '33', reason: 'odd' };
  const notes = [
    { ...note, kind: 'noted' as const },
    { ...note, kind: 'dropped' as const, field: 'YearBuilt' },
  ];
  await replaceFieldNotes(services.db, [note.listing_id], notes);
  const { data, total } = (await ask(app, 'GET', 'Feed/GetNotedFields', 'holder')).json();
  expect(total).toBe(1);
  expect(data).toEqual([
    {
      id: expect.any(Number),
      mlsNumber: '22600099',
      field: 'BedroomsTotal',
      value: '33',
      reason: 'odd',
      notedAt: expect.any(String),
    },
  ]);
  const report = (await ask(app, 'GET', 'Feed/GetStatus', 'holder')).json();
  expect(report.droppedFields).toBe(1);
});

test('a pass runs on request, and not twice at the same time', async () => {
  const mls = await startSampleMls({ listings: 60, clockRate: 0, requestsPerMinute: 0 });
  const own = await createTestDatabase();
  const env = { MODE: 'demo', MLS_URL: `${mls.url}/odata`, MLS_TOKEN: mls.token };
  const open = await openApp(own, { ...env, MLS_NAME: 'Test MLS' });
  try {
    await startFeedRun(open.services.db, { source: 'Test MLS', kind: 'sweep' });
    const busy = await ask(open.app, 'POST', 'Feed/RunNow', 'holder');
    expect([busy.statusCode, busy.json().code]).toEqual([409, 'feed-busy']);
    await own.db.updateTable('feed_run').set({ ended_at: new Date(), outcome: 'done' }).execute();
    await open.services.jobs.start();
    const done = async () =>
      (await findFeedRuns(own.db, { limit: 9, kind: 'sync' })).filter(
        (run) => run.outcome === 'done',
      ).length;
    await expect.poll(done, { timeout: 20_000 }).toBe(1);
    const asked = await ask(open.app, 'POST', 'Feed/RunNow', 'holder');
    expect([asked.statusCode, asked.json().data]).toEqual([200, true]);
    await expect.poll(done, { timeout: 20_000 }).toBe(2);
  } finally {
    await open.services.jobs.stop();
    await open.app.close();
    await own.close();
    await mls.close();
  }
});
