import { LINK_KEY_HEADER } from '@homestead/contract/platform';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openOfferOffice } from '../../../test/offer-office.ts';

const { app, as, complete, makeDraft } = await openOfferOffice();
const { pool } = app.database;

let keys = 0;
const keyed = (who: SignedIn, more: Record<string, string> = {}) => {
  keys += 1;
  const authorization = `Bearer ${who.jwtToken}`;
  return { headers: { authorization, 'idempotency-key': `sent-offers-${keys}-aaaaaaaa`, ...more } };
};
const sentTo = async (who: SignedIn) => (await app.get('sent-offers', {}, who)).body.data;
const see = (link: string, who: SignedIn) =>
  app.get('client-offer', {}, keyed(who, { [LINK_KEY_HEADER]: link }));

/** An offer that was sent to its client, who has an account with the same mailbox. */
async function sentOffer({ isVerified = true } = {}) {
  const id = await makeDraft();
  await app.put(`offers/${id}`, { version: 1, ...complete }, as.agent);
  expect((await app.post(`offers/${id}/client-links`, undefined, keyed(as.agent))).status).toBe(
    200,
  );
  const { rows } = await pool.query(
    'select link.id, link.email from offer_client_link link join offer on offer.id = offer_id where number = $1',
    [id],
  );
  const { id: link, email } = rows[0];
  const person = await app.makePerson({ role: 'client', email });
  const client = await app.signIn(person);
  if (!isVerified) {
    await pool.query('update person set email_verified_at = null where id = $1', [person.id]);
  }
  return { id, link, client };
}

test('who signs in with the mailbox that got an offer sees it listed, opens, approves and asks', async () => {
  const { id, link, client } = await sentOffer();
  expect(await sentTo(client)).toMatchObject({
    offers: [{ link, state: 'draft', priceCents: 38_900_000, address: complete.propertyAddress }],
    homes: [],
  });
  const seen = (await see(link, client)).body.data;
  expect(seen).toMatchObject({ client: 'Eve', abilities: ['approve', 'ask'] });
  const { version, termsHash } = seen;
  const by = () => keyed(client, { [LINK_KEY_HEADER]: link });
  const approval = { version, termsHash, name: 'Eve Tester' };
  const approved = await app.post('client-offer/approval', approval, by());
  expect(approved.body.data).toMatchObject({ approval: { name: 'Eve Tester' } });
  const asked = await app.post('client-offer/question', { question: 'When do we close?' }, by());
  expect(asked.status).toBe(200);
  const { approvals } = (await app.get(`offers/${id}/client`, {}, as.agent)).body.data;
  expect(approvals).toMatchObject([{ name: 'Eve Tester', isCurrent: true }]);
});

test('nobody else opens an offer by the id of its link', async () => {
  const { link } = await sentOffer();
  const other = (await sentOffer()).client;
  const unproven = await sentOffer({ isVerified: false });
  for (const who of [other, as.agent, as.admin]) {
    expect(await see(link, who)).toMatchObject({
      status: 404,
      body: { code: 'client-link-refused' },
    });
  }
  const visitor = await app.get('client-offer', {}, { headers: { [LINK_KEY_HEADER]: link } });
  expect(visitor.body.code).toBe('client-link-refused');
  expect(await sentTo(unproven.client)).toEqual({ offers: [], homes: [] });
  expect((await see(unproven.link, unproven.client)).status).toBe(404);
  expect(await sentTo(as.agent)).toEqual({ offers: [], homes: [] });
  expect((await app.get('sent-offers')).status).toBe(401);
});

test('a link that was ended or has expired, and an offer with another client, open nothing', async () => {
  const ended = await sentOffer();
  const end = `offers/${ended.id}/client-links/${ended.link}/end`;
  expect((await app.post(end, undefined, as.agent)).status).toBe(200);
  const expired = await sentOffer();
  await pool.query('update offer_client_link set expires_at = now() where id = $1', [expired.link]);
  const moved = await sentOffer();
  await pool.query(
    'update offer set lead_id = (select lead_id from offer where number = $1) where number = $2',
    [ended.id, moved.id],
  );
  for (const { link, client } of [ended, expired, moved]) {
    expect(await sentTo(client)).toEqual({ offers: [], homes: [] });
    expect((await see(link, client)).body.code).toBe('client-link-refused');
  }
});
