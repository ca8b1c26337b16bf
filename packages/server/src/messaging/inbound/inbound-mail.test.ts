import { randomUUID } from 'node:crypto';
import { localDate } from '@homestead/contract/platform';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { FORWARDING_SECRET, forwardingOf, mailOf } from '../../../test/forwarded-mail.ts';
import { type ImapPeer, startImapPeer } from '../../../test/imap-peer.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { readMailbox } from './read-mailbox.ts';

const peer: ImapPeer = await startImapPeer();
const office = await openLeadOffice({
  INBOUND_ADDRESS: 'reply@mail.example.org',
  INBOUND_WEBHOOK_SECRETS: FORWARDING_SECRET,
  INBOUND_IMAP_URL: peer.url,
});
const { app, agent, as, claim, rowsOf, mails, waitingLead } = office;
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
afterAll(() => peer.close());
beforeEach(async () => {
  await app.database.empty('inbound_mailbox', 'webhook_receipt', 'stopped_mailbox');
  Object.assign(peer, { mails: [], validity: 7, fetched: [], changes: [] });
  peer.breaksAt.clear();
});

type Headers = Record<string, string>;

const emailOf = (headers: Headers = {}, body = 'The second one looks good.') =>
  mailOf(
    {
      From: "Eve O'Brien <eve@example.org>",
      To: 'reply@mail.example.org',
      Subject: 'Re: Homes with a yard',
      ...headers,
    },
    body,
  );

async function forward(raw: Buffer, given: Parameters<typeof forwardingOf>[1] = {}) {
  const call = { method: 'POST' as const, ...forwardingOf(raw, given), payload: raw };
  const reply = await app.app.inject(call);
  return { status: reply.statusCode, body: reply.json() };
}

/** A claimed lead who got an email; its headers, and the address for the answer. */
async function writtenLead() {
  const leadId = await waitingLead();
  await claim(leadId, as.agent);
  const body = { leadid: leadId, subject: 'Homes with a yard', content: 'Hello Eve' };
  await app.put('leads/send-email', body, as.agent);
  const sent = (await rowsOf('mail_message')).find(({ kind }) => kind === 'leads.email');
  const { headers } = app.services.mail.open(String(sent?.id), sent?.sealed_body as Buffer);
  const [message] = await rowsOf('message');
  return {
    leadId,
    id: String(sent?.id),
    replyTo: String(headers?.['Reply-To']),
    messageId: String(message?.message_id),
    thread: String(message?.thread),
  };
}

const came = async () =>
  (await rowsOf('message')).filter(({ direction, about_id }) => direction === 'in' && about_id);
const notices = async () => (await mails()).filter(({ kind }) => kind === 'leads.email-received');
const noticeText = async () => {
  const [notice] = await notices();
  return app.services.mail.open(String(notice?.id), notice?.sealed_body as Buffer).text;
};
const unmatched = async () => (await app.get('unmatched-messages', {}, admin)).body;
const read = () => readMailbox(app.services, new AbortController().signal);

describe('an email that comes in', () => {
  it('from another address names it only to those who see email addresses', async () => {
    const { replyTo } = await writtenLead();
    const hide = `update role_grant set can_view = false, can_edit = false
      where role_key = 'agent' and permission_key = 'column-email'`;
    await app.database.asOwner(hide);
    await forward(emailOf({ From: 'eve.work@example.net', To: replyTo }));
    await app.database.asOwner(hide.replaceAll('false', 'true'));
    expect(await noticeText()).toContain('from another address than the lead’s');
    expect(await noticeText()).not.toContain('eve.work');
  });

  it('finds its lead by the reply address, and the agent is told', async () => {
    const lead = await writtenLead();
    const quote =
      '\r\n\r\nOn Mon, Nov 23, 2026 at 9:04 AM Nora <n@x.example> wrote:\r\n> Hello Eve';
    const raw = emailOf(
      {
        From: 'eve.work@example.net',
        To: `"Nora" <${lead.replyTo}>`,
        'In-Reply-To': lead.messageId,
      },
      `Yes, the second one.${quote}`,
    );
    expect(await forward(raw)).toMatchObject({ status: 200, body: { data: true } });
    expect(await came()).toMatchObject([
      {
        ...{ about_id: lead.leadId, thread: lead.thread, address: 'eve.work@example.net' },
        ...{ body: 'Yes, the second one.', status: 'received', subject: 'Re: Homes with a yard' },
      },
    ]);
    const timeline = await app.get(`leads/${lead.leadId}/messages`, {}, as.agent);
    expect(timeline.body.data[0]).toMatchObject({ direction: 'in', body: 'Yes, the second one.' });
    expect(await notices()).toMatchObject([
      { to_address: agent.email, subject: 'Email about Eve O’Brien: Re: Homes with a yard' },
    ]);
    expect(await noticeText()).toContain('came in from eve.work@example.net, which isn’t');
    const events = (await rowsOf('event_outbox')).filter(
      ({ type }) => type === 'messaging.message-recorded',
    );
    expect(events.at(-1)).toMatchObject({ payload: { direction: 'in' } });
  });

  it('a reply that says only STOP withdraws marketing consent once and gets no reply', async () => {
    const lead = await writtenLead();
    await app.database.asOwner(
      `insert into subscriber (list, email, wording, confirmed_at)
       values ('newsletter', 'eve@example.org', 'Yes', now())
       on conflict (list, email) do update set confirmed_at = now(), stopped_at = null`,
    );
    const raw = (by: string) =>
      emailOf({ From: by, To: lead.replyTo, 'In-Reply-To': lead.messageId }, 'Unsubscribe.');
    const before = await mails();
    await forward(raw('eve.work@example.net'));
    await forward(raw('eve@example.org'));
    const withdrawn = (await rowsOf('consent')).filter(({ source }) => source === 'stop');
    expect(withdrawn.map(({ address }) => address).sort()).toEqual([
      'eve.work@example.net',
      'eve@example.org',
    ]);
    expect(withdrawn[0]).toMatchObject({
      ...{ channel: 'email', kind: 'marketing', is_granted: false, wording: 'Unsubscribe.' },
      about_id: lead.leadId,
    });
    const readers = (await rowsOf('subscriber')).filter(({ email }) => email === 'eve@example.org');
    expect(readers[0]?.stopped_at).toBeInstanceOf(Date);
    const news = (await mails()).filter(({ id }) => !before.some((mail) => mail.id === id));
    expect(news.map(({ to_address }) => to_address)).not.toContain('eve@example.org');
    expect(news.map(({ to_address }) => to_address)).not.toContain('eve.work@example.net');
    expect(await noticeText()).toContain('They asked for no more marketing emails');
    const titles = (await app.get(`leads/${lead.leadId}/timeline`, {}, as.agent)).body.data.map(
      ({ title }: { title: string }) => title,
    );
    expect(titles).toContain('Withdrew consent to marketing emails');
  });

  it('only consent recorded by staff lifts a STOP by email', async () => {
    const { leadId, messageId } = await writtenLead();
    await forward(emailOf({ 'In-Reply-To': messageId }, 'Stop'));
    const state = async () =>
      (await app.get(`leads/${leadId}/consents`, {}, as.agent)).body.marketingEmails.state;
    expect(await state()).toBe('withdrawn');
    await office.send({ marketingEmailConsent: true });
    expect(await state()).toBe('withdrawn');
    await app.post(
      `leads/${leadId}/consents`,
      {
        ...{ what: 'marketing-emails', said: 'agreed', how: 'call', wording: 'Send them again.' },
        givenOn: localDate(new Date()),
      },
      as.agent,
    );
    expect(await state()).toBe('granted');
  });

  it('that says STOP but answers no email of ours is left to staff: anyone can write a From', async () => {
    await writtenLead();
    const before = (await rowsOf('consent')).length;
    await forward(emailOf({}, 'Stop'));
    await forward(emailOf({ From: 'reader@example.net', Subject: 'unsubscribe' }, ''));
    expect(await rowsOf('consent')).toHaveLength(before);
    expect(await noticeText()).toContain('Stop');
  });

  it('finds its lead by the email it answers, or by its sender', async () => {
    const lead = await writtenLead();
    await forward(emailOf({ From: 'other@example.net', References: `<a@b> ${lead.messageId}` }));
    await forward(emailOf({ Subject: 'Something new' }));
    expect((await came()).map(({ about_id }) => about_id)).toEqual([lead.leadId, lead.leadId]);
    expect(await unmatched()).toMatchObject({ total: 0 });
  });

  it('counts once, however often it comes', async () => {
    await writtenLead();
    const raw = emailOf();
    await Promise.all([forward(raw, { id: 'one' }), forward(raw, { id: 'two' })]);
    await forward(raw, { id: 'one' });
    peer.mails = [{ uid: 1, raw }];
    await read();
    expect(await came()).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
  });

  it('with a made-up reply address or from a stranger waits for staff', async () => {
    const { leadId, replyTo } = await writtenLead();
    const at = replyTo.indexOf('@') - 1;
    const forged = `${replyTo.slice(0, at)}${replyTo[at] === '0' ? '1' : '0'}@mail.example.org`;
    const raw = emailOf({ From: 'Mal <mal@example.net>', To: forged });
    await forward(raw);
    expect(await came()).toEqual([]);
    const { data } = await unmatched();
    expect(data).toMatchObject([
      { fromName: 'Mal', fromAddress: 'mal@example.net', problem: null },
    ]);
    const attach = (id: string, who: typeof admin | null, to = leadId) =>
      app.post(`unmatched-messages/${id}/attach`, { leadId: to }, who);
    const { id } = data[0];
    expect((await attach(id, as.lender)).status).toBe(403);
    expect((await attach(id, admin, randomUUID())).body.code).toBe('lead-not-found');
    expect((await attach(id, admin)).status).toBe(200);
    expect((await attach(id, admin)).body.code).toBe('message-not-found');
    expect(await came()).toMatchObject([{ about_id: leadId, address: 'mal@example.net' }]);
    expect(await notices()).toEqual([]);
    await forward(raw);
    expect(await came()).toHaveLength(1);
    expect(await unmatched()).toMatchObject({ total: 0 });
  });

  it('that a program wrote tells nobody, and a flood tells the office a few times', async () => {
    await writtenLead();
    const automatic: Headers[] = [
      { 'Auto-Submitted': 'auto-replied' },
      { Precedence: 'bulk' },
      { 'List-Id': '<news.example.org>' },
      { 'Return-Path': '<>' },
    ];
    for (const headers of automatic) await forward(emailOf(headers));
    expect(await came()).toHaveLength(4);
    expect(await notices()).toEqual([]);
    await app.database.asOwner('delete from lead_activity');
    for (let sent = 0; sent < 8; sent += 1) await forward(emailOf({ 'Auto-Submitted': 'no' }));
    expect(await notices()).toHaveLength(5);
  });

  it('can’t bring headers, markup or characters that do harm', async () => {
    await writtenLead();
    await forward(
      emailOf(
        {
          Subject: '=?utf-8?B?SGkNCkJjYzogeEB5LmV4YW1wbGUA?=',
          'Content-Type': 'text/html; charset=iso-8859-1',
          'Content-Transfer-Encoding': 'quoted-printable',
        },
        '<p onclick=3D"x()">Caf=E9</p><script>steal()</script><img src=3D"https://x/y">',
      ),
    );
    const [message] = await came();
    expect(message).toMatchObject({ subject: 'Hi Bcc: x@y.example', html: '<p>Café</p>' });
    expect(message?.body).toContain('Café');
    expect((await notices())[0]?.subject).toBe('Eve O’Brien wrote: Hi Bcc: x@y.example');
  });

  it('is refused without a signature of its bytes, or above 25 MB', async () => {
    const other = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
    expect((await forward(emailOf(), { by: other })).body.code).toBe('bad-signature');
    const huge = Buffer.alloc(25 * 1024 * 1024 + 1, 'a');
    expect((await forward(huge)).status).toBe(413);
    const plain = await app.app.inject({ method: 'POST', url: '/api/v1/webhooks/inbound-mail' });
    expect(plain.statusCode).toBe(400);
    expect(await rowsOf('message')).toEqual([]);
  });
});

describe('the mailbox', () => {
  it('is read once, without changing it, and read again when its numbers change', async () => {
    await writtenLead();
    peer.mails = [1, 2, 3].map((uid) => ({ uid, raw: emailOf() }));
    await read();
    await read();
    expect(peer.fetched).toEqual([1, 2, 3]);
    peer.mails.push({ uid: 9, raw: emailOf() });
    await read();
    expect(await came()).toHaveLength(4);
    peer.validity = 8;
    await read();
    expect(peer.fetched).toHaveLength(8);
    expect(await came()).toHaveLength(4);
    expect(peer.changes).toEqual([]);
  });

  it('goes on where it stopped when the connection breaks in the middle of an email', async () => {
    await writtenLead();
    peer.mails = [1, 2, 3].map((uid) => ({ uid, raw: emailOf() }));
    peer.breaksAt.add(2);
    await expect(read()).rejects.toThrow();
    expect(await came()).toHaveLength(1);
    peer.breaksAt.clear();
    await read();
    expect(await came()).toHaveLength(3);
  });

  it('passes over an email that breaks it each time, and lists it for staff', async () => {
    await writtenLead();
    peer.mails = [1, 2].map((uid) => ({ uid, raw: emailOf() }));
    peer.breaksAt.add(1);
    for (let tries = 0; tries < 5; tries += 1) await expect(read()).rejects.toThrow();
    await read();
    expect(await came()).toHaveLength(1);
    expect((await unmatched()).data).toMatchObject([{ problem: 'unreadable' }]);
  });

  it('takes an email of 20 MB, lists a larger one unread, and survives a broken one', async () => {
    const { leadId } = await writtenLead();
    const boundary = { 'Content-Type': 'multipart/mixed; boundary=b' };
    const parts = (size: number) =>
      `--b\r\nContent-Type: text/plain\r\n\r\nSee the plan.\r\n--b\r\nContent-Type: application/zip\r\n` +
      `Content-Transfer-Encoding: base64\r\n\r\n${'QUJD\r\n'.repeat(size / 6)}--b--\r\n`;
    const raw = emailOf(boundary, parts(20 * 1024 * 1024));
    const broken = Buffer.concat([
      emailOf({ ...boundary, 'Message-ID': 'none', Date: 'never' }, '--b\r\nContent-Type: text/'),
      Buffer.from([0xff, 0xfe, 0x00, 0x80]),
    ]);
    peer.mails = [
      { uid: 1, raw },
      { uid: 2, raw: emailOf({ Subject: 'Too large' }), size: 40 * 1024 * 1024 },
      { uid: 3, raw: broken },
      { uid: 4, raw: emailOf() },
    ];
    await read();
    expect(peer.fetched).toEqual([1, 3, 4]);
    const [first, second, third] = await came();
    expect(first).toMatchObject({ about_id: leadId, body: 'See the plan.' });
    expect(second?.message_id).toMatch(/@missing\.invalid>$/);
    expect(third).toMatchObject({ body: 'The second one looks good.' });
    expect((await unmatched()).data).toMatchObject([
      { problem: 'too-large', subject: 'Too large', fromAddress: 'eve@example.org' },
    ]);
  }, 60_000);
});

describe('a bounce', () => {
  const report = (
    id: string,
    { to = 'Eve@example.org', status = '5.1.1', action = 'failed' } = {},
  ) =>
    emailOf(
      {
        From: 'MAILER-DAEMON@example.org',
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
      },
      [
        ...['--b', 'Content-Type: text/plain', '', 'Undelivered'],
        ...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; x', ''],
        ...[`Final-Recipient: rfc822; ${to}`, `Action: ${action}`, `Status: ${status}`],
        ...['Diagnostic-Code: smtp; 550 no such user', ''],
        ...['--b', 'Content-Type: message/rfc822', '', `Message-ID: <${id}@x.example>`, '', 'Hi'],
        '--b--',
      ].join('\r\n'),
    );
  const fate = async (id: string) => (await rowsOf('message')).find((row) => row.id === id);

  it('of an email of ours stops the address, and the timeline has the reason', async () => {
    const { id } = await writtenLead();
    await forward(report(id));
    expect(await fate(id)).toMatchObject({ status: 'failed', failure: '5.1.1 550 no such user' });
    expect(await rowsOf('stopped_mailbox')).toMatchObject([{ reason: 'bounced' }]);
    expect(await unmatched()).toMatchObject({ total: 0 });
  });

  it('that may pass, or is about one email only, stops nothing', async () => {
    const { id } = await writtenLead();
    await forward(report(id, { status: '4.2.2', action: 'delayed' }));
    expect(await fate(id)).toMatchObject({ status: 'queued' });
    await forward(report(id, { status: '5.7.1' }));
    expect(await fate(id)).toMatchObject({ status: 'failed' });
    expect(await rowsOf('stopped_mailbox')).toEqual([]);
  });

  it('that names no email of ours to that address is not believed', async () => {
    const { id } = await writtenLead();
    await forward(report(randomUUID()));
    await forward(report(id, { to: 'someone.else@example.org' }));
    expect(await rowsOf('stopped_mailbox')).toEqual([]);
    expect(await fate(id)).toMatchObject({ status: 'queued' });
    expect(await unmatched()).toMatchObject({ total: 2 });
    expect(await notices()).toEqual([]);
  });
});
