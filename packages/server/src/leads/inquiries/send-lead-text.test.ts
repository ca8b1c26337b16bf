import { consentWording } from '@homestead/contract/leads';
import { describe, expect, it } from 'vitest';
import { openMessaging, recordConsent } from '#messaging';
import { atomically, quietUntil, serviceArea } from '#platform';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { forgetOldLeads } from './forget-leads.ts';

const { app, as, claim, client, list, rowsOf, send, waitingLead } = await openLeadOffice();

const text = (leadid: string, who: SignedIn | null, given: object = {}) =>
  app.put('leads/SendSMStoUser', { leadid, content: 'Three homes are new.', ...given }, who);
const stateOf = async (leadId: string, who: SignedIn = as.agent) =>
  (await app.get(`leads/${leadId}/text-consent`, null, who)).body.data;

async function leadWhoAgreed(): Promise<string> {
  await send({ textConsent: true, page: '/contactus' });
  const leadId = String((await rowsOf('lead'))[0]?.id);
  await claim(leadId, as.agent);
  return leadId;
}

describe('a text to a lead', () => {
  it('is signed, says how to stop, stops the clock, and is on the timeline', async () => {
    const leadId = await leadWhoAgreed();
    const { status, body } = await text(leadId, as.agent);
    const morning = quietUntil(new Date(), [serviceArea().timeZone])?.toISOString() ?? null;
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ statusCode: 'success', message: 'SMS sent' },
      data: { answered: 1, scheduledAt: morning },
    });
    await text(leadId, as.agent, { content: 'Call me.' });
    expect((await list(as.agent)).body.total).toBe(0);
    const timeline = await app.get(`leads/${leadId}/messages`, {}, as.agent);
    expect(timeline.body.data).toMatchObject([
      { channel: 'sms', body: 'Call me.\nNora Lindqvist, Prairie & Main Realty' },
      {
        ...{ channel: 'sms', direction: 'out', status: 'queued', scheduledAt: morning },
        body: 'Three homes are new.\nNora Lindqvist, Prairie & Main Realty\nReply STOP to stop.',
        sentBy: 'Nora Lindqvist',
      },
    ]);
    expect(await rowsOf('message')).toMatchObject([
      { address: '+14025550142', quiet_zones: [serviceArea().timeZone] },
      {},
    ]);
  });

  it('waits for the morning where the client lives', async () => {
    await send({ textConsent: true, email: client.email }, as.client);
    await app.database.asOwner(`update person set state = 'hawaii' where id = '${client.id}'`);
    const [lead] = await rowsOf('lead');
    const { body } = await text(String(lead?.id), as.agent);
    const morning = quietUntil(new Date(), ['Pacific/Honolulu']);
    expect(body.data.scheduledAt).toBe(morning?.toISOString() ?? null);
  });

  it('is for those who work the lead', async () => {
    const leadId = await leadWhoAgreed();
    const others = await Promise.all([null, as.client, as.lender].map((who) => text(leadId, who)));
    expect(others.map(({ status }) => status)).toEqual([401, 403, 403]);
    expect((await text(leadId, as.neighbor)).status).toBe(404);
    const seen = await app.get(`leads/${leadId}/text-consent`, null, as.neighbor);
    expect(seen.status).toBe(404);
  });

  it('needs a phone', async () => {
    const leadId = await leadWhoAgreed();
    await app.database.asOwner('update lead set phone = null');
    expect((await text(leadId, as.agent)).body.code).toBe('lead-without-phone');
    expect((await stateOf(leadId)).state).toBe('no-phone');
  });

  it('needs consent, and stays refused after STOP whatever a form says', async () => {
    const leadId = await waitingLead();
    expect((await text(leadId, as.agent)).body.code).toBe('text-consent-missing');
    expect(await stateOf(leadId)).toMatchObject({ state: 'missing', since: null });
    await send({ textConsent: true, page: '/contactus' });
    const wording = consentWording('textConsent', 'Prairie & Main Realty');
    expect(await stateOf(leadId)).toMatchObject({ state: 'granted', wording });
    expect((await text(leadId, as.agent)).status).toBe(200);
    await atomically(app.services.db, (tx) =>
      recordConsent(tx, {
        ...{ channel: 'sms', address: '+14025550142', kind: 'transactional' },
        ...{ isGranted: false, source: 'stop', wording: 'STOP' },
      }),
    );
    await send({ textConsent: true });
    const refused = await text(leadId, as.agent);
    expect(refused).toMatchObject({ status: 409, body: { code: 'text-consent-withdrawn' } });
    expect(refused.body.message).toMatch(/asked us to stop/);
    expect(await stateOf(leadId)).toMatchObject({ state: 'withdrawn', wording: '' });
  });

  it('with words about who people are needs a reason, which the timeline keeps', async () => {
    const leadId = await leadWhoAgreed();
    const content = 'It is perfect for families with children.';
    const refused = await text(leadId, as.agent, { content });
    expect(refused).toMatchObject({ status: 409, body: { code: 'fair-housing-words' } });
    expect(await rowsOf('message')).toEqual([]);
    const reason = 'Their own words';
    expect((await text(leadId, as.agent, { content, fairHousingReason: reason })).status).toBe(200);
    const activity = (await rowsOf('lead_activity')).find(({ kind }) => kind === 'text');
    expect(activity?.facts).toMatchObject({
      reason,
      words: [{ reason: 'family' }, { reason: 'family' }],
    });
  });

  it('is at most six segments long, and one of at most twenty in ten minutes', async () => {
    const leadId = await leadWhoAgreed();
    expect((await text(leadId, as.agent, { content: 'a'.repeat(601) })).status).toBe(400);
    const emoji = await text(leadId, as.agent, { content: '🏡'.repeat(300) });
    expect(emoji.body.code).toBe('text-too-long');
    for (let sent = 0; sent < 20; sent += 1) await text(leadId, as.agent);
    const { status, body } = await text(leadId, as.agent);
    expect([status, body.code]).toEqual([429, 'too-many-texts']);
  });
});

describe('the consent of a form', () => {
  it('is in the ledger with its wording, page and address', async () => {
    await leadWhoAgreed();
    expect(await rowsOf('consent')).toMatchObject([
      {
        ...{ channel: 'sms', address: '+14025550142', kind: 'transactional', is_granted: true },
        ...{ source: 'form', page: '/contactus', ip_address: '127.0.0.1' },
        wording: consentWording('textConsent', 'Prairie & Main Realty'),
      },
    ]);
  });

  it('is in the language that the form had', async () => {
    await send({ textConsent: true, language: 'es' });
    expect((await rowsOf('consent'))[0]?.wording).toMatch(/acepta que Prairie & Main Realty/);
  });

  it.each([
    ['textConsent', 'sms', 'transactional', '+14025550142'],
    ['marketingTextConsent', 'sms', 'marketing', '+14025550142'],
    ['marketingEmailConsent', 'email', 'marketing', 'eve@example.org'],
  ] as const)('of the box %s is for %s, %s, alone', async (box, channel, kind, address) => {
    await send({ [box]: true });
    const wording = consentWording(box, 'Prairie & Main Realty');
    expect(await rowsOf('consent')).toMatchObject([
      { channel, kind, address, is_granted: true, source: 'form', wording },
    ]);
    expect(await rowsOf('consent')).toHaveLength(1);
  });

  it('isn’t there without the box', async () => {
    await send();
    expect(await rowsOf('consent')).toEqual([]);
  });

  it('can’t be changed, and loses who it was when the lead is erased', async () => {
    await leadWhoAgreed();
    await expect(app.services.db.deleteFrom('consent').execute()).rejects.toThrow();
    await app.database.asOwner(
      `update lead set last_inquiry_at = now() - interval '9 years', agent_id = null`,
    );
    await forgetOldLeads(app.services, new AbortController().signal);
    expect(await rowsOf('consent')).toMatchObject([
      { address: null, ip_address: null, page: null, is_granted: true },
    ]);
  });
});

describe('the consent of two people with one phone', () => {
  const spouse = { email: 'Sam@example.org', first_name: 'Sam', page: '/buyer' };
  const forgetOld = (email: string) =>
    app.database
      .asOwner(
        `update lead set last_inquiry_at = now() - interval '9 years' where email = '${email}'`,
      )
      .then(() => forgetOldLeads(app.services, new AbortController().signal));
  const ledger = async () =>
    (await rowsOf('consent'))
      .sort((one, other) => Number(one.id) - Number(other.id))
      .map(({ page, ip_address, address }) => [page, ip_address, address]);

  it('loses only what one of them gave when that one is erased', async () => {
    await send({ textConsent: true, page: '/contactus' });
    await send({ ...spouse, textConsent: true });
    const text = { source: 'message', wording: 'Hi', isGranted: true } as const;
    await atomically(app.services.db, (tx) =>
      recordConsent(tx, {
        ...{ channel: 'sms', address: '+14025550142', kind: 'transactional', ...text },
      }),
    );
    await forgetOld('eve@example.org');
    expect(await ledger()).toEqual([
      [null, null, null],
      ['/buyer', '127.0.0.1', '+14025550142'],
      [null, null, '+14025550142'],
    ]);
    await forgetOld('sam@example.org');
    expect(await ledger()).toEqual(Array(3).fill([null, null, null]));
    const own = (await rowsOf('consent')).find(({ source }) => source === 'message');
    expect(own?.wording).toBe('');
  });
});

describe('a text from a lead', () => {
  it('is about the lead with that phone', async () => {
    const leadId = await waitingLead();
    await app.database.asOwner(`update lead set phone = '+14025550143' where id = '${leadId}'`);
    const { senders } = openMessaging(app.services);
    const findOf = (address: string) =>
      atomically(app.services.db, (tx) => senders.find(tx, { channel: 'sms', address }));
    expect(await findOf('+14025550143')).toEqual({ kind: 'lead', id: leadId });
    expect(await findOf('+14025550142')).toBeNull();
  });
});
