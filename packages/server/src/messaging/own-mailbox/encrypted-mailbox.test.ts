import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Certificate, createAuthority } from '../../../test/certificate.ts';
import { startImapPeer } from '../../../test/imap-peer.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { startSmtpPeer } from '../../../test/smtp-peer.ts';
import { readOwnMailboxes } from './read-own-mailboxes.ts';
import { sendOwnMails } from './send-own-mails.ts';

const HOST = 'localhost';
const authority = createAuthority();
const usual = getCACertificates('default');
setDefaultCACertificates([...usual, authority.cert]);

const good = authority.issue(HOST);
const wrong: readonly [string, Certificate][] = [
  ['of another host', authority.issue('mail.example.org')],
  ['that isn’t valid anymore', authority.issue(HOST, { isExpired: true })],
  ['of an unknown authority', createAuthority('Stranger').issue(HOST)],
];
const ways = ['tls', 'starttls'] as const;
type Way = (typeof ways)[number];

const portOf = ({ url }: { url: string }) => Number(new URL(url).port);
async function startSmtp(way: Way, certificate: Certificate) {
  const signIns: { isSecure: boolean }[] = [];
  const peer = await startSmtpPeer({
    ...certificate,
    ...{ secure: way === 'tls', authOptional: false, disabledCommands: [] },
    onAuth({ username, password }, { secure }, done) {
      signIns.push({ isSecure: secure });
      const isRight = username === 'user' && password === 'secret';
      done(isRight ? null : new Error('no'), { user: username });
    },
  });
  return { ...peer, signIns };
}
const startImap = (way: Way, certificate: Certificate) =>
  startImapPeer({ certificate, isFromStart: way === 'tls' });

const smtp = { tls: await startSmtp('tls', good), starttls: await startSmtp('starttls', good) };
const imap = { tls: await startImap('tls', good), starttls: await startImap('starttls', good) };
const wrongPeers: { way: Way; what: string; kind: 'smtp' | 'imap'; port: number }[] = [];
const closing: (() => Promise<void>)[] = [];
for (const way of ways) {
  closing.push(smtp[way].close, imap[way].close);
  for (const [what, certificate] of wrong) {
    const [sending, reading] = [
      await startSmtp(way, certificate),
      await startImap(way, certificate),
    ];
    wrongPeers.push({ way, what, kind: 'smtp', port: portOf(sending) });
    wrongPeers.push({ way, what, kind: 'imap', port: portOf(reading) });
    closing.push(sending.close, reading.close);
  }
}
const plainSmtp = await startSmtpPeer({ authOptional: false, allowInsecureAuth: true });
const plainImap = await startImapPeer();
closing.push(plainSmtp.close, plainImap.close);

const listed = [
  ...ways.flatMap((way) => [
    `${HOST}:${portOf(smtp[way])}/${way}`,
    `${HOST}:${portOf(imap[way])}/${way}`,
  ]),
  ...wrongPeers.map(({ port, way }) => `${HOST}:${port}/${way}`),
  `${HOST}:${portOf(plainSmtp)}/starttls`,
  `${HOST}:${portOf(plainImap)}/starttls`,
];
const office = await openLeadOffice({
  MAILBOX_HOSTS: listed.join(','),
  VERIFY_TRIES_PER_ACCOUNT: '1000',
  VERIFY_TRIES_PER_ADDRESS: '1000',
});
const { app, db, as, claim, waitingLead, rowsOf } = office;
const never = new AbortController().signal;
afterAll(async () => {
  for (const close of closing) await close();
  setDefaultCACertificates(usual);
});
beforeEach(() => app.database.empty('own_mailbox'));

const connect = (way: Way, given: object = {}) =>
  app.put(
    'my-mailbox',
    {
      ...{ address: 'nora@mail.example', username: 'user', password: 'secret' },
      ...{ smtpHost: HOST, smtpPort: portOf(smtp[way]) },
      ...{ imapHost: HOST, imapPort: portOf(imap[way]), ...given },
    },
    as.agent,
  );

describe.each(ways)('a mailbox with %s', (way) => {
  it('is signed in to, sends and is read, and its password never goes in the clear', async () => {
    imap[way].mails = [];
    expect((await connect(way)).status).toBe(200);
    const leadid = await waitingLead();
    await claim(leadid, as.agent);
    const letter = { leadid, subject: 'Homes', content: 'Three are new.' };
    await app.put('leads/send-email', letter, as.agent);
    await sendOwnMails(app.services, never);
    expect(smtp[way].mails.map(({ subject }) => subject)).toEqual(['Homes']);
    expect(smtp[way].signIns.every(({ isSecure }) => isSecure)).toBe(true);
    const raw = 'From: eve@example.org\r\nSubject: Re: Homes\r\nMessage-ID: <1@x>\r\n\r\nYes.\r\n';
    imap[way].mails.push({ uid: 5, raw: Buffer.from(raw) });
    await sql`update own_mailbox set due_at = now()`.execute(db);
    expect(await readOwnMailboxes(app.services, never)).toBe(1);
    const incoming = (await rowsOf('message')).filter(({ direction }) => direction === 'in');
    expect(incoming).toMatchObject([{ about_id: leadid, body: expect.stringContaining('Yes.') }]);
    expect(imap[way].inTheClear).toEqual([]);
  });

  it('with a wrong password is refused as that', async () => {
    const { status, body } = await connect(way, { password: 'wrong' });
    expect([status, body.code, body.errors[0].field]).toEqual([409, 'mailbox-refused', 'password']);
  });
});

describe('a certificate', () => {
  it.each(wrongPeers)('$what is refused with a sentence ($kind, $way)', async (peer) => {
    const { status, body } = await connect(peer.way, { [`${peer.kind}Port`]: peer.port });
    expect([status, body.code]).toEqual([409, 'mailbox-refused']);
    expect(body.errors).toEqual([
      {
        ...{ field: `${peer.kind}Host`, label: 'Mailbox' },
        message: 'The server has no valid certificate, so the password wouldn’t be safe.',
      },
    ]);
    expect(await rowsOf('own_mailbox')).toEqual([]);
  });

  it.each([
    ['smtp', portOf(plainSmtp)],
    ['imap', portOf(plainImap)],
  ])('that isn’t there is no way to go on without one (%s)', async (kind, port) => {
    const { status, body } = await connect('starttls', { [`${kind}Port`]: port });
    expect([status, body.code, body.errors[0].field]).toEqual([
      ...[409, 'mailbox-refused', `${kind}Host`],
    ]);
    expect(plainImap.inTheClear).toEqual([]);
  });

  it('that becomes wrong later stops sending and reading, with the reason on the page', async () => {
    await connect('tls');
    const [sending, reading] = ['smtp', 'imap'].map(
      (kind) => wrongPeers.find((peer) => peer.kind === kind && peer.way === 'tls')?.port ?? 0,
    );
    await sql`update own_mailbox set smtp_port = ${sending}, imap_port = ${reading},
      due_at = now()`.execute(db);
    const leadid = await waitingLead();
    await claim(leadid, as.agent);
    await app.database.empty('message');
    await app.put('leads/send-email', { leadid, subject: 'Hi', content: 'Hello' }, as.agent);
    await sendOwnMails(app.services, never);
    await readOwnMailboxes(app.services, never);
    const { data } = (await app.get('my-mailbox', {}, as.agent)).body;
    expect(data.sendingProblem).toMatch(/no valid certificate/);
    expect(data.readingProblem).toMatch(/no valid certificate/);
    expect((await rowsOf('message'))[0]?.note).toMatch(/^Sent from the brokerage’s address/);
  });
});
