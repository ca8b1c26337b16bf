import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { actAs } from '#accounts';
import { createAccountsApp } from '../../../test/accounts-app.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { selectBoard, selectOffers } from './offer-list-store.ts';
import { selectOfferAgents, selectOfferDays, sumByPhase } from './offer-view-store.ts';

const OFFERS = 8000;
const AT_A_TIME = 2000;
const MONTH = '2031-03';
const page = { page: 1, pageSize: 20 };
const newest = { sort: 'changed', direction: 'desc' } as const;

const app = await createAccountsApp();
const { db } = app.database;
afterAll(() => app.close());

const admin = await app.makePerson({ role: 'admin' });
const agent = await app.makePerson({ role: 'agent' });
// Every hundredth is the agent's; of ten, half were accepted, and few deals are open.
for (let from = 0; from < OFFERS; from += AT_A_TIME) {
  await sql`
    insert into offer (number, code, state, is_backup, agent_id, property_address, offer_price_cents, closing_on,
      home_inspections, changed_at)
    select n, 'HS-' || n,
      (array['draft','submitted','rejected','withdrawn','expired','accepted','accepted','accepted',
        'accepted','accepted'])[1 + n % 10], n % 50 = 9,
      case n % 100 when 0 then ${agent.id}::uuid else ${admin.id}::uuid end, n || ' Cass St',
      case when n % 10 > 0 then n * 100 end, date '2031-01-01' + n % 900,
      case n % 50 when 0 then jsonb_build_array(
        jsonb_build_object('inspectOn', date '2031-01-01' + n % 700)) else '[]' end,
      now() - n * interval '1 minute'
    from generate_series(${from + 1}::int, ${from + AT_A_TIME}::int) n`.execute(db);
}
await sql`
  insert into deal (offer_id, home_key, ended_at)
  select id, code, case when number % 20 <> 5 then now() end
  from offer where state = 'accepted' and not is_backup`.execute(db);
await app.database.asOwner('vacuum analyze offer');
await app.database.asOwner('vacuum analyze deal');

async function callerOf(id: string) {
  const acting = await actAs(db, id);
  if (!acting) throw new Error('The person is not there');
  return acting.caller;
}
const caller = await callerOf(admin.id);
const own = { ...(await callerOf(agent.id)), scope: 'own' as const };

test('a page of offers is read without the others (R-529)', async () => {
  const works: [(on: typeof db) => Promise<unknown[]>, number][] = [
    [(on) => selectOffers(on, caller, {}, newest, page), 250],
    [(on) => selectOffers(on, caller, { phase: 'draft' }, newest, page), 250],
    [(on) => selectOffers(on, caller, { phase: 'ended' }, newest, page), 250],
    [(on) => selectOffers(on, caller, { q: '3777 Cass' }, newest, page), 250],
    // By the indexes of agents, or the newest ones until there are twenty of the agent.
    [(on) => selectOffers(on, own, {}, newest, page), OFFERS / 2],
  ];
  for (const [index, [work, most]] of works.entries()) {
    expect((await work(db)).length, String(index)).toBeGreaterThan(0);
    expect(await rowsRead(app.database, 'offer', work), String(index)).toBeLessThan(most);
  }
});

test('the board, the calendar and the agents read what they show', async () => {
  const board = (on: typeof db) => selectBoard(on, caller, {}, 50);
  expect(await board(db)).toHaveLength(250);
  // A full scan would read more than all; a plan may walk one shelf.
  expect(await rowsRead(app.database, 'offer', board)).toBeLessThan(OFFERS);
  const days = (on: typeof db) => selectOfferDays(on, caller, {}, { month: MONTH, most: 500 });
  expect((await days(db)).length).toBeGreaterThan(50);
  expect(await rowsRead(app.database, 'offer', days)).toBeLessThan(OFFERS / 4);
  const agents = (on: typeof db) => selectOfferAgents(on, caller);
  expect(new Set(await agents(db))).toEqual(new Set([admin.id, agent.id]));
  expect(await rowsRead(app.database, 'offer', agents)).toBeLessThan(20);
});

test('totals read each offer once, in an index alone, and match those of the rows', async () => {
  const read = await rowsRead(app.database, 'offer', (on) => sumByPhase(on, caller, {}));
  expect(read).toBeLessThanOrEqual(OFFERS);
  const sums = await sumByPhase(db, caller, { closing: MONTH });
  for (const phase of ['draft', 'waiting', 'contract', 'backup', 'ended'] as const) {
    const asked = { ...page, pageSize: OFFERS };
    const rows = await selectOffers(db, caller, { phase, closing: MONTH }, newest, asked);
    const prices = rows.map(({ offer_price_cents }) => offer_price_cents);
    const of = sums.filter((sum) => sum.phase === phase);
    const total = (key: 'count' | 'known_cents' | 'unknown') =>
      of.reduce((all, sum) => all + sum[key], 0);
    expect(total('count'), phase).toBe(rows.length);
    expect(total('known_cents'), phase).toBe(
      prices.reduce<number>((all, one) => all + (one ?? 0), 0),
    );
    expect(total('unknown'), phase).toBe(prices.filter((one) => one === null).length);
  }
});
