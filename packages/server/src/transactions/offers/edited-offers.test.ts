import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openOfferOffice } from '../../../test/offer-office.ts';

const { app, db, as, makeDraft, detailsOf } = await openOfferOffice();

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
