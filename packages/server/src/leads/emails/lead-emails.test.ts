import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordConsent, recordMessage } from '#messaging';
import { atomically } from '#platform';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { insertListings } from '../../../test/factories/listings.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { sendScheduledEmails } from './send-scheduled-emails.ts';

const office = await openLeadOffice();
const { app, db, agent, neighbor, as, claim, rowsOf, mails, waitingLead } = office;
await insertListings(db, [{ mls_number: 'Q3', street_address: '818 S 57th St' }]);
const never = new AbortController().signal;
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));

const email = (leadid: string, given: object = {}, who: SignedIn | null = as.agent) =>
  app.put(
    'leads/send-email',
    {
      leadid,
      subject: 'Homes with a yard',
      content: 'Hello Eve,\n\nsee https://a.example/x?b=1.',
      ...given,
    },
    who,
  );
const bodyOf = async (kind = 'leads.email') => {
  const mail = (await mails()).filter((one) => one.kind === kind).at(-1);
  return app.services.mail.open(String(mail?.id), mail?.sealed_body as Buffer);
};
const timeline = async (id: string, who: SignedIn = as.agent) =>
  (await app.get(`leads/${id}/timeline`, {}, who)).body.data as Record<string, never>[];
async function ownLead(): Promise<string> {
  const id = await waitingLead();
  await claim(id, as.agent);
  await sql`update lead set secondary_first_name = 'Kim', secondary_email = 'kim@example.org'
    where id = ${id}`.execute(db);
  return id;
}

describe('who gets an email', () => {
  it('is contacts of the lead and staff, each once, with a contact in To', async () => {
    const id = await ownLead();
    const sent = await email(id, {
      to: [neighbor.email, 'Kim@example.org'],
      cc: ['eve@example.org', 'kim@example.org'],
      bcc: [agent.email.toUpperCase()],
    });
    expect(sent.status).toBe(200);
    const [mail] = (await mails()).filter(({ kind }) => kind === 'leads.email');
    expect(mail?.to_address).toBe('kim@example.org');
    expect((await bodyOf()).others).toEqual({
      ...{ to: [neighbor.email], cc: ['eve@example.org'], bcc: [agent.email] },
    });
    const [entry] = (await timeline(id)).filter(({ kind }) => kind === 'email-out');
    expect(entry?.facts).toEqual([
      { label: 'To', before: '', after: `kim@example.org, ${neighbor.email}` },
      { label: 'Cc', before: '', after: 'eve@example.org' },
      { label: 'Bcc', before: '', after: agent.email },
    ]);
    const { data } = (await app.get(`leads/${id}/messages`, {}, as.agent)).body;
    expect(data[0].recipients.cc).toEqual(['eve@example.org']);
  });

  it.each([
    [{ to: [''] }, 200, null],
    [{ cc: ['stranger@y.example'] }, 400, 'cc'],
    [{ to: ['eve@example.org', 'stranger@y.example'] }, 400, 'to'],
    [{ to: ['eve@example.org\nBcc: x@y.example'] }, 400, 'to.0'],
    [{ bcc: Array.from({ length: 6 }, () => 'eve@example.org') }, 400, 'bcc'],
    [{ from: 'boss@y.example' }, 400, 'from'],
    [{ from: '' }, 200, null],
  ])('is asked of %j', async (given, status, field) => {
    const answer = await email(await ownLead(), given);
    expect(answer.status).toBe(status);
    if (field) expect(answer.body.errors[0].field).toBe(field);
  });

  it('is not only staff, and answers go to the caller or the brokerage', async () => {
    const id = await ownLead();
    const onlyStaff = await email(id, { to: [neighbor.email] });
    expect([onlyStaff.status, onlyStaff.body.code]).toEqual([400, 'recipient-refused']);
    const { data } = (await app.get(`leads/${id}/email-options`, {}, as.agent)).body;
    expect(data.contacts).toEqual([
      { name: 'Eve O’Brien', email: 'eve@example.org' },
      { name: 'Kim', email: 'kim@example.org' },
    ]);
    expect([data.from[0], data.notTracked]).toEqual([agent.email.toLowerCase(), null]);
    await email(id, { from: data.from.at(-1), emailFor: 'Tour' });
    expect((await bodyOf()).headers?.['Reply-To']).toBe(data.from.at(-1));
    expect((await app.get(`leads/${id}/email-options`, {}, as.neighbor)).status).toBe(404);
  });
});

describe('homes in an email', () => {
  it('are cards with their listing firm, in the order given', async () => {
    const id = await ownLead();
    expect((await email(id, { homes: ['q3', 'Q1'] })).status).toBe(200);
    const { text, html } = await bodyOf();
    expect(text).toMatch(/818 S 57th St[\s\S]*5011 Chicago St[\s\S]*singleproduct\/Q1/);
    expect(html).toContain('818 S 57th St');
    expect(
      (await rowsOf('lead_activity')).find(({ kind }) => kind === 'email')?.facts,
    ).toMatchObject({ homes: ['Q3', 'Q1'] });
  });

  it('can be shown, and are few', async () => {
    const id = await ownLead();
    for (const homes of [['Q2'], ['Q1', 'nope'], Array.from({ length: 7 }, () => 'Q1')]) {
      const { status, body } = await email(id, { homes });
      expect([status, body.errors[0].field]).toEqual([400, 'homes']);
    }
  });
});

describe('links in an email', () => {
  const browser = { 'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0' };
  const linkIn = async () =>
    /href="http:\/\/localhost:3000(\/l\/[\w-]+)"/.exec((await bodyOf()).html)?.[1];
  const open = (url: string, headers: Record<string, string> = browser) =>
    app.app.inject({ url, headers });

  it('lead exactly where they did, and say once on the timeline that they were opened', async () => {
    const id = await ownLead();
    await email(id);
    const { text } = await bodyOf();
    expect(text).toContain('see https://a.example/x?b=1.');
    const link = String(await linkIn());
    for (let times = 0; times < 2; times += 1) {
      const { statusCode, headers } = await open(link);
      expect([statusCode, headers.location]).toEqual([302, 'https://a.example/x?b=1']);
      expect(headers['cache-control']).toBe('no-store');
    }
    const clicks = (await timeline(id)).filter(({ kind }) => kind === 'link-opened');
    expect(clicks).toMatchObject([
      { title: 'Opened a link in the email “Homes with a yard”', by: null },
    ]);
    const kept = JSON.stringify(await rowsOf('message_link_click'));
    expect(kept).not.toMatch(/Chrome|127\.0/);
  });

  it('are ours alone: no other address can be reached through them', async () => {
    await email(await ownLead());
    const link = String(await linkIn());
    // The first letter counts whole; the last one has bits that nothing reads.
    const other = link.replace(/^(\/l\/)(.)/, (_, path, one) => path + (one === 'A' ? 'B' : 'A'));
    for (const url of [
      other,
      '/l/x',
      `${link}?url=https://evil.example`,
      `${link}/https://evil.example`,
    ]) {
      const { headers } = await open(url);
      expect(headers.location ?? '').not.toContain('evil');
      if (url === other) expect(headers.location ?? '').not.toContain('a.example');
    }
  });

  it('aren’t noted for programs, nor for people who opted out', async () => {
    const id = await ownLead();
    await email(id);
    const link = String(await linkIn());
    await open(link, { 'user-agent': 'Googlebot/2.1' });
    await atomically(db, (tx) =>
      recordConsent(tx, {
        ...{ channel: 'email', address: 'eve@example.org', kind: 'marketing' },
        ...{ isGranted: false, source: 'form' },
      }),
    );
    expect((await open(link)).headers.location).toBe('https://a.example/x?b=1');
    expect(await rowsOf('message_link_click')).toEqual([]);
    const { data } = (await app.get(`leads/${id}/email-options`, {}, as.agent)).body;
    expect(data.notTracked).toBe('opted-out');
    await email(id);
    expect((await bodyOf()).html).toContain('href="https://a.example/x?b=1"');
  });

  it('stay as they are when staff turn it off, and go with the lead', async () => {
    const id = await ownLead();
    await email(id, { tracksLinks: false });
    expect((await bodyOf()).html).toContain('href="https://a.example/x?b=1"');
    expect(await rowsOf('message_link')).toEqual([]);
  });
});

describe('a conversation', () => {
  it('is listed with its newest email, and read on its own', async () => {
    const id = await ownLead();
    await email(id);
    await email(id, { subject: 'Re: Homes with a yard', content: 'One more.' });
    await email(id, { subject: 'Your tour' });
    const { data, total } = (await app.get(`leads/${id}/email-threads`, {}, as.agent)).body;
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { subject: 'Your tour', count: 1, lastDirection: 'out' },
      { subject: 'Homes with a yard', count: 2, preview: 'One more.' },
    ]);
    const thread = (await app.get(`leads/${id}/messages`, { thread: data[1].id }, as.agent)).body;
    expect(thread.data.map(({ body }: { body: string }) => body)[0]).toBe('One more.');
    expect(thread.total).toBe(2);
    expect((await app.get(`leads/${id}/email-threads`, {}, as.neighbor)).status).toBe(404);
  });

  it('is answered to the contact who wrote last, and to nobody else', async () => {
    const id = await ownLead();
    const receive = (address: string, thread: string) =>
      atomically(db, (tx) =>
        recordMessage(tx, {
          ...{ channel: 'email', direction: 'in', address, thread, subject: `About ${thread}` },
          ...{
            body: 'Saturday?',
            messageId: `<${thread}-${address}>`,
            about: { kind: 'lead', id },
          },
        }),
      );
    await receive('eve@example.org', 'yard');
    await receive('kim@example.org', 'yard');
    await receive('stranger@example.net', 'pool');
    const replies = async (who: SignedIn) =>
      Object.fromEntries(
        (await app.get(`leads/${id}/email-threads`, {}, who)).body.data.map(
          (thread: { subject: string; replyTo: string | null }) => [thread.subject, thread.replyTo],
        ),
      );
    expect(await replies(as.agent)).toEqual({
      'About yard': 'kim@example.org',
      'About pool': null,
    });
    const { contacts } = (await app.get(`leads/${id}/email-options`, {}, as.agent)).body.data;
    expect(contacts[0].email).toBe('eve@example.org');
    await app.database.asOwner(`
      update role_grant set can_view = false, can_edit = false
      where role_key = 'admin' and permission_key = 'column-email';
      update role set grants_version = grants_version + 1 where key = 'admin'`);
    expect(await replies(admin)).toEqual({ 'About yard': null, 'About pool': null });
  });
});

describe('an email for later', () => {
  const later = '2027-01-15T09:30';
  const scheduled = async (id: string, who: SignedIn | null = as.agent) =>
    (await app.get(`leads/${id}/scheduled-emails`, {}, who)).body.data;
  const isDue = () => sql`update scheduled_email set send_at = now()`.execute(db);

  it('waits in local time, is changed, and leaves once', async () => {
    const id = await ownLead();
    const { body } = await email(id, { sendAt: later, homes: ['Q1'] });
    expect(body).toMatchObject({
      message: 'Email scheduled',
      data: { answered: 0, sendAt: '2027-01-15T15:30:00.000Z' },
    });
    expect((await mails()).map(({ kind }) => kind)).not.toContain('leads.email');
    const [waiting] = await scheduled(id);
    expect(waiting).toMatchObject({ homes: ['Q1'], abilities: ['edit', 'cancel'] });
    const path = `scheduled-emails/${waiting.id}`;
    const change = (given: object, who: SignedIn | null) =>
      app.put(path, { version: 1, ...given }, who);
    const statuses = [];
    for (const who of [null, as.client, as.neighbor, admin]) {
      statuses.push((await change({ subject: 'X' }, who)).status);
    }
    expect(statuses).toEqual([401, 403, 404, 403]);
    const changed = await change({ subject: 'Two homes', sendAt: '2027-07-01T09:30' }, as.agent);
    expect(changed.body.data).toMatchObject({
      ...{ subject: 'Two homes', sendAt: '2027-07-01T14:30:00.000Z', homes: ['Q1'], version: 2 },
    });
    expect((await change({ subject: 'Y' }, as.agent)).body.code).toBe('changed-meanwhile');
    await isDue();
    await Promise.all([1, 2, 3].map(() => sendScheduledEmails(app.services, never)));
    const sent = (await mails()).filter(({ kind }) => kind === 'leads.email');
    expect(sent.map(({ subject }) => subject)).toEqual(['Two homes']);
    expect(await scheduled(id)).toEqual([]);
    expect((await change({ version: 3, subject: 'Z' }, as.agent)).body.code).toBe(
      'scheduled-email-closed',
    );
    const titles = (await timeline(id)).map(({ title }) => title);
    expect(titles).toContainEqual(expect.stringMatching(/^Email scheduled for .*2027.*9:30/));
  });

  it.each([
    '2020-01-01T09:00',
    '2027-03-14T02:30',
    '2029-01-01T09:00',
    'tomorrow',
    '2027-02-30T09:00',
  ])('isn’t sent at %s', async (sendAt) => {
    const { status, body } = await email(await ownLead(), { sendAt });
    expect([status, body.errors[0].field]).toEqual([400, 'sendAt']);
    expect(await rowsOf('scheduled_email')).toEqual([]);
  });

  it('is checked when it is written, and again when it leaves', async () => {
    const id = await ownLead();
    const missing = await email(id, { sendAt: later, content: 'Your tour: {{tour_time}}' });
    expect(missing.body.code).toBe('merge-fields-refused');
    await email(id, { sendAt: later, homes: ['Q1'] });
    await sql`update listing set visibility = 'none' where mls_number = 'Q1'`.execute(db);
    await isDue();
    await sendScheduledEmails(app.services, never);
    await sql`update listing set visibility = 'search' where mls_number = 'Q1'`.execute(db);
    expect(await scheduled(id)).toMatchObject([
      { state: 'failed', failure: 'Homes: MLS #Q1 can’t be shown', abilities: [] },
    ]);
    expect(await rowsOf('notification')).toMatchObject([{ kind: 'not-delivered' }]);
    expect((await timeline(id)).map(({ kind }) => kind)).toContain('email-not-sent');
  });

  it('isn’t sent by someone who no longer works the lead', async () => {
    const id = await ownLead();
    await email(id, { sendAt: later });
    await sql`update lead set agent_id = ${neighbor.id} where id = ${id}`.execute(db);
    await isDue();
    await sendScheduledEmails(app.services, never);
    expect((await mails()).map(({ kind }) => kind)).not.toContain('leads.email');
    expect(await scheduled(id, as.neighbor)).toMatchObject([
      { failure: 'You no longer work this lead.' },
    ]);
  });

  it('is canceled by its writer, or by who assigns any lead', async () => {
    const id = await ownLead();
    await email(id, { sendAt: later });
    await email(id, { sendAt: later });
    const [first, second] = await scheduled(id);
    const cancel = (one: { id: string }, who: SignedIn) =>
      app.post(`scheduled-emails/${one.id}/cancel`, { version: 1 }, who);
    expect((await cancel(first, as.neighbor)).status).toBe(404);
    expect((await cancel(first, as.agent)).body.data.state).toBe('canceled');
    expect((await cancel(first, as.agent)).body.code).toBe('scheduled-email-closed');
    expect((await cancel(second, admin)).body.data.state).toBe('canceled');
    await isDue();
    expect(await sendScheduledEmails(app.services, never)).toBe(0);
  });
});
