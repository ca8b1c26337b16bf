import type { WireEnvelope } from '@homestead/contract/documents';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { actAs } from '#accounts';
import { atomically } from '#platform';
import { sampleSubject } from '../../../test/access/document-rows.ts';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { openDocuments } from '../documents-services.ts';
import { remindDue } from '../envelopes/envelope-jobs.ts';
import { sendForms } from '../envelopes/signed-forms.ts';
import { secondsToRoom } from './count-message.ts';
import { deleteOldMessages } from './message-store.ts';

const office = await openDocumentOffice({
  SIGNING_LINKS_PER_SENDER_HOUR: '4',
  SIGNING_LINKS_PER_SENDER_DAY: '6',
  SIGNING_LINKS_PER_MAILBOX_HOUR: '2',
  SIGNING_LINKS_PER_MAILBOX_DAY: '3',
  SIGNING_CODES_PER_ADDRESS_HOUR: '2',
  SIGNING_CODES_PER_ADDRESS_DAY: '3',
  FORMS_PER_ADDRESS: '1000',
});
const { app, as, startEnvelope, send, envelopeOf, newestMail, keyOf, byLink, open, sign } = office;
const { keyed, session } = office;
afterAll(() => app.close());
beforeEach(() => app.database.pool.query('delete from signing_message'));

let people = 0;
const someone = () => {
  people += 1;
  return `someone${people}@example.com`;
};
const startFor = (email: string, other = someone(), who = as.agent) => {
  const recipients = [
    { role: 'seller', number: 1, name: 'Ruth Kowalski', email },
    { role: 'buyer', number: 1, name: 'Ana Ruiz', email: other, turn: 2 },
  ];
  return startEnvelope(['lead-soil'], { recipients }, who);
};
const sendTo = async (email: string) => send(await startFor(email));
const trySending = ({ id, version }: WireEnvelope, who = as.agent) =>
  app.post(`envelopes/${id}/send`, { version }, keyed(who));
const call = (sent: WireEnvelope, step: string, body: object = {}) =>
  app.post(`envelopes/${sent.id}/recipients/${sent.recipients[0]?.id}/${step}`, body, as.agent);
/** As much later, for what was counted. */
const age = (by: string) =>
  app.database.pool.query('update signing_message set sent_at = sent_at - $1::interval', [by]);
const refused = (code: string) => ({ status: 429, body: { code } });

test('one sender has four links sent in an hour and six in a day, also at the same time', async () => {
  const drafts: WireEnvelope[] = [];
  for (let n = 0; n < 6; n += 1) drafts.push(await startFor(someone()));
  const answers = await Promise.all(drafts.map((draft) => trySending(draft)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429]);
  const late = answers.find(({ status }) => status === 429);
  expect(late?.body.code).toBe('too-many-links');
  expect(Number(late?.headers['retry-after'])).toBeGreaterThan(3500);
  // Nothing of what was refused has happened.
  const left = drafts.filter((_, at) => answers[at]?.status === 429);
  for (const { id } of left) expect((await envelopeOf(id)).state).toBe('draft');
  await age('2 hours');
  for (const draft of left) expect((await trySending(draft)).status).toBe(200);
  expect(await trySending(await startFor(someone()))).toMatchObject(refused('too-many-links'));
  await age('1 day');
  expect((await trySending(await startFor(someone()))).status).toBe(200);
});

test('one mailbox gets two links in an hour, from any sender and with any tag', async () => {
  const email = someone();
  const [name, domain] = email.split('@');
  const sent = await sendTo(email);
  expect((await call(sent, 'links')).status).toBe(200);
  expect(await call(sent, 'links')).toMatchObject(refused('recipient-has-many-links'));
  const tagged = await startFor(`${name}+again@${domain}`);
  expect(await trySending(tagged)).toMatchObject(refused('recipient-has-many-links'));
  const theirs = await startFor(email, someone(), as.admin);
  const byAdmin = await trySending(theirs, as.admin);
  expect(byAdmin).toMatchObject(refused('recipient-has-many-links'));
  await age('1 hour');
  expect((await call(sent, 'links')).status).toBe(200);
  await age('1 hour');
  expect(await call(sent, 'links')).toMatchObject(refused('recipient-has-many-links'));
});

test('a correction and a forward that was approved count as sending', async () => {
  const email = someone();
  const sent = await sendTo(email);
  const asked = { name: 'Greta Kowalski', email: someone() };
  await app.post('signing/forward', asked, session(await open(email)));
  await app.database.pool.query(
    `insert into signing_message (kind, sender_id, address_hash)
     select 'link', sender_id, address_hash from signing_message, generate_series(1, 3)
     where kind = 'link'`,
  );
  expect(await call(sent, 'forward', { isApproved: true })).toMatchObject(
    refused('too-many-links'),
  );
  expect((await envelopeOf(sent.id)).recipients[0]).toMatchObject({ email });
  const { title, documents, recipients, version } = await envelopeOf(sent.id);
  const corrected = await app.put(
    `envelopes/${sent.id}`,
    {
      ...{ title, version, documents: documents.map(({ id }) => id) },
      recipients: recipients.map(({ id, role, number, name, turn }, at) => ({
        ...{ id, role, number, name, turn, email: at === 0 ? someone() : someone() },
      })),
    },
    as.agent,
  );
  expect(corrected).toMatchObject(refused('too-many-links'));
});

test('links that are due by themselves count, and go out whatever the count', async () => {
  const [email, next] = [someone(), someone()];
  const sent = await send(await startFor(email, next));
  const token = await open(email);
  for (let n = 0; n < 3; n += 1) await sendTo(someone());
  expect(await trySending(await startFor(someone()))).toMatchObject(refused('too-many-links'));
  expect((await sign(token)).status).toBe(200);
  expect(await keyOf(next)).toHaveLength(43);
  const before = (await newestMail(next))?.id;
  const { pool } = app.database;
  await pool.query('update envelope set next_reminder_at = now() where id = $1', [sent.id]);
  const soon = new Date(Date.now() + 60_000);
  await remindDue(app.services, soon, new AbortController().signal);
  expect((await newestMail(next))?.id).not.toBe(before);
  // Both were this mailbox’s links of the hour.
  const draft = await startFor(next);
  await pool.query('update signing_message set sender_id = null');
  expect(await trySending(draft)).toMatchObject(refused('recipient-has-many-links'));
});

test('forms that a step of another room needs are due, too', async () => {
  for (let n = 0; n < 4; n += 1) await sendTo(someone());
  const email = someone();
  openDocuments(app.services).subjects.register(sampleSubject);
  await atomically(app.services.db, async (tx) => {
    const { rows } = await app.database.pool.query('select owner_id from envelope limit 1');
    const agent = await actAs(tx, rows[0].owner_id);
    if (!agent) throw new Error('nobody sends');
    await sendForms(app.services, tx, agent.caller, {
      ...{
        about: { kind: 'sample', id: agent.caller.personId },
        forms: ['touring-agreement'],
        title: 'Touring',
        message: '',
      },
      expiresOn: null,
      recipients: [
        {
          ...{ role: 'buyer', number: 1, turn: 1, name: 'Ana Ruiz', email },
          ...{ phone: '', language: 'en', isInPerson: false },
        },
        {
          ...{ role: 'agent', number: 1, turn: 2, name: 'Nora Lindqvist', email: someone() },
          ...{ phone: '', language: 'en', isInPerson: false },
        },
      ],
    });
  });
  expect(await keyOf(email)).toHaveLength(43);
});

test('unlocking gives nobody more codes', async () => {
  const email = someone();
  const sent = await sendTo(email);
  const ask = async () => app.post('signing/code', {}, byLink(await keyOf(email)));
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(200);
  const many = await ask();
  expect(many).toMatchObject(refused('too-many-codes'));
  expect(Number(many.headers['retry-after'])).toBeGreaterThan(3500);
  const { pool } = app.database;
  await pool.query('update envelope_recipient set locked_at = now() where email = $1', [email]);
  expect((await call(sent, 'unlock')).status).toBe(200);
  expect(await ask()).toMatchObject(refused('too-many-codes'));
  // Neither does another envelope.
  const again = await sendTo(email).catch((error: Error) => error.message);
  expect(String(again)).toContain('recipient-has-many-links');
  await age('1 hour');
  expect((await ask()).status).toBe(200);
  await age('1 hour');
  expect(await ask()).toMatchObject(refused('too-many-codes'));
});

test('what no limit counts anymore is deleted', async () => {
  await sendTo(someone());
  await age('3 days');
  await sendTo(someone());
  await deleteOldMessages(app.services.db);
  const { rows } = await app.database.pool.query('select from signing_message');
  expect(rows).toHaveLength(1);
});

describe('the wait', () => {
  test.each([
    [[], 0],
    [[10], 0],
    [[10, 20], 3580],
    [[10, 3700, 7200], 79_200],
    [[3600, 3601], 0],
  ])('for one more than %j is %i seconds', (ages, seconds) => {
    expect(secondsToRoom(ages, { hour: 2, day: 3 })).toBe(seconds);
  });
});
