import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atomically } from '#platform';
import { openPlanOffice } from '../../../test/plan-office.ts';
import { toldTo } from '../../../test/told.ts';

import { eraseLead } from '../inquiries/lead-person-store.ts';
import { followView, watchPrices } from './follow-behavior.ts';

const office = await openPlanOffice();
const { app, db, as, agent, client, admin, send, claim, rowsOf, plan, plansOf } = office;
const { pool } = app.database;

interface Trigger {
  id: string;
  kind: string;
  version: number;
}
const triggers = async (): Promise<Trigger[]> =>
  (await app.get('behavior-triggers', {}, admin)).body.data;
const set = async (kind: string, given: object) => {
  const found = (await triggers()).find((one) => one.kind === kind) as Trigger;
  return app.put(`behavior-triggers/${found.id}`, { version: found.version, ...given }, admin);
};

async function clientLead(): Promise<string> {
  await send({}, as.client);
  const id = String((await rowsOf('lead'))[0]?.id);
  await claim(id, as.agent);
  await app.database.empty('notification', 'event_outbox');
  return id;
}

const homeOf = async (mlsNumber: string): Promise<number> =>
  (await pool.query('select id from listing where mls_number = $1', [mlsNumber])).rows[0].id;

/** A view so many days ago, as the event has it. */
async function viewed(daysAgo = 0, mlsNumber = 'Q1') {
  const listing = await homeOf(mlsNumber);
  await pool.query(
    `insert into viewed_home (person_id, listing_id) values ($1, $2) on conflict do nothing`,
    [client.id, listing],
  );
  const { rows } = await pool.query(
    `insert into home_view (person_id, listing_id, viewed_at)
     values ($1, $2, now() - make_interval(days => $3)) returning id`,
    [client.id, listing, daysAgo],
  );
  return { personId: client.id, listingId: listing, viewId: Number(rows[0].id) };
}
const follow = async (view: Promise<{ personId: string; viewId: number }>) =>
  followView(app.services, await view);
const told = () => toldTo(app.services, agent);
const noticed = async (leadId: string): Promise<string[]> =>
  (await app.get(`leads/${leadId}/timeline`, { groups: 'web' }, as.agent)).body.data
    .filter(({ kind }: { kind: string }) => kind === 'behavior')
    .map(({ title }: { title: string }) => title);

beforeEach(async () => {
  await pool.query('delete from home_view');
  await pool.query('delete from viewed_home');
  await pool.query(`update behavior_trigger set is_active = true, plan_id = null, version = 1,
    threshold = case kind when 'many-views' then 5 when 'same-home' then 3 when 'back' then 14
      else 2 end`);
});
afterEach(() => pool.query('delete from saved_home'));

describe('who sets triggers (R-398)', () => {
  it('is only who writes plans; each change has a history with undo', async () => {
    const [first] = await triggers();
    const answersOf = async (who: typeof admin | null) => [
      (await app.get('behavior-triggers', {}, who)).status,
      (await app.put(`behavior-triggers/${first?.id}`, { version: 1, threshold: 9 }, who)).status,
      (await app.get(`behavior-triggers/${first?.id}/history`, {}, who)).status,
      (await app.post(`behavior-triggers/${first?.id}/undo`, { change: 1 }, who)).status,
    ];
    expect(new Set(await answersOf(null))).toEqual(new Set([401]));
    for (const who of [as.client, as.agent, as.lender]) {
      expect(new Set(await answersOf(who))).toEqual(new Set([403]));
    }
    expect((await triggers()).map(({ kind }) => kind)).toEqual([
      ...['many-views', 'same-home', 'back', 'price-drop'],
    ]);
    expect((await set('many-views', { threshold: 9 })).body.data.threshold).toBe(9);
    const [change] = (await app.get(`behavior-triggers/${first?.id}/history`, {}, admin)).body.data;
    expect(change.fields).toMatchObject([{ label: 'From', before: '5', after: '9' }]);
    await app.post(`behavior-triggers/${first?.id}/undo`, { change: change.id }, admin);
    expect((await triggers())[0]).toMatchObject({ threshold: 5 });
    expect((await set('back', { threshold: 0 })).status).toBe(400);
    expect((await set('back', { planId: first?.id })).body.errors).toMatchObject([
      { field: 'planId' },
    ]);
  });
});

describe('a trigger', () => {
  it('fires on the views of a day, once, and tells the agent and the timeline', async () => {
    const leadId = await clientLead();
    const mlsNumber = 'Q1';
    await set('same-home', { isActive: false });
    for (let count = 0; count < 4; count += 1) await follow(viewed());
    expect(await noticed(leadId)).toEqual([]);
    const fifth = await viewed(0, mlsNumber);
    await Promise.all([followView(app.services, fifth), followView(app.services, fifth)]);
    await follow(viewed());
    expect(await noticed(leadId)).toEqual(['Viewed homes 5 times in one day']);
    expect(await told()).toEqual(['Jordan Client viewed homes 5 times today'].map(anyName));
  });

  it('fires for the lead that the client’s was merged into', async () => {
    const leadId = await clientLead();
    await set('same-home', { isActive: false });
    const { rows } = await pool.query(
      `insert into lead (first_name, last_name, email, agent_id)
       values ('Sur', 'Vivor', 'survivor@example.org', $1) returning id`,
      [agent.id],
    );
    const survivorId = String(rows[0].id);
    await pool.query('update lead set merged_into_id = $1 where id = $2', [survivorId, leadId]);
    for (let count = 0; count < 5; count += 1) await follow(viewed());
    const listingId = await homeOf('Q1');
    await pool.query(
      `insert into saved_home (person_id, listing_id, mark, marked_at)
       values ($1, $2, 'favorite', now() - interval '1 day')`,
      [client.id, listingId],
    );
    await pool.query(
      `insert into listing_history (listing_id, event, happened_at, seen_at, price_cents,
         previous_price_cents) values ($1, 'price', now(), now(), 90000000, 100000000)`,
      [listingId],
    );
    await watchPrices(app.services, new AbortController().signal);
    const firings = await rowsOf('behavior_firing');
    expect(firings.map(({ kind, lead_id: id }) => [kind, id])).toEqual([
      ['many-views', survivorId],
      ['price-drop', survivorId],
    ]);
  });

  it('fires on the same home, and on coming back', async () => {
    const leadId = await clientLead();
    for (const days of [20, 19]) await viewed(days);
    await follow(viewed());
    expect((await noticed(leadId)).sort()).toEqual([
      'Came back after 19 days',
      'Viewed the same home 3 times',
    ]);
  });

  it('counts no home that they took off their list, and nothing when it is off', async () => {
    const leadId = await clientLead();
    await set('back', { isActive: false });
    for (const days of [20, 19]) await viewed(days);
    const third = await viewed();
    await pool.query('update viewed_home set hidden_at = now()');
    await followView(app.services, third);
    expect(await noticed(leadId)).toEqual([]);
    await pool.query('update viewed_home set hidden_at = null');
    await set('same-home', { isActive: false });
    await followView(app.services, third);
    expect(await noticed(leadId)).toEqual([]);
  });

  it('starts its plan, once', async () => {
    const leadId = await clientLead();
    const day = { kind: 'wait', count: 1, unit: 'days' };
    const { id, name } = await plan([day, { kind: 'task', title: 'Call them' }]);
    expect((await set('back', { planId: id })).body.data.planName).toBe(name);
    await viewed(15);
    const back = await viewed();
    await followView(app.services, back);
    await followView(app.services, back);
    expect(await plansOf(leadId)).toMatchObject([{ name, startedBy: null, state: 'running' }]);
  });

  it('is recorded for a view of the page that counts', async () => {
    await clientLead();
    const headers = {
      authorization: `Bearer ${as.client.jwtToken}`,
      'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0',
    };
    const view = () =>
      app.post('Property/SavePropertyActivity', { listingid: 'Q1' }, { headers } as never);
    expect((await view()).body).toEqual({ counted: true });
    expect((await view()).body).toEqual({ counted: false });
    const events = (await rowsOf('event_outbox')).filter(
      ({ type }) => type === 'saved.home-viewed',
    );
    expect(events).toMatchObject([{ payload: { personId: client.id } }]);
  });
});

describe('a price drop of a saved home', () => {
  const drop = async (from: number, to: number, given: { daysAgo?: number } = {}) =>
    pool.query(
      `insert into listing_history (listing_id, happened_at, event, price_cents,
         previous_price_cents)
       values ($1, now() - make_interval(days => $4), 'price', $3, $2)`,
      [await homeOf('Q1'), from, to, given.daysAgo ?? 0],
    );
  const watch = () => watchPrices(app.services, new AbortController().signal);
  const save = async () =>
    pool.query(
      `insert into saved_home (person_id, listing_id, mark, marked_at)
       values ($1, $2, 'favorite', now() - interval '1 day')`,
      [client.id, await homeOf('Q1')],
    );

  it('is news once, also on two nodes, and only if it is big enough', async () => {
    const leadId = await clientLead();
    await save();
    await drop(30_000_000, 29_800_000);
    await watch();
    expect(await noticed(leadId)).toEqual([]);
    await drop(30_000_000, 28_500_000);
    await Promise.all([watch(), watch()]);
    await watch();
    expect(await noticed(leadId)).toEqual(['The price of a home they saved went down by 5%']);
    expect(await told()).toHaveLength(1);
  });

  it('isn’t of a home that nobody saved, an old one, or a rise', async () => {
    const leadId = await clientLead();
    await drop(30_000_000, 20_000_000);
    await watch();
    await save();
    await drop(30_000_000, 20_000_000, { daysAgo: 30 });
    await drop(20_000_000, 30_000_000);
    await watch();
    expect(await noticed(leadId)).toEqual([]);
  });
});

it('what fired for a lead is erased with it', async () => {
  const leadId = await clientLead();
  await viewed(20);
  await follow(viewed());
  expect(await rowsOf('behavior_firing')).toHaveLength(1);
  await atomically(db, (tx) => eraseLead(tx, leadId));
  expect(await rowsOf('behavior_firing')).toEqual([]);
});

function anyName(text: string) {
  return expect.stringContaining(text.slice(text.indexOf('viewed')));
}
