import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type PermissionKey, permissions, stageKeys } from '@homestead/contract/accounts';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { everyCall } from '../test/access/every-call.ts';
import { createAccountsApp } from '../test/accounts-app.ts';
import { rooms } from './rooms.ts';

const app = await createAccountsApp({}, { rooms: rooms.filter(({ name }) => name !== 'accounts') });
const { db } = app.database;
await app.database.pool.query('update role set requires_two_step = false');
const person = await app.makePerson({ role: 'admin' });
const caller = await app.signIn(person);
afterAll(() => app.close());

const nobody = '0198f2a0-0000-7000-8000-00000000ffff';
const sourceId = await idOf("list = 'lead-sources' and code = 'zillow'");

async function idOf(which: string): Promise<string> {
  const { rows } = await db.executeQuery<{ id: string }>(
    sql<{ id: string }>`select id from reference_entry where ${sql.raw(which)}`.compile(db),
  );
  return rows[0]?.id ?? '';
}

async function addLead(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into lead (first_name, last_name, email, agent_id, last_inquiry_at)
    values ('Ada', 'Lee', ${`${randomUUID()}@example.org`}, ${person.id}, now()) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? '';
}

/** Makes the caller's role hold these permissions and no others; columns to edit, too. */
async function hold(...keys: readonly string[]): Promise<void> {
  await app.database.asOwner(`
    delete from role_grant where role_key = 'admin';
    insert into role_grant (role_key, permission_key, can_view, can_edit)
    select 'admin', key, true, type = 'Column' from permission where key in
      (${[...keys, 'feed'].map((key) => `'${key}'`).join(', ')});
    update role set grants_version = grants_version + 1 where key = 'admin'`);
}

/** The call that shows what a permission opens; it isn't let in without. */
const calls: Partial<Record<PermissionKey, string>> = {
  usermanagement: 'POST AdminUserApp/GetUserList',
  userpermissions: 'GET users/getpermission',
  claimcontact: 'GET claimable-leads',
  feed: 'GET Feed/GetStatus',
  'reference-lists': 'POST reference-lists/departments',
  testimonials: 'GET testimonials',
  'lead-routing': 'GET ponds',
  'mailing-lists': 'GET newsletters',
  'message-templates': 'POST message-templates',
  'api-keys': 'GET api-keys',
  audit: 'GET audit',
  'create-leads': 'POST AdminLead/CreateLead',
  'edit-leads': `PUT leads/${nobody}/updatenotes`,
  'lead-assign-all': 'GET unmatched-messages',
  'lead-assign-own': 'GET AdminUserApp/GetAssignableAgents',
  'lead-claim': 'GET my-day',
  'create-users': 'POST AdminUserApp/CreateUser',
  'edit-users': `POST users/${nobody}/update`,
  'role-mgt': 'POST users/assign-permissions',
  team: 'GET User/GetCoAgents',
  transaction: 'GET offers',
  transactions: 'POST Transaction/CreateNewOffer',
  transactioncontacts: 'GET User/GetCoAgents',
  'lead-merge': 'GET lead-duplicates',
  'export-leads': 'POST lead-exports',
  'import-leads': 'GET lead-imports',
  'action-plans': 'POST action-plans',
  'see-as': 'POST see-as',
  roster: 'GET roster',
  onboarding: 'POST onboarding-steps',
  homebot: `PUT leads/${nobody}/updateleadhomebot`,
  homesearch: `PUT leads/${nobody}/updatehomesearchsetup`,
  'e-sign': 'GET envelopes',
  esign: `POST envelopes/${nobody}/recipients/${nobody}/in-person`,
};

/** Permissions of work that has no screens yet. */
const without: readonly PermissionKey[] = [
  ...(['mission', 'claimtransaction', 'reviews'] as const),
  ...(['commissions', 'paperwork', 'missions'] as const),
];

const ask = async (call: string) => {
  const [method = '', path = ''] = call.split(' ');
  const body = method === 'GET' ? undefined : {};
  const answer = await app.app.inject({
    ...{ method: method as 'GET' | 'POST' | 'PUT', url: `/api/v1/${path}` },
    headers: { authorization: `Bearer ${caller.jwtToken}` },
    ...(body && { payload: body }),
  });
  return answer.statusCode;
};

describe('what a permission opens', () => {
  it.each(Object.entries(calls))('%s: %s', async (key, call) => {
    await hold(...(key === 'feed' ? [] : ['testimonials'].filter((one) => one !== key)));
    if (key === 'feed')
      await app.database.asOwner("delete from role_grant where role_key = 'admin'");
    expect(await ask(call)).toBe(403);
    await hold(key);
    expect([200, 400, 404, 422]).toContain(await ask(call));
  });

  it.each(stageKeys)('%s opens the list of its stage', async (key) => {
    const stage = key === 'oldleadsupdated' ? 'pastclientsupdated' : key;
    const list = async () =>
      (await app.post('AdminLead/Getleads', { filter: { stage } }, caller)).status;
    await hold(...stageKeys.filter((one) => ![key, stage, 'oldleadsupdated'].includes(one)));
    expect(await list()).toBe(403);
    await hold(key);
    expect(await list()).toBe(200);
  });

  it('lead-edit-source lets change where a lead is from', async () => {
    const change = async () => {
      const body = { version: 1, sourceId };
      return (await app.put(`leads/${await addLead()}/details`, body, caller)).status;
    };
    await hold('edit-leads', 'column-source');
    expect(await change()).toBe(403);
    await hold('edit-leads', 'column-source', 'lead-edit-source');
    expect(await change()).toBe(200);
  });

  it('lead-view-sub-source shows the sub-sources', async () => {
    const shown = async () =>
      (await app.get('leads/lookups', null, caller)).body.data.leadSubSources.length;
    await hold('column-subsource');
    expect(await shown()).toBe(0);
    await hold('column-subsource', 'lead-view-sub-source');
    expect(await shown()).toBeGreaterThan(0);
  });

  it('nothing, where docs/permissions.md says so', () => {
    const declared = new Set(
      [...everyCall.values()].flatMap(({ access }) =>
        access.kind === 'permission' ? access.anyOf : [],
      ),
    );
    expect(without.filter((key) => declared.has(key))).toEqual([]);
  });
});

it('docs/permissions.md has a row for each permission', () => {
  const text = readFileSync(new URL('../../../docs/permissions.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| `([a-z0-9-]+)` \| ([^|]+) \| ([^|]+) \|$/gm)];
  const keys = permissions.filter(({ type }) => type !== 'Column');
  const namesOf = (given: (string | undefined)[][]) => given.map((row) => row.join(': ')).sort();
  expect(namesOf(rows.map(([, key, label]) => [key, label]))).toEqual(
    namesOf(keys.map(({ key, label }) => [key, label])),
  );
  const idle = rows.flatMap(([, key, , what]) => (what?.startsWith('Nothing yet') ? [key] : []));
  expect([...idle].sort()).toEqual([...without].sort());
  const proven = new Set([...Object.keys(calls), ...stageKeys, ...without]);
  const others = keys.map(({ key }) => key).filter((key) => !proven.has(key));
  expect(others).toEqual(['lead-edit-source', 'lead-view-sub-source']);
});
