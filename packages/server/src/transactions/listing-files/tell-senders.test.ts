import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openListingOffice } from '../../../test/listing-office.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { expireOffers } from '../offers/expire-offers.ts';
import { remindOfOffers } from '../offers/remind-of-offers.ts';

const { app, db, as, keyed, startFile, fileOf, detailsOf, receive, receiveDocuments, answer } =
  await openListingOffice();
const signal = new AbortController().signal;
const home = '5112 Cass St, Omaha, NE 68132';

/** Sends an offer by the form of a link of a listing file; returns its number. */
async function send(
  file: number,
  given: { buyerNames: string; email: string },
  language?: 'es',
): Promise<number> {
  const { body } = await app.post(`listing-files/${file}/offer-links`, {}, as.agent);
  const key = new URL(body.data.link).hash.replace('#token=', '');
  const sent = await app.post(
    'offer-form',
    {
      ...{ agentName: 'Rosa Vega', license: '20201234', brokerage: 'Elm Grove Realty' },
      ...{ phone: '(402) 555-0188', offerPriceCents: 39_000_000, earnestDepositCents: 500_000 },
      ...{ buyerFinanceType: 'FHA', downPaymentCents: 1_400_000, closingAmountCents: 300_000 },
      ...{ closingOn: '2031-07-10', expireOn: '2031-06-02', expireTime: '18:00' },
      ...given,
    },
    { headers: { 'x-link-key': key, ...(language && { 'accept-language': language }) } },
  );
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const { offers } = await fileOf(file);
  return offers.find(({ code }) => code === sent.body.data.code)?.id ?? 0;
}
/** What an address was emailed since the last look. */
async function mailed(email: string): Promise<{ subject: string; text: string }[]> {
  const mails = await mailsTo(app.services, email);
  await sql`delete from mail_message where to_address = ${email}`.execute(db);
  return mails.map(({ subject, text }) => ({ subject, text }));
}
const subjects = async (email: string) => (await mailed(email)).map(({ subject }) => subject);
async function counter(offer: number, madeBy: string, offerPriceCents: number) {
  const { version } = await detailsOf(offer, as.agent);
  const until = { expireOn: '2031-06-03', expireTime: '20:00' };
  const body = { version, madeBy, ...until, offerPriceCents };
  return app.post(`offers/${offer}/counters`, body, keyed(as.agent));
}

test('who sent an offer by the form is emailed what the seller answers, once, and nothing about others', async () => {
  const { id: file } = await startFile();
  const [rosa, dale] = ['rosa@elmgrove.example', 'dale@bluestem.example'];
  const [ruiz, park] = [
    await send(file, { buyerNames: 'Ana Ruiz', email: rosa }),
    await send(file, { buyerNames: 'Lee Park', email: dale }),
  ];
  const byHand = await receive(file);
  const { code } = await detailsOf(ruiz, as.agent);
  expect(await subjects(rosa)).toEqual([]);

  expect((await counter(ruiz, 'seller', 39_500_000)).status).toBe(200);
  const [countered, ...more] = await mailed(rosa);
  expect(more).toEqual([]);
  expect(countered?.subject).toBe(`The seller countered your offer on ${home}`);
  expect(countered?.text).toContain('Nora Lindqvist will send you the terms.');
  for (const secret of ['395,000', 'Park', 'Ruiz', 'Dale']) {
    expect(countered?.text).not.toContain(secret);
  }
  // What the buyer's side answers came from the sender.
  expect((await counter(ruiz, 'buyer', 39_200_000)).status).toBe(200);
  expect(await subjects(rosa)).toEqual([]);
  await receiveDocuments(file);
  expect((await answer(file, ruiz, 'accepted')).status).toBe(200);
  expect(await subjects(rosa)).toEqual([`Accepted: your offer on ${home}`]);
  const [other] = await mailed(dale);
  expect(other?.subject).toBe(`Another offer on ${home} was accepted`);
  for (const secret of ['$', code, 'Ruiz']) {
    expect(other?.text).not.toContain(secret);
  }
  expect((await answer(file, park, 'accepted')).body.code ?? null).toBeNull();
  expect(await subjects(dale)).toEqual([expect.stringContaining('as a back-up')]);
  expect((await answer(file, byHand, 'rejected')).status).toBe(200);
  const { rows } = await sql`select 1 from mail_message where kind = 'transactions.sender-news'
    `.execute(db);
  expect(rows).toEqual([]);
});

test('answers of the seller are emailed, those of the sender’s buyer aren’t', async () => {
  const { id: file } = await startFile();
  const [rosa, dale] = ['rosa2@elmgrove.example', 'dale2@bluestem.example'];
  const refused = await send(file, { buyerNames: 'Ana Ruiz', email: rosa });
  const countered = await send(file, { buyerNames: 'Lee Park', email: dale });
  expect((await answer(file, refused, 'rejected')).status).toBe(200);
  expect(await subjects(rosa)).toEqual([expect.stringContaining('Not accepted')]);
  expect((await counter(countered, 'seller', 39_500_000)).status).toBe(200);
  await mailed(dale);
  expect((await answer(file, countered, 'rejected')).status).toBe(200);
  expect(await subjects(dale)).toEqual([]);
  const third = 'mia@bluestem.example';
  const agreed = await send(file, { buyerNames: 'Mia Vo', email: third });
  expect((await counter(agreed, 'seller', 39_500_000)).status).toBe(200);
  await mailed(third);
  await receiveDocuments(file);
  expect((await answer(file, agreed, 'accepted')).status).toBe(200);
  expect(await subjects(third)).toEqual([]);
});

test('who sent an offer by the form is reminded a day and two hours before, and when it expired', async () => {
  const { id: file } = await startFile();
  const email = 'rosa3@elmgrove.example';
  await send(file, { buyerNames: 'Ana Ruiz', email });
  const remind = (at: string) => remindOfOffers(app.services, new Date(at), signal);
  const soon = [expect.stringContaining('expires soon')];
  await remind('2031-06-01T23:01:00Z');
  const [first, ...more] = await mailed(email);
  expect(more).toEqual([]);
  expect(first?.subject).toContain('expires soon');
  expect(first?.text).toContain('has until June 2, 2031 at 6:00 PM (Omaha time) to respond');
  await remind('2031-06-01T23:02:00Z');
  expect(await subjects(email)).toEqual([]);
  await remind('2031-06-02T21:01:00Z');
  expect(await subjects(email)).toEqual(soon);
  for (const at of ['2031-06-02T23:00:01Z', '2031-06-02T23:00:02Z']) {
    await expireOffers(app.services, new Date(at), signal);
  }
  expect(await subjects(email)).toEqual([expect.stringContaining('has expired')]);
});

test('agents who used the form in Spanish are emailed in Spanish', async () => {
  const { id: file } = await startFile();
  const email = 'sol@elmgrove.example';
  const offer = await send(file, { buyerNames: 'Ana Ruiz', email }, 'es');
  const english = await send(file, { buyerNames: 'Lee Park', email: 'dale@bluestem.example' });
  expect((await answer(file, offer, 'rejected')).status).toBe(200);
  expect((await answer(file, english, 'rejected')).status).toBe(200);
  const [mail] = await mailed(email);
  expect(mail?.subject).toBe(`No aceptada: su oferta por ${home}`);
  expect(mail?.text).toContain('Recibe este correo porque');
  expect(await subjects('dale@bluestem.example')).toEqual([`Not accepted: your offer on ${home}`]);
});
