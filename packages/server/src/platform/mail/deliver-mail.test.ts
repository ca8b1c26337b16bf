import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createTestHouse } from '../../../test/house.ts';
import { type SmtpPeer, smtpAnswer, startSmtpPeer } from '../../../test/smtp-peer.ts';
import { atomically } from '../database.ts';
import type { House } from '../room.ts';
import { delayAfter, deliverDueMails, forgetMails } from './deliver-mail.ts';
import type { MailDraft } from './mail.ts';
import { claimDueMails } from './mail-store.ts';
import { openSmtpSender } from './smtp-sender.ts';

const draft: MailDraft = {
  kind: 'test.greeting',
  to: 'jordan@example.com',
  subject: 'Grüße aus Omaha',
  text: 'Good morning – José',
  html: '<p>Good morning – José</p>',
};
const quick = { connectSeconds: 1, greetSeconds: 0.3, idleSeconds: 0.3, allSeconds: 3 };

let database: TestDatabase;
let house: House;
let peer: SmtpPeer | null;

beforeAll(async () => {
  database = await createTestDatabase();
  house = createTestHouse(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  peer = null;
  await database.pool.query('delete from mail_message');
});
afterEach(() => peer?.close());

const queue = (changes: Partial<MailDraft> = {}) =>
  house.mail.queue(house.db, { ...draft, ...changes });

/** One round of delivery through the server at `url`. */
async function deliver(url: string): Promise<void> {
  const settings = { ...house.settings, SMTP_URL: url };
  const send = openSmtpSender(settings, quick);
  if (!send) throw new Error('there is no sender');
  await deliverDueMails(house, send, new AbortController().signal);
}

const makeAllDue = () => database.pool.query('update mail_message set due_at = now()');

async function rows() {
  const found = await database.pool.query(
    `select id, attempts, sent_at is not null as sent, failed_at is not null as failed,
       sealed_body is null as forgotten, due_at > now() as later, last_error
     from mail_message order by recorded_at`,
  );
  return found.rows;
}

describe('a server that takes mails', () => {
  it('gets text, HTML, attachments and a Message-ID made of the row, once', async () => {
    peer = await startSmtpPeer();
    const ics = { filename: 'tour.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' };
    const id = await queue({ attachments: [ics] });
    await deliver(peer.url);
    await deliver(peer.url);
    expect(peer.mails).toHaveLength(1);
    expect(peer.mails[0]).toMatchObject({
      messageId: `<${id}@prairieandmain.example>`,
      from: { name: 'Prairie & Main Realty', address: 'hello@prairieandmain.example' },
      to: [{ address: 'jordan@example.com' }],
      subject: draft.subject,
    });
    expect(peer.mails[0]?.text?.trim()).toBe(draft.text);
    expect(peer.mails[0]?.html?.trim()).toBe(draft.html);
    expect(peer.mails[0]?.attachments[0]).toMatchObject({ filename: 'tour.ics' });
    expect(await rows()).toMatchObject([{ sent: true, forgotten: true, attempts: 1 }]);
  });

  it('gets each mail once from two nodes at the same time', async () => {
    peer = await startSmtpPeer();
    const ids = [];
    for (let number = 0; number < 25; number += 1)
      ids.push(await queue({ to: `p${number}@example.com` }));
    await Promise.all([deliver(peer.url), deliver(peer.url)]);
    const got = peer.mails.map(({ messageId }) => messageId?.slice(1, 37)).sort();
    expect(got).toEqual(ids.sort());
  });

  it('is never asked to send what was not committed', async () => {
    peer = await startSmtpPeer();
    const broken = atomically(house.db, async (tx) => {
      await house.mail.queue(tx, draft);
      throw new Error('change failed');
    });
    await expect(broken).rejects.toThrow('change failed');
    await deliver(peer.url);
    expect(peer.mails).toEqual([]);
  });

  it('reads addresses as addresses, not as lists or names', async () => {
    peer = await startSmtpPeer();
    await queue({ to: 'a@example.com, b@example.com' });
    await deliver(peer.url);
    expect(peer.mails.flatMap(({ to }) => to ?? []).map(({ address }) => address)).not.toContain(
      'b@example.com',
    );
    await expect(queue({ to: 'a@example.com\r\nBcc: b@example.com' })).rejects.toThrow(
      'line breaks',
    );
    await expect(queue({ subject: 'Hello\nBcc: b@example.com' })).rejects.toThrow('line breaks');
  });
});

describe('a server that does not', () => {
  it('is asked again later when it says later (451)', async () => {
    let asked = 0;
    peer = await startSmtpPeer({
      onRcptTo(_address, _session, done) {
        asked += 1;
        done(asked === 1 ? smtpAnswer(451, 'greylisted, try again') : null);
      },
    });
    await queue();
    await deliver(peer.url);
    expect(await rows()).toMatchObject([
      { sent: false, failed: false, forgotten: false, later: true, attempts: 1 },
    ]);
    await deliver(peer.url);
    expect(asked).toBe(1);
    await makeAllDue();
    await deliver(peer.url);
    expect(peer.mails).toHaveLength(1);
    expect(await rows()).toMatchObject([{ sent: true, attempts: 2, last_error: null }]);
  });

  it.each(['onRcptTo', 'onMailFrom'] as const)(
    'is not asked again when it says never (550 in %s)',
    async (step) => {
      peer = await startSmtpPeer({
        [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
          done(smtpAnswer(550, 'no such mailbox')),
      });
      await queue();
      await deliver(peer.url);
      expect(await rows()).toMatchObject([
        {
          sent: false,
          failed: true,
          forgotten: true,
          attempts: 1,
          last_error: expect.stringContaining('no such mailbox'),
        },
      ]);
    },
  );

  it('keeps mails when it refuses us, not them (535)', async () => {
    peer = await startSmtpPeer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(smtpAnswer(535, 'bad password')),
    });
    await queue();
    await deliver(peer.url.replace('//', '//user:wrong@'));
    expect(await rows()).toMatchObject([{ failed: false, forgotten: false, later: true }]);
  });

  it('is given up after ten tries', async () => {
    peer = await startSmtpPeer({
      onRcptTo: (_address, _session, done) => done(smtpAnswer(450, 'busy')),
    });
    await queue();
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await makeAllDue();
      await deliver(peer.url);
    }
    expect(await rows()).toMatchObject([{ failed: true, forgotten: true, attempts: 10 }]);
    expect([1, 2, 3, 9, 30].map(delayAfter)).toEqual([30, 60, 120, 7680, 14_400]);
  });

  it('has its mails kept for later when nobody listens', async () => {
    const url = await refusingAddress();
    await queue();
    await deliver(url);
    expect(await rows()).toMatchObject([{ failed: false, forgotten: false, later: true }]);
  });
});

describe('a server that breaks off', () => {
  let server: Server;
  const open = new Set<Socket>();
  async function listen(onConnection: (socket: Socket) => void): Promise<string> {
    server = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => {});
      onConnection(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  afterEach(async () => {
    for (const socket of open) socket.destroy();
    open.clear();
    await new Promise((resolve) => server.close(resolve));
  });

  it('hangs without a greeting: let go of in time, tried later', async () => {
    const url = await listen(() => {});
    await queue();
    await deliver(url);
    expect(await rows()).toMatchObject([{ failed: false, forgotten: false, later: true }]);
  });

  it('dawdles for ever: let go of in time, tried later', async () => {
    const url = await listen((socket) => {
      socket.write('220 ready\r\n');
      const dawdle = setInterval(() => socket.write('250-still thinking\r\n'), 50);
      socket.on('close', () => clearInterval(dawdle));
    });
    await queue();
    await deliver(url);
    expect(await rows()).toMatchObject([{ sent: false, failed: false, forgotten: false }]);
  });

  it('dies in the midst of the mail: tried later', async () => {
    const url = await listen((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (bytes) => {
        const line = String(bytes);
        if (line.startsWith('EHLO')) socket.write('250 hello\r\n');
        else if (line.startsWith('DATA')) socket.write('354 go on\r\n', () => socket.destroy());
        else socket.write('250 fine\r\n');
      });
    });
    await queue();
    await deliver(url);
    expect(await rows()).toMatchObject([{ sent: false, failed: false, forgotten: false }]);
  });
});

async function refusingAddress(): Promise<string> {
  const closing = createServer();
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
  const { port } = closing.address() as AddressInfo;
  await new Promise((resolve) => closing.close(resolve));
  return `smtp://127.0.0.1:${port}`;
}

describe('what can’t be sent', () => {
  it('is given up when the key of its body is another by now', async () => {
    peer = await startSmtpPeer();
    await queue();
    const SECRETS_KEY = Buffer.alloc(32, 9).toString('base64');
    const other = createTestHouse(database, { env: { SECRETS_KEY } });
    const send = openSmtpSender({ ...other.settings, SMTP_URL: peer.url }, quick);
    await deliverDueMails(other, send as never, new AbortController().signal);
    expect(await rows()).toMatchObject([
      { failed: true, last_error: expect.stringContaining('SECRETS_KEY') },
    ]);
    expect(peer.mails).toEqual([]);
  });

  it('stays in the outbox without SMTP_URL', () => {
    expect(openSmtpSender(house.settings)).toBeNull();
  });

  it('does not travel in the clear to a server that is not on loopback', async () => {
    peer = await startSmtpPeer();
    const byName = peer.url.replace('127.0.0.1', '0.0.0.0');
    await queue();
    await deliver(byName);
    expect(peer.mails).toEqual([]);
    expect(await rows()).toMatchObject([{ sent: false, failed: false, later: true }]);
    await makeAllDue();
    await deliver(`${byName}?tls=off`);
    expect(peer.mails).toHaveLength(1);
  });
});

it('a shutdown lets what is on its way come to its end and takes up nothing new', async () => {
  const ending = new AbortController();
  peer = await startSmtpPeer({
    onMailFrom: (_address, _session, done) => {
      ending.abort();
      done();
    },
  });
  for (let number = 0; number < 12; number += 1) await queue();
  const send = openSmtpSender({ ...house.settings, SMTP_URL: peer.url }, quick);
  await deliverDueMails(house, send as never, ending.signal);
  expect((await rows()).filter(({ sent }) => sent)).toHaveLength(5);
  expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(5);
});

it('no more mails are claimed than asked for, however the database plans it', async () => {
  for (let number = 0; number < 12; number += 1) await queue();
  const claimed = await house.db.transaction().execute(async (tx) => {
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'material', 'memoize', 'sort']) {
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx);
    }
    return claimDueMails(tx, 5);
  });
  expect(claimed).toHaveLength(5);
});

it('mails of more than 30 days are forgotten, whatever became of them', async () => {
  const old = await queue();
  const young = await queue();
  await database.pool.query(
    `update mail_message set recorded_at = now() - interval '31 days' where id = $1`,
    [old],
  );
  await forgetMails(house, new AbortController().signal);
  expect((await rows()).map(({ id }) => id)).toEqual([young]);
});
