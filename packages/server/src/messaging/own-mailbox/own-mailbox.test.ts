import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { startImapPeer } from '../../../test/imap-peer.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { startSmtpPeer } from '../../../test/smtp-peer.ts';
import { readOwnMailboxes } from './read-own-mailboxes.ts';
import { sendOwnMails } from './send-own-mails.ts';

const imap = await startImapPeer();
let password = 'secret';
const smtp = await startSmtpPeer({
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: ({ username, password: given }, _session, done) =>
    username === 'user' && given === password
      ? done(null, { user: username })
      : done(Object.assign(new Error('no'), { responseCode: 535 })),
});
const portOf = (url: string) => Number(new URL(url).port);
const office = await openLeadOffice({
  MAILBOX_HOSTS: '127.0.0.1',
  VERIFY_TRIES_PER_ACCOUNT: '1000',
  VERIFY_TRIES_PER_ADDRESS: '1000',
});
const { app, db, agent, as, claim, waitingLead, rowsOf } = office;
const never = new AbortController().signal;
afterAll(async () => {
  await smtp.close();
  await imap.close();
});

const account = {
  ...{ address: 'Nora@mail.example', username: 'user', password: 'secret' },
  ...{ smtpHost: '127.0.0.1', smtpPort: portOf(smtp.url) },
  ...{ imapHost: '127.0.0.1', imapPort: portOf(imap.url) },
};
const connect = (given: object = {}, who: SignedIn | null = as.agent) =>
  app.put('my-mailbox', { ...account, ...given }, who);
const mine = async (who: SignedIn = as.agent) => (await app.get('my-mailbox', {}, who)).body.data;
const email = (leadid: string) =>
  app.put('leads/send-email', { leadid, subject: 'Homes', content: 'Three are new.' }, as.agent);
const isDue = () => sql`update own_mailbox set due_at = now()`.execute(db);
const mailOf = (from: string, more = '', id = `<${Math.random()}@x.example>`) =>
  Buffer.from(
    `From: ${from}\r\nTo: nora@mail.example\r\nSubject: Re: Homes\r\nMessage-ID: ${id}\r\n${more}\r\nThe second one.\r\n`,
  );

beforeEach(async () => {
  password = 'secret';
  smtp.mails.length = 0;
  imap.mails = [{ uid: 4, raw: mailOf('eve@example.org') }];
  imap.fetched.length = 0;
  await app.database.empty('own_mailbox');
});

async function ownLead() {
  const id = await waitingLead();
  await claim(id, as.agent);
  return id;
}

describe('connecting', () => {
  it('signs in to both servers, and keeps the password sealed', async () => {
    const statuses = [];
    for (const who of [null, as.client, as.lender]) statuses.push((await connect({}, who)).status);
    expect(statuses).toEqual([401, 403, 403]);
    const { status, body } = await connect();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ address: 'nora@mail.example', sendingProblem: '' });
    expect(JSON.stringify([body, await mine()])).not.toContain('secret');
    expect(JSON.stringify(await rowsOf('own_mailbox'))).not.toContain('secret');
    expect(await mine(as.neighbor)).toBeNull();
    expect((await app.delete('my-mailbox', null, as.agent)).status).toBe(200);
    expect(await rowsOf('own_mailbox')).toEqual([]);
  });

  it.each([
    [{ password: 'wrong' }, 'password', /app password/],
    [{ smtpHost: '10.0.0.1', smtpPort: 465 }, 'smtpHost', /public name/],
    [{ smtpHost: '169.254.169.254', smtpPort: 587 }, 'smtpHost', /public name/],
    [{ imapHost: 'localhost', imapPort: 993 }, 'imapHost', /public name/],
    [{ imapHost: '[::1]', imapPort: 993 }, 'imapHost', /public name/],
    [{ smtpHost: 'mail.example.com', smtpPort: 22 }, 'smtpPort', /465, 587/],
    [{ smtpPort: 1 }, 'smtpHost', /doesn’t answer/],
  ])('refuses %j, and stores nothing', async (given, field, says) => {
    const { status, body } = await connect(given);
    expect([status, body.code]).toEqual([409, 'mailbox-refused']);
    expect(body.errors[0]).toMatchObject({ field, message: expect.stringMatching(says) });
    expect(await rowsOf('own_mailbox')).toEqual([]);
  });
});

describe('sending', () => {
  it('goes through the mailbox, from the agent, once', async () => {
    const id = await ownLead();
    await connect();
    expect((await email(id)).status).toBe(200);
    await Promise.all([sendOwnMails(app.services, never), sendOwnMails(app.services, never)]);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatchObject({
      from: { address: 'nora@mail.example', name: 'Nora Lindqvist' },
      to: [{ address: 'eve@example.org' }],
      replyTo: [{ address: 'nora@mail.example' }],
    });
    expect(await rowsOf('message')).toMatchObject([{ status: 'sent', note: '' }]);
    expect(smtp.mails[0]?.messageId).toBe((await rowsOf('message'))[0]?.message_id);
  });

  it('falls back to the brokerage’s server when the sign-in is refused, and says so', async () => {
    const id = await ownLead();
    await connect();
    password = 'changed';
    await email(id);
    await email(id);
    await sendOwnMails(app.services, never);
    expect(smtp.mails).toEqual([]);
    const waiting = (await rowsOf('mail_message')).filter(({ kind }) => kind === 'leads.email');
    expect(waiting).toMatchObject([
      { sent_as: null, sent_at: null, failed_at: null },
      { sent_as: null, sent_at: null, failed_at: null },
    ]);
    const [message] = await rowsOf('message');
    expect(message).toMatchObject({ status: 'queued' });
    expect(message?.note).toMatch(
      /^Sent from the brokerage’s address\. Your mailbox: .*app password/,
    );
    expect((await mine()).sendingProblem).toMatch(/app password/);
    const told = (await rowsOf('notification')).filter(({ kind }) => kind === 'mailbox-problem');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ person_id: agent.id });
  });

  it('leaves what waits to the brokerage’s server when the mailbox is disconnected', async () => {
    const id = await ownLead();
    await connect();
    await email(id);
    await app.delete('my-mailbox', null, as.agent);
    await sendOwnMails(app.services, never);
    expect(smtp.mails).toEqual([]);
    expect((await rowsOf('message'))[0]?.note).toMatch(/was disconnected/);
  });
});

describe('reading', () => {
  it('takes answers and emails of the owner’s leads, and opens nothing else', async () => {
    const id = await ownLead();
    await connect();
    await email(id);
    const [sent] = await rowsOf('message');
    imap.mails.push(
      { uid: 5, raw: mailOf('Eve <Eve@example.org>') },
      { uid: 6, raw: mailOf('spouse@y.example', `In-Reply-To: ${sent?.message_id}\r\n`) },
      { uid: 7, raw: mailOf('doctor@private.example') },
    );
    await isDue();
    expect(await readOwnMailboxes(app.services, never)).toBe(1);
    expect(imap.fetched).toEqual([5, 6]);
    expect(imap.changes).toEqual([]);
    const incoming = (await rowsOf('message')).filter(({ direction }) => direction === 'in');
    expect(incoming.map(({ about_id, address }) => [about_id, address])).toEqual([
      [id, 'eve@example.org'],
      [id, 'spouse@y.example'],
    ]);
    expect(JSON.stringify(await rowsOf('message'))).not.toContain('doctor');
    await isDue();
    await readOwnMailboxes(app.services, never);
    expect((await rowsOf('message')).filter(({ direction }) => direction === 'in')).toHaveLength(2);
    expect((await mine()).readingProblem).toBe('');
  });

  it('leaves emails of leads that someone else works', async () => {
    const id = await waitingLead();
    await claim(id, as.neighbor);
    await connect();
    imap.mails.push({ uid: 5, raw: mailOf('eve@example.org') });
    await isDue();
    await readOwnMailboxes(app.services, never);
    expect(imap.fetched).toEqual([]);
  });

  it('says why it can’t, waits longer after a refusal, and ends when the owner leaves', async () => {
    await connect();
    await sql`update own_mailbox set username = 'someone'`.execute(db);
    await isDue();
    await readOwnMailboxes(app.services, never);
    expect((await mine()).readingProblem).toMatch(/app password/);
    const { rows } = await sql<{ minutes: number }>`
      select extract(epoch from due_at - now()) / 60 as minutes from own_mailbox`.execute(db);
    expect(Number(rows[0]?.minutes)).toBeGreaterThan(50);
    await app.database.asOwner(`update person set deactivated_at = now() where id = '${agent.id}'`);
    await readOwnMailboxes(app.services, never);
    await app.database.asOwner(`update person set deactivated_at = null where id = '${agent.id}'`);
    expect(await rowsOf('own_mailbox')).toEqual([]);
  });
});
