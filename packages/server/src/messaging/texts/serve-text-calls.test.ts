import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { atomically } from '#platform';
import { createAccountsApp } from '../../../test/accounts-app.ts';
import { openTextOffice, PHONE } from '../../../test/text-office.ts';
import { eraseConsent, findConsentState, recordConsent } from '../consent/record-consent.ts';
import { textMessages } from '../messages.ts';
import { openMessaging } from '../messaging-services.ts';
import { messagingRoom } from '../plugin.ts';
import { eraseOldMessages } from '../record/message-store.ts';

const { app, db, consent, queue, texts, receive, status, callBack } = await openTextOffice();
const firm = 'Prairie & Main Realty';
const ledger = async () => (await sql`select * from consent order by id`.execute(db)).rows;
/** Passes, as far as texts are concerned. */
const tenMinutes = () =>
  app.database.asOwner(`update message set recorded_at = recorded_at - interval '10 minutes'`);
const stateOf = async (kind: 'transactional' | 'marketing' = 'transactional') =>
  (await findConsentState(db, { channel: 'sms', address: PHONE, kind })).state;

describe('a text that comes in', () => {
  it('is kept once, and answered with a document that does nothing', async () => {
    const about = { kind: 'lead', id: '0198f2a0-0000-7000-8000-000000000001' };
    await queue('When suits you?', { about });
    const given = { MessageSid: 'SMsame' };
    const answer = await receive('Ten is fine 🙂', given);
    expect(answer).toMatchObject({ status: 200, type: 'text/xml; charset=utf-8' });
    expect(answer.body).toContain('<Response/>');
    expect((await receive('Ten is fine 🙂', given)).status).toBe(200);
    expect((await texts()).slice(1)).toMatchObject([
      {
        ...{ direction: 'in', status: 'received', address: PHONE, body: 'Ten is fine 🙂' },
        ...{ about_kind: 'lead', about_id: about.id, message_id: 'SMsame', thread: PHONE },
      },
    ]);
  });

  it('from a number that we never texted is about what another room knows it by', async () => {
    const about = { kind: 'lead', id: '0198f2a0-0000-7000-8000-000000000002' };
    openMessaging(app.services).senders.register(async (_tx, { address }) =>
      address === PHONE ? about : null,
    );
    await receive('Hello?');
    await receive('Hello?', { From: '+14025550199' });
    const found = (await texts()).map(({ address, about_id }) => [address, about_id]);
    expect(found).toEqual([
      [PHONE, about.id],
      ['+14025550199', null],
    ]);
  });

  it('is refused with a wrong signature, without one, as JSON, and when it is too large', async () => {
    const fields = { MessageSid: 'SM1', From: PHONE, Body: 'Hi' };
    expect((await callBack('Texts/TakeText', fields, 'another-token')).status).toBe(400);
    const raw = (type: string, payload: string, headers = {}) =>
      app.app.inject({
        method: 'POST',
        url: '/api/v1/Texts/TakeText',
        headers: { 'content-type': type, ...headers },
        payload,
      });
    const form = 'application/x-www-form-urlencoded';
    expect((await raw(form, 'From=1')).statusCode).toBe(400);
    expect((await raw('application/json', '{}')).statusCode).toBe(415);
    expect((await raw(form, `Body=${'a'.repeat(1024 * 1024)}`)).statusCode).toBe(413);
    expect(await texts()).toEqual([]);
  });

  it('without a number or an id is taken and does nothing', async () => {
    expect((await receive('Hi', { From: 'UNKNOWN' })).status).toBe(200);
    expect((await receive('Hi', { MessageSid: '' })).status).toBe(200);
    expect(await texts()).toEqual([]);
  });

  it('is a call that doesn’t exist without settings', async () => {
    const other = await createAccountsApp({}, { rooms: [messagingRoom] });
    const reply = await other.app.inject({
      method: 'POST',
      url: '/api/v1/Texts/TakeText',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'From=1',
    });
    expect(reply.statusCode).toBe(404);
    await other.close();
  });
});

describe('STOP, START and HELP', () => {
  it.each(['STOP', 'stop.', 'Unsubscribe', '“quit”', 'OPT OUT'])('%s stops texts', async (word) => {
    await consent(true);
    await receive(word);
    expect([await stateOf(), await stateOf('marketing')]).toEqual(['withdrawn', 'withdrawn']);
    expect((await texts()).at(-1)).toMatchObject({
      ...{ direction: 'out', purpose: 'keyword', body: textMessages.stopped({ firm }) },
    });
  });

  it('START brings them back, and nothing else does', async () => {
    await consent(true);
    await receive('STOP');
    await consent(true, 'form');
    await receive('Did you stop?');
    expect(await stateOf()).toBe('withdrawn');
    await tenMinutes();
    await receive('Start');
    expect(await stateOf()).toBe('granted');
    expect((await texts()).at(-1)?.body).toBe(textMessages.started({ firm }));
  });

  it('HELP is answered and changes nothing', async () => {
    await receive('help');
    expect(await stateOf()).toBe('missing');
    expect((await texts()).at(-1)?.body).toContain(firm);
    expect((await texts()).at(-1)?.body).toContain('STOP');
  });

  it('aren’t answered twice when the provider has answered', async () => {
    await consent(true);
    await receive('Please stop this', { OptOutType: 'STOP' });
    expect(await stateOf()).toBe('withdrawn');
    expect(await texts()).toHaveLength(1);
  });

  it('are answered once in ten minutes, and a second STOP is not recorded', async () => {
    for (const word of ['HELP', 'STOP', 'STOP', 'HELP']) await receive(word);
    const answers = async () => (await texts()).filter(({ direction }) => direction === 'out');
    expect(await answers()).toMatchObject([{ body: expect.stringContaining('STOP') }]);
    expect(await ledger()).toHaveLength(2);
    await tenMinutes();
    await receive('STOP');
    expect(await answers()).toHaveLength(1);
    expect(await ledger()).toHaveLength(2);
    await receive('START');
    expect(await stateOf()).toBe('granted');
    expect(await answers()).toHaveLength(2);
  });

  it('a first text from a number is its consent to be answered, in its words', async () => {
    await receive('Is 5011 Chicago St still for sale?');
    const key = { channel: 'sms', address: PHONE, kind: 'transactional' } as const;
    expect(await findConsentState(db, key)).toMatchObject({
      ...{ state: 'granted', wording: '' },
    });
    expect(await ledger()).toMatchObject([{ wording: 'Is 5011 Chicago St still for sale?' }]);
    expect(await stateOf('marketing')).toBe('missing');
  });
});

describe('a person’s data', () => {
  it('has nothing of a phone that they only typed', async () => {
    const person = await app.makePerson({ phone: PHONE });
    await queue('When suits you?', {
      ...{ about: { kind: 'lead', id: '0198f2a0-0000-7000-8000-000000000003' } },
      personId: person.id,
    });
    await receive('My code is 4711');
    const mine = { channel: 'email', kind: 'marketing', isGranted: true, source: 'form' } as const;
    await atomically(db, (tx) => recordConsent(tx, { ...mine, address: person.email }));
    const messagesOf = () => app.accounts.personData.exportOf(db, person.id);
    const confirmed = await messagesOf();
    expect(confirmed.messaging).toMatchObject({
      messages: [{ direction: 'out', body: 'When suits you?' }],
      consents: [{ channel: 'email', address: person.email }],
    });
    expect(JSON.stringify(confirmed)).not.toContain('4711');
    await sql`update person set email_verified_at = null where id = ${person.id}`.execute(db);
    expect((await messagesOf()).messaging).toMatchObject({ consents: [] });
  });
});

describe('what people write', () => {
  it('goes after 90 days when it is about no record', async () => {
    const about = { kind: 'lead', id: '0198f2a0-0000-7000-8000-000000000004' };
    await receive('Who are you?', { From: '+14025550198' });
    await queue('Hello', { about });
    await atomically(db, eraseOldMessages);
    expect((await texts()).map(({ body }) => body)).toEqual(['Who are you?', 'Hello']);
    await app.database.asOwner(`update message set recorded_at = now() - interval '91 days'`);
    await atomically(db, eraseOldMessages);
    const kept = (await texts()).map(({ body, address }) => [body, address]).sort();
    expect(kept).toEqual([
      ['', ''],
      ['Hello', PHONE],
    ]);
  });

  it('leaves the ledger with them, and the words of a form stay', async () => {
    await receive('Is it still for sale?');
    const about = { kind: 'lead', id: '0198f2a0-0000-7000-8000-000000000005' };
    const form = { channel: 'sms', address: PHONE, kind: 'marketing', isGranted: true } as const;
    await atomically(db, async (tx) => {
      await recordConsent(tx, { ...form, source: 'form', wording: 'I agree' });
      await eraseConsent(tx, about, [PHONE]);
    });
    const kept = await ledger();
    expect(kept).toMatchObject([
      { address: null, source: 'message', wording: '' },
      { address: null, source: 'form', wording: 'I agree' },
    ]);
  });
});

describe('what the provider says about a text', () => {
  it('counts in whatever order it comes, and again', async () => {
    const id = await queue('Hello');
    for (const word of ['delivered', 'sent', 'queued', 'delivered', 'undelivered']) {
      expect((await status(id, word)).status).toBe(200);
    }
    expect(await texts()).toMatchObject([
      { status: 'delivered', failure: null, message_id: 'SM7', due_at: null },
    ]);
  });

  it('says why it failed', async () => {
    const id = await queue('Hello');
    await status(id, 'sent');
    await status(id, 'undelivered', { ErrorCode: '30003' });
    await status(id, 'sent');
    const failure = textMessages.notDelivered({ code: '30003' });
    expect(await texts()).toMatchObject([{ status: 'failed', failure, delivered_at: null }]);
  });

  it('puts a STOP that only the provider knows into the ledger', async () => {
    await consent(true);
    const id = await queue('Hello');
    await status(id, 'failed', { ErrorCode: '21610' });
    expect(await stateOf()).toBe('withdrawn');
  });

  it('is about our own texts, with their own ids, and signed', async () => {
    const id = await queue('Hello');
    await status(id, 'sent');
    await status(id, 'delivered', { MessageSid: 'SMother' });
    await status('0198f2a0-0000-7000-8000-00000000ffff', 'delivered');
    await status(id, 'nonsense');
    const forged = { MessageSid: 'SM7', MessageStatus: 'delivered' };
    expect((await callBack(`Texts/TakeStatus?id=${id}`, forged, 'another-token')).status).toBe(400);
    expect(await texts()).toMatchObject([{ status: 'sent', delivered_at: null }]);
  });
});
