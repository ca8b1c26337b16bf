import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { draft, type MailOutbox, openMailOutbox, quick } from '../../../test/mail-outbox.ts';
import { createTestServices } from '../../../test/services.ts';
import { atomically } from '../database.ts';
import { quietUntil } from '../quiet-hours.ts';
import { serviceArea } from '../service-area.ts';
import { deliverDueMails, forgetMails } from './deliver-mail.ts';
import { claimDueMails } from './mail-store.ts';
import { MailRefusedError, openSmtpSender } from './smtp-sender.ts';

let at: MailOutbox;

beforeAll(async () => {
  at = await openMailOutbox();
});
afterAll(() => at.close());
afterEach(() => at.clear());

it('an email that fails for a reason of its own does not stop the others', async () => {
  for (const to of ['bad@example.com', 'good@example.com']) await at.queue({ to });
  const sent: string[] = [];
  const send = async ({ to }: { to: string }) => {
    if (to.startsWith('bad')) throw new TypeError('Cannot read it');
    sent.push(to);
    return [];
  };
  await deliverDueMails(at.services, send, new AbortController().signal);
  expect(sent).toEqual(['good@example.com']);
  expect(await at.rows()).toMatchObject([
    { sent: false, later: true, last_error: 'TypeError: Cannot read it' },
    { sent: true },
  ]);
});

it('tells rooms in the same commit what became of an email', async () => {
  const settled: object[] = [];
  at.services.mail.onSettled(async (_tx, mail) => void settled.push(mail));
  const [sent, refused] = [
    await at.queue({ to: 'good@example.com' }),
    await at.queue({ to: 'bad@example.com' }),
  ];
  const send = async ({ to }: { to: string }) => {
    if (to.startsWith('bad')) throw new MailRefusedError('No such user', true);
    return [];
  };
  await deliverDueMails(at.services, send, new AbortController().signal);
  expect(settled).toHaveLength(2);
  expect(settled).toContainEqual({ id: sent, failure: null });
  expect(settled).toContainEqual({ id: refused, failure: 'No such user' });
});

describe('a server that accepts emails', () => {
  it('gets text, HTML, attachments and a Message-ID made from the row, once', async () => {
    const peer = await at.startPeer();
    const ics = { filename: 'tour.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' };
    const id = await at.queue({ attachments: [ics] });
    await at.deliver(peer.url);
    await at.deliver(peer.url);
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
    expect(await at.rows()).toMatchObject([{ sent: true, forgotten: true, attempts: 1 }]);
  });

  it('gets each email once from two nodes at the same time', async () => {
    const peer = await at.startPeer();
    const ids = [];
    for (let number = 0; number < 25; number += 1)
      ids.push(await at.queue({ to: `p${number}@example.com` }));
    await Promise.all([at.deliver(peer.url), at.deliver(peer.url)]);
    const got = peer.mails.map(({ messageId }) => messageId?.slice(1, 37)).sort();
    expect(got).toEqual(ids.sort());
  });

  it('gets an email with quiet hours only when it is day in all of its zones', async () => {
    const peer = await at.startPeer();
    const zones = Array.from(
      { length: 24 },
      (_none, hour) => `Etc/GMT${hour < 13 ? '+' : '-'}${hour % 13}`,
    );
    const isQuiet = (zone: string) => quietUntil(new Date(), [zone]) !== null;
    const [night = '', day = ''] = [zones.find(isQuiet), zones.find((zone) => !isQuiet(zone))];
    await at.queue({ quietZones: [day] });
    const waiting = await at.queue({ quietZones: [day, night] });
    await at.deliver(peer.url);
    await at.deliver(peer.url);
    expect(peer.mails).toHaveLength(1);
    const row = await at.services.db
      .selectFrom('mail_message')
      .select(['attempts', 'due_at', 'sent_at'])
      .where('id', '=', waiting)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 0, sent_at: null });
    expect(quietUntil(row.due_at, [day, night])).toBeNull();
  });

  it('gets the other emails when a zone is unknown; that one waits by our own clock', async () => {
    const peer = await at.startPeer();
    const morning = quietUntil(new Date(), [serviceArea().timeZone]);
    await at.queue({ quietZones: ['Mars/Olympus_Mons'] });
    await at.queue({ to: 'other@example.com' });
    await at.deliver(peer.url);
    const sent = peer.mails.flatMap(({ to }) => to ?? []).map(({ address }) => address);
    expect(sent.sort()).toEqual([...(morning ? [] : [draft.to]), 'other@example.com'].sort());
  });

  it('is never asked to send what was not committed', async () => {
    const peer = await at.startPeer();
    const broken = atomically(at.services.db, async (tx) => {
      await at.services.mail.queue(tx, draft);
      throw new Error('change failed');
    });
    await expect(broken).rejects.toThrow('change failed');
    await at.deliver(peer.url);
    expect(peer.mails).toEqual([]);
  });

  it('reads addresses as addresses, not as lists or names', async () => {
    const peer = await at.startPeer();
    await at.queue({ to: 'a@example.com, b@example.com' });
    await at.deliver(peer.url);
    expect(peer.mails.flatMap(({ to }) => to ?? []).map(({ address }) => address)).not.toContain(
      'b@example.com',
    );
    await expect(at.queue({ to: 'a@example.com\r\nBcc: b@example.com' })).rejects.toThrow(
      'line breaks',
    );
    await expect(at.queue({ subject: 'Hello\nBcc: b@example.com' })).rejects.toThrow('line breaks');
  });
});

describe('an email that can’t be sent', () => {
  it('is given up when the key of its body has changed', async () => {
    const peer = await at.startPeer();
    await at.queue();
    const SECRETS_KEY = Buffer.alloc(32, 9).toString('base64');
    const other = createTestServices(at.database, { env: { SECRETS_KEY } });
    const send = openSmtpSender({ ...other.settings, SMTP_URL: peer.url }, quick);
    await deliverDueMails(other, send as never, new AbortController().signal);
    expect(await at.rows()).toMatchObject([
      { failed: true, last_error: expect.stringContaining('SECRETS_KEY') },
    ]);
    expect(peer.mails).toEqual([]);
  });

  it('stays in the outbox without SMTP_URL', () => {
    expect(openSmtpSender(at.services.settings)).toBeNull();
  });

  it('is not sent in clear text to a server that is not on loopback', async () => {
    const peer = await at.startPeer();
    const byName = peer.url.replace('127.0.0.1', '0.0.0.0');
    await at.queue();
    await at.deliver(byName);
    expect(peer.mails).toEqual([]);
    expect(await at.rows()).toMatchObject([{ sent: false, failed: false, later: true }]);
    await at.makeAllDue();
    await at.deliver(`${byName}?tls=off`);
    expect(peer.mails).toHaveLength(1);
  });
});

it('a shutdown finishes sends in progress and starts no new ones', async () => {
  const ending = new AbortController();
  const peer = await at.startPeer({
    onMailFrom: (_address, _session, done) => {
      ending.abort();
      done();
    },
  });
  for (let number = 0; number < 12; number += 1) await at.queue();
  const send = openSmtpSender({ ...at.services.settings, SMTP_URL: peer.url }, quick);
  await deliverDueMails(at.services, send as never, ending.signal);
  expect((await at.rows()).filter(({ sent }) => sent)).toHaveLength(5);
  expect((await at.rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(5);
});

it('no more emails are claimed than requested, however the database plans it', async () => {
  for (let number = 0; number < 12; number += 1) await at.queue();
  const claimed = await at.services.db.transaction().execute(async (tx) => {
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'material', 'memoize', 'sort']) {
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx);
    }
    return claimDueMails(tx, 5);
  });
  expect(claimed).toHaveLength(5);
});

it('emails older than 30 days are deleted, sent or not', async () => {
  const old = await at.queue();
  const young = await at.queue();
  await at.database.pool.query(
    `update mail_message set recorded_at = now() - interval '31 days' where id = $1`,
    [old],
  );
  await forgetMails(at.services, new AbortController().signal);
  expect((await at.rows()).map(({ id }) => id)).toEqual([young]);
});
