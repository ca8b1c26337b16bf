import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openOfferOffice } from '../../../test/offer-office.ts';

const { app, db, as, makeDraft, detailsOf, leadOf } = await openOfferOffice();

const copy = async (id: number, who = as.agent) => {
  const { version } = await detailsOf(id, as.agent);
  const { jwtToken } = who;
  const headers = {
    authorization: `Bearer ${jwtToken}`,
    'idempotency-key': `copy-${id}-${'a'.repeat(16)}`,
  };
  return app.post(`offers/${id}/copy`, { version }, { headers });
};
const save = async (id: number, fields: object) => {
  const { version } = await detailsOf(id, as.agent);
  expect((await app.put(`offers/${id}`, { version, ...fields }, as.agent)).status).toBe(200);
};

test('what is usual comes from the last offer, and nothing that is typed is lost', async () => {
  const first = await makeDraft();
  await save(first, {
    ...{ closingLocation: 'Nebraska Title, Omaha', deedName: 'Warranty deed', expireTime: '18:00' },
    ...{ offerPriceCents: 1, propertyAddress: '5112 Cass St', warrantyPayee: 'Seller Pays' },
  });
  const second = await makeDraft();
  await save(second, { deedName: 'Quitclaim deed' });
  const { status, body } = await copy(second);
  expect(status).toBe(200);
  expect(body.data.terms).toMatchObject({
    ...{
      closingLocation: 'Nebraska Title, Omaha',
      deedName: 'Quitclaim deed',
      expireTime: '18:00',
    },
    ...{ offerPriceCents: null, propertyAddress: null, warrantyPayee: 'Buyer Pays' },
  });
  expect(body.data.sources).toEqual({
    ...{ closingLocation: 'copied', expireTime: 'copied' },
  });
});

test('without another offer, and for someone else, nothing is copied', async () => {
  const id = await makeDraft();
  const { status, body } = await copy(id);
  expect([status, body.code]).toEqual([409, 'no-offer-to-copy']);
  expect((await copy(id, as.neighbor)).status).toBe(404);
});

test('people who edit one offer are shown each other', async () => {
  const id = await makeDraft();
  const sign = (who: typeof as.agent, isOpen = true) =>
    app.put(`offers/${id}/editing`, { isOpen }, who);
  expect((await sign(as.agent)).body.data).toMatchObject({ editors: [], version: 1 });
  expect((await sign(as.admin)).body.data.editors).toEqual(['Nora Lindqvist']);
  expect((await sign(as.agent)).body.data.editors).toHaveLength(1);
  await sign(as.admin, false);
  expect((await sign(as.agent)).body.data.editors).toEqual([]);

  await sign(as.admin);
  await sql`update offer_editor set seen_at = now() - interval '2 minutes'`.execute(db);
  expect((await sign(as.agent)).body.data.editors).toEqual([]);
  expect((await sign(as.neighbor)).status).toBe(404);
});

test('a change can’t be undone that would name a client out of sight', async () => {
  const id = await makeDraft();
  const co = await app.makePerson({ role: 'co-agent' });
  const own = await app.signIn(co);
  await save(id, { coAgentId: co.id });
  const { version } = await detailsOf(id, as.agent);
  const leadId = await leadOf(own);
  const changed = await app.put(`offers/${id}`, { version, leadId }, own);
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const { data } = (await app.get(`offers/${id}/history`, {}, own)).body;
  const { body, status } = await app.post(`offers/${id}/undo`, { change: data[0].id }, own);
  expect([status, body.errors[0].field]).toEqual([400, 'leadId']);
});

test('the list names only clients that the viewer may see', async () => {
  const id = await makeDraft();
  const co = await app.makePerson({ role: 'co-agent' });
  await save(id, { coAgentId: co.id });
  const ask = async (who: typeof as.agent, query = {}) =>
    (await app.get('offers', query, who)).body.data;
  const own = await app.signIn(co);
  expect(await ask(as.agent, { q: 'Eve' })).toMatchObject([{ client: 'Eve' }]);
  expect(await ask(own)).toMatchObject([{ client: null }]);
  expect(await ask(own, { q: 'Eve' })).toEqual([]);
});
