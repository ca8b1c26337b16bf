import type { WireNewsletter } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import { atomically } from '#platform';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { deliverMails } from '../../../test/mail-outbox.ts';
import { startSmtpPeer } from '../../../test/smtp-peer.ts';
import { leaveList } from '../mailing-lists/leave-lists.ts';
import { renderContent } from './render-content.ts';
import { sendNewsletters } from './send-newsletters.ts';

/** Early afternoon in Omaha, whenever the test runs. */
const day = new Date(`${new Date().toISOString().slice(0, 10)}T18:30:00Z`);

const { app, db, mails, rowsOf } = await openLeadOffice({ NEWSLETTERS_PER_MINUTE: '500' });
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
beforeEach(() => app.database.empty('newsletter', 'subscriber', 'stopped_mailbox'));

const made = async (given: object = {}): Promise<WireNewsletter> =>
  (
    await app.post(
      'newsletters',
      { list: 'newsletter', subject: 'What sold', body: 'Prices held.', ...given },
      admin,
    )
  ).body.data;
const send = ({ id, version }: WireNewsletter) =>
  app.post(`newsletters/${id}/send`, { version }, admin);
const control = (id: string, step: string) =>
  app.post(`newsletters/${id}/control`, { step }, admin);
const makeDue = () =>
  sql`update newsletter set send_at = now() where state = 'scheduled'`.execute(db);
const run = () => sendNewsletters(app.services, day);
const newsletters = async () => (await mails()).filter(({ kind }) => kind === 'leads.newsletter');

async function subscribers(count: number, given: object = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    ...{ list: 'newsletter', email: `p${n}@example.org`, wording: 'Yes' },
    ...{ confirmed_at: new Date(), ...given },
  }));
  await db.insertInto('subscriber').values(rows).execute();
}
async function going(count: number): Promise<WireNewsletter> {
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

it('schedules one of two emails to the app’s list together', async () => {
  await subscribers(1, { list: 'app' });
  const drafts = [await made({ list: 'app' }), await made({ list: 'app' })];
  const answers = await Promise.all(drafts.map((draft) => send(draft)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('drops an email that was on its way to the outbox while its reader left', async () => {
  const { id } = await going(1);
  await sql`update newsletter set state = 'sending', started_at = now()`.execute(db);
  await sql`insert into newsletter_recipient (newsletter_id, subscriber_id)
    select ${id}::uuid, id from subscriber`.execute(db);
  const { mail } = app.services;
  const queue = mail.queue.bind(mail);
  let stop: Promise<unknown> = Promise.resolve();
  const held = vi.spyOn(mail, 'queue').mockImplementation(async (tx, draft) => {
    const [reader] = await rowsOf('subscriber');
    stop = atomically(db, (other) => leaveList(other, String(reader?.id)));
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
      expect(rows).not.toEqual([]);
    });
    return queue(tx, draft);
  });
  await run();
  held.mockRestore();
  await stop;
  expect(await newsletters()).toMatchObject([{ failed_at: expect.any(Date) }]);
  expect(await rowsOf('newsletter_recipient')).toMatchObject([{ state: 'skipped' }]);
});

it('gets the people of the app’s list one email, also after one that was canceled', async () => {
  await subscribers(2, { list: 'app' });
  const first: WireNewsletter = (await send(await made({ list: 'app' }))).body.data;
  await makeDue();
  const slow = {
    ...app.services,
    settings: { ...app.services.settings, NEWSLETTERS_PER_MINUTE: 1 },
  };
  await sendNewsletters(slow, day);
  const peer = await startSmtpPeer();
  await deliver(peer.url);
  await control(first.id, 'cancel');
  const second = await made({ list: 'app' });
  expect(second.audience).toBe(1);
  await send(second);
  await makeDue();
  await run();
  await deliver(peer.url);
  await peer.close();
  expect(peer.mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([
    'p0@example.org',
    'p1@example.org',
  ]);
});

it.each([
  ['body', { body: 'a'.repeat(20_001) }],
  ['body', { body: '*a_ '.repeat(5000) }],
  ['bodyEs', { subjectEs: 'Casas', bodyEs: '_*'.repeat(10_000) }],
])(
  'a text that is too long, or takes too long, is refused when it is saved: %s',
  async (field, given) => {
    const answer = await app.post(
      'newsletters',
      { list: 'newsletter', subject: 'What sold', body: 'Prices held.', ...given },
      admin,
    );
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'bad-input', errors: [{ field, message: expect.any(String) }] },
    });
    expect(await rowsOf('newsletter')).toEqual([]);
  },
);

it('a text of before that can’t be rendered is not sent, and doesn’t keep back the others', async () => {
  await subscribers(1);
  const bad = await made({ subject: 'Bad' });
  const good = await made({ subject: 'Good' });
  for (const one of [bad, good]) await send(one);
  await sql`update newsletter set body = ${'*a_ '.repeat(12_500)} where id = ${bad.id}`.execute(db);
  await makeDue();
  await run();
  expect(await newsletters()).toMatchObject([{ subject: 'Good' }]);
  const preview = await app.get(`newsletters/${bad.id}/preview`, null, admin);
  expect([preview.status, preview.body.code]).toEqual([400, 'bad-input']);
});

it('a text is rendered once for all who get it', async () => {
  const text = { body: 'Prices *held*.', body_es: '' };
  expect(await renderContent(text, 'en')).toBe(await renderContent({ ...text }, 'en'));
});
