import type { WireEnvelope } from '@homestead/contract/documents';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { takeHeldSteps } from './held-step-job.ts';

const office = await openDocumentOffice();
const { app, as, startEnvelope, send, envelopeOf, keyed, keyOf, byLink } = office;
const { pool } = app.database;
afterAll(() => app.close());
beforeEach(() => pool.query('delete from held_step'));

const signers = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
  { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 3 },
];
const sendOne = async () => send(await startEnvelope(['lead-soil'], { recipients: signers }));
const post = (path: string, body: object = {}, who: SignedIn | null = as.agent) =>
  app.post(`envelopes/${path}`, { isUndoable: true, ...body }, keyed(who));
const undo = (id: string, who: SignedIn | null = as.agent) =>
  app.post(`envelopes/held/${id}/undo`, {}, keyed(who));
const linksTo = async ({ id }: WireEnvelope) =>
  (await app.get(`envelopes/${id}/events`, {}, as.agent)).body.data.filter(
    ({ kind }: { kind: string }) => kind === 'link-sent' || kind === 'reminded',
  ).length;
const mails = async () =>
  (await pool.query('select count(*)::int as count from mail_message')).rows[0].count as number;
/** Lets the seconds pass, and runs the job. */
async function passTime() {
  await pool.query(`update held_step set act_at = now() - interval '1 second'`);
  return takeHeldSteps(app.services, new Date(), new AbortController().signal);
}

test('void, remind and resend wait, and leave nothing behind when they are undone', async () => {
  const sent = await sendOne();
  const [ruth] = sent.recipients;
  const [events, before] = [await linksTo(sent), await mails()];
  const links = `${sent.id}/recipients/${ruth?.id}/links`;
  for (const [path, body] of [
    [`${sent.id}/void`, { reason: 'A wrong price' }],
    [`${sent.id}/reminders`, {}],
    [links, {}],
    ['many/links', { ids: [sent.id] }],
  ] as const) {
    const { status, body: answer } = await post(path, body);
    expect(status, JSON.stringify(answer)).toBe(200);
    expect(answer.held.id, path).toBeTruthy();
    expect((await undo(answer.held.id, null)).status).toBe(401);
    expect((await undo(answer.held.id, as.neighbor)).body.code).toBe('undo-too-late');
    expect((await undo(answer.held.id)).body.data).toBe(true);
    expect((await undo(answer.held.id)).body.code).toBe('undo-too-late');
  }
  expect(await passTime()).toBe(0);
  expect([await linksTo(sent), await mails()]).toEqual([events, before]);
  expect((await envelopeOf(sent.id)).state).toBe('sent');
});

test('they are done when their seconds are over, and can’t be undone then', async () => {
  const [one, other] = [await sendOne(), await sendOne()];
  const ids = [one.id, other.id];
  const links = await linksTo(one);
  await post('many/reminders', { ids });
  const voided = await post('many/void', { ids: [other.id], reason: 'A wrong price' });
  expect(voided.body.data).toMatchObject({ done: [other.id], refused: [] });
  expect((await envelopeOf(other.id)).state).toBe('sent');
  expect(await passTime()).toBe(2);
  expect(await linksTo(one)).toBe(links + 1);
  expect((await envelopeOf(other.id)).state).toBe('voided');
  expect((await undo(voided.body.held.id)).body.code).toBe('undo-too-late');
});

test('what would be refused is refused before, and what is refused later is told', async () => {
  const [sent, draft] = [await sendOne(), await startEnvelope(['lead-soil'])];
  const many = await post('many/void', { ids: [sent.id, draft.id], reason: 'x' });
  expect(many.body.data).toMatchObject({ done: [sent.id], refused: [{ id: draft.id }] });
  expect((await post(`${draft.id}/reminders`)).body.code).toBe('envelope-step-refused');
  const none = await post('many/void', { ids: [draft.id], reason: 'x' });
  expect(none.body).toMatchObject({ data: { done: [] }, held: null });

  // Someone else voids it in the meantime.
  await app.post(`envelopes/${sent.id}/void`, { reason: 'y' }, keyed(as.admin));
  await passTime();
  const { rows } = await pool.query(
    `select notification.facts from notification
     join session on session.person_id = notification.person_id and session.id = $1
     where notification.kind = 'envelopes' and notification.facts ->> 'what' = 'not-voided'`,
    [as.agent.sessionId],
  );
  expect(rows[0]?.facts).toMatchObject({ what: 'not-voided' });
  expect((await envelopeOf(sent.id)).endedBecause).toBe('y');
});

test('links are revoked without waiting, and undoing it sends new ones', async () => {
  const sent = await sendOne();
  const key = await keyOf('ruth@example.com');
  const opens = async (link: string) => (await app.get('signing/link', {}, byLink(link))).status;
  expect(await opens(key)).toBe(200);
  const revoked = await post('many/revoke', { ids: [sent.id], reason: 'The wrong person' });
  expect(revoked.body.data.done).toEqual([sent.id]);
  expect(await opens(key)).toBe(403);
  // Nobody is left whose link could be revoked.
  const again = await post('many/revoke', { ids: [sent.id], reason: 'The wrong person' });
  expect(again.body.data.refused).toHaveLength(1);
  expect((await undo(revoked.body.held.id)).body.data).toBe(true);
  expect(await opens(key)).toBe(403);
  expect(await opens(await keyOf('ruth@example.com'))).toBe(200);

  const [ruth] = sent.recipients;
  const single = `${sent.id}/recipients/${ruth?.id}/revoke`;
  const { held } = (await post(single, { reason: 'The wrong person' })).body;
  await passTime();
  expect((await undo(held.id)).body.code).toBe('undo-too-late');
  const shown = (await envelopeOf(sent.id)).recipients[0];
  expect(shown?.abilities).toContain('resend');
});

test('strangers, clients and neighbors do nothing with many', async () => {
  const sent = await sendOne();
  for (const path of ['many/links', 'many/revoke']) {
    const body = { ids: [sent.id], ...(path === 'many/revoke' && { reason: 'x' }) };
    expect((await post(path, body, null)).status).toBe(401);
    expect((await post(path, body, as.client)).status).toBe(403);
    const { data } = (await post(path, body, as.neighbor)).body;
    expect(data).toEqual({ done: [], refused: [expect.objectContaining({ title: '' })] });
  }
});
