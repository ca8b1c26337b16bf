import { NOBODY } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, as, agent, neighbor, client, send, claim, rowsOf } = await openLeadOffice();
const adminPerson = await app.makePerson({ role: 'admin' });
const admin = await app.signIn(adminPerson);
const { data: lookups } = (await app.get('leads/lookups', null, admin)).body;
const idOf = (list: string, display: string): string =>
  lookups[list].find((entry: { display: string }) => entry.display === display).id;

const create = (body: object, who: SignedIn | null) => app.post('AdminLead/CreateLead', body, who);
const add = (body: object, who: SignedIn | null) =>
  app.post('AdminLead/AddSecondaryContact', body, who);
const read = async (id: string, who: SignedIn) =>
  (await app.get('AdminLead/GetleadContactDetails', { leadid: id }, who)).body.data;
const made = async (body: object, who: SignedIn): Promise<string> => {
  const { status, body: answer } = await create(body, who);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.data.id;
};
const ida = { firstName: 'Ida', lastName: 'Novak', email: 'Ida@Example.org' };

test('a lead that an agent makes is theirs; one of other staff is whose they say, or nobody’s', async () => {
  const stageId = idOf('leadStatuses', 'Prospect');
  const id = await made(
    { ...ida, phone: '(402) 555-0188', stageId, notes: 'Met at church' },
    as.agent,
  );
  expect(await read(id, as.agent)).toMatchObject({
    ...{
      userid: agent.id,
      stage: 'Prospect',
      notes: 'Met at church',
      valueUpdates: { isOn: false },
    },
    primaryContact: { email: 'ida@example.org', phone: '+14025550188', country: 'USA' },
  });
  const free = await made({ firstName: 'Free', phone: '4025550189' }, admin);
  expect(await read(free, as.agent)).toMatchObject({ userid: NOBODY, stage: 'Unspecified' });
  const given = await made({ firstName: 'Given', phone: '4025550190', userid: neighbor.id }, admin);
  expect((await read(given, as.neighbor)).userid).toBe(neighbor.id);
  const { rows } = await sql`
    select 1 from notification where person_id = ${neighbor.id} and about_id = ${given}`.execute(
    db,
  );
  expect(rows).toHaveLength(1);
});

test('an email that a lead has is refused, with the lead’s link only for those who see it', async () => {
  const id = await made(ida, as.agent);
  const seen = await create({ ...ida, firstName: 'Other' }, as.agent);
  expect(seen).toMatchObject({ status: 409, body: { code: 'lead-email-taken' } });
  expect(seen.body.message).toContain(`/leads/${id}`);
  const unseen = await create({ ...ida, firstName: 'Other' }, as.neighbor);
  expect(unseen.status).toBe(409);
  expect(JSON.stringify(unseen.body)).not.toMatch(/Ida|Novak|\/leads\//);
  expect(await rowsOf('lead')).toHaveLength(1);
});

test('a phone that another lead has is a hint, and the same form twice is one lead', async () => {
  const first = await made({ ...ida, phone: '4025550188' }, as.agent);
  const again = await create({ firstName: 'Ivo', phone: '402-555-0188' }, as.agent);
  expect(again.body.data.duplicates).toEqual([
    { leadId: first, name: 'Ida Novak', reasons: ['phone'] },
  ]);
});

test('who may not make leads, and what can’t be used, is refused', async () => {
  expect((await create(ida, null)).status).toBe(401);
  expect((await create(ida, as.client)).status).toBe(403);
  expect((await create(ida, as.lender)).status).toBe(403);
  expect((await create({ ...ida, userid: neighbor.id }, as.agent)).status).toBe(403);
  expect((await create({ ...ida, userid: client.id }, admin)).body.code).toBe('agent-cannot-take');
  const source = { sourceId: idOf('leadSources', 'Zillow') };
  expect((await create({ ...ida, ...source }, as.agent)).status).toBe(403);
  expect((await create({ ...ida, ...source }, admin)).status).toBe(200);
  const refused = async (body: object) => (await create(body, admin)).body.errors[0].field;
  expect(await refused({ firstName: 'Ida' })).toBe('email');
  expect(await refused({ ...ida, firstName: ' ' })).toBe('firstName');
  expect(await refused({ firstName: 'Ida', phone: '555' })).toBe('phone');
  expect(
    await refused({ firstName: 'I', phone: '4025550191', stageId: idOf('tShirtSizes', 'L') }),
  ).toBe('stageId');
});

test('a second contact is stored as the specs send it, and looked up by display text', async () => {
  const id = await made(ida, as.agent);
  const given = {
    ...{
      leadid: id,
      secondaryContactLeadId: NOBODY,
      relationshipStatus: 'spouse',
      tShirtSize: 'XL',
    },
    ...{ firstName: 'Sam', lastName: 'Novak', email: 'SAM@example.org', phone: '4025550143' },
    ...{ dateOfBirth: '1987-01-02', address1: '1 Main St', address2: '', country: 'USA' },
    ...{ city: 'Omaha', state: 'NE', zip: '68132' },
  };
  expect(await add(given, as.agent)).toMatchObject({
    status: 200,
    body: { statusCode: 'success' },
  });
  expect((await read(id, as.agent)).secondaryLeadContact).toMatchObject({
    ...{ id: NOBODY, firstName: 'Sam', relationship: 'Spouse', tShirtSize: 'XL', isPrimary: false },
    ...{ email: 'sam@example.org', phone: '+14025550143', streetOne: '1 Main St', streetTwo: null },
  });
  const wrong = await add({ ...given, relationshipStatus: 'Boss' }, as.agent);
  expect(wrong.body.errors[0].field).toBe('relationshipStatus');
  for (const [who, status] of [
    [null, 401],
    [as.client, 403],
    [as.neighbor, 404],
    [as.lender, 403],
  ] as const) {
    expect((await add(given, who)).status).toBe(status);
  }
});

test('leads are linked as one household, if the caller sees both', async () => {
  const [id, sam] = [
    await made(ida, as.agent),
    await made({ firstName: 'Sam', phone: '4025550143' }, as.agent),
  ];
  const theirs = await made({ firstName: 'Uma', phone: '4025550144' }, as.neighbor);
  expect((await add({ leadid: id, secondaryContactLeadId: theirs }, as.agent)).status).toBe(404);
  expect((await add({ leadid: id, secondaryContactLeadId: id }, as.agent)).status).toBe(400);
  const linking = { leadid: id, secondaryContactLeadId: sam, relationshipStatus: 'Spouse' };
  expect((await add(linking, as.agent)).status).toBe(200);
  const shown = (await read(id, as.agent)).secondaryLeadContacts;
  expect(shown).toMatchObject([{ id: sam, firstName: 'Sam', relationship: 'Spouse' }]);
  expect((await read(sam, as.agent)).secondaryLeadContacts).toMatchObject([
    { id, firstName: 'Ida' },
  ]);
  await app.put(`leads/${sam}/agent`, { agentId: neighbor.id }, as.agent);
  expect((await read(id, as.agent)).secondaryLeadContacts).toEqual([]);
  await add({ leadid: id, secondaryContactLeadId: NOBODY }, as.agent);
  expect((await read(sam, admin)).secondaryLeadContacts).toEqual([]);
});

test('value updates need an address and the consent to marketing email', async () => {
  const id = await made(ida, as.agent);
  const turn = (body: object, who: SignedIn = as.agent) =>
    app.put(`leads/${id}/updateleadhomebot`, body, who);
  const on = { isOn: true, address: '5011 Chicago St, Omaha' };
  expect((await turn(on)).body.code).toBe('value-updates-without-consent');
  const consent = {
    ...{ what: 'marketing-emails', said: 'agreed', how: 'call', wording: 'Yes, send me values.' },
    givenOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  };
  expect((await app.post(`leads/${id}/consents`, consent, as.agent)).status).toBe(200);
  expect((await turn(on)).status).toBe(200);
  expect((await read(id, as.agent)).valueUpdates).toMatchObject({
    isOn: true,
    address: on.address,
  });
  expect((await turn({ isOn: false }, as.neighbor)).status).toBe(404);
  expect((await turn({ isOn: false }, as.lender)).status).toBe(403);
});

test('a home search is noted, and made in the account of a client who has one', async () => {
  const id = await made(ida, as.agent);
  const search = { name: 'Dundee', filter: { city: ['Omaha'], pricemax: 400_000 } };
  const path = (of: string) => `leads/${of}/updatehomesearchsetup`;
  const linked = { isSetUp: true, savedSearchId: NOBODY };
  expect((await app.put(path(id), linked, as.agent)).body.code).toBe('lead-without-account');
  const noted = { isSetUp: true, note: 'Sends three homes a week by hand' };
  expect((await app.put(path(id), noted, as.agent)).status).toBe(200);
  expect((await read(id, as.agent)).homeSearch).toMatchObject({ isSetUp: true, hasAccount: false });

  await send({}, as.client);
  const theirs = String(
    (await rowsOf('lead')).find(({ person_id }) => person_id === client.id)?.id,
  );
  await claim(theirs, as.agent);
  expect((await app.put(path(theirs), { isSetUp: true, search }, as.agent)).status).toBe(200);
  const [saved] = await rowsOf('saved_search');
  expect(saved).toMatchObject({ person_id: client.id, name: 'Dundee', filter: search.filter });
  const { search: built } = (await read(theirs, as.agent)).homeSearch;
  expect(built).toEqual({
    ...{ id: saved?.id, name: 'Dundee', frequency: 'daily' },
    filter: { ...search.filter, sortby: 'newest' },
  });
  const foreign = { isSetUp: true, savedSearchId: NOBODY };
  expect((await app.put(path(theirs), foreign, as.agent)).status).toBe(404);
  expect((await app.put(path(theirs), noted, as.neighbor)).status).toBe(404);
  expect((await app.put(path(theirs), noted, as.client)).status).toBe(403);
});
