import type { WireListedLead } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, as, agent, neighbor } = await openLeadOffice();
const admin = await app.signInNew({ role: 'admin' });

const stageId = async (code: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select id from reference_entry where list = 'lead-stages' and code = ${code}`.execute(db);
  return rows[0]?.id ?? '';
};
const prospects = await stageId('prospects');
const clients = await stageId('clients');

const board = (caller: SignedIn | null, body: object = {}) =>
  app.post('lead-views/GetBoard', body, caller);
const areas = (caller: SignedIn | null, body: object = {}) =>
  app.post('lead-views/GetAreas', body, caller);

const names = (body: { data: WireListedLead[] }, stage: string) =>
  body.data
    .filter(({ ids }) => ids.stage === stage)
    .map(({ primaryContact }) => primaryContact?.firstName);
const totals = (body: { stages: { id: string; total: number }[] }) =>
  Object.fromEntries(
    body.stages.filter(({ total }) => total > 0).map(({ id, total }) => [id, total]),
  );

beforeEach(async () => {
  const leads = [
    ['Ada', agent.id, prospects, '68132-1234', 'Omaha'],
    ['Bea', agent.id, clients, '68132', 'omaha'],
    ['Cal', neighbor.id, prospects, null, 'Papillion'],
    ['Dot', neighbor.id, prospects, null, ' papillion '],
    ['Eli', neighbor.id, prospects, '99501', 'Anchorage'],
    ['Fay', neighbor.id, clients, null, null],
  ] as const;
  for (const [index, [name, owner, stage, zip, city]] of leads.entries()) {
    await sql`insert into lead (first_name, last_name, email, agent_id, stage_id, zip, city,
        created_at, last_inquiry_at)
      values (${name}, 'Lee', ${`${name.toLowerCase()}@example.org`}, ${owner}, ${stage}, ${zip},
        ${city}, now() - make_interval(days => ${index}), now())`.execute(db);
  }
});

test('a board has the leads in sight by stage, for staff alone', async () => {
  const { body } = await board(admin);
  expect(totals(body)).toEqual({ [prospects]: 4, [clients]: 2 });
  expect(names(body, prospects)).toEqual(['Ada', 'Cal', 'Dot', 'Eli']);
  expect(body.stages.find(({ id }: { id: string }) => id === prospects)).toMatchObject({
    ...{ name: 'Prospect', path: '/leads/prospect' },
  });
  expect(totals((await board(as.agent)).body)).toEqual({ [prospects]: 1, [clients]: 1 });
  expect(totals((await board(as.neighbor)).body)).toEqual({ [prospects]: 3, [clients]: 1 });
  expect(await board(as.client)).toMatchObject({ status: 403 });
  expect(await board(null)).toMatchObject({ status: 401 });
});

test('a board is narrowed like a list, and has at most 20 leads of a stage', async () => {
  const { body } = await board(admin, { filter: { search: 'ada' } });
  expect(totals(body)).toEqual({ [prospects]: 1 });
  const condition = { field: 'city', is: 'contains', values: ['papillion'] };
  expect(totals((await board(admin, { conditions: [condition] })).body)).toEqual({
    [prospects]: 2,
  });
  await sql`insert into lead (first_name, last_name, email, stage_id, last_inquiry_at)
    select 'Gil', 'Lee', 'gil' || n || '@example.org', ${clients}, now()
    from generate_series(1, 30) n`.execute(db);
  const full = (await board(admin)).body;
  expect(totals(full)).toEqual({ [prospects]: 4, [clients]: 32 });
  expect(names(full, clients)).toHaveLength(20);
  expect(await board(admin, { filter: { stage: 'nowhere' } })).toMatchObject({
    ...{ status: 400, body: { errors: [{ field: 'filter.stage' }] } },
  });
});

test('a board leaves out stages whose lists the caller may not open', async () => {
  const lenderPerson = await app.makePerson({ role: 'lender' });
  const lender = await app.signIn(lenderPerson);
  await sql`update lead set lender_id = ${lenderPerson.id}`.execute(db);
  expect((await board(lender)).body).toEqual({ stages: [], data: [] });
  await app.database.asOwner(`delete from role_grant
    where role_key = 'lender' and permission_key = 'column-stage';
    update role set grants_version = grants_version + 1 where key = 'lender'`);
  expect(await board(lender)).toMatchObject({ status: 403 });
});

test('a lender has a board by lender status, and moves their leads on it', async () => {
  const lenderPerson = await app.makePerson({ role: 'lender' });
  const lender = await app.signIn(lenderPerson);
  const { rows } = await sql<{ id: string; display: string }>`
    select id, display from reference_entry where list = 'lender-statuses' and retired_at is null
    order by position`.execute(db);
  const [first, second] = rows;
  await sql`update lead set lender_id = ${lenderPerson.id},
    lender_status_id = case when first_name = 'Bea' then ${first?.id}::uuid end
    where first_name in ('Ada', 'Bea', 'Cal')`.execute(db);
  const by = async () => (await board(lender, { by: 'lenderStatus' })).body;
  const before = await by();
  expect(before.stages.map(({ name }: { name: string }) => name)).toEqual([
    'No lender status',
    ...rows.map(({ display }) => display),
  ]);
  expect(totals(before)).toEqual({ '': 2, [first?.id ?? '']: 1 });
  const ada = (before.data as WireListedLead[]).find(
    ({ primaryContact }) => primaryContact?.firstName === 'Ada',
  );
  expect(ada).toMatchObject({ abilities: ['edit'] });
  expect(ada?.fixedColumns).not.toContain('lenderStatus');
  const moved = await app.put(
    `leads/${ada?.id}/details`,
    { version: ada?.version, lenderStatusId: second?.id },
    lender,
  );
  expect(moved.status).toBe(200);
  expect(totals(await by())).toEqual({ '': 1, [first?.id ?? '']: 1, [second?.id ?? '']: 1 });
  await app.database.asOwner(`delete from role_grant
    where role_key = 'lender' and permission_key = 'column-lenderstatus';
    update role set grants_version = grants_version + 1 where key = 'lender'`);
  expect(await board(lender, { by: 'lenderStatus' })).toMatchObject({ status: 403 });
});

test('leads are counted by ZIP code, else by city, in sight alone', async () => {
  expect((await areas(admin)).body).toEqual({
    data: [
      {
        zip: '68132',
        city: expect.stringMatching(/^omaha$/i),
        leads: 2,
        center: expect.any(Array),
      },
      {
        zip: null,
        city: expect.stringMatching(/^papillion$/i),
        leads: 2,
        center: expect.any(Array),
      },
      { zip: '99501', city: 'Anchorage', leads: 1, center: null },
    ],
    ...{ unknown: 1, more: false },
  });
  expect((await areas(as.agent)).body).toMatchObject({
    data: [{ zip: '68132', leads: 2 }],
    unknown: 0,
  });
  expect((await areas(admin, { filter: { agent: agent.id } })).body.data).toHaveLength(1);
  expect(await areas(as.client)).toMatchObject({ status: 403 });
  expect(await areas(null)).toMatchObject({ status: 401 });
  expect(await areas(admin, { filter: { agent: 'nobody' } })).toMatchObject({ status: 400 });
});

test('areas are closed to staff who may not see names', async () => {
  const concierge = await app.signIn(await app.makePerson({ role: 'concierge' }));
  expect((await areas(concierge)).status).toBe(200);
  await app.database.asOwner(`delete from role_grant
    where role_key = 'concierge' and permission_key = 'column-primarycontact';
    update role set grants_version = grants_version + 1 where key = 'concierge'`);
  expect(await areas(concierge)).toMatchObject({ status: 403 });
});
