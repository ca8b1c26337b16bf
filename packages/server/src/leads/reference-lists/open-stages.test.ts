import type { WireReferenceEntry } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { openStagesAtStart } from './open-stages.ts';

const { app, db, as, agent } = await openLeadOffice();
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
const superAdmin = await app.signIn(await app.makePerson({ role: 'super-admin' }));

const add = async (display: string): Promise<WireReferenceEntry> => {
  const { body } = await app.post('reference-lists/lead-stages', { display }, admin);
  return body.data;
};
const listOf = (stage: string, who: SignedIn) =>
  app.post('AdminLead/Getleads', { filter: { stage } }, who);
const stagesOf = async (who: SignedIn): Promise<string[]> => {
  const { body } = await app.get('lead-fields', null, who);
  return body.stages.map(({ name }: { name: string }) => name);
};
const held = async (role: string, who: SignedIn) =>
  (await app.get(`users/getpermissionbyrole/${role}`, null, who)).body.data;
const named = async (key: string) => {
  const { body } = await app.get('users/getpermission', null, superAdmin);
  return body.data.find(({ permission }: { permission: string }) => permission === key);
};

test('an added stage has its list and its permission, held by the roles of the stage Lead', async () => {
  const stage = await add('Relocation');
  await sql`insert into lead (first_name, last_name, email, agent_id, stage_id, last_inquiry_at)
    values ('Ada', 'Lee', 'ada@example.org', ${agent.id}, ${stage.id}, now())`.execute(db);
  expect(await named(stage.id)).toMatchObject({
    ...{ permissionname: 'Relocation', permissionType: 'Stage' },
    roles: expect.arrayContaining([{ name: 'agent', rolename: 'Agent' }]),
  });
  expect(await stagesOf(as.agent)).toContain('Relocation');
  expect((await listOf(stage.id, as.agent)).body).toMatchObject({ totalRecords: 1 });
  expect((await listOf(stage.id, as.neighbor)).body).toMatchObject({ totalRecords: 0 });
  expect(await stagesOf(as.lender)).not.toContain('Relocation');
  expect(await listOf(stage.id, as.lender)).toMatchObject({ status: 403 });
});

test('a role loses the list with the permission, and its history names it', async () => {
  const stage = await add('Downsizing');
  const { permission, version } = await held('agent', superAdmin);
  const kept = permission.filter((one: { permission: string }) => one.permission !== stage.id);
  expect(kept).toHaveLength(permission.length - 1);
  const body = { role: 'agent', permission: kept, version };
  expect(await app.post('users/assign-permissions', body, superAdmin)).toMatchObject({
    status: 200,
  });
  expect(await listOf(stage.id, as.agent)).toMatchObject({ status: 403 });
  expect(await stagesOf(as.agent)).not.toContain('Downsizing');
  const { body: history } = await app.get(
    ...(['users/permission-history', { role: 'agent' }, superAdmin] as const),
  );
  const changes = history.data.slice(0, 2).map(({ fields }: { fields: object }) => fields);
  expect(changes).toEqual([
    [{ field: stage.id, label: 'Downsizing', before: 'allowed', after: 'not allowed' }],
    [{ field: stage.id, label: 'Downsizing', before: 'not allowed', after: 'allowed' }],
  ]);
});

test('a new name is the permission’s too, and starting again gives nothing back', async () => {
  const stage = await add('New build');
  const { permission, version } = await held('agent', superAdmin);
  const kept = permission.filter((one: { permission: string }) => one.permission !== stage.id);
  const without = { role: 'agent', permission: kept, version };
  await app.post('users/assign-permissions', without, superAdmin);
  const renamed = { version: stage.version, display: 'New construction' };
  expect(await app.put(`reference-entries/${stage.id}`, renamed, admin)).toMatchObject({
    status: 200,
  });
  await Promise.all([openStagesAtStart(db), openStagesAtStart(db)]);
  expect(await named(stage.id)).toMatchObject({ permissionname: 'New construction' });
  expect(await listOf(stage.id, as.agent)).toMatchObject({ status: 403 });
});

test('a stage from before its permission gets one at the next start', async () => {
  const { rows } = await sql<{ id: string }>`
    insert into reference_entry (list, display, position)
    values ('lead-stages', 'Land', 90) returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  expect(await listOf(id, as.agent)).toMatchObject({ status: 403 });
  await openStagesAtStart(db);
  expect(await listOf(id, as.agent)).toMatchObject({ status: 200 });
});

test('leads can’t be given the view of unclaimed leads as their stage', async () => {
  const { rows } = await sql`
    select from reference_entry where list = 'lead-stages' and code = 'claimleads'`.execute(db);
  expect(rows).toEqual([]);
  expect(await stagesOf(admin)).toContain('Claim Lead');
});
