import type { WireInquiry, WireLeadDetails } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { forgetOldLeads } from '../inquiries/forget-leads.ts';
import { eraseLead } from '../inquiries/lead-person-store.ts';
import { exportLeadDetails } from './lead-details.ts';

const { app, db, as, agent, client, send, list, claim, rowsOf, waitingLead } =
  await openLeadOffice();
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
const lenderPerson = await app.makePerson({
  ...{ role: 'lender', first_name: 'Lena', last_name: 'Cash' },
});

const read = (id: string, who: SignedIn | null) => app.get(`leads/${id}/details`, null, who);
const save = (id: string, body: object, who: SignedIn | null) =>
  app.put(`leads/${id}/details`, body, who);
const history = (id: string, who: SignedIn | null) =>
  app.get(`leads/${id}/details/history`, null, who);
const undo = (id: string, change: number, who: SignedIn | null) =>
  app.post(`leads/${id}/details/undo`, { change }, who);

async function claimedLead() {
  const id = await waitingLead();
  await claim(id, as.agent);
  const { data, choices } = (await read(id, as.agent)).body;
  const idOf = (field: string, name: string): string =>
    choices[field].find((choice: { name: string }) => choice.name === name).id;
  return { id, data: data as WireLeadDetails, choices, idOf };
}

test('the agent of a lead reads and changes its details, and only what was sent changes', async () => {
  const { id, data, choices, idOf } = await claimedLead();
  expect(data).toMatchObject({
    ...{ name: 'Eve O’Brien', phone: '+14025550142', country: 'USA', secondaryCountry: 'USA' },
    ...{ zip: null, tShirtSizeId: null, duplicates: [], abilities: ['edit'] },
  });
  expect(choices.lenderId).toContainEqual({ id: lenderPerson.id, name: 'Lena Cash' });
  const given = {
    relationshipId: idOf('relationshipId', 'Spouse'),
    engagementLevelId: idOf('engagementLevelId', 'Ready now'),
    ...{ tShirtSizeId: idOf('tShirtSizeId', 'L'), dateOfBirth: '1988-04-12' },
    ...{ streetOne: '5011 Chicago St', zip: '68132-1234', lastWorkedOn: '2026-01-02' },
    ...{ secondaryFirstName: 'Sam', secondaryPhone: '(402) 555-0143' },
    secondaryEmail: 'Sam@Example.org',
  };
  const saved = await save(id, { version: data.version, ...given }, as.agent);
  const stored = { secondaryPhone: '+14025550143', secondaryEmail: 'sam@example.org' };
  expect(saved).toMatchObject({ status: 200, body: { data: { ...given, ...stored } } });
  const cleared = { streetOne: '', tShirtSizeId: null, country: null };
  const next = { version: data.version + 1, ...cleared };
  expect((await save(id, next, as.agent)).body.data).toMatchObject({
    ...{ streetOne: null, tShirtSizeId: null, country: 'USA' },
    ...{ zip: '68132-1234', dateOfBirth: '1988-04-12', secondaryFirstName: 'Sam' },
  });
  const late = await save(id, { version: data.version, streetOne: '1 Main St' }, admin);
  const who = 'Nora Lindqvist changed Address Line 1 in the meantime';
  expect(late).toMatchObject({
    ...{ status: 409 },
    body: {
      ...{ code: 'changed-meanwhile', message: who },
      errors: [{ field: 'streetOne', label: 'Address Line 1', message: who }],
    },
  });
  const both = { version: data.version, streetOne: '1 Main St', city: 'Gretna' };
  expect((await save(id, both, admin)).status).toBe(409);
  const { streetOne, city } = (await read(id, admin)).body.data;
  expect([streetOne, city]).toEqual([null, null]);
  expect((await save(id, { version: data.version, city: 'Omaha' }, admin)).status).toBe(200);
});

test('its history names what changed, and each change can be undone once', async () => {
  const { id, data, idOf } = await claimedLead();
  const given = { tShirtSizeId: idOf('tShirtSizeId', 'XL'), zip: '68132' };
  await save(id, { version: data.version, ...given }, as.agent);
  const [change] = (await history(id, as.agent)).body.data;
  expect(change).toMatchObject({ changedBy: { id: agent.id }, abilities: ['undo'] });
  expect(change.fields).toEqual([
    { field: 'tshirt_size_id', label: 'T-Shirt Size', before: '', after: 'XL' },
    { field: 'zip', label: 'Zip', before: '', after: '68132' },
  ]);
  const undone = await undo(id, change.id, as.agent);
  expect(undone.body.data).toMatchObject({ tShirtSizeId: null, zip: null });
  expect((await undo(id, change.id, as.agent)).status).toBe(409);
});

test('choices must be of the field’s own list, and a sub-source of the source', async () => {
  const { id, data, idOf } = await claimedLead();
  const { choices } = (await read(id, admin)).body;
  const entry = (field: string, name: string) =>
    choices[field].find((choice: { name: string }) => choice.name === name).id;
  const refusedFields = async (body: object) => {
    const { status, body: answer } = await save(id, { version: data.version, ...body }, admin);
    expect(status).toBe(400);
    return answer.errors.map(({ field }: { field: string }) => field);
  };
  const size = idOf('tShirtSizeId', 'L');
  expect(await refusedFields({ relationshipId: size, lenderId: agent.id })).toEqual([
    'relationshipId',
    'lenderId',
  ]);
  const zillow = entry('sourceId', 'Zillow');
  const flex = entry('subSourceId', 'Zillow: Flex');
  expect(await refusedFields({ sourceId: entry('sourceId', 'Google'), subSourceId: flex })).toEqual(
    ['subSourceId'],
  );
  expect(await refusedFields({ sourceId: zillow })).toEqual(['subSourceId']);
  const moved = { version: data.version, sourceId: zillow, subSourceId: flex };
  expect((await save(id, moved, admin)).body.data).toMatchObject({ subSourceId: flex });
  await sql`update reference_entry set retired_at = now() where id = ${flex}`.execute(db);
  const kept = { version: data.version + 1, city: 'Omaha' };
  expect((await save(id, kept, admin)).status).toBe(200);
  await sql`update reference_entry set retired_at = null where id = ${flex}`.execute(db);
});

test('what can’t be used is refused with its field, and nothing changes', async () => {
  const { id, data } = await claimedLead();
  const wrong = {
    ...{ zip: '681', dateOfBirth: '2999-01-01', secondaryPhone: '555', secondaryEmail: 'sam@' },
    ...{ lastWorkedOn: 'yesterday', tShirtSizeId: 'L', city: 'x'.repeat(81) },
  };
  const { status, body } = await save(id, { version: data.version, ...wrong }, as.agent);
  expect(status).toBe(400);
  const fields = body.errors.map(({ field }: { field: string }) => field);
  expect(fields.sort()).toEqual(Object.keys(wrong).sort());
  expect((await read(id, as.agent)).body.data).toEqual(data);
});

test('strangers, clients and other agents neither read nor change it', async () => {
  const { id, data } = await claimedLead();
  await save(id, { version: data.version, city: 'Omaha' }, as.agent);
  const [change] = (await history(id, as.agent)).body.data;
  const all = async (who: SignedIn | null) => {
    const answers = [
      await read(id, who),
      await save(id, { version: data.version + 1, city: 'Gretna' }, who),
      await history(id, who),
      await undo(id, change.id, who),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await all(null)).toEqual([401, 401, 401, 401]);
  expect(await all(as.client)).toEqual([403, 403, 403, 403]);
  expect(await all(as.neighbor)).toEqual([404, 404, 404, 404]);
  expect((await rowsOf('lead'))[0]).toMatchObject({ city: 'Omaha' });
  expect((await all(admin))[0]).toBe(200);
});

const grant = async (may: boolean) => {
  await app.database.asOwner(`update role_grant set can_view = ${may}, can_edit = ${may}
    where role_key = 'agent' and permission_key in ('column-email', 'column-primarycontact')`);
  await app.database.asOwner(
    `update role set grants_version = grants_version + 1 where key = 'agent'`,
  );
};

test('columns are seen and changed by their permissions, in the history, too', async () => {
  const { id, data } = await claimedLead();
  const set = { secondaryEmail: 'sam@example.org', secondaryPhone: '4025550143', city: 'Omaha' };
  await save(id, { version: data.version, ...set }, as.agent);
  const ofLender = { version: data.version + 1, lenderStatusId: null };
  const byOffice = await save(id, ofLender, as.agent);
  expect(byOffice).toMatchObject({ status: 403, body: { errors: [{ field: 'lenderStatusId' }] } });
  await grant(false);
  const { data: seen, choices } = (await read(id, as.agent)).body;
  expect(seen).toMatchObject({
    ...{ email: null, secondaryEmail: null, city: null, secondaryPhone: '+14025550143' },
    hiddenColumns: expect.arrayContaining(['email', 'secondaryEmail', 'city']),
    fixedColumns: expect.arrayContaining(['secondaryEmail', 'city', 'lenderStatusId']),
  });
  expect(choices.tShirtSizeId).toBeUndefined();
  expect(seen.fixedColumns).not.toContain('secondaryPhone');
  const refused = await save(id, { version: data.version + 1, city: 'Gretna' }, as.agent);
  expect(refused).toMatchObject({ status: 403, body: { errors: [{ field: 'city' }] } });
  const [change] = (await history(id, as.agent)).body.data;
  expect(change.fields.map(({ field }: { field: string }) => field)).toEqual(['secondary_phone']);
  expect(change.abilities).toEqual([]);
  expect((await undo(id, change.id, as.agent)).status).toBe(403);
  await grant(true);
});

test('a client’s copy of their data has the details; an erased lead has none left', async () => {
  await send({}, as.client);
  const id = String((await rowsOf('lead'))[0]?.id);
  const { data, choices } = (await read(id, admin)).body;
  const tShirtSizeId = choices.tShirtSizeId[0].id;
  const set = { tShirtSizeId, city: 'Omaha', secondaryFirstName: 'Sam', zip: '68132' };
  await save(id, { version: data.version, ...set }, admin);
  expect(await exportLeadDetails(db, client.id)).toMatchObject({
    ...{ 'T-Shirt Size': 'XS', City: 'Omaha', 'Second contact: First Name': 'Sam' },
  });
  await db.transaction().execute((tx) => eraseLead(tx, id));
  expect((await rowsOf('lead'))[0]).toMatchObject({
    ...{ tshirt_size_id: null, city: null, secondary_first_name: null, zip: null, country: null },
  });
  const { rows } = await sql`
    select before, after from record_change where record_id = ${id}`.execute(db);
  expect(rows).toEqual([{ before: {}, after: {} }]);
  expect((await read(id, admin)).status).toBe(404);
  expect((await save(id, { version: data.version + 2, city: 'Omaha' }, admin)).status).toBe(404);
});

test('an old lead that nobody works is forgotten with its details', async () => {
  const id = await waitingLead();
  const { data } = (await read(id, admin)).body;
  await save(id, { version: data.version, streetOne: '5011 Chicago St' }, admin);
  await sql`update lead set last_inquiry_at = now() - interval '20 years'`.execute(db);
  expect(await forgetOldLeads(app.services, AbortSignal.timeout(10_000))).toBe(1);
  expect((await rowsOf('lead'))[0]).toMatchObject({ street_one: null });
});

test('the same phone with another email is a second lead, and a suggestion for staff', async () => {
  await send();
  await send({ first_name: 'Evelyn', email: 'evelyn@example.org' });
  await send({ first_name: 'Other', email: 'other@example.org', phone: '4025550199' });
  const leads = await rowsOf('lead');
  expect(leads).toHaveLength(3);
  const idOf = (email: string) => String(leads.find((lead) => lead.email === email)?.id);
  const [eve, evelyn] = [idOf('eve@example.org'), idOf('evelyn@example.org')];
  const shown = async (who: SignedIn) =>
    Object.fromEntries(
      (await list(who)).body.data.map(({ leadId, duplicates }: WireInquiry) => [
        leadId,
        duplicates.map(({ name }) => name),
      ]),
    );
  expect(await shown(as.agent)).toEqual({
    [eve]: ['Evelyn O’Brien'],
    [evelyn]: ['Eve O’Brien'],
    [idOf('other@example.org')]: [],
  });
  expect((await read(eve, as.agent)).body.data.duplicates).toEqual([
    { leadId: evelyn, name: 'Evelyn O’Brien', reasons: ['phone'] },
  ]);

  await claim(evelyn, as.neighbor);
  expect((await shown(as.agent))[eve]).toEqual([]);
  expect((await read(eve, as.agent)).body.data.duplicates).toEqual([]);
  expect((await shown(as.neighbor))[evelyn]).toEqual(['Eve O’Brien']);
  expect((await shown(admin))[eve]).toEqual(['Evelyn O’Brien']);
});

test('a lead keeps an email or a phone', async () => {
  const { id, data } = await claimedLead();
  const { version } = data;
  const refused = await save(id, { version, email: '', phone: '' }, as.agent);
  expect(refused.body).toMatchObject({ code: 'bad-input', errors: [{ field: 'phone' }] });
  expect((await save(id, { version, phone: '' }, as.agent)).status).toBe(200);
  const { version: next } = (await read(id, as.agent)).body.data;
  const last = await save(id, { version: next, email: '' }, as.agent);
  expect(last.body).toMatchObject({
    ...{ code: 'bad-input', errors: [{ message: 'Give an email or a phone number' }] },
  });
});
