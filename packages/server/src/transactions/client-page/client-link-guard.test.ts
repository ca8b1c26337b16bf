import { LINK_KEY_HEADER } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { atomically } from '#platform';
import { openOfferOffice } from '../../../test/offer-office.ts';
import { lockOfferById } from '../offers/offer-store.ts';
import { openByLink } from './open-client-offer.ts';

const { app, db, as, complete, makeDraft, detailsOf } = await openOfferOffice();
const { pool } = app.database;

let keys = 0;
const keyed = () => {
  keys += 1;
  const headers = { authorization: `Bearer ${as.agent.jwtToken}` };
  return { headers: { ...headers, 'idempotency-key': `client-link-guard-${keys}` } };
};
const send = (id: number) => app.post(`offers/${id}/client-links`, undefined, keyed());
const by = (key: string, more: Record<string, string> = {}) => ({
  headers: { [LINK_KEY_HEADER]: key, ...more },
});
const see = (key: string) => app.get('client-offer', {}, by(key));
const linksOf = async (id: number) =>
  (await app.get(`offers/${id}/client`, {}, as.agent)).body.data.links;
const end = (id: number, link: string) =>
  app.post(`offers/${id}/client-links/${link}/end`, undefined, as.agent);

/** A filled-in draft whose client got a link, with its key. */
async function sentOffer() {
  const id = await makeDraft();
  await app.put(`offers/${id}`, { version: 1, ...complete }, as.agent);
  expect((await send(id)).status).toBe(200);
  const { rows } = await pool.query(
    "select * from mail_message where kind = 'transactions.client-offer' order by recorded_at desc limit 1",
  );
  const { text } = app.services.mail.open(rows[0].id, rows[0].sealed_body);
  return { id, key: /#token=([\w-]{43})/.exec(text)?.[1] ?? '' };
}

test('a link that is ended while its request waits for the offer opens nothing', async () => {
  const { id, key } = await sentOffer();
  const { rows } = await sql<{ id: string }>`select id from offer where number = ${id}`.execute(db);
  let waiting: Promise<string> | undefined;
  await atomically(db, async (tx) => {
    await lockOfferById(tx, rows[0]?.id ?? '');
    waiting = atomically(db, (other) =>
      openByLink(other, { key, personId: null }, { isLocked: true }),
    ).then(
      () => 'opened',
      ({ code }) => code,
    );
    await waitForLock();
    await sql`update offer_client_link set revoked_at = now()`.execute(tx);
  });
  expect(await waiting).toBe('client-link-refused');
});

async function waitForLock(): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`.execute(db);
  if (rows.length === 0) await waitForLock();
}

test.each([
  ['approval', (seen: object) => ({ ...seen, name: 'Eve' })],
  ['question', () => ({ question: 'Can we close earlier?' })],
])('an answered %s isn’t read again through a link that was ended', async (path, bodyOf) => {
  const { id, key } = await sentOffer();
  const { version, termsHash } = (await see(key)).body.data;
  const again = { 'idempotency-key': `again-${path}-aaaaaaaaaaaa` };
  const form = () =>
    app.post(`client-offer/${path}`, bodyOf({ version, termsHash }), by(key, again));
  expect((await form()).status).toBe(200);
  expect((await form()).status).toBe(200);
  const [link] = await linksOf(id);
  expect((await end(id, link.id)).status).toBe(200);
  expect(await form()).toMatchObject({ status: 404, body: { code: 'client-link-refused' } });
});

test('an offer has at most twenty links that work, and those are listed first', async () => {
  const { id } = await sentOffer();
  await sql`insert into offer_client_link (offer_id, lead_id, email, expires_at, revoked_at)
    select offer_id, lead_id, email, expires_at, case when n > 19 then now() end
    from offer_client_link, generate_series(1, 60) n`.execute(db);
  const refused = await send(id);
  expect([refused.status, refused.body.code]).toEqual([409, 'too-many-links']);
  const links = await linksOf(id);
  const open = links.filter(({ state }: { state: string }) => state === 'sent');
  expect(open).toHaveLength(20);
  expect((await end(id, open[0].id)).status).toBe(200);
  expect((await send(id)).status).toBe(200);
});

test('terms whose time is over aren’t approved, also before the server has marked the offer', async () => {
  const { id, key } = await sentOffer();
  const { version, termsHash } = (await see(key)).body.data;
  await sql`update offer set expires_at = now() where number = ${id}`.execute(db);
  expect((await detailsOf(id, as.agent)).state).toBe('draft');
  expect((await see(key)).body.data.abilities).toEqual(['ask']);
  const sent = { version, termsHash, name: 'Eve' };
  const late = await app.post('client-offer/approval', sent, by(key));
  expect([late.status, late.body.code]).toEqual([409, 'offer-not-open']);
  expect((await sql`select 1 from client_approval`.execute(db)).rows).toEqual([]);
});
