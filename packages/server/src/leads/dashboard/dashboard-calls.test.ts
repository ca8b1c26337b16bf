import { LENDER_QUIET_DAYS, quietForLender, type WireDashboard } from '@homestead/contract/leads';
import { dateAfter, localDate } from '@homestead/contract/platform';
import { describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, agent, neighbor, lender, as, claim, log, rowsOf, send } = await openLeadOffice();
const { pool } = app.database;
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
const today = localDate(new Date());
const days = { from: dateAfter(today, -29), to: today };

const ask = (who: SignedIn | null, query: Record<string, string> = days) =>
  app.get('dashboard', query, who);
const read = async (who: SignedIn): Promise<WireDashboard> => (await ask(who)).body.data;
const entry = async (list: string, code: string): Promise<string> =>
  (await pool.query('select id from reference_entry where list = $1 and code = $2', [list, code]))
    .rows[0].id;

/** A lead with one inquiry, claimed by `who`. */
async function lead(who: SignedIn, email: string): Promise<string> {
  await send({ email });
  const row = (await rowsOf('lead')).find((one) => one.email === email);
  await claim(String(row?.id), who);
  return String(row?.id);
}

/** A lead that the lender finances, and one of another lender. */
async function financedLeads(): Promise<{ mine: string; theirs: string }> {
  const mine = await lead(as.agent, 'eve@example.org');
  const theirs = await lead(as.agent, 'ben@example.org');
  await lead(as.neighbor, 'zoe@example.org');
  const other = await app.makePerson({ role: 'lender' });
  const set = 'update lead set lender_id = $2 where id = $1';
  await pool.query(set, [mine, lender.id]);
  await pool.query(set, [theirs, other.id]);
  return { mine, theirs };
}

/** The lead's inquiry came in that many minutes ago, and is answered now. */
async function answeredAfter(id: string, minutes: number, who: SignedIn): Promise<void> {
  await pool.query(
    `update inquiry set received_at = now() - make_interval(mins => $2),
      due_at = now() - make_interval(mins => $2) + interval '1 hour' where lead_id = $1`,
    [id, minutes],
  );
  await log(id, who);
}

describe('the dashboard', () => {
  it('is for staff', async () => {
    const asked = [null, as.client].map(async (who) => (await ask(who)).status);
    expect(await Promise.all(asked)).toEqual([401, 403]);
    const saved = [null, as.client].map(
      async (who) => (await app.get('dashboard/export', { ...days, table: 'stages' }, who)).status,
    );
    expect(await Promise.all(saved)).toEqual([401, 403]);
  });

  it('counts for an agent their own leads alone, and for an admin all', async () => {
    await answeredAfter(await lead(as.agent, 'eve@example.org'), 10, as.agent);
    await answeredAfter(await lead(as.neighbor, 'ben@example.org'), 90, as.neighbor);
    await lead(as.neighbor, 'zoe@example.org');
    const own = await read(as.agent);
    expect(own).toMatchObject({
      ...{ scope: 'own', agents: null, now: { running: 0, overdue: 0 } },
      speed: { asked: 1, answered: 1, medianMinutes: 10, slowMinutes: 10, kept: 1, missed: 0 },
      place: { place: 1, of: 2 },
    });
    expect(own.stages?.reduce((sum, { leads }) => sum + leads, 0)).toBe(1);
    expect(own.sources?.reduce((sum, { leads }) => sum + leads, 0)).toBe(1);
    expect((await read(as.neighbor)).place).toEqual({ place: 2, of: 2 });
    const all = await read(admin);
    expect(all).toMatchObject({
      ...{ scope: 'all', place: null, now: { running: 1, overdue: 0 } },
      speed: { asked: 3, answered: 2, medianMinutes: 50, kept: 1, missed: 1 },
    });
    expect(all.agents?.map(({ id, leads, missed }) => [id, leads, missed])).toEqual([
      [agent.id, 1, 0],
      [neighbor.id, 2, 1],
    ]);
    const listed = async (state: string, group: object) =>
      (await app.get('inquiries', { state, ...days, by: 'agent', ...group }, admin)).body.total;
    expect(await listed('needed', { group: neighbor.id })).toBe(2);
    expect(await listed('answered', { group: neighbor.id })).toBe(1);
    expect(await listed('needed', {})).toBe(0);
  });

  it('shows a lender the leads they finance, and no figures of agents or other lenders', async () => {
    const { mine } = await financedLeads();
    const seen = await read(as.lender);
    const noClocks = { running: null, overdue: null, tasksToday: null, tasksOverdue: null };
    expect(seen).toEqual({
      ...{ ...days, scope: 'own', leadsByDate: false, speed: null, service: null },
      ...{ sources: null, agents: null, place: null },
      now: { ...noClocks, toursToAnswer: null, toursAhead: null, quiet: 1 },
      stages: [{ id: expect.any(String), name: 'Unspecified', leads: 1 }],
      lenderStatuses: [{ id: null, name: null, leads: 1 }],
    });
    const status = await entry('lender-statuses', 'preapproved');
    await pool.query('update lead set lender_status_id = $2 where id = $1', [mine, status]);
    expect((await read(as.lender)).lenderStatuses).toEqual([
      { id: status, name: 'Preapproved', leads: 1 },
    ]);
    expect((await read(admin)).lenderStatuses).toEqual([
      { id: status, name: 'Preapproved', leads: 1 },
      { id: null, name: null, leads: 1 },
    ]);
    const lines = async (table: string) =>
      (await app.get('dashboard/export', { ...days, table }, as.lender)).body.csv
        .trim()
        .split('\r\n').length;
    const tables = ['stages', 'lender-statuses', 'sources', 'agents', 'service'];
    expect(await Promise.all(tables.map(lines))).toEqual([2, 2, 1, 1, 1]);
  });

  it('tells who doesn’t see when leads were created nothing about it', async () => {
    const { mine } = await financedLeads();
    await pool.query(`update lead set created_at = now() - interval '90 days' where id = $1`, [
      mine,
    ]);
    const long = { from: dateAfter(today, -89), to: dateAfter(today, -89) };
    const counted = async (who: SignedIn, query: Record<string, string>) => {
      const { stages, leadsByDate } = (await ask(who, query)).body.data as WireDashboard;
      return [leadsByDate, stages?.reduce((sum, { leads }) => sum + leads, 0)];
    };
    expect(await counted(as.lender, days)).toEqual([false, 1]);
    expect(await counted(as.lender, long)).toEqual([false, 1]);
    expect(await counted(as.agent, days)).toEqual([true, 1]);
    expect(await counted(as.agent, long)).toEqual([true, 0]);
  });

  it('counts clients for those who see the stages', async () => {
    const id = await lead(as.agent, 'eve@example.org');
    const stage = await entry('lead-stages', 'clients');
    await pool.query('update lead set stage_id = $2 where id = $1', [id, stage]);
    const grant = (may: boolean) =>
      app.database.asOwner(`update role_grant set can_view = ${may}, can_edit = ${may}
        where role_key = 'admin' and permission_key = 'column-stage';
        update role set grants_version = grants_version + 1 where key = 'admin'`);
    const counted = async () => {
      const { stages, sources, agents } = await read(admin);
      return [stages?.length, sources?.[0]?.clients, agents?.[0]?.clients];
    };
    const lines = async (table: string) =>
      (await app.get('dashboard/export', { ...days, table }, admin)).body.csv.split('\r\n')[1];
    expect(await counted()).toEqual([1, 1, 1]);
    await grant(false);
    expect(await counted()).toEqual([undefined, null, null]);
    expect(await lines('sources')).toMatch(/,1,,,,$/);
    await grant(true);
  });

  it('counts for a lender the leads to call, as their list does', async () => {
    const { mine } = await financedLeads();
    const quiet = async (connectedOn: string) => {
      const set = 'update lead set last_connected_lender_on = $2 where id = $1';
      await pool.query(set, [mine, connectedOn]);
      const listed = await app.post(
        'AdminLead/Getleads',
        { conditions: [quietForLender] },
        as.lender,
      );
      return [(await read(as.lender)).now.quiet, listed.body.paginator.total_records];
    };
    expect(await quiet(dateAfter(today, -LENDER_QUIET_DAYS))).toEqual([0, 0]);
    expect(await quiet(dateAfter(today, -LENDER_QUIET_DAYS - 1))).toEqual([1, 1]);
    expect((await read(as.agent)).now.quiet).toBeNull();
  });

  it('has no clocks or agents for staff who don’t work leads', async () => {
    await lead(as.agent, 'eve@example.org');
    const who = ['internalseller', 'internal-accounting-team'] as const;
    for (const role of who) {
      const seen = await read(await app.signIn(await app.makePerson({ role })));
      expect(seen).toMatchObject({ ...{ speed: null, service: null, agents: null, place: null } });
      expect(Object.values(seen.now)).toEqual(Array(7).fill(null));
    }
  });

  it('counts a concierge’s agents, and not the others', async () => {
    const concierge = await app.makePerson({ role: 'concierge' });
    const signedIn = await app.signIn(concierge);
    await pool.query('insert into concierge_care (agent_id, concierge_id) values ($1, $2)', [
      agent.id,
      concierge.id,
    ]);
    await lead(as.agent, 'eve@example.org');
    await lead(as.neighbor, 'ben@example.org');
    const seen = await read(signedIn);
    expect(seen.speed?.asked).toBe(1);
    expect(seen.agents?.map(({ id }) => id)).toEqual([agent.id]);
    expect(seen.sources?.every(({ costCents }) => costCents === null)).toBe(true);
  });

  it('says nothing of what is not known, and refuses days that can’t be used', async () => {
    expect((await read(admin)).speed).toEqual({
      ...{ asked: 0, answered: 0, medianMinutes: null, slowMinutes: null, kept: 0, missed: 0 },
    });
    const wrong = [
      { from: today, to: dateAfter(today, -1) },
      { from: dateAfter(today, -366), to: today },
      { from: '2026-02-30', to: today },
      { from: today },
    ].map(async (query) => (await ask(admin, query as Record<string, string>)).status);
    expect(await Promise.all(wrong)).toEqual([400, 400, 400, 400]);
  });

  it('compares service by price, area and source, and tours asked for and offered', async () => {
    const id = await lead(as.agent, 'eve@example.org');
    await pool.query(
      `update listing set city = 'Omaha', list_price_cents = 30000000 where mls_number = 'Q1'`,
    );
    await pool.query(
      `with tour as (
        insert into tour_request (listing_key, mls_number, name, email, phone, comments, kind,
          tour_on, state, agreed_at)
        select listing_key, 'Q1', 'Eve', 'eve@example.org', '', '', 'in-person', $2::date,
          'confirmed', now() + interval '1 day' from listing where mls_number = 'Q1'
        returning id, listing_key)
      update inquiry set tour_request_id = tour.id, listing_key = tour.listing_key from tour
      where lead_id = $1`,
      [id, today],
    );
    await answeredAfter(id, 20, as.agent);
    const { service, now } = await read(as.agent);
    const figures = { asked: 1, medianMinutes: 20, toursAsked: 1, toursOffered: 1 };
    expect(service).toMatchObject([
      { by: 'area', name: 'Omaha', ...figures },
      { by: 'price', name: '200000', ...figures },
      { by: 'source', ...figures },
    ]);
    for (const { by, name, asked } of service ?? []) {
      const group = name === null ? {} : { group: name };
      const list = async (who: SignedIn, given: object) =>
        (await app.get('inquiries', { state: 'needed', ...days, by, ...given }, who)).body.total;
      expect([by, await list(as.agent, group)]).toEqual([by, asked]);
      expect([by, await list(as.neighbor, group)]).toEqual([by, 0]);
      expect([by, await list(as.agent, { group: '1' })]).toEqual([by, 0]);
    }
    expect(now).toMatchObject({ toursToAnswer: 0, toursAhead: 1 });
    expect((await read(as.neighbor)).now).toMatchObject({ toursAhead: 0 });
    await pool.query(
      `insert into tour_request_time (tour_request_id, starts_at)
        select id, now() + interval '1 day' from tour_request`,
    );
    const listed = async (list: string, who = as.agent) =>
      (await app.get('tour-requests', { list }, who)).body.total;
    expect(await listed('ahead')).toBe(1);
    expect(await listed('to-answer')).toBe(0);
    expect(await listed('ahead', as.neighbor)).toBe(0);
    await pool.query(`update tour_request
      set state = 'requested', agreed_at = null, is_suspected = true`);
    expect(await listed('to-answer')).toBe(0);
    await pool.query(`update tour_request set is_suspected = false`);
    expect((await read(as.agent)).now).toMatchObject({ toursToAnswer: 1, toursAhead: 0 });
    expect(await listed('to-answer')).toBe(1);
    expect(await listed('ahead')).toBe(0);
    expect((await app.get('tour-requests', { list: 'soon' }, as.agent)).status).toBe(400);
  });

  it('is saved as a file that is safe in a spreadsheet and in the audit', async () => {
    const source = await entry('lead-sources', 'zillow');
    await pool.query(`update reference_entry set display = '=Zillow' where id = $1`, [source]);
    const id = await lead(as.agent, 'eve@example.org');
    await pool.query('update lead set source_id = $2 where id = $1', [id, source]);
    const saved = await app.get('dashboard/export', { ...days, table: 'sources' }, as.agent);
    await pool.query(`update reference_entry set display = 'Zillow' where id = $1`, [source]);
    expect(saved.body.fileName).toBe(`sources-${days.from}-${days.to}.csv`);
    expect(saved.body.csv).toContain("'=Zillow,1,0,,,");
    const events = await db
      .selectFrom('security_event')
      .select(['facts'])
      .where('kind', '=', 'rows-exported')
      .where('actor_id', '=', agent.id)
      .execute();
    expect(events).toMatchObject([{ facts: { rows: 1, filter: days } }]);
  });
});

describe('costs of sources', () => {
  it('are kept with a history by those who keep the reference lists', async () => {
    const sourceId = await entry('lead-sources', 'zillow');
    const month = days.to.slice(0, 7);
    const body = { sourceId, month, costCents: 30_000 };
    const tries = [null, as.client, as.agent].map(
      async (who) => (await app.post('source-costs', body, who)).status,
    );
    expect(await Promise.all(tries)).toEqual([401, 403, 403]);
    const made = (await app.post('source-costs', body, admin)).body.data;
    expect(made).toMatchObject({ source: 'Zillow', month, costCents: 30_000 });
    const twice = await app.post('source-costs', { ...body, costCents: 1 }, admin);
    expect([twice.status, twice.body.errors?.[0].field]).toEqual([400, 'month']);
    const { id, version } = made;
    await app.put(`source-costs/${id}`, { version, costCents: 60_000 }, admin);
    const stale = await app.put(`source-costs/${id}`, { version, costCents: 1 }, admin);
    expect(stale.status).toBe(409);
    const [edited] = (await app.get(`source-costs/${id}/history`, null, admin)).body.data;
    expect(edited.fields).toMatchObject([{ before: '$300.00', after: '$600.00' }]);
    const undone = await app.post(`source-costs/${id}/undo`, { change: edited.id }, admin);
    expect(undone.body.data.costCents).toBe(30_000);
    const unknown = { ...body, sourceId: id, month: '2025-01' };
    expect((await app.post('source-costs', unknown, admin)).status).toBe(400);
  });

  it('count by the day, for those who see all leads', async () => {
    const sourceId = await entry('lead-sources', 'google');
    await app.post('source-costs', { sourceId, month: '2026-02', costCents: 28_000 }, admin);
    const id = await lead(as.agent, 'eve@example.org');
    await pool.query(`update lead set source_id = $2, created_at = '2026-02-10' where id = $1`, [
      id,
      sourceId,
    ]);
    const part = { from: '2026-02-08', to: '2026-02-14' };
    const costOf = async (who: SignedIn) => (await ask(who, part)).body.data.sources[0].costCents;
    expect([await costOf(admin), await costOf(as.agent)]).toEqual([7_000, null]);
    const idle = await entry('lead-sources', 'zillow');
    await app.post('source-costs', { sourceId: idle, month: '2026-02', costCents: 56_000 }, admin);
    const rows = async (who: SignedIn) =>
      ((await ask(who, part)).body.data as WireDashboard).sources?.map(
        ({ name, leads, clients, costCents }) => [name, leads, clients, costCents],
      );
    expect(await rows(admin)).toEqual([
      ['Google', 1, 0, 7_000],
      ['Zillow', 0, 0, 14_000],
    ]);
    expect(await rows(as.agent)).toEqual([['Google', 1, 0, null]]);
    await pool.query('update lead set stage_id = $2 where id = $1', [
      id,
      await entry('lead-stages', 'clients'),
    ]);
    const file = await app.get('dashboard/export', { ...part, table: 'sources' }, admin);
    expect(file.body.csv.trim().split('\r\n')).toEqual([
      expect.stringContaining('Cost,Cost per lead,Cost per client'),
      'Google,1,1,70.00,70.00,70.00',
      'Zillow,0,0,140.00,,',
    ]);
  });
});
