import { createHmac, randomUUID } from 'node:crypto';
import type { WireUnmatched } from '@homestead/contract/leads';
import { describe, expect, it } from 'vitest';
import { eraseOldMessages, openMessaging, recordMessage } from '#messaging';

import { atomically } from '#platform';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const TOKEN = 'a-token-of-tests';
const UNKNOWN_PHONE = '+14025550188';
const { app, as, claim, db, list, mails, rowsOf, waitingLead } = await openLeadOffice({
  SMS_API_URL: 'http://127.0.0.1:9',
  SMS_ACCOUNT: 'AC1',
  SMS_TOKEN: TOKEN,
  SMS_FROM: '+14025550100',
  BROKERAGE_CONCIERGE_EMAIL: 'concierge@example.org',
});
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));

let count = 0;
async function text(Body: string, From = UNKNOWN_PHONE) {
  const fields: Record<string, string> = { MessageSid: `SM${++count}`, From, Body };
  const url = 'http://localhost:3000/api/v1/Texts/TakeText';
  const names = Object.keys(fields).sort();
  const signed = names.reduce((all, name) => `${all}${name}${fields[name]}`, url);
  const reply = await app.app.inject({
    method: 'POST',
    url: '/api/v1/Texts/TakeText',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', TOKEN).update(signed).digest('base64'),
    },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(reply.statusCode).toBe(200);
}
const email = (given: object = {}) =>
  atomically(db, async (tx) => {
    const id = await recordMessage(tx, {
      ...{ channel: 'email', direction: 'in', address: 'dale@example.net', fromName: 'Dale Ruiz' },
      ...{ subject: 'Duplex on Farnam', body: 'Is it still for sale?' },
      ...{ messageId: `<${randomUUID()}@example.net>`, ...given },
    });
    await openMessaging(app.services).unmatched.tell(tx, String(id));
    return String(id);
  });
const rows = async (state?: string): Promise<WireUnmatched[]> =>
  (await app.get('unmatched-messages', state ? { state } : {}, admin)).body.data;
const waiting = async () =>
  (await app.get('unmatched-messages/count', {}, admin)).body.data.waiting;
const read = async (id: string) =>
  (await app.get(`unmatched-messages/${id}`, {}, admin)).body.data.messages;
const attach = (id: string, leadId: string, who: SignedIn | null = admin) =>
  app.post(`unmatched-messages/${id}/attach`, { leadId }, who);
const remove = (id: string, who: SignedIn | null = admin) =>
  app.delete(`unmatched-messages/${id}`, null, who);
const history = async (id: string) =>
  (await app.get(`unmatched-messages/${id}/history`, {}, admin)).body.data;
const undoNewest = async (id: string) => {
  const [change] = await history(id);
  return app.post(`unmatched-messages/${id}/undo`, { change: change.id }, admin);
};
const makeLead = (id: string, given: object = {}) =>
  app.post(
    `unmatched-messages/${id}/lead`,
    { firstName: 'Dale', lastName: 'Ruiz', ...given },
    admin,
  );

describe('the list of unmatched messages', () => {
  it('has emails one by one and texts by number, with clocks, for those who assign any lead', async () => {
    await email();
    await email({ isAutomatic: true, subject: 'Newsletter' });
    await text('Hi, who do I ask about the duplex?');
    await text('The one on Farnam');
    expect(await rows()).toMatchObject([
      {
        ...{ channel: 'sms', excerpt: 'The one on Farnam', messages: 2 },
        ...{ fromAddress: UNKNOWN_PHONE, dueAt: expect.any(String), answeredAt: null },
        abilities: ['read', 'reply', 'attach', 'make-lead', 'remove', 'history'],
      },
      { subject: 'Newsletter', dueAt: null },
      { fromName: 'Dale Ruiz', fromAddress: 'dale@example.net', dueAt: expect.any(String) },
    ]);
    expect(await waiting()).toBe(3);
    const others = [null, as.client, as.lender, as.agent];
    const asked = await Promise.all(others.map((who) => app.get('unmatched-messages', {}, who)));
    expect(asked.map(({ status }) => status)).toEqual([401, 403, 403, 403]);
    const [id] = (await rows()).map((row) => row.id);
    expect((await app.get(`unmatched-messages/${id}`, {}, as.agent)).status).toBe(403);
  });

  it('hides addresses from those who may not see them', async () => {
    await email();
    await text('Hello');
    const hide = async (canView: boolean) => {
      await app.database.asOwner(`update role_grant set can_view = ${canView}, can_edit = ${canView}
        where role_key = 'admin' and permission_key in ('column-email', 'column-phone')`);
      await app.database.asOwner(
        `update role set grants_version = grants_version + 1 where key = 'admin'`,
      );
    };
    await hide(false);
    const seen = (await rows()).map(({ fromAddress }) => fromAddress);
    const found = await app.get('leads/search', { words: 'eve@' }, admin);
    await hide(true);
    expect(seen).toEqual([null, null]);
    expect(found.body.data).toEqual([]);
  });

  it('tells the team by email, a few times an hour', async () => {
    for (let sent = 0; sent < 7; sent += 1) await text('Hello', `+1402555${1000 + sent}`);
    await email({ isAutomatic: true });
    const told = (await mails()).filter(({ kind }) => kind === 'leads.message-unmatched');
    expect(told).toHaveLength(5);
    expect(told[0]?.to_address).toBe('concierge@example.org');
  });

  it('leaves out STOP and HELP, which are answered', async () => {
    await text('HELP');
    await text('STOP');
    expect(await waiting()).toBe(0);
  });
});

describe('attaching a message', () => {
  it('puts an email on the lead’s timeline, and undo takes it back', async () => {
    const leadId = await waitingLead();
    const id = await email();
    expect((await attach(id, randomUUID())).body.code).toBe('lead-not-found');
    expect((await attach(id, leadId)).status).toBe(200);
    expect(await waiting()).toBe(0);
    const timeline = await app.get(`leads/${leadId}/messages`, {}, admin);
    expect(timeline.body.data).toMatchObject([{ body: 'Is it still for sale?' }]);
    expect((await attach(id, leadId)).body.code).toBe('message-not-found');
    expect((await undoNewest(id)).status).toBe(200);
    expect(await waiting()).toBe(1);
    expect((await app.get(`leads/${leadId}/messages`, {}, admin)).body.data).toEqual([]);
    expect((await history(id)).map(({ what }: { what: string }) => what)).toEqual([
      'put-back',
      'attached',
    ]);
    const kinds = (await rowsOf('lead_activity')).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['message-attached', 'message-detached']));
  });

  it('that is on a lead shows its history and its undo only to who sees the lead', async () => {
    const leadId = await waitingLead();
    await claim(leadId, as.agent);
    const id = await email();
    await attach(id, leadId);
    const [change] = await history(id);
    const setScope = async (scope: string) => {
      await app.database.asOwner(
        `update role set scope = '${scope}', grants_version = grants_version + 1 where key = 'admin'`,
      );
    };
    await setScope('own');
    const seen = await app.get(`unmatched-messages/${id}/history`, {}, admin);
    const undone = await app.post(`unmatched-messages/${id}/undo`, { change: change.id }, admin);
    await setScope('all');
    expect([seen, undone].map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'message-not-found'],
      [404, 'message-not-found'],
    ]);
    expect((await undoNewest(id)).status).toBe(200);
  });

  it('takes all texts of the number, and later ones follow by themselves', async () => {
    const leadId = await waitingLead();
    await text('One');
    await text('Two');
    const [row] = await rows();
    await attach(String(row?.id), leadId);
    await text('Three');
    expect(await waiting()).toBe(0);
    const { data } = (await app.get(`leads/${leadId}/messages`, {}, admin)).body;
    expect(data.map(({ body }: { body: string }) => body)).toEqual(['Three', 'Two', 'One']);
  });
});

describe('making a lead of a message', () => {
  it('of an email is an inquiry whose clock began when it came, and is confirmed', async () => {
    const id = await email();
    await app.database.asOwner(`update message set recorded_at = now() - interval '20 minutes'`);
    const { status, body } = await makeLead(id);
    expect(status).toBe(200);
    const [inquiry] = (await list(admin)).body.data;
    expect(inquiry).toMatchObject({
      ...{ leadId: body.data.leadId, kind: 'email', state: 'waiting', email: 'dale@example.net' },
      message: 'Is it still for sale?',
    });
    const left = (new Date(inquiry.dueAt).getTime() - Date.now()) / 60_000;
    expect(left).toBeGreaterThan(38);
    expect(left).toBeLessThan(41);
    expect(await waiting()).toBe(0);
    expect((await mails()).map(({ kind }) => kind)).toContain('leads.inquiry-received');
    expect((await history(id))[0]).toMatchObject({ what: 'lead-made', abilities: [] });
  });

  it('of a text needs no email, and the lead can be texted but not emailed', async () => {
    await text('Is 5011 Chicago St still for sale?');
    const [row] = await rows();
    const { body } = await makeLead(String(row?.id), { firstName: 'Someone', lastName: undefined });
    const { leadId } = body.data;
    const [inquiry] = (await list(admin)).body.data;
    const from = { name: 'Someone', email: null, phone: UNKNOWN_PHONE };
    expect(inquiry).toMatchObject({ kind: 'text', ...from });
    await claim(leadId, as.agent);
    const letter = { leadid: leadId, subject: 'Hi', content: 'Hello' };
    const refused = await app.put('leads/send-email', letter, as.agent);
    expect(refused.body.code).toBe('lead-without-email');
    const sent = { leadid: leadId, content: 'Yes, it is.' };
    expect((await app.put('leads/SendSMStoUser', sent, as.agent)).status).toBe(200);
    expect((await list(admin)).body.total).toBe(0);
  });

  it('of someone we know is an inquiry of their lead', async () => {
    const leadId = await waitingLead();
    const id = await email({ address: 'eve@example.org' });
    expect((await makeLead(id)).body.data.leadId).toBe(leadId);
    await text('Hello');
    const [row] = await rows();
    const wrong = await makeLead(String(row?.id), { email: 'not an email' });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'email' }] } });
    const known = await makeLead(String(row?.id), { email: 'Eve@example.org' });
    expect(known.body.data.leadId).toBe(leadId);
    expect(await rowsOf('lead')).toHaveLength(1);
  });
});

describe('answering a text from an unknown number', () => {
  it('goes by the same rules as texts to leads', async () => {
    await text('Is it still for sale?');
    const id = String((await rows())[0]?.id);
    const reply = (content: string, given: object = {}, who: SignedIn | null = admin) =>
      app.post(`unmatched-messages/${id}/reply`, { content, ...given }, who);
    expect((await reply('Yes', {}, as.agent)).status).toBe(403);
    const unfair = 'It is perfect for families with children.';
    expect((await reply(unfair)).body.code).toBe('fair-housing-words');
    expect((await reply(unfair, { fairHousingReason: 'Their words' })).status).toBe(200);
    expect((await reply('Yes, it is.')).status).toBe(200);
    expect((await rows())[0]).toMatchObject({ answeredAt: expect.any(String) });
    const conversation = await read(id);
    expect(conversation.map(({ direction }: { direction: string }) => direction)).toEqual([
      ...['out', 'out', 'in'],
    ]);
    await text('STOP');
    expect((await reply('Sorry')).body.code).toBe('text-consent-withdrawn');
    const mailId = await email();
    const onEmail = await app.post(`unmatched-messages/${mailId}/reply`, { content: 'Hi' }, admin);
    expect(onEmail.body.code).toBe('message-not-found');
  });
});

describe('removing a message', () => {
  it('can be undone for a week; then what it says is erased', async () => {
    const id = await email();
    expect((await remove(id, as.agent)).status).toBe(403);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).body.code).toBe('message-not-found');
    expect(await waiting()).toBe(0);
    expect(await rows('removed')).toMatchObject([
      { id, abilities: ['read', 'put-back', 'history'] },
    ]);
    await undoNewest(id);
    expect(await waiting()).toBe(1);
    await remove(id);
    await app.database.asOwner(`update message set removed_at = now() - interval '8 days'`);
    await atomically(db, eraseOldMessages);
    expect(await rows('removed')).toEqual([]);
    expect((await rowsOf('message'))[0]).toMatchObject({ body: '', address: '', from_name: '' });
    const told = await db.selectFrom('notification').select('facts').where('about_id', '=', id);
    expect(await told.execute()).toEqual([{ facts: { isText: false } }]);
    const gone = await app.get(`unmatched-messages/${id}/history`, {}, admin);
    expect(gone.body.code).toBe('message-not-found');
  });
});
