import type { WireRosterAgent } from '@homestead/contract/leads';
import { dateAfter, localDate } from '@homestead/contract/platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountsApp, type As, createAccountsApp } from '../../../test/accounts-app.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import { leadsRoom } from '../plugin.ts';

let at: AccountsApp;
let [admin, agent, concierge]: As[] = [];
const today = localDate(new Date());
const day = (days: number) => dateAfter(today, days);
const ids = new Map<string, string>();

beforeAll(async () => {
  at = await createAccountsApp({}, { rooms: [...homeRooms, leadsRoom] });
  admin = await at.signInNew({ role: 'admin' });
  const carer = await at.makePerson({ role: 'concierge', first_name: 'Cora', last_name: 'Care' });
  concierge = await at.signIn(carer);
  for (const [last_name, license, eo] of [
    ['Able', day(20), day(200)],
    ['Baker', day(75), day(400)],
    ['Carver', day(500), day(-1)],
    ['Dunn', day(500), day(500)],
    ['Evans', null, null],
  ] as const) {
    const one = await at.makePerson({
      ...{ role: 'agent', first_name: 'Nora', last_name, license_number: `NE-${last_name}` },
      ...{ license_expires_on: license, eo_carrier: eo && 'Plains Mutual', eo_expires_on: eo },
    });
    ids.set(last_name, one.id);
    if (last_name === 'Able') agent = await at.signIn(one);
  }
  const gone = { role: 'agent', deactivated_at: new Date(), license_expires_on: day(1) };
  await at.makePerson(gone);
  await at.makePerson({ role: 'lender', license_expires_on: day(1) });
  const { pool } = at.database;
  await pool.query('insert into concierge_care (concierge_id, agent_id) values ($1, $2)', [
    carer.id,
    ids.get('Baker'),
  ]);
  const closed = await pool.query("select id from reference_entry where code = 'lostleads'");
  for (const stage of [null, null, closed.rows[0].id]) {
    await pool.query(
      `insert into lead (email, first_name, last_name, agent_id, stage_id)
       values (gen_random_uuid() || '@example.org', 'Eve', 'Tester', $1, $2)`,
      [ids.get('Able'), stage],
    );
  }
  await pool.query(
    `insert into lead (email, first_name, last_name, agent_id, merged_into_id)
     select 'merged@example.org', 'Eve', 'Merged', agent_id, id from lead
     where agent_id = $1 limit 1`,
    [ids.get('Able')],
  );
  await at.post(`onboarding/${ids.get('Dunn')}`, {}, admin);
});
afterAll(() => at.close());

const ask = (query: Record<string, string> = {}, as = admin) =>
  at.get('roster', { pageSize: '100', ...query }, as);
const names = async (query: Record<string, string> = {}, as = admin) =>
  ((await ask(query, as)).body.data as WireRosterAgent[]).map(({ name }) => name.split(' ')[1]);

it('has the agents who haven’t left, with license, insurance, team, leads and onboarding', async () => {
  const { body } = await ask();
  const rows = body.data as WireRosterAgent[];
  expect(rows.map(({ name }) => name)).toEqual([
    ...['Nora Able', 'Nora Baker', 'Nora Carver', 'Nora Dunn', 'Nora Evans'],
  ]);
  expect(rows[0]).toMatchObject({
    ...{ licenseNumber: 'NE-Able', licenseExpiresOn: day(20), openLeads: 2, team: null },
    ...{ insuranceCarrier: 'Plains Mutual', insuranceExpiresOn: day(200), onboarding: null },
  });
  expect(rows[1]?.team).toBe('Cora Care');
  expect(rows[3]?.onboarding).toMatchObject({ done: 0 });
  expect(rows[4]).toMatchObject({ licenseExpiresOn: null, insuranceExpiresOn: null });
  expect(body.total).toBe(5);
});

it('filters what expires by license or insurance, on the brokerage’s clock', async () => {
  expect(await names({ expiring: '30' })).toEqual(['Able', 'Carver']);
  expect(await names({ expiring: '60' })).toEqual(['Able', 'Carver']);
  expect(await names({ expiring: '90' })).toEqual(['Able', 'Baker', 'Carver']);
  expect(await names({ expiring: 'expired' })).toEqual(['Carver']);
  expect(await names({ expiring: 'unknown' })).toEqual(['Evans']);
  expect(await names({ search: 'nora dun' })).toEqual(['Dunn']);
  expect(await names({ search: '%' })).toEqual([]);
});

it('sorts by what it shows; unknown comes last', async () => {
  expect((await names({ sort: 'license' })).slice(0, 2)).toEqual(['Able', 'Baker']);
  expect((await names({ sort: 'license', descending: 'true' })).at(-1)).toBe('Evans');
  expect((await names({ sort: 'insurance' }))[0]).toBe('Carver');
  expect((await names({ sort: 'leads', descending: 'true' }))[0]).toBe('Able');
  expect((await names({ sort: 'onboarding' }))[0]).toBe('Dunn');
  expect((await names({ descending: 'true' }))[0]).toBe('Evans');
  expect((await ask({ sort: 'salary' })).status).toBe(400);
});

it('is for who holds the permission, within their scope', async () => {
  expect([(await ask({}, null)).status, (await ask({}, agent)).status]).toEqual([401, 403]);
  expect((await ask({}, concierge)).status).toBe(403);
  const { pool } = at.database;
  await pool.query(
    `insert into role_grant (role_key, permission_key, can_view, can_edit)
     values ('concierge', 'roster', true, true)`,
  );
  await pool.query("update role set grants_version = grants_version + 1 where key = 'concierge'");
  expect(await names({}, concierge)).toEqual(['Baker']);
});
