import type { WireNewsletter } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { quietUntil, serviceArea, stopMailbox } from '#platform';
import type { As } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { deliverMails } from '../../../test/mail-outbox.ts';
import { startSmtpPeer } from '../../../test/smtp-peer.ts';
import { addSampleNewsletter } from './newsletter-samples.ts';
import { noteBounces } from './recipient-store.ts';
import { sendNewsletters } from './send-newsletters.ts';

/** Early afternoon in Omaha, whenever the test runs. */
const day = new Date(`${new Date().toISOString().slice(0, 10)}T18:30:00Z`);
/** In the night after it. */
const night = new Date(Number(day) + 14 * 3_600_000);

const { app, as, db, mails, rowsOf } = await openLeadOffice({ NEWSLETTERS_PER_MINUTE: '500' });
const boss = await app.makePerson({ role: 'admin', email: 'boss@example.org' });
const admin = await app.signIn(boss);
beforeEach(() => app.database.empty('newsletter', 'subscriber', 'stopped_mailbox'));

const written = {
  list: 'newsletter',
  subject: 'What sold this fall',
  preheader: 'Prices & days',
  body: '# Sold\n\nPrices **held**. [See homes](https://example.org/homes)\n\n<script>x</script>',
};
const spanish = { subjectEs: 'Lo que se vendió', bodyEs: 'Los precios *siguen* igual.' };
const add = (body: object = {}, who: As = admin) =>
  app.post('newsletters', { ...written, ...body }, who);
const made = async (body: object = {}): Promise<WireNewsletter> => (await add(body)).body.data;
const send = ({ id, version }: WireNewsletter, body: object = {}, who: As = admin) =>
  app.post(`newsletters/${id}/send`, { version, ...body }, who);
const control = (id: string, step: string, who: As = admin) =>
  app.post(`newsletters/${id}/control`, { step }, who);
const shown = async (id: string): Promise<WireNewsletter> =>
  (await app.get('newsletters', null, admin)).body.data.find(
    (row: WireNewsletter) => row.id === id,
  );
const makeDue = () => sql`update newsletter set send_at = now()`.execute(db);
const run = () => sendNewsletters(app.services, day);
const newsletters = async () => (await mails()).filter(({ kind }) => kind === 'leads.newsletter');

async function subscribers(count: number, given: object = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    list: 'newsletter',
    email: `p${n}@example.org`,
    wording: 'Yes',
    confirmed_at: new Date(),
    ...given,
  }));
  await db.insertInto('subscriber').values(rows).execute();
}
async function going(count = 3): Promise<WireNewsletter> {
  await subscribers(count);
  const newsletter = await made();
  await send(newsletter);
  await makeDue();
  return newsletter;
}
async function deliver(url: string): Promise<void> {
  await sql`update mail_message set quiet_zones = null`.execute(db);
  await deliverMails(app.services, url);
}

describe('who may', () => {
  it.each([
    ['a visitor', 401, () => null],
    ['a client', 403, () => as.client],
    ['an agent', 403, () => as.agent],
  ])('%s neither reads nor sends', async (_who, status, session) => {
    await subscribers(1);
    const one = await made();
    const answers = [
      await app.get('newsletters', null, session()),
      await add({}, session()),
      await app.put(`newsletters/${one.id}`, { version: 1 }, session()),
      await app.get(`newsletters/${one.id}/preview`, null, session()),
      await app.post('newsletters/preview', { list: 'newsletter', body: 'Hi' }, session()),
      await app.post(`newsletters/${one.id}/test`, {}, session()),
      await send(one, {}, session()),
      await control(one.id, 'stop', session()),
      await app.get(`newsletters/${one.id}/history`, null, session()),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    expect((await shown(one.id)).state).toBe('draft');
  });
});

describe('writing', () => {
  it('keeps a history, and undoes edits of a draft', async () => {
    const one = await made();
    const edited = await app.put(
      `newsletters/${one.id}`,
      { version: 1, subject: 'What sold' },
      admin,
    );
    expect(edited.body.data.subject).toBe('What sold');
    const [change] = (await app.get(`newsletters/${one.id}/history`, null, admin)).body.data;
    const undone = await app.post(`newsletters/${one.id}/undo`, { change: change.id }, admin);
    expect(undone.body.data.subject).toBe(written.subject);
  });

  it.each([
    [{ subject: ' ' }, 400, 'bad-input', 'subject'],
    [{ body: '' }, 400, 'bad-input', 'body'],
    [{ list: 'everyone' }, 400, 'bad-input', 'list'],
    [{ subjectEs: 'Hola' }, 400, 'bad-input', 'bodyEs'],
    [{ bodyEs: 'Hola' }, 400, 'bad-input', 'subjectEs'],
    [{ body: 'A street for families with no children' }, 409, 'fair-housing-words', 'body'],
  ])('refuses %j', async (given, status, code, field) => {
    expect(await add(given)).toMatchObject({
      status,
      body: { code, errors: expect.arrayContaining([expect.objectContaining({ field })]) },
    });
    expect(await rowsOf('newsletter')).toEqual([]);
  });

  it('is previewed as it goes out: allow-listed markup, the text, and the way out', async () => {
    const { id } = await made(spanish);
    const { html, text } = (await app.get(`newsletters/${id}/preview`, null, admin)).body.data;
    expect(html).toContain('>Sold</h1>');
    expect(html).toContain('<strong>held</strong>');
    expect(html).toContain('Prices &amp; days');
    expect(html).not.toContain('<script');
    expect(html).toContain('/newsletter/stop#token=preview');
    expect(text).toMatch(/^Sold\n\nPrices held\. See homes \(https:\/\/example\.org\/homes\)/);
    const { brokerage } = app.services.settings;
    for (const part of [html, text]) expect(part).toContain(brokerage.street ?? brokerage.name);
    const es = await app.get(`newsletters/${id}/preview`, { language: 'es' }, admin);
    expect(es.body.data.html).toContain('Los precios <em>siguen</em> igual.');
    expect(es.body.data.html).toContain('<html lang="es"');
    expect(es.body.data.text).toContain('/es/newsletter/stop#token=');
  });

  it('is tried out on oneself, once per form', async () => {
    const { id } = await made(spanish);
    const headers = {
      authorization: `Bearer ${admin.jwtToken}`,
      'idempotency-key': crypto.randomUUID(),
    };
    const key = { headers };
    await app.post(`newsletters/${id}/test`, {}, key);
    await app.post(`newsletters/${id}/test`, {}, key);
    const sent = await newsletters();
    expect(sent.map(({ to_address }) => to_address)).toEqual([
      'boss@example.org',
      'boss@example.org',
    ]);
    expect(sent.map(({ subject }) => subject).sort()).toEqual([
      '[Test] Lo que se vendió',
      '[Test] What sold this fall',
    ]);
    expect(await rowsOf('newsletter_recipient')).toEqual([]);
  });
});

describe('scheduling', () => {
  it('waits a minute in which it can be stopped', async () => {
    await subscribers(1);
    const one = await made();
    const before = Date.now();
    const scheduled: WireNewsletter = (await send(one)).body.data;
    expect(scheduled.state).toBe('scheduled');
    expect(Date.parse(scheduled.sendAt ?? '') - before).toBeGreaterThanOrEqual(59_000);
    await run();
    expect(await newsletters()).toEqual([]);
    expect((await control(one.id, 'stop')).body.data.state).toBe('draft');
    await makeDue();
    await run();
    expect(await newsletters()).toEqual([]);
  });

  it('takes a local time in the next year', async () => {
    await subscribers(1);
    const one = await made();
    for (const sendAt of ['2020-01-01T10:00', '2199-01-01T10:00', '2026-02-31T10:00', 'soon']) {
      const refused = await send(one, { sendAt });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'sendAt' }] } });
    }
    const later = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await send(one, { sendAt: `${later}T10:30` });
    expect(body.data.sendAt).toMatch(new RegExp(`^${later}T1[56]:30`));
  });

  it('refuses an empty list, a second email to the app’s list, and a version of before', async () => {
    const refusedBy = (code: string) => ({ status: 409, body: { code } });
    const one = await made();
    expect(await send(one)).toMatchObject(refusedBy('newsletter-nobody'));
    await subscribers(1, { list: 'app' });
    expect((await send(await made({ list: 'app' }))).status).toBe(200);
    expect(await send(await made({ list: 'app' }))).toMatchObject(refusedBy('newsletter-app-once'));
    expect(await send({ ...one, version: 9 })).toMatchObject(refusedBy('changed-meanwhile'));
  });

  it('isn’t edited anymore, and takes only steps that are possible', async () => {
    const { id } = await going();
    const refused = { status: 409, body: { code: 'newsletter-step-refused' } };
    expect(await app.put(`newsletters/${id}`, { version: 2, subject: 'x' }, admin)).toMatchObject(
      refused,
    );
    expect(await control(id, 'pause')).toMatchObject(refused);
    await run();
    for (const step of ['stop', 'pause', 'resume', 'cancel']) {
      expect(await control(id, step)).toMatchObject(refused);
    }
  });
});

describe('sending (R-232)', () => {
  it('goes to each person on the list once, in their language, with one-click headers', async () => {
    await subscribers(2);
    await subscribers(1, { email: 'ana@example.org', language: 'es' });
    await subscribers(1, { email: 'waiting@example.org', confirmed_at: null });
    await subscribers(1, { email: 'left@example.org', stopped_at: new Date() });
    await subscribers(1, { email: 'app@example.org', list: 'app' });
    const { id } = await made(spanish).then(async (one) => (await send(one)).body.data);
    await makeDue();
    await Promise.all([run(), run()]);
    await run();
    const sent = await newsletters();
    expect(sent.map(({ to_address, subject }) => [to_address, subject]).sort()).toEqual([
      ['ana@example.org', 'Lo que se vendió'],
      ['p0@example.org', written.subject],
      ['p1@example.org', written.subject],
    ]);
    const keys = sent.map((mail) => {
      const { headers = {}, text } = app.services.mail.open(mail.id, mail.sealed_body as Buffer);
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      const key = /one-click\/([\w-]{43})>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
      expect(text).toContain(`/newsletter/stop#token=${key}`);
      return key;
    });
    expect(new Set(keys).size).toBe(3);
    expect(await shown(id)).toMatchObject({
      state: 'sent',
      progress: { recipients: 3, waiting: 3, sent: 0, skipped: 0 },
    });
  });

  it('survives a death between sending and the note of it: each address once', async () => {
    await going(40);
    const peer = await startSmtpPeer();
    for (let round = 0; round < 12; round += 1) {
      // The commit of a batch fails, as if the program had died before it.
      if (round % 3 === 0) {
        const queue = app.services.mail.queue.bind(app.services.mail);
        let left = 5;
        const dying = vi.spyOn(app.services.mail, 'queue').mockImplementation(async (tx, draft) => {
          left -= 1;
          if (left === 0) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
          return queue(tx, draft);
        });
        await run().catch(() => {});
        dying.mockRestore();
      } else {
        await run();
      }
      // An email that the server took, and whose note was lost, goes out again.
      const settle = vi.spyOn(app.services.mail, 'settle');
      if (round % 2 === 1) settle.mockRejectedValueOnce(new Error('gone'));
      await deliver(peer.url);
      settle.mockRestore();
      await sql`update mail_message set due_at = now()`.execute(db);
    }
    await peer.close();
    const byAddress = new Map<string, Set<string>>();
    for (const mail of peer.mails) {
      const to = mail.to?.[0]?.address ?? '';
      byAddress.set(to, (byAddress.get(to) ?? new Set()).add(mail.messageId ?? ''));
    }
    expect(byAddress.size).toBe(40);
    expect([...byAddress.values()].every((ids) => ids.size === 1)).toBe(true);
    expect(peer.mails.length).toBeGreaterThan(40);
    const [row] = (await app.get('newsletters', null, admin)).body.data;
    expect(row).toMatchObject({
      state: 'sent',
      progress: { recipients: 40, sent: 40, waiting: 0 },
    });
  });

  it('leaves out who has left the list since, also from the outbox', async () => {
    const { id } = await going(3);
    await sql`update subscriber set stopped_at = now() where email = 'p0@example.org'`.execute(db);
    await sql`update newsletter set state = 'sending', started_at = now()`.execute(db);
    await sql`insert into newsletter_recipient (newsletter_id, subscriber_id)
      select ${id}::uuid, id from subscriber`.execute(db);
    await run();
    const [first] = await newsletters();
    const { headers = {} } = app.services.mail.open(
      String(first?.id),
      first?.sealed_body as Buffer,
    );
    const oneClick = new URL((headers['List-Unsubscribe'] ?? '').slice(1, -1)).pathname;
    const answer = await app.app.inject({ method: 'POST', url: oneClick, payload: '' });
    expect(answer.statusCode).toBe(200);
    const peer = await startSmtpPeer();
    await deliver(peer.url);
    await peer.close();
    expect(peer.mails).toHaveLength(1);
    expect((await shown(id)).progress).toMatchObject({ recipients: 3, sent: 1, skipped: 2 });
  });

  it('counts who left by it, who bounced, and what failed', async () => {
    const { id } = await going(4);
    await run();
    await stopMailbox(db, 'p3@example.org', 'bounced');
    const peer = await startSmtpPeer();
    await deliver(peer.url);
    await peer.close();
    const { rows } = await sql<{ id: string }>`
      select id from subscriber where email = 'p0@example.org'`.execute(db);
    const link = (await rowsOf('secret_link')).length;
    expect(link).toBe(4);
    const raw = peer.mails.find(({ to }) => to?.[0]?.address === 'p0@example.org');
    const header = raw?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    await app.app.inject({ method: 'POST', url: new URL(header.slice(1, -1)).pathname });
    expect(rows).toHaveLength(1);
    await stopMailbox(db, 'p1@example.org', 'bounced');
    await noteBounces(db);
    expect((await shown(id)).progress).toEqual({
      ...{ recipients: 4, waiting: 0, sent: 3, failed: 1, skipped: 0 },
      ...{ bounced: 1, unsubscribed: 1 },
    });
  });

  it('is paused, goes on, and is canceled with what hasn’t left', async () => {
    const { id } = await going(3);
    await sql`update newsletter set state = 'sending', started_at = now()`.execute(db);
    await sql`insert into newsletter_recipient (newsletter_id, subscriber_id)
      select ${id}::uuid, id from subscriber`.execute(db);
    await control(id, 'pause');
    await run();
    expect(await newsletters()).toEqual([]);
    await control(id, 'resume');
    await sql`update newsletter_recipient set due_at = now() + interval '1 hour' where id in (
      select id from newsletter_recipient limit 1)`.execute(db);
    await run();
    expect(await newsletters()).toHaveLength(2);
    expect((await shown(id)).state).toBe('sending');
    await control(id, 'cancel');
    const peer = await startSmtpPeer();
    await deliver(peer.url);
    await peer.close();
    expect(peer.mails).toEqual([]);
    expect(await shown(id)).toMatchObject({ state: 'canceled', progress: { skipped: 3 } });
    const { data } = (await app.get(`newsletters/${id}/history`, null, admin)).body;
    expect(data.map(({ what }: { what: string }) => what)).toEqual([
      'canceled',
      'resumed',
      'paused',
      'scheduled',
      'created',
    ]);
  });

  it('waits for the morning where the reader lives', async () => {
    const { id } = await going(2);
    const morning = quietUntil(night, [serviceArea().timeZone]);
    await sendNewsletters(app.services, night);
    expect(await newsletters()).toEqual([]);
    expect((await rowsOf('newsletter_recipient')).map(({ due_at }) => due_at)).toEqual([
      morning,
      morning,
    ]);
    expect((await shown(id)).state).toBe('sending');
  });

  it('goes no faster than the settings say', async () => {
    await going(8);
    const slow = {
      ...app.services,
      settings: { ...app.services.settings, NEWSLETTERS_PER_MINUTE: 3 },
    };
    await sendNewsletters(slow, day);
    await sendNewsletters(slow, day);
    expect(await newsletters()).toHaveLength(3);
  });
});

it('a demo has one that was sent, once', async () => {
  await addSampleNewsletter(app.services);
  await addSampleNewsletter(app.services);
  const { data } = (await app.get('newsletters', null, admin)).body;
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ state: 'sent', progress: { recipients: 14, unsubscribed: 1 } });
});
