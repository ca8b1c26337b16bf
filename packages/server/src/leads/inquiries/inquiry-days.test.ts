import { dateAfter, localDate } from '@homestead/contract/platform';
import { beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, as, send, list, claim, rowsOf } = await openLeadOffice();
const { pool } = app.database;
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
const today = localDate(new Date());
const days = { from: dateAfter(today, -6), to: today };

/** An inquiry of so many hours ago, due after one, answered after so many if at all. */
async function inquiry(
  name: string,
  { hours, answered }: { hours: number; answered: number | null },
  who: SignedIn | null,
): Promise<void> {
  const email = `${name.toLowerCase()}@example.org`;
  await send({ first_name: name, email });
  const row = (await rowsOf('lead')).find((one) => one.email === email);
  await pool.query(
    `update inquiry set received_at = now() - make_interval(hours => $2),
      due_at = now() - make_interval(hours => $2 - 1),
      answered_at = now() - make_interval(mins => $3),
      answered_how = case when $3::int is not null then 'call' end where lead_id = $1`,
    [row?.id, hours, answered === null ? null : Math.round((hours - answered) * 60)],
  );
  if (who) await claim(String(row?.id), who);
}

const names = async (who: SignedIn, query: Record<string, string>) =>
  (await list(who, query)).body.data.map(({ name }: { name: string }) => name.split(' ')[0]);

beforeEach(async () => {
  await inquiry('Ada', { hours: 2, answered: 0.5 }, as.agent);
  await inquiry('Bea', { hours: 3, answered: 2 }, as.agent);
  await inquiry('Cal', { hours: 4, answered: null }, as.agent);
  await inquiry('Old', { hours: 24 * 40, answered: null }, as.agent);
  await inquiry('Dot', { hours: 5, answered: 3 }, as.neighbor);
  await inquiry('Eli', { hours: 6, answered: null }, null);
});

test.each([
  ['needed', ['Ada', 'Bea', 'Cal'], ['Dot'], ['Ada', 'Bea', 'Cal', 'Dot', 'Eli']],
  ['answered', ['Ada', 'Bea'], ['Dot'], ['Ada', 'Bea', 'Dot']],
  ['on-time', ['Ada'], [], ['Ada']],
  ['late', ['Bea', 'Cal'], ['Dot'], ['Bea', 'Cal', 'Dot', 'Eli']],
])(
  'those of some days that are %s are the caller’s own, or all for the office',
  async (state, own, theirs, all) => {
    expect(await names(as.agent, { ...days, state })).toEqual(own);
    expect(await names(as.neighbor, { ...days, state })).toEqual(theirs);
    expect(await names(admin, { ...days, state })).toEqual(all);
  },
);

test('as many are listed as the dashboard counts', async () => {
  for (const who of [as.agent, as.neighbor, admin]) {
    const { speed } = (await app.get('dashboard', days, who)).body.data;
    const total = async (state: string) => (await list(who, { ...days, state })).body.total;
    expect(await Promise.all(['needed', 'answered', 'on-time', 'late'].map(total))).toEqual([
      ...[speed.asked, speed.answered, speed.kept, speed.missed],
    ]);
  }
});

test('clocks that ran out are listed as the dashboard counts them, and those that run', async () => {
  await inquiry('Flo', { hours: 0, answered: null }, as.agent);
  for (const who of [as.agent, as.neighbor, admin]) {
    const { now } = (await app.get('dashboard', days, who)).body.data;
    const total = async (state: string) => (await list(who, { state })).body.total;
    expect([await total('running'), await total('overdue')]).toEqual([now.running, now.overdue]);
  }
  expect(await names(as.agent, { state: 'running' })).toEqual(['Flo']);
  expect(await names(as.agent, { state: 'overdue' })).toEqual(['Old', 'Cal']);
  expect(await names(as.neighbor, { state: 'overdue' })).toEqual([]);
  expect(await names(admin, { state: 'overdue' })).toEqual(['Old', 'Eli', 'Cal']);
});

test('days narrow every list, and without them all are listed', async () => {
  expect(await names(as.agent, { state: 'late' })).toEqual(['Bea', 'Cal', 'Eli', 'Old']);
  const past = dateAfter(today, -41);
  expect(await names(as.agent, { state: 'late', from: past, to: dateAfter(past, 3) })).toEqual([
    'Old',
  ]);
  const tomorrow = dateAfter(today, 1);
  expect(await names(as.agent, { state: 'late', from: tomorrow, to: tomorrow })).toEqual([]);
  expect(await names(as.agent, { state: 'late', to: tomorrow })).toEqual([]);
  expect(await names(as.agent, { from: days.from })).toEqual(['Cal']);
});

test('is refused to visitors, clients and lenders, and for impossible days', async () => {
  const refused = [null, as.client, as.lender].map(
    async (who) => (await app.get('inquiries', { ...days, state: 'late' }, who)).status,
  );
  expect(await Promise.all(refused)).toEqual([401, 403, 403]);
  const wrong = [
    { from: today, to: dateAfter(today, -1) },
    { from: dateAfter(today, -366), to: today },
    { from: '2026-02-30' },
    { to: 'today' },
    { from: '0500-01-01', to: '0500-01-02' },
  ].map(async (query) => (await list(as.agent, query as Record<string, string>)).status);
  expect(await Promise.all(wrong)).toEqual([400, 400, 400, 400, 400]);
});
