import { randomUUID } from 'node:crypto';
import { NOBODY } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, as, client, claim, send, rowsOf } = await openLeadOffice();
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
const other = await app.makePerson({ role: 'client' });
const activity = (userid: string | null, who: SignedIn | null) =>
  app.get('Property/GetPropertyActivity', userid === null ? {} : { userid }, who);
const favorites = (userid: string | null, who: SignedIn | null) =>
  app.get('Property/GetFavoritePropertyList', userid === null ? {} : { userid }, who);

async function clientLead(): Promise<string> {
  await send({}, as.client);
  const id = String((await rowsOf('lead'))[0]?.id);
  await claim(id, as.agent);
  return id;
}

const view = () =>
  app.post('Property/SavePropertyActivity', { listingid: 'Q1' }, {
    headers: {
      authorization: `Bearer ${as.client.jwtToken}`,
      'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0',
    },
  } as never);

test('a view that counts is kept once, and shown to the client and who works their lead', async () => {
  const id = await clientLead();
  expect((await view()).body).toEqual({ counted: true });
  expect((await view()).body).toEqual({ counted: false });
  expect(await rowsOf('home_view')).toHaveLength(1);
  const favorite = { propertiesid: 'Q1', favorites: true };
  await app.post('Property/SavePropertyWithUser', favorite, as.client);
  const own = await activity(null, as.client);
  expect(own.body).toMatchObject({
    value: [{ listingid: 'Q1', userid: client.id, views: 1, listingprice: 300000 }],
    odatacount: 1,
  });
  expect((await activity(NOBODY, as.client)).body).toEqual(own.body);
  expect((await activity(client.id.toUpperCase(), as.agent)).body).toEqual(own.body);
  expect((await favorites(client.id, as.agent)).body).toMatchObject({
    value: [
      {
        ...{ propertiesid: 'Q1', favorites: true, dislikes: false, recently_viewed: true },
        ...{ price: 300000, pricethen: 300000, standardstatus: 'Active' },
      },
    ],
  });
  const homes = await app.get(`leads/${id}/homes`, {}, as.agent);
  expect(homes.body.data).toMatchObject([
    { mlsNumber: 'Q1', views: 1, favorites: 1, recentViews: 1, askedAt: null, tour: null },
  ]);
  expect(homes.body.data[0].savedAt).not.toBeNull();
});

test('another person’s id is refused alike, whether or not they exist', async () => {
  await clientLead();
  const lender = await app.makePerson({ role: 'lender' });
  await sql`update lead set lender_id = ${lender.id}`.execute(db);
  const asked: [string, SignedIn | null, number][] = [
    [client.id, null, 401],
    [client.id, as.neighbor, 403],
    [client.id, await app.signIn(lender), 403],
    [client.id, admin, 200],
    [other.id, as.client, 403],
    [other.id, admin, 403],
    [randomUUID(), as.agent, 403],
    ['everyone', as.agent, 403],
  ];
  for (const [userid, who, status] of asked) {
    expect((await activity(userid, who)).status).toBe(status);
    expect((await favorites(userid, who)).status).toBe(status);
  }
});

test('the homes of a lead are for those who work it', async () => {
  const id = await clientLead();
  const statuses = await Promise.all(
    [null, as.client, as.neighbor, as.agent, admin].map(
      async (who) => (await app.get(`leads/${id}/homes`, {}, who)).status,
    ),
  );
  expect(statuses).toEqual([401, 403, 404, 200, 200]);
});
