import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { atomically, stopMailbox } from '#platform';
import type { As } from '../../../test/accounts-app.ts';
import { openListingOffice } from '../../../test/listing-office.ts';
import { expireOffers } from '../offers/expire-offers.ts';
import { remindOfOffers } from '../offers/remind-of-offers.ts';

const office = await openListingOffice();
const { app, db, as, startFile, confirm, offerOfBuyer, receive, makeDraft, complete, submit } =
  office;
const { pool } = app.database;
const signal = new AbortController().signal;

const remind = (at: string) => remindOfOffers(app.services, new Date(at), signal);
const switchOffer = (id: number, isReminded: unknown, who: As = as.agent) =>
  app.put(`offers/${id}/client-reminders`, { isReminded }, who);
const switchFile = (id: number, isReminded: unknown, who: As = as.agent) =>
  app.put(`listing-files/${id}/seller-reminders`, { isReminded }, who);
async function open() {
  const id = await makeDraft();
  await app.put(`offers/${id}`, { version: 1, ...complete }, as.agent);
  expect((await submit(id, as.agent)).status).toBe(200);
  return id;
}
/** The subjects of the reminders that clients were sent. */
async function sent(): Promise<string[]> {
  const { rows } = await pool.query(
    "select subject from mail_message where kind = 'transactions.client-reminder' order by recorded_at",
  );
  await pool.query("delete from mail_message where kind = 'transactions.client-reminder'");
  return rows.map(({ subject }) => subject);
}

// Offers of the office expire on June 2, 2031, at 6 p.m. in Omaha, which is 23:00 UTC.
test('the client of an offer is reminded once each, and only if the switch is on', async () => {
  const [id] = [await open(), await open()];
  expect((await switchOffer(id, true)).body.data).toMatchObject({ isReminded: true });
  expect((await switchOffer(id, true)).status).toBe(200);
  const soon = 'An offer on 5112 Cass St, Omaha, NE 68132 expires soon';
  await remind('2031-06-01T23:01:00Z');
  expect(await sent()).toEqual([soon]);
  await remind('2031-06-01T23:02:00Z');
  expect(await sent()).toEqual([]);
  await remind('2031-06-02T21:01:00Z');
  expect(await sent()).toEqual([soon]);
  await expireOffers(app.services, new Date('2031-06-02T23:00:01Z'), signal);
  await expireOffers(app.services, new Date('2031-06-02T23:00:02Z'), signal);
  expect(await sent()).toEqual(['An offer on 5112 Cass St, Omaha, NE 68132 has expired']);
  const { rows } = await pool.query(
    "select after from record_change where jsonb_exists(after::jsonb, 'client_reminders')",
  );
  expect(rows).toEqual([{ after: { client_reminders: 'Yes' } }]);
  const history = await app.get(`offers/${id}/history`, {}, as.agent);
  expect(JSON.stringify(history.body)).toContain('Reminders for the client');
});

test('the seller is reminded of offers received on the home', async () => {
  const { id } = await startFile();
  const offer = await receive(id);
  expect((await switchFile(id, true)).body.data).toMatchObject({ isReminded: true });
  await remind('2031-06-01T23:01:00Z');
  expect(await sent()).toHaveLength(1);
  expect((await switchFile(id, false)).body.data).toMatchObject({ isReminded: false });
  await remind('2031-06-02T21:01:00Z');
  expect(await sent()).toEqual([]);
  await switchOffer(offer, true);
  await expireOffers(app.services, new Date('2031-06-02T23:00:01Z'), signal);
  expect(await sent()).toHaveLength(1);
});

test('the seller of a confirmed file is reminded of offers of our own buyers, too', async () => {
  const { id } = await startFile();
  await switchFile(id, true);
  const offer = await offerOfBuyer();
  await remind('2031-06-01T23:01:00Z');
  expect(await sent()).toEqual([]);
  await confirm(id);
  await remind('2031-06-02T21:01:00Z');
  const { rows } = await pool.query(
    `select subject from mail_message where kind = 'transactions.client-reminder'`,
  );
  expect(rows).toHaveLength(1);
  await sent();
  // Each side has its own switch and its own email.
  expect((await switchOffer(offer, true, as.neighbor)).status).toBe(200);
  await expireOffers(app.services, new Date('2031-06-02T23:00:01Z'), signal);
  expect(await sent()).toHaveLength(2);
});

test('the seller of a file that has ended is no longer reminded of them', async () => {
  const { id } = await startFile();
  await confirm(id);
  await switchFile(id, true);
  await offerOfBuyer();
  await sql`update listing_file set state = 'ended', ended_at = now() where number = ${id}`.execute(
    db,
  );
  await remind('2031-06-01T23:01:00Z');
  expect(await sent()).toEqual([]);
});

test('another client, a stopped mailbox and a switch that is off get nothing', async () => {
  const [changed, stopped, off] = [await open(), await open(), await open()];
  for (const id of [changed, stopped, off]) await switchOffer(id, true);
  expect((await switchOffer(off, false)).body.data).toMatchObject({ isReminded: false });
  await sql`update offer set lead_id = (select lead_id from offer where number = ${off})
    where number = ${changed}`.execute(db);
  const { rows } = await pool.query(
    'select lead.email from lead join offer on offer.lead_id = lead.id where offer.number = $1',
    [stopped],
  );
  await atomically(db, (tx) => stopMailbox(tx, rows[0].email, 'bounced'));
  await remind('2031-06-01T23:01:00Z');
  expect(await sent()).toEqual([]);
  expect((await app.get(`offers/${changed}/client`, {}, as.agent)).body.data).toMatchObject({
    isReminded: false,
  });
  expect((await switchOffer(stopped, false)).status).toBe(200);
  expect((await switchOffer(stopped, true)).body.code).toBe('offer-not-sendable');
});

test('the switches are for those who may open the record', async () => {
  const offer = await open();
  // Who has a buyer for the home of a file has no part in it.
  const { id } = await startFile(as.agent, { propertyAddress: '1 Elsewhere St, Omaha, NE 68132' });
  for (const [who, status] of [
    [null, 401],
    [as.client, 403],
    [as.neighbor, 404],
    [as.agent, 200],
  ] as const) {
    expect((await switchOffer(offer, true, who)).status).toBe(status);
    expect((await switchFile(id, true, who)).status).toBe(status);
  }
  const { status, body } = await switchOffer(offer, 'yes');
  expect([status, body.errors[0].field]).toEqual([400, 'isReminded']);
});
