import type { WireLeadRecord } from '@homestead/contract/leads';
import { NOBODY } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, as, agent, neighbor, claim, rowsOf, waitingLead } = await openLeadOffice();
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
const lenderPerson = await app.makePerson({
  role: 'lender',
  first_name: 'Lena',
  last_name: 'Cash',
});
const lender = await app.signIn(lenderPerson);
const coAgentPerson = await app.makePerson({ role: 'co-agent' });
const coAgent = await app.signIn(coAgentPerson);
const paired = { agentId: agent.id, coAgentId: coAgentPerson.id };
expect((await app.post('User/AssignCoAgent', paired, admin)).status).toBe(200);
const { data: lookups } = (await app.get('leads/lookups', null, admin)).body;
const idOf = (list: string, display: string): string =>
  lookups[list].find((entry: { display: string }) => entry.display === display).id;

const read = (id: string, who: SignedIn | null) =>
  app.get('AdminLead/GetleadContactDetails', { leadid: id }, who);
const put = (path: string, body: object, who: SignedIn | null) => app.put(path, body, who);
const activity = async () =>
  (await rowsOf('lead_activity')).map(({ kind, facts, done_by }) => ({ kind, facts, by: done_by }));

async function claimedLead(): Promise<WireLeadRecord> {
  const id = await waitingLead();
  await claim(id, as.agent);
  return (await read(id, as.agent)).body.data;
}

test('a lead is answered with what it says in words, and with what comes next', async () => {
  const lead = await claimedLead();
  expect(lead).toMatchObject({
    ...{ userid: agent.id, stage: 'Unspecified', source: 'Website', lender: null },
    ...{ agent: { id: agent.id, firstName: 'Nora' }, concierge: null, nextTour: null, homes: [] },
    primaryContact: { id: lead.id, firstName: 'Eve', phone: '+14025550142', isPrimary: true },
    ...{ secondaryLeadContact: null, secondaryLeadContacts: [] },
    homeSearch: { isSetUp: false, hasAccount: false, search: null },
    details: { firstName: 'Eve', lastName: 'O’Brien', fixedColumns: expect.any(Array) },
  });
  expect(lead.abilities).toEqual(expect.arrayContaining(['edit', 'assign', 'email', 'text']));
  expect((await read('no-id', as.agent)).status).toBe(400);
});

test('opening a lead holds few connections of the pool', async () => {
  const id = await waitingLead();
  await claim(id, as.agent);
  const { pool } = app.services;
  const held = { now: 0, most: 0 };
  const take = () => {
    held.now += 1;
    held.most = Math.max(held.most, held.now);
  };
  const giveBack = () => {
    held.now -= 1;
  };
  pool.on('acquire', take).on('release', giveBack);
  expect((await read(id, as.agent)).status).toBe(200);
  expect((await app.get(`leads/${id}/timeline`, null, as.agent)).status).toBe(200);
  pool.off('acquire', take).off('release', giveBack);
  expect(held.most).toBeGreaterThan(0);
  expect(held.most).toBeLessThanOrEqual(2);
});

test('a lead has its tags, which those who edit leads may change', async () => {
  const { id, tags } = await claimedLead();
  expect(tags).toEqual([]);
  await put(`leads/${id}/tags`, { tags: ['VIP', 'cash'], was: [] }, as.agent);
  await put(`leads/${id}/assignLender`, { id, lenderId: lenderPerson.id }, as.agent);
  const seen = async (who: SignedIn) => (await read(id, who)).body.data as WireLeadRecord;
  expect((await seen(as.agent)).tags).toEqual(['cash', 'VIP']);
  expect((await seen(as.agent)).abilities).toContain('tag');
  expect((await seen(lender)).tags).toEqual(['cash', 'VIP']);
  expect((await seen(lender)).abilities).not.toContain('tag');
});

const stage = (display: string) => ({ stageId: idOf('leadStatuses', display) });
const changesOf = (id: string, lenderId: string): [string, object, string, unknown][] => [
  [`leads/${id}/updatenotes`, { notes: 'Two dogs\nA yard' }, 'notes', 'Two dogs\nA yard'],
  [`leads/${id}/updatestage`, stage('Prospect'), 'stage', 'Prospect'],
  [
    `leads/${id}/updateLeadStatusLevel`,
    { contactStatusLevelId: idOf('leadStatus', 'Contacted') },
    'contactStatusLevel',
    'Contacted',
  ],
  [`leads/${id}/updaterole`, { leadRole: 'Buyer/Seller' }, 'details.leadRole', 'Buyer/Seller'],
  [`leads/${id}/assignLender`, { id, lenderId }, 'lender.id', lenderId],
  [
    'leads/updatelastconnectedAgent',
    { id, lastConnectedAgentOn: '2026-01-02' },
    'lastConnectedAgent',
    '2026-01-02',
  ],
  ['leads/updatelastworkedAgent', { id, lastWorkedOn: '2026-01-03' }, 'lastWorked', '2026-01-03'],
];
const ofLender = (id: string): [string, object, string, unknown][] => [
  [`leads/${id}/updatelendernotes`, { lenderNotes: 'Pays cash' }, 'lenderNotes', 'Pays cash'],
  [
    `leads/${id}/updatelenderstatus`,
    { lenderStatusId: idOf('lenderStatus', 'Preapproved') },
    'lenderStatus',
    'Preapproved',
  ],
  [
    'leads/updatelastconnectedlender',
    { id, lastConnectedLenderOn: '2026-01-04' },
    'lastConnectedLender',
    '2026-01-04',
  ],
  [
    'leads/updatelastworkedlender',
    { id, lastWorkedLenderOn: '2026-01-05' },
    'lastWorkedLender',
    '2026-01-05',
  ],
];

test('each change is answered with the version, kept in the history and on the timeline', async () => {
  const lead = await claimedLead();
  for (const [path, body, field, value] of changesOf(lead.id, lenderPerson.id)) {
    const answer = await put(path, body, as.agent);
    expect(answer, path).toMatchObject({ status: 200, body: { statusCode: 'success' } });
    expect((await read(lead.id, as.agent)).body.data, path).toHaveProperty(field, value);
  }
  for (const [path, body, field, value] of ofLender(lead.id)) {
    expect((await put(path, body, as.agent)).status, path).toBe(403);
    expect((await put(path, body, lender)).status, path).toBe(200);
    expect((await read(lead.id, lender)).body.data, path).toHaveProperty(field, value);
  }
  const lines = await activity();
  expect(lines).toContainEqual({
    ...{ kind: 'stage-changed', by: agent.id },
    facts: { field: 'stageId', from: 'Unspecified', to: 'Prospect' },
  });
  expect(lines).toContainEqual({
    ...{ kind: 'lender-changed', by: agent.id },
    facts: { field: 'lenderId', from: null, to: 'Lena Cash' },
  });
  expect(lines).toContainEqual({
    ...{ kind: 'details-changed', by: lenderPerson.id },
    facts: { fields: ['lenderNotes'] },
  });
  const { data } = (await app.get(`leads/${lead.id}/details/history`, null, as.agent)).body;
  expect(data).toHaveLength(11);
  const changed = (await read(lead.id, as.agent)).body.data.changed.stageId;
  expect(changed).toEqual({ at: expect.any(String), by: 'Nora Lindqvist' });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from event_outbox where type = 'leads.lead-changed'`.execute(db);
  expect(rows[0]?.count).toBeGreaterThanOrEqual(11);
});

test('a day that isn’t given is today, null clears it, and the same again changes nothing', async () => {
  const { id } = await claimedLead();
  const on = (body: object) => put('leads/updatelastworkedAgent', { id, ...body }, as.agent);
  const { version } = (await on({})).body.data;
  expect((await read(id, as.agent)).body.data.lastWorked).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect((await on({})).body.data.version).toBe(version);
  await on({ lastWorkedOn: null });
  expect((await read(id, as.agent)).body.data.lastWorked).toBeNull();
});

test('strangers, clients and other agents neither read nor change it; a team does', async () => {
  const { id } = await claimedLead();
  const all = [...changesOf(id, lenderPerson.id), ...ofLender(id)];
  const statuses = async (who: SignedIn | null) => {
    const answers = [await read(id, who)];
    for (const [path, body] of all) answers.push(await put(path, body, who));
    answers.push(await put(`leads/${id}/agent`, { agentId: neighbor.id }, who));
    return new Set(answers.map(({ status }) => status));
  };
  expect(await statuses(null)).toEqual(new Set([401]));
  expect(await statuses(as.client)).toEqual(new Set([403]));
  expect(await statuses(as.neighbor)).toEqual(new Set([404]));
  // Another lender lacks the permission for most calls and doesn't see the lead in the others.
  expect(await statuses(as.lender)).toEqual(new Set([404, 403]));
  expect((await read(id, coAgent)).status).toBe(200);
  expect((await put(`leads/${id}/updatestage`, stage('Future'), coAgent)).status).toBe(200);
  expect((await rowsOf('lead'))[0]).toMatchObject({ agent_id: agent.id, notes: null });
  expect((await put(`leads/${id}/updatestage`, stage('Client'), admin)).status).toBe(200);
});

test('the lender of a lead changes what is the lender’s, and nothing else', async () => {
  const { id } = await claimedLead();
  await put(`leads/${id}/assignLender`, { lenderId: lenderPerson.id }, as.agent);
  const { data } = (await read(id, lender)).body;
  expect(data).toMatchObject({
    valueUpdates: null,
    homeSearch: null,
    notes: null,
    abilities: ['edit', 'details'],
  });
  expect(data.details.fixedColumns).not.toContain('lenderNotes');
  expect(data.details.fixedColumns).toEqual(expect.arrayContaining(['stageId', 'lenderId']));
  for (const [path, body] of changesOf(id, lenderPerson.id)) {
    expect((await put(path, body, lender)).status, path).toBe(403);
  }
  const details = { version: data.version, stageId: null };
  expect((await put(`leads/${id}/details`, details, lender)).status).toBe(403);
  expect((await put(`leads/${id}/agent`, { agentId: lenderPerson.id }, lender)).status).toBe(403);
});

test('a field that someone else changed is not overwritten; others are free', async () => {
  const { id, version } = await claimedLead();
  await put(`leads/${id}/updatestage`, { ...stage('Prospect'), version }, admin);
  const late = await put(`leads/${id}/updatestage`, { ...stage('Client'), version }, as.agent);
  expect(late).toMatchObject({
    ...{ status: 409 },
    body: { code: 'changed-meanwhile', errors: [{ field: 'stageId', label: 'Stage' }] },
  });
  expect(late.body.message).toMatch(/ changed Stage in the meantime$/);
  const other = await put(
    `leads/${id}/updatenotes`,
    { notes: 'Yard', version: `${version}` },
    as.agent,
  );
  expect(other.status).toBe(200);
  const own = await put(`leads/${id}/updatenotes`, { notes: 'Big yard', version }, as.agent);
  expect(own.status).toBe(200);
  expect((await put(`leads/${id}/updatestage`, stage('Client'), as.agent)).status).toBe(200);
  expect((await read(id, admin)).body.data).toMatchObject({ stage: 'Client', notes: 'Big yard' });
});

test('what can’t be used is refused with its field', async () => {
  const { id } = await claimedLead();
  const refusedField = async (path: string, body: object) => {
    const { status, body: answer } = await put(path, body, admin);
    expect(status, path).toBe(400);
    return answer.errors[0].field;
  };
  const size = idOf('tShirtSizes', 'L');
  expect(await refusedField(`leads/${id}/updatestage`, { stageId: size })).toBe('stageId');
  expect(await refusedField(`leads/${id}/updatestage`, { stageId: null })).toBe('stageId');
  expect(await refusedField(`leads/${id}/updaterole`, { leadRole: 'Landlord' })).toBe('leadRole');
  expect(await refusedField(`leads/${id}/assignLender`, { lenderId: agent.id })).toBe('lenderId');
  expect(await refusedField(`leads/${id}/updatenotes`, { notes: 'x'.repeat(10_001) })).toBe(
    'notes',
  );
  expect(
    await refusedField('leads/updatelastworkedAgent', { id, lastWorkedOn: '2999-01-01' }),
  ).toBe('lastWorkedOn');
  expect(await refusedField(`leads/${id}/updatenotes`, { id: NOBODY, notes: '' })).toBe('id');
  expect(
    await refusedField(`leads/${id}/updatestage`, { ...stage('Client'), version: 'two' }),
  ).toBe('version');
  expect((await put(`leads/${NOBODY}/updatenotes`, { notes: '' }, admin)).status).toBe(404);
});

test('a lead is given to another agent, who is told, and stays where it was put', async () => {
  const { id } = await claimedLead();
  const give = (agentId: string | null, who: SignedIn) =>
    put(`leads/${id}/agent`, { agentId }, who);
  expect((await give(lenderPerson.id, admin)).body).toMatchObject({ code: 'agent-cannot-take' });
  expect((await give(null, as.agent)).status).toBe(403);
  expect((await give(neighbor.id, as.agent)).status).toBe(200);
  expect((await read(id, as.agent)).status).toBe(404);
  expect((await read(id, as.neighbor)).body.data.userid).toBe(neighbor.id);
  expect(await activity()).toContainEqual({
    ...{ kind: 'owner-changed', by: agent.id },
    facts: { field: 'agent_id', from: 'Nora Lindqvist', to: 'Otto Berg' },
  });
  const { rows } = await sql`
    select 1 from notification where person_id = ${neighbor.id} and about_id = ${id}`.execute(db);
  expect(rows).toHaveLength(1);
  expect((await give(null, admin)).status).toBe(200);
  expect((await claim(id, as.agent)).status).toBe(200);
});

test('lookups say what the caller’s fields choose from; visitors and clients get none', async () => {
  expect(Object.keys(lookups).sort()).toEqual(
    [
      ...['agentList', 'agentSubSource', 'closingBagOptions', 'engagementLevel', 'leadSources'],
      ...['leadStatus', 'leadStatuses', 'leadSubSources', 'lenderList', 'lenderStatus'],
      ...['referralList', 'relationships', 'responseLevels', 'tShirtSizes'],
    ].sort(),
  );
  const ofAgent = (await app.get('leads/lookups', null, as.agent)).body.data;
  expect(ofAgent).toMatchObject({ leadSubSources: [] });
  expect(ofAgent.agentList).toContainEqual({ id: neighbor.id, display: 'Otto Berg' });
  expect((await app.get('leads/lookups', null, lender)).body.data.agentList).toEqual([]);
  const departments = (await app.get('leads/leaddepartments', null, as.agent)).body;
  expect(departments.data[0]).toEqual({ id: expect.any(String), display: 'Sales' });
  for (const path of ['leads/lookups', 'leads/leaddepartments']) {
    expect((await app.get(path, null, null)).status).toBe(401);
    expect((await app.get(path, null, as.client)).status).toBe(403);
  }
});
