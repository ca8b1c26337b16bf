import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { expireDue, remindDue } from './envelope-jobs.ts';

const office = await openDocumentOffice();
const { app, startEnvelope, send, envelopeOf, keyOf, byLink, open, sign, newestMail } = office;
const { pool } = app.database;
afterAll(() => app.close());

const signal = new AbortController().signal;
const DAY = 86_400_000;
const recipients = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
  { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 3 },
];
const sendOne = async () => send(await startEnvelope(['lead-soil'], { recipients }));
const remindAt = (days: number) =>
  remindDue(app.services, new Date(Date.now() + days * DAY + 60_000), signal);
const told = async (id: string, what: string): Promise<string[]> =>
  (
    await pool.query(
      `select person.role_key as role from notification
       join person on person.id = notification.person_id
       where notification.path = $1 and notification.facts ->> 'what' = $2 order by role`,
      [`/esign/${id}`, what],
    )
  ).rows.map(({ role }) => role);
const remindersTo = async (email: string): Promise<number> =>
  (
    await pool.query(
      "select count(*)::int from mail_message where to_address = $1 and kind = 'documents.link'",
      [email],
    )
  ).rows[0].count - 1;

test('reminders go out after two days and every two, then the sender and the brokers are notified', async () => {
  const { id } = await sendOne();
  const first = await keyOf('ruth@example.com');
  expect(await remindAt(1.9)).toBe(0);
  expect(await remindAt(2)).toBe(1);
  expect(await remindAt(2)).toBe(0);
  expect(await remindersTo('ruth@example.com')).toBe(1);
  expect(await told(id, 'overdue')).toEqual([]);
  expect((await app.get('signing/link', {}, byLink(first))).status).toBe(403);
  expect(await remindAt(3.9)).toBe(0);
  expect(await remindAt(4.1)).toBe(1);
  expect(await told(id, 'overdue')).toEqual(['agent']);
  expect(await remindAt(6.2)).toBe(1);
  expect(await told(id, 'overdue')).toEqual(['admin', 'agent', 'agent']);
  expect(await remindersTo('ruth@example.com')).toBe(3);
  expect(await remindersTo('ana@example.com')).toBe(-1);
  const { rows } = await pool.query('select escalated_at from envelope where id = $1', [id]);
  expect(rows[0].escalated_at).not.toBeNull();
  // The newest link still works, and after the last signature nobody is reminded.
  expect((await sign(await open('ruth@example.com'))).status).toBe(200);
  expect((await sign(await open('ana@example.com'))).status).toBe(200);
  expect((await sign(await open('nora@example.com'))).status).toBe(200);
  expect(await remindAt(20)).toBe(0);
});

test('two nodes remind once', async () => {
  await sendOne();
  const before = await remindersTo('ruth@example.com');
  const counts = await Promise.all([remindAt(2), remindAt(2)]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await remindersTo('ruth@example.com')).toBe(before + 1);
});

test('an envelope whose time is over can’t be signed and ends, once, and the sender is notified', async () => {
  await pool.query("update envelope set state = 'voided' where state = 'sent'");
  const { id, expiresAt } = await sendOne();
  const key = await keyOf('ruth@example.com');
  const token = await open('ruth@example.com');
  const end = new Date(expiresAt ?? 0);
  expect(await expireDue(app.services, new Date(end.getTime() - 1), signal)).toBe(0);
  await pool.query('update envelope set expires_at = now() where id = $1', [id]);
  expect((await sign(token)).body).toMatchObject({ code: 'envelope-ended' });
  const counts = await Promise.all([1, 2].map(() => expireDue(app.services, new Date(), signal)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await envelopeOf(id)).toMatchObject({ state: 'expired', abilities: [] });
  expect((await app.get('signing/link', {}, byLink(key))).status).toBe(403);
  expect(await told(id, 'expired')).toEqual(['agent']);
  expect(await newestMail('ruth@example.com', 'documents.ended')).not.toBeNull();
  expect(await expireDue(app.services, new Date(), signal)).toBe(0);
  expect(await remindAt(3)).toBe(0);
});
