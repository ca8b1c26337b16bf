import type { WireListedLead } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, as, agent, neighbor } = await openLeadOffice();
const lenderPerson = await app.makePerson({ role: 'lender' });
const coAgentPerson = await app.makePerson({ role: 'co-agent' });
const who = {
  ...as,
  admin: await app.signIn(await app.makePerson({ role: 'admin' })),
  lender: await app.signIn(lenderPerson),
  coAgent: await app.signIn(coAgentPerson),
  accounting: await app.signIn(await app.makePerson({ role: 'internal-buyer-team' })),
};
await sql`insert into co_agent (agent_id, co_agent_id) values
  (${agent.id}, ${coAgentPerson.id})`.execute(db);

const entryId = async (list: string, display: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select id from reference_entry where list = ${list} and display = ${display}`.execute(db);
  return rows[0]?.id ?? '';
};
const stages = {
  prospect: await entryId('lead-stages', 'Prospect'),
  client: await entryId('lead-stages', 'Client'),
  updated: await entryId('lead-stages', 'Past Client - Updated'),
};

const names = ({ body }: { body: { data: WireListedLead[] } }) =>
  body.data.map(({ primaryContact }) => primaryContact?.firstName);
const ask = (caller: SignedIn | null, body: object = {}) =>
  app.post('AdminLead/Getleads', body, caller);

beforeEach(async () => {
  const leads = [
    ['Ada', agent.id, stages.prospect, '4025550101', lenderPerson.id],
    ['Bea', agent.id, stages.client, '4025550102', null],
    ['Cal', neighbor.id, stages.prospect, '4025550103', null],
    ['Dot', null, stages.updated, '4025550101', null],
  ] as const;
  for (const [index, [name, owner, stage, phone, lender]] of leads.entries()) {
    await sql`insert into lead (first_name, last_name, email, phone, agent_id, stage_id, lender_id,
        created_at, last_inquiry_at, last_contacted_at)
      values (${name}, 'Lee', ${`${name.toLowerCase()}@example.org`}, ${`+1${phone}`}, ${owner},
        ${stage}, ${lender}, now() - make_interval(days => ${index}), now(),
        ${index === 0 ? null : new Date(Date.now() - index * 86_400_000 * 10)})`.execute(db);
  }
});

test('everyone of the staff sees their own leads, their team’s or all, and claimable ones', async () => {
  expect(names(await ask(who.admin))).toEqual(['Ada', 'Bea', 'Cal', 'Dot']);
  expect(names(await ask(who.agent))).toEqual(['Ada', 'Bea', 'Dot']);
  expect(names(await ask(who.coAgent))).toEqual(['Ada', 'Bea', 'Dot']);
  expect(names(await ask(who.neighbor))).toEqual(['Cal', 'Dot']);
  expect(names(await ask(who.lender))).toEqual(['Ada']);
  expect(await ask(who.client)).toMatchObject({ status: 403 });
  expect(await ask(null)).toMatchObject({ status: 401 });
});

test('a page has its paginator, and pages join without gaps in any order', async () => {
  const { body } = await ask(who.admin, { paginator: { page: '1', per_page: '3' } });
  expect(body).toMatchObject({
    ...{ statusCode: 'success', hasMore: true, totalRecords: 4 },
    paginator: { page: 1, per_page: 3, has_more: true, total_records: 4 },
  });
  for (const getleadsortby of ['primaryContact', 'stage desc', 'agent', 'createdOn asc', '']) {
    const seen = [];
    for (const page of [1, 2, 3, 4]) {
      seen.push(
        ...names(await ask(who.admin, { getleadsortby, paginator: { page, per_page: 1 } })),
      );
    }
    expect(new Set(seen).size).toBe(4);
    expect(seen).toEqual(names(await ask(who.admin, { getleadsortby })));
  }
});

test('a list by stage needs the stage’s permission; unclaimed leads are no stage', async () => {
  const of = async (stage: string, caller: SignedIn) =>
    names(await ask(caller, { filter: { stage } }));
  for (const given of ['prospects', 'Prospect', stages.prospect]) {
    expect(await of(given, who.admin)).toEqual(['Ada', 'Cal']);
  }
  expect(await of('claimleads', who.admin)).toEqual(['Dot']);
  const refused = { status: 403, body: { errors: [{ field: 'filter.stage' }] } };
  expect(await ask(who.lender, { filter: { stage: 'prospects' } })).toMatchObject(refused);
  const condition = { field: 'stage', is: 'any-of', values: [stages.prospect] };
  expect(await ask(who.lender, { conditions: [condition] })).toMatchObject(refused);
  await app.database.asOwner(`
    delete from role_grant where role_key = 'agent' and permission_key = 'pastclientsupdated'`);
  await app.database.asOwner(`update role set grants_version = grants_version + 1`);
  expect(await of('pastclientsupdated', who.agent)).toEqual(['Dot']);
  await app.database.asOwner(`
    delete from role_grant where role_key = 'agent' and permission_key = 'oldleadsupdated'`);
  await app.database.asOwner(`update role set grants_version = grants_version + 1`);
  expect(await ask(who.agent, { filter: { stage: 'pastclientsupdated' } })).toMatchObject(refused);
});

test('a column that someone may not see is neither read, sorted, filtered nor searched', async () => {
  const { body } = await ask(who.lender);
  expect(body.data[0]).toMatchObject({ source: null, contactStatusLevel: null, createdOn: null });
  expect(body.hiddenColumns).toEqual(
    expect.arrayContaining(['source', 'contactStatusLevel', 'createdOn', 'lastContacted']),
  );
  const refused = { status: 403, body: { code: 'not-permitted' } };
  expect(await ask(who.lender, { getleadsortby: 'lastContacted' })).toMatchObject(refused);
  const condition = { field: 'source', is: 'filled', values: [] };
  expect(await ask(who.lender, { conditions: [condition] })).toMatchObject(refused);
  expect(await ask(who.lender, { filter: { status: 'New' } })).toMatchObject(refused);
  const view = (may: boolean) =>
    app.database.asOwner(`
      update role_grant set can_view = ${may}, can_edit = false where role_key = 'lender'
        and permission_key in ('column-email', 'column-phone')`);
  const search = async (text: string) => names(await ask(who.lender, { filter: { search: text } }));
  expect(await search('ada@example')).toEqual(['Ada']);
  expect(await search('(402) 555-0101')).toEqual(['Ada']);
  await view(false);
  await app.database.asOwner(`update role set grants_version = grants_version + 1`);
  expect(await search('ada@example')).toEqual([]);
  expect(await search('5550101')).toEqual([]);
  expect(await search('ada lee')).toEqual(['Ada']);
  expect((await ask(who.lender)).body.data[0].primaryContact).toMatchObject({
    ...{ firstName: 'Ada', email: null, phone: null },
  });
  await view(true);
  await app.database.asOwner(`update role set grants_version = grants_version + 1`);
});

test('a merged lead’s email and phone find the lead that stays, for those who may see them', async () => {
  const { rows } = await sql<{ id: string }>`
    select id from lead where first_name in ('Ada', 'Bea') order by first_name`.execute(db);
  const [survivorId, mergedId] = rows.map(({ id }) => id);
  const merged = await app.post('lead-merges', { survivorId, mergedId }, who.admin);
  expect(merged.status, JSON.stringify(merged.body)).toBe(200);
  const search = async (text: string, caller = who.agent) =>
    names(await ask(caller, { filter: { search: text } }));
  for (const text of ['BEA@example.org', '402-555-0102', '4025550102 ada']) {
    expect(await search(text)).toEqual(['Ada']);
  }
  expect(await search('bea@example')).toEqual([]);
  expect(await search('bea@example.org dot')).toEqual([]);
  expect(await search('bea@example.org', who.neighbor)).toEqual([]);
  expect(await search('bea@example.org', who.lender)).toEqual(['Ada']);
  const view = async (may: boolean) => {
    await app.database.asOwner(`
      update role_grant set can_view = ${may}, can_edit = false where role_key = 'lender'
        and permission_key in ('column-email', 'column-phone')`);
    await app.database.asOwner(`update role set grants_version = grants_version + 1`);
  };
  await view(false);
  expect(await search('bea@example.org', who.lender)).toEqual([]);
  expect(await search('4025550102', who.lender)).toEqual([]);
  await view(true);
  const { id } = merged.body.data;
  expect((await app.post(`lead-merges/${id}/unmerge`, {}, who.admin)).status).toBe(200);
  expect(await search('bea@example.org')).toEqual(['Bea']);
});

test.each([
  [{ conditions: [{ field: 'email', is: 'before', values: ['2026-01-01'] }] }, 'conditions.0'],
  [{ conditions: [{ field: 'lastContacted', is: 'not-for-days', values: ['0'] }] }, 'conditions.0'],
  [
    { conditions: [{ field: 'lastContacted', is: 'before', values: ['2026-13-40'] }] },
    'conditions.0',
  ],
  [{ conditions: [{ field: 'source', is: 'any-of', values: ['Zillow'] }] }, 'conditions.0'],
  [{ conditions: [{ field: 'unclaimed', is: 'yes', values: ['x'] }] }, 'conditions.0'],
  [{ conditions: [{ field: 'password', is: 'filled', values: [] }] }, 'conditions.0.field'],
  [{ getleadsortby: 'notes' }, 'getleadsortby'],
  [{ getleadsortby: 'id; drop table lead' }, 'getleadsortby'],
  [{ filter: { stage: 'No such stage' } }, 'filter.stage'],
  [{ filter: { role: 'king' } }, 'filter.role'],
  [{ paginator: { per_page: 101 } }, 'paginator.per_page'],
])('refuses %j', async (body, field) => {
  const answer = await ask(who.admin, body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].field).toBe(field);
});

test('tags are set by those who edit the lead, noted on its timeline, and filtered by', async () => {
  const idOf = async (name: string) =>
    (await db.selectFrom('lead').select('id').where('first_name', '=', name).executeTakeFirst())
      ?.id ?? '';
  const ada = await idOf('Ada');
  const set = (id: string, tags: string[], caller: SignedIn | null) =>
    app.put(`leads/${id}/tags`, { tags }, caller);
  expect((await set(ada, ['VIP', 'vip', 'first  home'], who.agent)).body.data.tags).toEqual([
    'first home',
    'vip',
  ]);
  expect((await set(ada, ['Vip', 'cash'], who.agent)).body.data.tags).toEqual(['cash', 'vip']);
  expect((await set(ada, ['x'], who.neighbor)).status).toBe(404);
  expect((await set(ada, ['x'], who.lender)).status).toBe(403);
  expect((await set(ada, ['x'.repeat(41)], who.agent)).status).toBe(400);
  const seen = (was: string[]) => app.put(`leads/${ada}/tags`, { tags: [], was }, who.agent);
  expect((await seen(['cash'])).body.code).toBe('changed-meanwhile');
  const lines = await db.selectFrom('lead_activity').selectAll().execute();
  expect(lines.map(({ kind, facts }) => [kind, facts])).toEqual([
    ['tags', { added: ['vip', 'first home'], removed: [] }],
    ['tags', { added: ['cash'], removed: ['first home'] }],
  ]);
  const tagged = (is: string, values: string[], caller = who.admin) =>
    ask(caller, { conditions: [{ field: 'tags', is, values }] });
  expect(names(await tagged('any-of', ['CASH']))).toEqual(['Ada']);
  expect(names(await tagged('none-of', ['cash'], who.agent))).toEqual(['Bea', 'Dot']);
  expect((await app.get('lead-tags', null, who.agent)).body.data).toEqual([
    { tag: 'cash', leads: 1 },
    { tag: 'vip', leads: 1 },
  ]);
  expect((await app.get('lead-tags', null, who.neighbor)).body.data).toEqual([]);
});

test('a lead’s summary and the clients show only what is in sight', async () => {
  const { body } = await ask(who.admin);
  const [ada, bea] = body.data as WireListedLead[];
  const summary = (leadid: string, caller: SignedIn) =>
    app.get('AdminLead/GetLeadList', { leadid }, caller);
  expect((await summary(ada!.id, who.agent)).body.data).toEqual([
    { id: ada!.id, stage: 'Prospect', name: 'Ada Lee' },
  ]);
  expect((await summary(ada!.id, who.neighbor)).status).toBe(404);
  const clients = async (caller: SignedIn) => app.get('AdminLead/ClientList', null, caller);
  expect((await clients(who.agent)).body.data).toEqual([
    { id: bea!.id, firstName: 'Bea', lastName: 'Lee' },
  ]);
  expect((await clients(who.neighbor)).body.data).toEqual([]);
  expect((await clients(who.lender)).status).toBe(403);
});
