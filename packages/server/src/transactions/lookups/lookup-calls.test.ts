import type { WireReferenceEntry } from '@homestead/contract/leads';
import {
  offerListNames,
  offerLists,
  type WireOfferDropdowns,
  type WireParty,
} from '@homestead/contract/transactions';
import { expect, test } from 'vitest';
import type { As } from '../../../test/accounts-app.ts';
import { openOfferOffice } from '../../../test/offer-office.ts';
import { addOfferLists } from './add-offer-lists.ts';

const { app, as, agent, makeDraft, leadOf, detailsOf } = await openOfferOffice();

const ask = (call: string, query: Record<string, string> = {}, who: As = as.agent) =>
  app.get(call.includes('/') ? call : `Transaction/${call}`, query, who);
const dropdowns = async (): Promise<WireOfferDropdowns> =>
  (await ask('GetAllOfferDropdownList')).body.data;
const add = async (body: object): Promise<WireParty> =>
  (await app.post('parties', body, as.agent)).body.data;
const entriesOf = async (list: string): Promise<WireReferenceEntry[]> =>
  (await app.get(`reference-lists/${list}`, { pageSize: '100' }, as.admin)).body.data;
const displays = (list: readonly { display: string }[]) => list.map(({ display }) => display);

test('every list of the form starts with what is usual here', async () => {
  const { body } = await ask('GetAllOfferDropdownList');
  expect(body).toMatchObject({ statusCode: 'success', status: 200, message: '', success: true });
  for (const name of offerListNames) expect(body.data[name].length, name).toBeGreaterThan(1);
  const { states, counties, financeTypes, warrantyTypes, warrantyPayees } = await dropdowns();
  expect(displays(states).slice(0, 2)).toEqual(['NE', 'IA']);
  expect(states).toHaveLength(51);
  expect(displays(counties)).toContain('Douglas');
  expect(displays(financeTypes).slice(0, 5)).toEqual(['Cash', 'Conventional', 'FHA', 'VA', 'USDA']);
  expect(displays(warrantyTypes)).toContain('Non-Evaluated');
  expect(displays(warrantyPayees)).toEqual(['Buyer Pays', 'Seller Pays']);
});

test('the lists are on the screen of reference lists, and what is edited there is offered', async () => {
  const { data: lists } = (await app.get('reference-lists', null, as.agent)).body;
  for (const { key, label } of Object.values(offerLists)) {
    expect(lists).toContainEqual({ key, label });
  }
  expect(lists[0]).toEqual({ key: 'lead-stages', label: 'Lead stages' });
  const { key } = offerLists.deeds;
  expect((await app.post(`reference-lists/${key}`, { display: 'x' }, as.agent)).status).toBe(403);
  const added = await app.post(`reference-lists/${key}`, { display: 'Sheriff’s deed' }, as.admin);
  expect(added.status).toBe(200);
  const [first, second] = await entriesOf(key);
  const renamed = { version: first?.version, display: 'General warranty deed' };
  await app.put(`reference-entries/${first?.id}`, renamed, as.admin);
  const retired = { version: second?.version, isRetired: true };
  await app.put(`reference-entries/${second?.id}`, retired, as.admin);
  await Promise.all([addAgain(), addAgain()]);
  const deeds = displays((await dropdowns()).deeds);
  expect([deeds[0], deeds.at(-1)]).toEqual(['General warranty deed', 'Sheriff’s deed']);
  expect(deeds).not.toContain(second?.display);
});

/** What a start of another node adds. */
const addAgain = () => addOfferLists({ db: app.database.db.withoutPlugins() });

test('parties are offered by what they do, as they are after merges, without retired ones', async () => {
  const company = await add({ type: 'company', name: 'Heartland Title', kinds: ['title'] });
  const twice = await add({ type: 'company', name: 'Heartland', kinds: ['title', 'escrow'] });
  const retired = await add({ type: 'company', name: 'Old Title', kinds: ['title'] });
  await add({ type: 'person', name: 'Dana Reyes', companyName: 'Heartland' });
  const broker = { companyName: 'Prairie Realty', kinds: ['brokerage'] };
  const jo = await add({ type: 'person', name: 'Jo March', ...broker });
  await app.put(`parties/${retired.id}`, { version: 1, isRetired: true }, as.agent);
  await app.put(`parties/${twice.id}`, { version: 1, mergedIntoId: company.id }, as.agent);
  const { titleCompanies, escrowAgents, outsideAgents, agents, lenders, cut } = await dropdowns();
  expect(titleCompanies).toEqual([{ id: company.number, display: 'Heartland Title', company: '' }]);
  expect(escrowAgents).toMatchObject([{ display: 'Dana Reyes', company: 'Heartland Title' }]);
  expect(outsideAgents).toEqual([
    { id: jo.number, display: 'Jo March', company: 'Prairie Realty' },
  ]);
  expect(agents).toContainEqual({ id: agent.id, display: 'Nora Lindqvist' });
  expect(lenders).toHaveLength(1);
  expect(cut).toEqual([]);
});

test('a list of more than 500 parties is cut, and says so', async () => {
  await app.database.asOwner(`
    insert into party (name, kinds) select 'Surveyor ' || n, '{surveyor}'
    from generate_series(1, 501) n`);
  const { surveyors, cut } = await dropdowns();
  expect([surveyors.length, cut]).toEqual([500, ['surveyors']]);
});

test('the company of a seller’s agent, after merges', async () => {
  const jo = await add({
    ...{ type: 'person', name: 'Jo March', companyName: 'Prairie Realty', kinds: ['brokerage'] },
  });
  const company = await add({ type: 'company', name: 'Prairie Homes', kinds: ['brokerage'] });
  await app.put(`parties/${jo.company?.id}`, { version: 1, mergedIntoId: company.id }, as.agent);
  const companyOf = (agentId: string) => ask('GetSellerAgentCompanyByAgentId', { agentId });
  expect((await companyOf(String(jo.number))).body).toEqual({
    ...{ statusCode: 'success', status: 200, message: '', success: true },
    data: { id: company.number, display: 'Prairie Homes' },
  });
  for (const id of [company.number, 99_999_999]) {
    expect((await companyOf(String(id))).body.code).toBe('party-not-found');
  }
  for (const bad of ['', '0', 'me', '1.5', '99999999999']) {
    expect((await companyOf(bad)).body.errors).toMatchObject([{ field: 'agentId' }]);
  }
});

test('inspectors are found by their company’s name in any spelling, if it does that', async () => {
  const company = await add({ type: 'company', name: 'Platte Valley', kinds: ['termite'] });
  const sam = await add({ type: 'person', name: 'Sam Ode', companyName: 'Platte Valley' });
  await add({
    type: 'person',
    name: 'Pat Fox',
    companyName: 'Clear Air',
    kinds: ['home-inspector'],
  });
  const termite = async (companyName: string) =>
    (await ask('GetTermiteInspectorByCompanName', { companyName })).body;
  const home = async (companyName: string) =>
    (await ask('GetHomeInspectorByCompanName', { companyName })).body;
  const found = [{ id: sam.number, display: 'Sam Ode', company: company.name }];
  expect((await termite('platte valley, LLC')).data).toEqual(found);
  expect((await home('Clear air')).data).toMatchObject([{ display: 'Pat Fox' }]);
  for (const none of [await termite('Clear Air'), await home('Platte Valley'), await home('?')]) {
    expect(none).toMatchObject({ statusCode: 'success', data: [] });
  }
  for (const bad of ['', 'x'.repeat(200)]) {
    expect((await termite(bad)).errors).toMatchObject([{ field: 'companyName' }]);
  }
});

test('the agents of an offer, for those who see it', async () => {
  const jo = await add({
    ...{ type: 'person', name: 'Jo March', companyName: 'Prairie Realty', kinds: ['brokerage'] },
  });
  const offerid = String(await makeDraft());
  await app.post(
    'transaction/SaveOfferFormDetails',
    { id: Number(offerid), seller_agent_id: jo.number },
    as.agent,
  );
  const agents = [
    { id: agent.id, display: 'Nora Lindqvist', role: 'agent', company: '' },
    { id: jo.number, display: 'Jo March', role: 'seller_agent', company: 'Prairie Realty' },
  ];
  for (const who of [as.agent, as.admin]) {
    expect((await ask('GetAgentsLists', { offerid }, who)).body.data).toEqual(agents);
  }
  expect((await ask('GetAgentsLists', { offerid }, as.neighbor)).body.code).toBe('offer-not-found');
  expect((await ask('GetAgentsLists', { offerid: 'x' })).body.errors).toMatchObject([
    { field: 'offerid' },
  ]);
});

test('the client of a lead, for those who see it, without what they may not see', async () => {
  const leadId = await leadOf(as.agent);
  const client = (who: As = as.agent) => ask('Document/GetClientByLeadId', { leadId }, who);
  expect((await client()).body).toMatchObject({
    ...{ statusCode: 'success', status: 200, success: true },
    data: { id: leadId, firstName: 'Eve', email: expect.stringContaining('@example.org') },
  });
  expect((await client(as.neighbor)).body.code).toBe('lead-not-found');
  const grant = (may: boolean) =>
    app.database.asOwner(`
      update role_grant set can_view = ${may}, can_edit = ${may} where role_key = 'agent'
        and permission_key = 'column-email';
      update role set grants_version = grants_version + 1 where key = 'agent'`);
  await grant(false);
  const hidden = await client();
  await grant(true);
  expect(hidden.body.data).toMatchObject({ firstName: 'Eve', email: null });
  expect((await ask('Document/GetClientByLeadId', { leadId: '7' })).body.errors).toMatchObject([
    { field: 'leadId' },
  ]);
});

test.each([
  ['GetAllOfferDropdownList', {}],
  ['GetSellerAgentCompanyByAgentId', { agentId: '1' }],
  ['GetTermiteInspectorByCompanName', { companyName: 'A' }],
  ['GetHomeInspectorByCompanName', { companyName: 'A' }],
  ['GetAgentsLists', { offerid: '1' }],
  ['Document/GetClientByLeadId', { leadId: '0198f2a0-0000-7000-8000-00000000ffff' }],
])('%s is refused to visitors, clients and staff without the permission', async (call, query) => {
  const outsider = await app.signIn(await app.makePerson({ role: 'external-title-company' }));
  expect((await ask(call, query, null)).status).toBe(401);
  for (const who of [as.client, outsider]) {
    expect(await ask(call, query, who)).toMatchObject({
      ...{ status: 403, body: { code: 'not-permitted', statusCode: 'failed', data: false } },
    });
  }
});

test('an offer names the entries in its numbers, and keeps what no list has', async () => {
  const id = await makeDraft();
  const [survey, other] = (await dropdowns()).surveys;
  const save = (body: object) =>
    app.post('transaction/SaveOfferFormDetails', { id, ...body }, as.agent);
  const sent = { survey_id: survey?.id, buyer_sale_contingency_id: 77_777, county: 'Elsewhere' };
  expect((await save(sent)).body.data).toMatchObject(sent);
  const [entry] = await entriesOf(offerLists.surveys.key);
  const retired = { version: entry?.version, isRetired: true };
  await app.put(`reference-entries/${entry?.id}`, retired, as.admin);
  expect(await detailsOf(id, as.agent)).toMatchObject({
    entries: { surveyId: survey?.display },
    terms: { surveyId: survey?.id, saleContingencyId: 77_777, county: 'Elsewhere' },
  });
  expect(displays((await dropdowns()).surveys)).not.toContain(survey?.display);
  await save({ survey_id: other?.id });
  const { data: history } = (await app.get(`offers/${id}/history`, {}, as.agent)).body;
  expect(history[0].fields).toMatchObject([
    { field: 'survey_id', before: survey?.display, after: other?.display },
  ]);
  expect(history[1].fields).toContainEqual(
    expect.objectContaining({ field: 'sale_contingency_id', after: '77777' }),
  );
});
