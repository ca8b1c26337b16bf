import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTextOffice } from '../../../test/text-office.ts';
import type { TextAnswer } from '../../../test/text-peer.ts';
import { textMessages } from '../messages.ts';
import { morningIn } from './deliver-texts.ts';

const { app, peer, db, consent, queue, texts, deliver } = await openTextOffice();

describe('a text that waits', () => {
  it('goes out once, with its account, sender and callback', async () => {
    await consent(true);
    const id = await queue('See you at 10.');
    await deliver();
    await deliver();
    expect(peer.forms.map((form) => Object.fromEntries(form))).toEqual([
      {
        ...{ To: '+14025550142', From: '+14025550100', Body: 'See you at 10.' },
        StatusCallback: `http://localhost:3000/api/v1/Texts/TakeStatus?id=${id}`,
      },
    ]);
    const expected = `Basic ${Buffer.from('AC1:a-token-of-tests').toString('base64')}`;
    expect(peer.authorization()).toBe(expected);
    expect(await texts()).toMatchObject([
      { status: 'sent', message_id: peer.taken[0]?.sid, tried_at: null, attempts: 1 },
    ]);
  });

  it('goes out once from two nodes at the same time', async () => {
    await consent(true);
    for (let n = 0; n < 12; n += 1) await queue(`Text ${n}`);
    await Promise.all([deliver(), deliver()]);
    expect(new Set(peer.forms.map((form) => form.get('Body'))).size).toBe(12);
    expect(peer.forms).toHaveLength(12);
  });

  it('waits for the morning in all zones that the recipient may be in', async () => {
    await consent(true);
    const zones = Array.from(
      { length: 24 },
      (_none, hour) => `Etc/GMT${hour < 13 ? '+' : '-'}${hour % 13}`,
    );
    const night = zones.find((zone) => morningIn([zone]) !== null) ?? '';
    await queue('Good night', { quietZones: [night] });
    await deliver();
    expect(peer.forms).toEqual([]);
    const morning = morningIn([night]);
    expect(await texts()).toMatchObject([
      { status: 'queued', attempts: 0, scheduled_at: morning, due_at: morning },
    ]);
  });

  it('stays unsent when consent was withdrawn since, or was never given', async () => {
    await consent(true);
    await queue('Hello');
    await consent(false, 'stop');
    await deliver();
    await queue('News', { purpose: 'marketing' });
    await deliver();
    expect(peer.forms).toEqual([]);
    expect((await texts()).map(({ status, failure }) => [status, failure])).toEqual([
      ['failed', textMessages.stopReceived()],
      ['failed', textMessages.consentGone()],
    ]);
  });
});

describe('a provider that fails', () => {
  const unclear: TextAnswer[] = ['take-and-hang', 'take-and-fail', 'take-and-garble'];
  it.each(unclear)('and took the text all the same (%s) gets it once', async (answer) => {
    await consent(true);
    await queue('Only once');
    peer.answerWith(answer);
    await deliver();
    expect(await texts()).toMatchObject([{ status: 'queued', later: true, sent_at: null }]);
    await deliver();
    expect(peer.taken).toHaveLength(1);
    expect(await texts()).toMatchObject([{ status: 'sent', message_id: peer.taken[0]?.sid }]);
  });

  it('goes out once when its answer can’t be stored', async () => {
    await consent(true);
    await queue('Only once');
    const { asOwner } = app.database;
    await asOwner(`
      create function fail_for_test() returns trigger language plpgsql as $$
      begin raise exception 'The disk is full'; end $$;
      create trigger fail_for_test before update on message for each row
        when (new.status = 'sent') execute function fail_for_test()`);
    await deliver();
    await asOwner('drop trigger fail_for_test on message; drop function fail_for_test');
    expect(await texts()).toMatchObject([{ status: 'queued', tried_at: expect.any(Date) }]);
    await deliver();
    expect(peer.forms).toHaveLength(1);
    expect(await texts()).toMatchObject([{ status: 'sent', message_id: peer.taken[0]?.sid }]);
  });

  it.each([
    'hang',
    'huge',
    'redirect',
    { status: 500 },
    { status: 429 },
    { status: 401 },
  ] satisfies TextAnswer[])('and didn’t take it (%j) gets it again, once', async (answer) => {
    await consent(true);
    await queue('Again');
    peer.answerWith(answer);
    await deliver();
    expect(await texts()).toMatchObject([{ status: 'queued', later: true }]);
    await deliver();
    expect(peer.taken).toHaveLength(1);
    expect(await texts()).toMatchObject([{ status: 'sent' }]);
  });

  it('and can’t tell what it took gets nothing more until it can', async () => {
    await consent(true);
    await queue('Where is it?');
    peer.answerWith('take-and-hang');
    await deliver();
    peer.setListing(false);
    await deliver();
    await deliver();
    expect(peer.forms).toHaveLength(1);
    peer.setListing(true);
    await deliver();
    expect(peer.taken).toHaveLength(1);
    expect(await texts()).toMatchObject([{ status: 'sent' }]);
  });

  it('gets the same words again when they were sent before', async () => {
    await consent(true);
    await queue('On my way');
    await deliver();
    await queue('On my way');
    peer.answerWith('hang');
    await deliver();
    await deliver();
    expect(peer.taken).toHaveLength(2);
    const ids = (await texts()).map(({ message_id }) => message_id);
    expect(new Set(ids).size).toBe(2);
  });

  it('is waited for as long as it asks, and given up after ten tries', async () => {
    await consent(true);
    await queue('Busy');
    peer.answerWith({ status: 429, retryAfter: 7200 });
    await deliver();
    const { rows } = await sql`select due_at - now() > interval '1 hour 59 minutes' as waits
      from message`.execute(db);
    expect(rows).toEqual([{ waits: true }]);
    peer.answerWith(...Array.from({ length: 9 }, () => ({ status: 429 })));
    for (let n = 0; n < 10; n += 1) await deliver();
    expect(peer.forms).toHaveLength(10);
    expect(await texts()).toMatchObject([{ status: 'failed', failure: textMessages.gaveUp() }]);
  });

  it.each([
    [21614, textMessages.numberRefused()],
    [21610, textMessages.stopReceived()],
    [30001, textMessages.refused({ code: '30001' })],
  ])('refuses a text for good with code %i', async (code, failure) => {
    await consent(true);
    await queue('No');
    peer.answerWith({ status: 400, code });
    await deliver();
    await deliver();
    expect(peer.forms).toHaveLength(1);
    expect(await texts()).toMatchObject([{ status: 'failed', failure }]);
  });
});
