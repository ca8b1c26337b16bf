import type { WireOutsideDeal } from '@homestead/contract/transactions';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openOfferOffice } from '../../../test/offer-office.ts';

const { app, as, complete, makeDraft, submit, detailsOf, agent } = await openOfferOffice();

let entries = 0;
/** A person of a new company in the directory, by id; the company's id is its second part. */
async function party(kinds: string[], email: string): Promise<{ id: string; companyId: string }> {
  entries += 1;
  const add = async (body: object) => (await app.post('parties', body, as.admin)).body.data;
  const company = await add({ type: 'company', name: `Firm ${entries}`, kinds });
  const person = await add({
    ...{ type: 'person', name: `Someone ${entries}`, companyName: company.name, email },
  });
  return { id: person.id, companyId: company.id };
}

/** An offer of the agent's with these terms, accepted if `isDeal`. Answers its number. */
async function offer(terms: object, isDeal = true): Promise<number> {
  const id = await makeDraft();
  const { version } = await detailsOf(id, as.agent);
  const address = `${id} Cass St, Omaha, NE 68132`;
  const body = { version, ...complete, propertyAddress: address, ...terms };
  expect((await app.put(`offers/${id}`, body, as.agent)).status).toBe(200);
  if (!isDeal) return id;
  expect((await submit(id, as.agent)).status).toBe(200);
  expect((await app.post('Transaction/OfferAcceptedById', { id }, as.agent)).status).toBe(200);
  return id;
}

async function outsider(role: string): Promise<{ email: string; who: SignedIn }> {
  const person = await app.makePerson({ role: role as 'external-agents' });
  return { email: person.email, who: await app.signIn(person) };
}
const dealsOf = async (who: SignedIn): Promise<WireOutsideDeal[]> =>
  (await app.get('deals/outside', {}, who)).body.data;

test('a title company’s person sees the deals that name them, with the price and the closing', async () => {
  const title = await outsider('external-title-company');
  const other = await outsider('external-title-company');
  const { id: escrowAgentId, companyId: titleCompanyId } = await party(['title'], title.email);
  await party(['title'], other.email);
  await offer({ escrowAgentId, titleCompanyId });
  await offer({ escrowAgentId }, false);
  const [deal, ...rest] = await dealsOf(title.who);
  expect(rest).toEqual([]);
  expect(deal).toMatchObject({
    ...{ parts: ['escrowAgentId'], offerPriceCents: complete.offerPriceCents, endedAt: null },
    days: [{ what: 'closing', on: complete.closingOn }],
  });
  // Not themselves and their own company.
  expect(deal?.contacts.map(({ part }) => part)).toEqual(['agentId']);
  expect(deal?.contacts[0]).toMatchObject({ email: agent.email });
  expect(await dealsOf(other.who)).toEqual([]);
  expect(await dealsOf(as.agent)).toEqual([]);
  expect(await dealsOf(as.client)).toEqual([]);
  expect((await app.get('deals/outside', {}, null)).status).toBe(401);
});

test('an inspector sees their own appointment, and no price or other inspection', async () => {
  const inspector = await outsider('external-home-inspector');
  const { id: inspectorId, companyId } = await party(['home-inspector'], inspector.email);
  const homeInspections = [
    { type: 'Whole home', companyId, inspectorId, inspectOn: '2031-06-10', time: '09:00' },
    { type: 'Radon', inspectOn: '2031-06-11' },
  ];
  await offer({ homeInspections, termiteOn: '2031-06-12', walkthroughOn: '2031-07-09' });
  const [deal] = await dealsOf(inspector.who);
  expect(deal).toMatchObject({ parts: ['homeInspector'], offerPriceCents: null });
  expect(deal?.days.map(({ what, on }) => [what, on])).toEqual([
    ['inspection', '2031-06-10'],
    ['closing', complete.closingOn],
  ]);
});

test('the agent of the other side sees every day; a lender is found by their account', async () => {
  const external = await outsider('external-agents');
  const lender = await app.makePerson({ role: 'external-lenders' });
  const { id: externalAgentId } = await party(['brokerage'], external.email);
  await offer({
    ...{ externalAgentId, lenderId: lender.id, allCash: false, buyerFinanceType: 'Conventional' },
    ...{ termiteOn: '2031-06-12', walkthroughOn: '2031-07-09' },
  });
  const [seen] = await dealsOf(external.who);
  expect(seen?.days.map(({ what }) => what)).toEqual(['termite', 'walkthrough', 'closing']);
  const [financed] = await dealsOf(await app.signIn(lender));
  expect(financed).toMatchObject({
    ...{ parts: ['lenderId'], offerPriceCents: complete.offerPriceCents },
  });
});

test('outside parties see the next closing first, and how to reach other companies', async () => {
  const external = await outsider('external-agents');
  const { id: externalAgentId } = await party(['brokerage'], external.email);
  const { id: escrowAgentId, companyId: titleCompanyId } = await party(
    ['title'],
    'eve@example.org',
  );
  await offer({ externalAgentId, closingOn: '2031-07-10' });
  await offer({ externalAgentId, escrowAgentId, titleCompanyId, closingOn: '2031-07-15' });
  await offer({ externalAgentId, closingOn: '2031-07-08' });
  const deals = await dealsOf(external.who);
  expect(deals.map(({ days }) => days.at(-1)?.on)).toEqual([
    ...['2031-07-08', '2031-07-10', '2031-07-15'],
  ]);
  expect(deals[2]?.contacts.map(({ part }) => part)).toEqual([
    ...['agentId', 'titleCompanyId', 'escrowAgentId'],
  ]);
});

test('outside parties can’t open an offer, its details or the list', async () => {
  const { who } = await outsider('external-title-company');
  const id = await offer({});
  for (const path of [`offers/${id}`, 'offers', 'deals/details']) {
    expect((await app.get(path, {}, who)).status).toBe(403);
  }
});

test('details name everyone, and are the latest deal without an id', async () => {
  const { id: escrowAgentId } = await party(['title'], 'beth@example.org');
  const deal = await offer({ escrowAgentId });
  const draft = await offer({}, false);
  const read = async (query: Record<string, string>, who = as.agent) =>
    app.get('deals/details', query, who);
  const { data } = (await read({})).body;
  expect(data).toMatchObject({ offer: { id: deal }, deal: { endedAt: null } });
  expect(data.contacts).toMatchObject([
    { part: 'agentId', email: agent.email },
    { part: 'escrowAgentId', email: 'beth@example.org' },
  ]);
  expect(data.sections.map(({ key }: { key: string }) => key)).toContain('dates');
  expect((await read({ id: String(draft) })).body.data).toMatchObject({
    offer: { id: draft },
    deal: null,
  });
  expect((await read({ id: String(deal) }, as.neighbor)).status).toBe(404);
  expect((await read({}, as.neighbor)).status).toBe(404);
  expect((await read({ id: String(deal) }, as.client)).status).toBe(403);
  expect((await read({ id: '12x' })).status).toBe(400);
  expect((await read({ id: '99999999999' })).status).toBe(400);
});

test('details, the PDF’s sheet and the client’s page call the terms by the same number', async () => {
  const id = await offer({}, false);
  const versionOf = async () => {
    const { sections } = (await app.get('deals/details', { id: String(id) }, as.agent)).body.data;
    const [first] = sections[0].parts;
    return first.rows.find(({ label }: { label: string }) => label === 'Version').value;
  };
  expect(await versionOf()).toMatch(/^Draft \d+$/);
  await submit(id, as.agent);
  expect(await versionOf()).toBe('1');
  const { version } = await detailsOf(id, as.agent);
  const counter = { version, madeBy: 'seller', offerPriceCents: complete.offerPriceCents + 100 };
  const expiring = { expireOn: '2031-06-03', expireTime: '18:00' };
  const countered = await app.post(`offers/${id}/counters`, { ...counter, ...expiring }, as.agent);
  expect(countered.status).toBe(200);
  expect(await versionOf()).toBe('2');
});
