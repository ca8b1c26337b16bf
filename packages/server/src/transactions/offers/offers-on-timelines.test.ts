import { beforeEach, expect, it } from 'vitest';
import { openImportOffice } from '../../../test/import-office.ts';
import { transactionsRoom } from '../plugin.ts';

const office = await openImportOffice([transactionsRoom]);
const { app, db, as, step, importNow, messagesIn, rowsOf } = office;

beforeEach(() => app.database.empty('deal', 'offer', 'listing_file'));

const csv = [
  'First name,Email',
  ...['Eve', 'Sam', 'Kim', 'Pat'].map((name) => `${name},${name.toLowerCase()}@example.org`),
].join('\n');
const leadIds = async () => {
  const leads = await db.selectFrom('lead').select('id').orderBy('email').execute();
  return leads.map(({ id }) => id);
};
const timeline = async (id: string) =>
  (await app.get(`leads/${id}/timeline`, null, as.agent)).body.data as {
    kind: string;
    title: string;
    by: { id: string } | null;
  }[];
const startOffer = async (given: object) =>
  (await app.post('Transaction/CreateNewOffer', given, as.agent)).body.data as {
    id: number;
    code: string;
  };

it('a lead’s timeline says that an offer was started, and an import’s undo keeps it', async () => {
  const made = await importNow(csv);
  const [eve = '', kim = '', pat = '', sam = ''] = await leadIds();
  const { id } = await startOffer({ leadid: eve });
  const [line] = await timeline(eve);
  expect(line).toMatchObject({ kind: 'offer-started' });
  expect(line?.title).toMatch(/^Offer \S+ started$/);
  const later = (await app.post('offers', {}, as.agent)).body.data;
  const named = { version: later.version, leadId: kim };
  const { status } = await app.put(`offers/${later.id}`, named, as.agent);
  expect(status).toBe(200);
  expect((await timeline(kim))[0]?.kind).toBe('offer-started');
  const file = await app.post('listing-files', { sellerLeadId: sam, county: 'Douglas' }, as.agent);
  expect(file.status, JSON.stringify(file.body)).toBe(200);
  expect((await timeline(sam))[0]?.title).toMatch(/^Listing file \S+ started$/);
  const undone = (await step(made.id, 'undo')).body.data;
  expect(undone.counts).toMatchObject({ undone: 1, kept: 3 });
  expect(await messagesIn(made.id, { state: 'kept' })).toHaveLength(3);
  const erased = (await rowsOf('lead')).filter(({ erased_at }) => erased_at !== null);
  expect(erased.map(({ id: leadId }) => leadId)).toEqual([pat]);
  const { body } = await app.get(`offers/${id}`, {}, as.agent);
  expect(body.data.client).toBe('Eve');
});

it('changes that keep the client add no line', async () => {
  await importNow(csv);
  const [eve = ''] = await leadIds();
  const { id } = await startOffer({ leadid: eve });
  const { version } = (await app.get(`offers/${id}`, {}, as.agent)).body.data;
  const given = { version, leadId: eve, propertyAddress: '5112 Cass St' };
  expect((await app.put(`offers/${id}`, given, as.agent)).status).toBe(200);
  const kinds = (await timeline(eve)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'offer-started')).toHaveLength(1);
});
