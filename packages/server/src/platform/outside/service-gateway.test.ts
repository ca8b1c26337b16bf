import { Writable } from 'node:stream';
import { localDate } from '@homestead/contract/platform';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { type OutsidePeer, startOutsidePeer } from '../../../test/outside-peer.ts';
import { createLog } from '../log.ts';
import { Metrics } from '../metrics.ts';
import { type OutsideQuestion, type OutsideService, ServiceGateway } from './service-gateway.ts';

let database: TestDatabase;
let peer: OutsidePeer;
let nodes: Metrics[];
let logged = '';

const log = createLog({
  level: 'info',
  pretty: false,
  sink: new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  }),
});

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  logged = '';
  nodes = [];
  peer = await startOutsidePeer(() => ({ json: { score: 7 } }));
});
afterEach(() => peer.close());

/** Each test's peer has its own address, so that no answer of another test is remembered. */
const service = (given: Partial<OutsideService> = {}): OutsideService => ({
  name: 'howloud',
  url: peer.url,
  requestsPerDay: 1_000_000,
  keptDays: 1,
  atOnce: 4,
  ...given,
});
const question = (about: string): OutsideQuestion<number> => ({
  about,
  path: `/score?secret=s3cret&of=${about}`,
  read: (sent) => {
    const { score } = sent as { score: unknown };
    if (typeof score !== 'number') throw new Error('no score');
    return score < 0 ? null : score;
  },
});
/** The gateway of another node. */
function openDesk(timeoutMs = 3000): ServiceGateway {
  const metrics = new Metrics();
  nodes.push(metrics);
  return new ServiceGateway({ db: database.db, log, metrics }, { timeoutMs });
}
/** How requests ended, over all nodes. */
async function outcomes(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { registry } of nodes) {
    const metric = await registry.getSingleMetric('outside_requests_total')?.get();
    for (const { labels, value } of metric?.values ?? []) {
      counts[String(labels.outcome)] = (counts[String(labels.outcome)] ?? 0) + value;
    }
  }
  return counts;
}

test('an answer is shared across gateways, with the time it was requested', async () => {
  const first = await openDesk().ask(service(), question('a'));
  expect(first?.answer).toBe(7);
  expect(Math.abs(Date.now() - (first?.askedAt.getTime() ?? 0))).toBeLessThan(60_000);
  expect(await openDesk().ask(service(), question('a'))).toEqual(first);
  expect(await openDesk().recall(service(), question('a'))).toEqual(first);
  expect(await openDesk().recall(service(), question('b'))).toBeUndefined();
  expect(peer.asked).toHaveLength(1);
  expect(peer.asked[0]?.headers['user-agent']).toBe('Homestead');
});

test('an answer that is too old is requested again', async () => {
  const desk = openDesk();
  await desk.ask(service(), question('a'));
  await database.pool.query("update outside_answer set good_until = now() - interval '1 second'");
  peer.answerWith(() => ({ json: { score: 8 } }));
  expect((await desk.ask(service(), question('a')))?.answer).toBe(8);
});

test('people who ask the same at the same time share one request', async () => {
  const desk = openDesk();
  const all = await Promise.all(
    Array.from({ length: 20 }, () => desk.ask(service(), question('a'))),
  );
  expect(new Set(all.map((one) => one?.answer))).toEqual(new Set([7]));
  expect(peer.asked).toHaveLength(1);
});

test('only callers over the limit are refused, and remembered answers are not counted', async () => {
  const desk = openDesk();
  const refuse = async () => Promise.reject(new Error('too many'));
  await expect(desk.ask(service(), question('a'), refuse)).rejects.toThrow('too many');
  const [, other] = await Promise.allSettled([
    desk.ask(service(), question('a'), refuse),
    desk.ask(service(), question('a')),
  ]);
  expect(other.status).toBe('fulfilled');
  expect((await desk.ask(service(), question('a'), refuse))?.answer).toBe(7);
});

test('no more requests are open at the same time than the service allows', async () => {
  const desk = openDesk();
  const names = Array.from({ length: 12 }, (_, n) => `n${n}`);
  await Promise.all(names.map((name) => desk.ask(service({ atOnce: 2 }), question(name))));
  expect(peer.asked).toHaveLength(12);
  expect(peer.mostOpen()).toBeLessThanOrEqual(2);
});

test('the daily quota holds across nodes that ask at the same time', async () => {
  const limited = service({ name: 'walkscore', requestsPerDay: 5 });
  const desks = [openDesk(), openDesk(), openDesk()];
  const names = Array.from({ length: 12 }, (_, n) => `q${n}`);
  const answers = await Promise.all(
    names.map((name, n) => desks[n % 3]?.ask(limited, question(name))),
  );
  expect(answers.filter(Boolean)).toHaveLength(5);
  expect(peer.asked).toHaveLength(5);
  const { rows } = await database.pool.query(
    "select used_on, requests from outside_quota_use where service = 'walkscore'",
  );
  expect(rows).toEqual([{ used_on: localDate(new Date()), requests: 5 }]);
  expect((await outcomes())['quota-spent']).toBeGreaterThan(0);
});

test('a service that hangs costs its timeout once, then it is paused', async () => {
  peer.answerWith(() => ({ misbehave: 'hang' }));
  const desk = openDesk(1000);
  expect(await desk.ask(service(), question('a'))).toBeNull();
  expect(peer.asked).toHaveLength(1);
  for (const name of ['a', 'b', 'c']) expect(await desk.ask(service(), question(name))).toBeNull();
  expect(peer.asked).toHaveLength(1);
  expect(await outcomes()).toEqual({ 'time-out': 1 });
});

test('a dead host is tried twice and then paused; during the pause no one is counted', async () => {
  const desk = openDesk();
  const dead = service({ url: 'http://127.0.0.1:9' });
  expect(await desk.ask(dead, question('a'))).toBeNull();
  const refuse = async () => Promise.reject(new Error('counted'));
  expect(await desk.ask(dead, question('b'), refuse)).toBeNull();
  expect(await outcomes()).toEqual({ unreachable: 1 });
});

test('one 500 is retried, a second one is only remembered for that question', async () => {
  let failures = 1;
  peer.answerWith(() => (failures-- > 0 ? { json: {}, status: 500 } : { json: { score: 3 } }));
  const desk = openDesk();
  expect((await desk.ask(service(), question('a')))?.answer).toBe(3);
  failures = 2;
  expect(await desk.ask(service(), question('b'))).toBeNull();
  expect(await desk.recall(service(), question('b'))).toBeNull();
  expect((await desk.ask(service(), question('c')))?.answer).toBe(3);
  expect(peer.asked).toHaveLength(5);
});

test.each([
  ['redirect', { misbehave: 'redirect' }],
  ['too-large', { misbehave: 'huge' }],
  ['unreadable', { misbehave: 'no-json' }],
  ['unreadable', { json: { score: 'seven' } }],
  ['unreadable', { json: null }],
  ['refused', { json: {}, status: 403 }],
] as const)('%s is no answer, and is not requested again right away', async (failure, answer) => {
  peer.answerWith(() => answer);
  const desk = openDesk();
  expect(await desk.ask(service(), question('a'))).toBeNull();
  expect(await desk.ask(service(), question('a'))).toBeNull();
  expect(peer.asked).toHaveLength(1);
  expect(await outcomes()).toEqual({ [failure]: 1 });
});

test('a broken connection is retried once', async () => {
  let isFirst = true;
  peer.answerWith(() => {
    if (!isFirst) return { json: { score: 4 } };
    isFirst = false;
    return { misbehave: 'cut-off' };
  });
  expect((await openDesk().ask(service(), question('a')))?.answer).toBe(4);
});

test('three failures in a row mean that the service is down', async () => {
  peer.answerWith(() => ({ json: {}, status: 401 }));
  const desk = openDesk();
  for (const name of ['a', 'b', 'c', 'd', 'e']) await desk.ask(service(), question(name));
  expect(peer.asked).toHaveLength(3);
});

test('a service that asks for a pause gets one', async () => {
  peer.answerWith(() => ({ json: {}, status: 429, headers: { 'retry-after': '120' } }));
  const desk = openDesk();
  await desk.ask(service(), question('a'));
  peer.answerWith(() => ({ json: { score: 1 } }));
  expect(await desk.ask(service(), question('b'))).toBeNull();
  expect(peer.asked).toHaveLength(1);
});

test("a service's empty answer is remembered", async () => {
  peer.answerWith(() => ({ json: { score: -1 } }));
  const desk = openDesk();
  expect(await desk.ask(service(), question('a'))).toBeNull();
  expect(await desk.recall(service(), question('a'))).toBeNull();
  expect(logged).toBe('');
});

test('a caller who waits too long in our own queue gets nothing, and the service stays in use', async () => {
  const desk = openDesk(1500);
  const patient = service({ pauseMs: 60_000 });
  const both = await Promise.all(['a', 'b'].map((name) => desk.ask(patient, question(name))));
  expect(both.filter(Boolean)).toHaveLength(1);
  expect(await outcomes()).toEqual({ answered: 1, busy: 1 });
});

test('questions never appear in the log', async () => {
  peer.answerWith(() => ({ json: {}, status: 500 }));
  await openDesk().ask(service(), question('5011-chicago-st'));
  expect(logged).toContain('failing');
  expect(logged).not.toMatch(/s3cret|chicago|127\.0\.0\.1/);
});
