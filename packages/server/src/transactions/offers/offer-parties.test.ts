import type { WireParty } from '@homestead/contract/transactions';
import { expect, test } from 'vitest';
import type { As } from '../../../test/accounts-app.ts';
import { openOfferOffice } from '../../../test/offer-office.ts';

const { app, as, makeDraft, complete, submit, detailsOf } = await openOfferOffice();

const add = async (body: object): Promise<WireParty> =>
  (await app.post('parties', { kinds: ['title', 'escrow'], ...body }, as.agent)).body.data;
const title = () => add({ type: 'company', name: 'Heartland Title' });
const dana = () => add({ type: 'person', name: 'Dana Reyes', companyName: 'Heartland Title' });
const save = (id: number, body: object, who: As = as.agent) =>
  app.post('transaction/SaveOfferFormDetails', { id, ...body }, who);
const put = async (id: number, body: object) => {
  const { version } = await detailsOf(id, as.agent);
  return app.put(`offers/${id}`, { version, ...body }, as.agent);
};

test('an offer names parties by id, and the specs’ client by number and name', async () => {
  const [company, person] = [await title(), await dana()];
  const id = await makeDraft();
  const saved = await put(id, { titleCompanyId: company.id, escrowAgentId: person.id });
  expect(saved.body.data.parties).toEqual([
    { id: company.id, name: 'Heartland Title', company: null },
    { id: person.id, name: 'Dana Reyes', company: 'Heartland Title' },
  ]);
  const wire = await app.get('transaction/GetOfferDetailsById', { id: String(id) }, as.agent);
  expect(wire.body.data).toMatchObject({
    ...{ title_company_id: company.number, title_company_name: 'Heartland Title' },
    ...{ escrow_agent_id: person.number, external_agent_id: 0, termite_company: '' },
  });
  const { body } = await save(id, wire.body.data);
  expect(body.data).toMatchObject({ title_company_id: company.number });
  const history = await app.get(`offers/${id}/history`, {}, as.agent);
  expect(history.body.data[0].fields).toMatchObject([
    { field: 'title_company_id', after: 'Heartland Title' },
    { field: 'escrow_agent_id', after: 'Dana Reyes' },
  ]);
});

test('a lending company of the directory is named beside the lender who works here', async () => {
  const lending = await add({ type: 'company', name: 'Plains Mortgage', kinds: ['lender'] });
  const id = await makeDraft();
  const saved = await put(id, { lenderCompanyId: lending.id });
  expect(saved.body.data.parties).toEqual([
    { id: lending.id, name: 'Plains Mortgage', company: null },
  ]);
  const wire = await app.get('transaction/GetOfferDetailsById', { id: String(id) }, as.agent);
  expect(wire.body.data).toMatchObject({ lender_company_id: lending.number });
  await title();
  const other = await put(id, { lenderCompanyId: (await dana()).id });
  expect([other.status, other.body.errors[0].field]).toEqual([400, 'lenderCompanyId']);
});

test('a name that the directory lacks is added to it, once', async () => {
  const [first, second] = [await makeDraft(), await makeDraft()];
  const inspection = { type: 'Radon', company: 'Clear Air', inspector_name: 'Pat Fox' };
  const sent = {
    ...{ termite_company: 'Platte Valley Termite', termite_inspector: 'Sam Ode' },
    ...{ title_company_id: 0, title_company_name: 'Heartland Title' },
    ...{ home_warranty_company: 'Hearth Warranty', home_inspections: [inspection] },
  };
  const { body } = await save(first, sent);
  expect(body.data).toMatchObject({ ...sent, title_company_id: expect.any(Number) });
  await save(second, { ...sent, termite_company: 'PLATTE VALLEY TERMITE, LLC' });
  const { data } = (await app.get('parties', {}, as.agent)).body;
  expect(data.map(({ name, kinds }: WireParty) => [name, ...kinds])).toEqual([
    ['Clear Air', 'home-inspector'],
    ['Hearth Warranty', 'warranty'],
    ['Heartland Title', 'title'],
    ['Pat Fox', 'home-inspector'],
    ['Platte Valley Termite', 'termite'],
    ['Sam Ode', 'termite'],
  ]);
});

test('a merged party shows as the one it was merged into', async () => {
  const [company, twice] = [await title(), await add({ type: 'company', name: 'Heartland' })];
  const id = await makeDraft();
  await put(id, { titleCompanyId: twice.id });
  await app.put(`parties/${twice.id}`, { version: 1, mergedIntoId: company.id }, as.agent);
  expect((await detailsOf(id, as.agent)).parties).toMatchObject([
    { id: twice.id, name: 'Heartland Title' },
  ]);
  const wire = await save(id, { title_company_name: 'Heartland' });
  expect(wire.body.data).toMatchObject({ title_company_id: company.number });
});

test('a company counts the deals that it and its people took part in', async () => {
  const [company, person] = [await title(), await dana()];
  for (const terms of [{ titleCompanyId: company.id }, { escrowAgentId: person.id }]) {
    const id = await makeDraft();
    const propertyAddress = `${id} Cass St, Omaha, NE 68132`;
    await put(id, { ...complete, ...terms, propertyAddress });
    await submit(id, as.agent);
    await app.get('Transaction/OfferAcceptedById', { id: String(id) }, as.agent);
  }
  const { data } = (await app.get('parties', {}, as.agent)).body;
  expect(data).toMatchObject([
    { name: 'Dana Reyes', deals: 1 },
    { name: 'Heartland Title', deals: 2 },
  ]);
});

test('home inspections are replaced as a whole, and an empty day or time is not known', async () => {
  const company = await add({ type: 'company', name: 'Clear Air', kinds: ['home-inspector'] });
  const id = await makeDraft();
  const radon = { type: 'Radon', companyId: company.id, inspectOn: '2031-06-20', time: '14:30' };
  await put(id, { homeInspections: [radon, { type: 'Found nowhere' }] });
  const later = { ...radon, inspectOn: '', time: '', note: 'Call first' };
  const { body } = await put(id, { homeInspections: [later] });
  expect(body.data.terms.homeInspections).toEqual([
    {
      ...{ type: 'Radon', companyId: company.id, inspectorId: null },
      ...{ inspectOn: null, time: null, note: 'Call first' },
    },
  ]);
  const eleven = Array(11).fill({ type: 'Radon' });
  expect((await put(id, { homeInspections: eleven })).body.errors).toMatchObject([
    { field: 'homeInspections' },
  ]);
});

test('what isn’t in the directory is refused with its field', async () => {
  const [company, id] = [await title(), await makeDraft()];
  for (const [answer, field] of [
    [await put(id, { titleCompanyId: crypto.randomUUID() }), 'titleCompanyId'],
    [await put(id, { escrowAgentId: company.id }), 'escrowAgentId'],
    [await put(id, { homeInspections: [{ inspectorId: company.id }] }), 'homeInspections'],
    [await save(id, { title_company_id: 99_999_999 }), 'titleCompanyId'],
    [await save(id, { termite_inspector: 'Nobody' }), 'termiteInspectorId'],
    [await save(id, { home_inspections: [{ inspector_name: 'Nobody' }] }), 'homeInspections'],
    [await save(id, { title_company_id: 'much' }), 'title_company_id'],
  ] as const) {
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field }]);
  }
  await app.database.asOwner("delete from role_grant where permission_key = 'transactioncontacts'");
  await app.database.asOwner('update role set grants_version = grants_version + 1');
  const without = await save(id, { termite_company: 'New one' });
  expect(without.body.errors).toMatchObject([{ field: 'termiteCompanyId' }]);
  expect((await save(id, { title_company_name: 'heartland title' })).status).toBe(200);
  expect((await detailsOf(id, as.agent)).abilities).not.toContain('add-party');
});

test('someone who no longer works here keeps their name on an offer', async () => {
  const co = await app.makePerson({ role: 'co-agent', first_name: 'Cora', last_name: 'Ash' });
  const id = await makeDraft();
  await put(id, { coAgentId: co.id });
  const shown = async () => (await detailsOf(id, as.agent)).people;
  const here = { id: co.id, name: 'Cora Ash', isGone: false };
  expect(await shown()).toContainEqual(here);
  await app.database.asOwner(`update person set deactivated_at = now() where id = '${co.id}'`);
  expect(await shown()).toContainEqual({ ...here, isGone: true });
});
