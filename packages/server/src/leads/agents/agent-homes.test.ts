import { underContractStatuses } from '@homestead/contract/listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApp, type As, createAccountsApp } from '../../../test/accounts-app.ts';
import { insertListings } from '../../../test/factories/listings.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import { fieldMessages } from '../messages/fields.ts';
import { leadsRoom } from '../plugin.ts';
import { agentListingsQuery, agentSalesQuery } from './agent-home-store.ts';

let app: AccountsApp;
let admin: As;
let own: As;
let id: string;

const rooms = [...homeRooms, leadsRoom];
const ours = { list_agent_mls_id: 'SA00003', list_agent_name: 'Priya Raman' };
const sold = {
  ...{ visibility: 'page', standard_status: 'Closed', city: 'Gretna', close_on: '2026-05-01' },
  ...{ close_price_cents: 41_000_000, position: { x: -96.2, y: 41.1 } },
} as const;

beforeAll(async () => {
  app = await createAccountsApp({ MLS_SHOW_CLOSED: 'true' }, { rooms });
  await insertListings(app.database.db, [
    { mls_number: 'L1', ...ours, list_price_cents: 20_000_000 },
    { mls_number: 'L2', co_list_agent_mls_id: 'sa00003', list_price_cents: 30_000_000 },
    { mls_number: 'P1', ...ours, standard_status: 'Pending', list_price_cents: 25_000_000 },
    { mls_number: 'P2', ...ours, standard_status: 'ActiveUnderContract' },
    { mls_number: 'L3', ...ours, visibility: 'none', list_price_cents: 1_000_000 },
    { mls_number: 'L4', buyer_agent_mls_id: 'SA00003', list_price_cents: 90_000_000 },
    { mls_number: 'S1', ...ours, ...sold },
    { mls_number: 'S2', buyer_agent_mls_id: 'SA00003', ...sold, close_on: '2026-06-01' },
    { mls_number: 'S3', ...ours, ...sold, address_shown: false, close_on: '2026-04-01' },
    { mls_number: 'S4', ...ours, ...sold, position_approximate: true, close_on: '2026-03-01' },
    { mls_number: 'S5', list_agent_mls_id: 'SA99999', ...sold },
  ]);
  const priya = await app.makePerson({ role: 'agent', first_name: 'Priya', last_name: 'Raman' });
  id = priya.id;
  own = await app.signIn(priya);
  admin = await app.signIn(await app.makePerson({ role: 'admin' }));
  await save({ version: 0, isPublished: true, mlsId: 'SA00003' }, admin);
});
afterAll(() => app.close());

const save = (body: object, as: As, of = id) => app.put(`agent-profiles/${of}`, body, as);
const page = async () => (await app.get('agents/priya-raman', null, null)).body.data;

test('an agent’s page has the homes that they list alone or with someone', async () => {
  const { body } = await app.get('agents/priya-raman/homes', null, null);
  const numbers = body.data.listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);
  expect(numbers.sort()).toEqual(['L1', 'L2']);
  expect(body.data).toMatchObject({ listingsTotal: 2, mlsId: 'SA00003' });
});

test('their homes under contract are apart from those for sale', async () => {
  const { data } = (await app.get('agents/priya-raman/homes', null, null)).body;
  const numbers = data.underContract.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);
  expect(numbers.sort()).toEqual(['P1', 'P2']);
  expect(data.underContractTotal).toBe(2);
});

test('search finds as many homes of an agent as their page counts', async () => {
  const { data } = (await app.get('agents/priya-raman/homes', null, null)).body;
  const count = async (status: readonly string[]) =>
    (await app.post('Filter/CountHomes', { listagentmlsid: data.mlsId, status }, null)).body.count;
  expect(await count(['Active', 'ComingSoon'])).toBe(data.listingsTotal);
  expect(await count(underContractStatuses)).toBe(data.underContractTotal);
});

test('an agent with more homes than one page shows has 24 of them, and their number', async () => {
  const many = Array.from({ length: 30 }, (_, n) => ({
    ...{ mls_number: `M${n}`, list_agent_mls_id: 'SA00077', list_price_cents: 20_000_000 },
  }));
  await insertListings(app.database.db, many);
  const other = await app.makePerson({ role: 'agent', first_name: 'Bo', last_name: 'Many' });
  await save({ version: 0, isPublished: true, mlsId: 'SA00077' }, admin, other.id);
  const { data } = (await app.get('agents/bo-many/homes', null, null)).body;
  expect([data.listings.length, data.listingsTotal]).toEqual([24, 30]);
});

test('closed sales say for whom, and where only if the address may be shown', async () => {
  const { sales, salesTotal, areSalesPermitted } = (
    await app.get('agents/Priya-Raman/homes', null, null)
  ).body.data;
  expect({ salesTotal, areSalesPermitted }).toEqual({ salesTotal: 4, areSalesPermitted: true });
  expect(sales).toMatchObject([
    { mlsNumber: 'S2', isOfBuyer: true, longitude: -96.2, latitude: 41.1 },
    { mlsNumber: 'S1', isOfBuyer: false, longitude: -96.2, latitude: 41.1 },
    { mlsNumber: 'S3', street: null, longitude: null, latitude: null },
    { mlsNumber: 'S4', longitude: null, latitude: null },
  ]);
});

test('without the MLS’s permission there are none', async () => {
  const other = await createAccountsApp({}, { rooms });
  const agent = await other.makePerson({ role: 'agent', first_name: 'Ada', last_name: 'Berg' });
  await insertListings(other.database.db, [{ ...ours, ...sold }]);
  const office = await other.signIn(await other.makePerson({ role: 'admin' }));
  const profile = { version: 0, isPublished: true, mlsId: 'SA00003' };
  await other.put(`agent-profiles/${agent.id}`, profile, office);
  const { body } = await other.get('agents/ada-berg/homes', null, null);
  expect(body.data).toMatchObject({ areSalesPermitted: false, sales: [], salesTotal: 0 });
  await other.close();
});

test('areas and prices are those of their homes until they are written', async () => {
  expect(await page()).toMatchObject({
    areas: ['Gretna', 'Omaha'],
    priceFromCents: 20_000_000,
    priceToCents: 41_000_000,
    isPriceComputed: true,
  });
  const found = await app.get('agents', { area: 'gretna' }, null);
  expect(found.body).toMatchObject({ total: 1, areas: ['Gretna', 'Omaha'] });
  const wrong = await save({ version: 1, priceFromCents: 300, priceToCents: 200 }, own);
  expect(wrong).toMatchObject({ status: 400, body: { message: fieldMessages.priceOrder() } });
  await save({ version: 1, areas: ['Blair'], priceFromCents: 30_000_000 }, own);
  expect(await page()).toMatchObject({
    areas: ['Blair'],
    priceFromCents: 30_000_000,
    priceToCents: null,
    isPriceComputed: false,
  });
  await save({ version: 2, areas: [], priceFromCents: null }, own);
});

test('the office sets the MLS ID, one for each agent', async () => {
  const refused = await save({ version: 3, mlsId: 'SA99999' }, own);
  expect(refused).toMatchObject({ status: 403, body: { message: fieldMessages.mlsIdByOffice() } });
  expect((await app.get(`agent-profiles/${id}`, null, own)).body.data.fixedColumns).toEqual([
    'mlsId',
  ]);
  const other = await app.makePerson({ role: 'agent' });
  const taken = await save({ version: 0, mlsId: 'sa00003' }, admin, other.id);
  expect(taken.body.errors).toMatchObject([{ field: 'mlsId' }]);
});

test('agents list their own profile to edit, admins everyone’s, clients none', async () => {
  const listed = async (as: As) => (await app.get('agent-profiles', {}, as)).body;
  expect(await listed(own)).toMatchObject({ total: 1, data: [{ id, name: 'Priya Raman' }] });
  expect((await listed(admin)).total).toBeGreaterThan(1);
  const client = await app.signIn(await app.makePerson());
  expect((await app.get('agent-profiles', {}, client)).status).toBe(403);
});

test('homes of an agent are found through an index', async () => {
  const database = app.database;
  for (const query of [agentListingsQuery('SA00003'), agentSalesQuery('SA00003')]) {
    const { sql: text, parameters } = query.compile(database.db);
    const client = await database.pool.connect();
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(`explain ${text}`, [...parameters]);
    await client.query('reset enable_seqscan');
    client.release();
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('listing_of_list_agent');
    expect(plan).toContain('listing_of_co_list_agent');
  }
});
