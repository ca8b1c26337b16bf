import type { WireEnvelope, WireSigning } from '@homestead/contract/documents';
import { localDate } from '@homestead/contract/platform';
import { afterAll, expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openDocumentOffice } from '../../../test/document-office.ts';

const office = await openDocumentOffice();
const { app, as, startDocument, startEnvelope, send, envelopeOf } = office;
const { newestMail, keyOf, byLink, open, consent, sign, signAll, session, keyed } = office;
const { pool } = app.database;
afterAll(() => app.close());

const signers = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
  { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 3 },
];
const start = (given: object = {}) =>
  startEnvelope(['lead-soil'], { recipients: signers, ...given });
const sendOne = async (given: object = {}) => send(await start(given));
const contentOf = ({ version, title, documents, recipients }: WireEnvelope) => ({
  ...{ version, title, documents: documents.map(({ id }) => id) },
  recipients: recipients.map(({ id, role, number, name, email, turn }) => ({
    ...{ id, role, number, name, email, turn },
  })),
});
const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
const eventsOf = async (id: string): Promise<string[]> =>
  (await app.get(`envelopes/${id}/events`, {}, as.agent)).body.data.map(
    ({ kind }: { kind: string }) => kind,
  );
const post = (path: string, body: object = {}, who: SignedIn = as.agent) =>
  app.post(`envelopes/${path}`, body, keyed(who));

test('an amendment starts with copies and names what changed; the open one ends when it is sent', async () => {
  const sent = await sendOne();
  expect(refusal(await post(`${sent.id}/amendments`))).toEqual([409, 'envelope-step-refused']);
  expect((await sign(await open('ruth@example.com'))).status).toBe(200);
  const signed = await envelopeOf(sent.id);
  expect(signed.abilities).toEqual(['remind', 'void', 'amend']);
  const frozen = await app.put(
    `documents/${signed.documents[0]?.id}/answers`,
    { answers: {} },
    as.agent,
  );
  expect(refusal(frozen)).toEqual([409, 'document-frozen']);

  const { body } = await post(`${sent.id}/amendments`);
  const draft: WireEnvelope = body.data;
  expect(draft).toMatchObject({ state: 'draft', amends: sent.id, title: sent.title, signed: 0 });
  expect(draft.recipients.map(({ name, state }) => [name, state])).toEqual(
    signers.map(({ name }) => [name, 'waiting']),
  );
  expect(draft.fields).toHaveLength(sent.fields.length);
  const [copy] = draft.documents;
  expect(copy?.id).not.toBe(sent.documents[0]?.id);
  const before = (await app.get(`documents/${copy?.id}`, {}, as.agent)).body.data;
  expect(before).toMatchObject({ isFrozen: false, amends: { changes: [] } });
  const [input] = Object.entries(before.answers).filter(([, value]) => typeof value === 'string');
  const [key = '', value = ''] = input ?? [];
  await app.put(`documents/${copy?.id}/answers`, { answers: { [key]: null } }, as.agent);
  const after = (await app.get(`documents/${copy?.id}`, {}, as.agent)).body.data;
  expect(after.amends).toEqual({ id: sent.documents[0]?.id, changes: [key] });
  await app.put(`documents/${copy?.id}/answers`, { answers: { [key]: value } }, as.agent);

  await send((await app.get(`envelopes/${draft.id}`, {}, as.agent)).body.data);
  expect(await envelopeOf(sent.id)).toMatchObject({
    ...{ state: 'voided', endedBecause: 'Amended', amendedBy: draft.id },
  });
  expect((await app.get('signing/link', {}, byLink(await keyOf('ruth@example.com')))).status).toBe(
    200,
  );
});

test('a sealed envelope stays as it is when its amendment is sent', async () => {
  const sent = await sendOne();
  await signAll(sent);
  const sealed = await envelopeOf(sent.id);
  const { body } = await post(`${sent.id}/amendments`);
  await send(body.data);
  expect(await envelopeOf(sent.id)).toMatchObject({
    ...{ state: 'completed', seal: sealed.seal, version: sealed.version },
    amendedBy: body.data.id,
  });
});

test('a draft is edited freely; a sent envelope is corrected until someone has signed', async () => {
  const draft = await start();
  const content = contentOf(draft);
  const none = await app.put(
    `envelopes/${draft.id}`,
    { ...content, recipients: [], title: 'Later' },
    as.agent,
  );
  expect(none.body.data).toMatchObject({ title: 'Later', recipients: [], state: 'draft' });
  const again = await app.put(
    `envelopes/${draft.id}`,
    { ...content, version: none.body.data.version, recipients: signers },
    as.agent,
  );
  const sent = await send(again.body.data);
  const [first] = sent.recipients;
  const token = await open('ruth@example.com');
  await consent(token);
  const oldKey = await keyOf('ruth@example.com');

  const stale = await app.put(`envelopes/${sent.id}`, contentOf(draft), as.agent);
  expect(refusal(stale)).toEqual([409, 'changed-meanwhile']);
  const current = contentOf(await envelopeOf(sent.id));
  const empty = await app.put(`envelopes/${sent.id}`, { ...current, recipients: [] }, as.agent);
  expect(refusal(empty)).toEqual([409, 'envelope-incomplete']);
  const moved = current.recipients.map((one) =>
    one.id === first?.id ? { ...one, email: 'ruth.k@example.com' } : one,
  );
  const corrected = await app.put(
    `envelopes/${sent.id}`,
    { ...current, recipients: moved },
    as.agent,
  );
  expect(corrected.status).toBe(200);
  // The owner of the new mailbox proves it and consents: nothing is left of the old one.
  expect(corrected.body.data.recipients[0]).toMatchObject({
    ...{ id: first?.id, state: 'sent', openedAt: null, consentedAt: null },
  });
  expect(refusal(await app.get('signing/link', {}, byLink(oldKey)))).toEqual([
    403,
    'signing-link-refused',
  ]);
  expect(refusal(await app.get('signing', {}, session(token)))).toEqual([
    403,
    'signing-session-over',
  ]);
  expect((await sign(await open('ruth.k@example.com'))).status).toBe(200);
  const late = await app.put(
    `envelopes/${sent.id}`,
    contentOf(await envelopeOf(sent.id)),
    as.agent,
  );
  expect(refusal(late)).toEqual([409, 'envelope-signed']);
  expect(await eventsOf(sent.id)).toContain('corrected');
});

test('a recipient of another envelope can’t be taken over by its id', async () => {
  const theirs = await send(await start(), as.agent);
  const [victim] = theirs.recipients;
  const form = await startDocument('lead-soil', as.neighbor);
  const taken = [{ ...signers[0], id: victim?.id, email: 'eve@example.com' }];
  const made = { title: 'Mine', documents: [form.id], recipients: taken };
  expect(refusal(await app.post('envelopes', made, as.neighbor))).toEqual([400, 'bad-input']);
  const own = await app.post('envelopes', { ...made, recipients: [] }, as.neighbor);
  const { id, version } = own.body.data;
  const put = await app.put(`envelopes/${id}`, { ...made, version }, as.neighbor);
  expect(refusal(put)).toEqual([400, 'bad-input']);
  const twice = [signers[0], signers[1]].map((one) => ({ ...one, id: victim?.id }));
  const doubled = await app.put(
    `envelopes/${theirs.id}`,
    { ...contentOf(theirs), recipients: twice },
    as.agent,
  );
  expect(refusal(doubled)).toEqual([400, 'bad-input']);
  expect((await envelopeOf(theirs.id)).recipients).toEqual(theirs.recipients);
});

test('void ends links and sessions and tells those who had a link, once', async () => {
  const sent = await sendOne();
  const token = await open('ruth@example.com');
  const key = await keyOf('ruth@example.com');
  const voided = await post(`${sent.id}/void`, { reason: 'The sale fell through.' });
  expect(voided.body.data).toMatchObject({
    ...{ state: 'voided', endedBecause: 'The sale fell through.', abilities: [] },
  });
  expect((await newestMail('ruth@example.com', 'documents.ended'))?.text).toContain(
    'The sale fell through.',
  );
  const toAna = await newestMail('ana@example.com', 'documents.ended');
  expect(toAna?.text ?? '').not.toContain('The sale fell through.');
  expect((await app.get('signing/link', {}, byLink(key))).status).toBe(403);
  expect((await app.get('signing', {}, session(token))).status).toBe(403);
  for (const step of ['void', 'reminders', 'amendments']) {
    const again = await post(`${sent.id}/${step}`, step === 'void' ? { reason: 'Again' } : {});
    expect(refusal(again), step).toEqual([409, 'envelope-step-refused']);
  }
  expect((await eventsOf(sent.id)).filter((kind) => kind === 'voided')).toHaveLength(1);
});

test('a reminder goes to those whose turn it is, at most once an hour', async () => {
  const sent = await sendOne();
  const key = await keyOf('ruth@example.com');
  const first = await post(`${sent.id}/reminders`);
  expect(first.body.data).toMatchObject({ reminders: 1 });
  expect(await keyOf('ruth@example.com')).not.toBe(key);
  expect((await app.get('signing/link', {}, byLink(key))).status).toBe(403);
  const second = await post(`${sent.id}/reminders`);
  expect(refusal(second)).toEqual([429, 'reminded-already']);
  await pool.query(
    "update envelope set reminded_at = now() - interval '61 minutes' where id = $1",
    [sent.id],
  );
  expect((await post(`${sent.id}/reminders`)).body.data).toMatchObject({ reminders: 2 });
  expect((await eventsOf(sent.id)).filter((kind) => kind === 'reminded')).toHaveLength(2);
});

test('only those who see all records hold an envelope; drafts are deleted, nothing else', async () => {
  const draft = await start();
  const hold = (id: string, version: number, reason: string | null, who = as.admin) =>
    app.put(`envelopes/${id}/hold`, { version, reason }, who);
  const remove = (id: string, version: number) =>
    app.delete(`envelopes/${id}`, { version: String(version) }, as.agent);
  expect(refusal(await hold(draft.id, draft.version, 'A dispute'))).toEqual([
    409,
    'envelope-step-refused',
  ]);
  const sent = await send(draft);
  expect((await hold(sent.id, sent.version, 'A dispute', as.agent)).status).toBe(403);
  const held = await hold(sent.id, sent.version, 'A dispute');
  expect(held.body.data.held).toBe('A dispute');
  const released = await hold(sent.id, held.body.data.version, null);
  expect(released.body.data.held).toBeNull();
  expect((await eventsOf(sent.id)).slice(-2)).toEqual(['held', 'released']);
  expect(refusal(await remove(sent.id, released.body.data.version))).toEqual([
    409,
    'envelope-step-refused',
  ]);

  const other = await start();
  expect(refusal(await remove(other.id, other.version + 1))).toEqual([409, 'changed-meanwhile']);
  expect(await remove(other.id, other.version)).toMatchObject({ body: { data: true } });
  expect((await app.get(`envelopes/${other.id}`, {}, as.agent)).status).toBe(404);
});

test('a deleted draft takes its documents and their answers, unless something else has them', async () => {
  const remove = ({ id, version }: WireEnvelope) =>
    app.delete(`envelopes/${id}`, { version: String(version) }, as.agent);
  const statusOf = async (id: string | undefined) =>
    (await app.get(`documents/${id}`, {}, as.agent)).status;
  const alone = await start();
  const [document] = alone.documents;
  const { rows } = await pool.query(
    `insert into document_change (document_id, input) values ($1, 'x') returning id`,
    [document?.id],
  );
  expect(rows).toHaveLength(1);
  expect((await remove(alone)).status).toBe(200);
  expect(await statusOf(document?.id)).toBe(404);

  // What was sent before stays, with its history.
  const sent = await sendOne();
  await post(`${sent.id}/void`, { reason: 'A wrong price' });
  const documents = sent.documents.map(({ id }) => id);
  const again = await app.post('envelopes', { title: 'Again', documents }, as.agent);
  expect((await remove(again.body.data)).status).toBe(200);
  expect(await statusOf(documents[0])).toBe(200);
  await expect(pool.query('delete from document where id = $1', [documents[0]])).rejects.toThrow();
});

test('the list is filtered by state and words, sorted, and counted by state in sight', async () => {
  const who = await app.signInNew({ role: 'agent' });
  const make = async (title: string, name = 'Ruth Kowalski', dueOn: string | null = null) => {
    const [first, ...others] = signers;
    const recipients = [{ ...first, name }, ...others];
    const { id } = await startDocument('lead-soil', who);
    const made = { title, documents: [id], recipients, dueOn };
    return (await app.post('envelopes', made, who)).body.data as WireEnvelope;
  };
  const list = async (query: Record<string, string> = {}) => {
    const { body } = await app.get('envelopes', query, who);
    const titles = body.data.map(({ title }: WireEnvelope) => title);
    return { titles, counts: body.counts, total: body.total };
  };
  const due = localDate(new Date(Date.now() + 3 * 86_400_000));
  const [alpha, beta, gamma] = [
    await make('Alpha 50%', 'Wanda Sample', due),
    await make('Beta'),
    await make('Gamma'),
  ];
  await send(beta, who);
  await send(gamma, who);
  await post(`${gamma.id}/void`, { reason: 'No' }, who);
  const counts = { draft: 1, sent: 1, voided: 1 };
  expect(await list()).toEqual({ titles: ['Gamma', 'Beta', 'Alpha 50%'], counts, total: 3 });
  expect(await list({ state: 'waiting' })).toEqual({ titles: ['Beta'], counts, total: 1 });
  expect((await list({ state: 'ended' })).titles).toEqual(['Gamma']);
  expect((await list({ state: 'completed' })).titles).toEqual([]);
  expect((await list({ q: '0%' })).titles).toEqual(['Alpha 50%']);
  expect((await list({ q: '_' })).titles).toEqual([]);
  expect((await list({ q: 'wanda' })).titles).toEqual(['Alpha 50%']);
  expect((await list({ sort: 'title', order: 'asc' })).titles[0]).toBe('Alpha 50%');
  expect((await list({ sort: 'due', order: 'asc' })).titles[0]).toBe('Alpha 50%');
  expect((await list({ aboutKind: 'offer', aboutId: '1' })).titles).toEqual([]);
  expect((await list({ pageSize: '2', page: '2', sort: 'title', order: 'asc' })).titles).toEqual([
    'Gamma',
  ]);
  expect(alpha.waitingFor).toEqual([]);
  const all = await app.get('envelopes', { q: 'Alpha 50%' }, as.admin);
  expect(all.body.total).toBe(1);
});

test('many together: each that can is done, and each that can’t says why', async () => {
  const [one, two, draft] = [await sendOne(), await sendOne(), await start()];
  const theirs = await send(
    await startEnvelope(['lead-soil'], { recipients: signers }, as.neighbor),
    as.neighbor,
  );
  const ids = [one.id, two.id, draft.id, theirs.id, one.id];
  await post(`${two.id}/reminders`);
  const reminded = (await post('many/reminders', { ids })).body.data;
  expect(reminded.done).toEqual([one.id]);
  const sentenceOf = (answer: typeof reminded, id: string) =>
    answer.refused.find((refused: { id: string }) => refused.id === id);
  expect(sentenceOf(reminded, two.id).sentence).toContain('less than an hour ago');
  const voided = (await post('many/void', { ids, reason: 'Sold' })).body.data;
  expect([...voided.done].sort()).toEqual([one.id, two.id].sort());
  expect(sentenceOf(voided, draft.id)).toMatchObject({ title: draft.title });
  // Nothing is said about someone else's.
  expect(sentenceOf(voided, theirs.id)).toMatchObject({
    ...{ title: '', sentence: 'We can’t find these documents.' },
  });
  expect((await envelopeOf(theirs.id, as.neighbor)).state).toBe('sent');
});

test('the sender alone works with an envelope: not a neighbor, a client or a visitor', async () => {
  const sent = await sendOne();
  const [recipient] = sent.recipients;
  const { version, id } = sent;
  const path = `envelopes/${id}`;
  const below = `${path}/recipients/${recipient?.id}`;
  const calls: [string, string, object?][] = [
    ['get', path],
    ['get', `${path}/events`],
    ['get', `${path}/file.pdf`],
    ['get', `${path}/bundle.zip`],
    ['put', path, contentOf(sent)],
    ['post', `${path}/send`, { version }],
    ['post', `${path}/void`, { reason: 'No' }],
    ['post', `${path}/reminders`, {}],
    ['post', `${path}/amendments`, {}],
    ['delete', path, { version: String(version) }],
    ['post', `${below}/links`, {}],
    ['post', `${below}/revoke`, { reason: 'No' }],
    ['post', `${below}/unlock`, {}],
    ['post', `${below}/forward`, { isApproved: true }],
    ['post', `${below}/in-person`, { identifiedBy: 'known' }],
    ['get', `documents/${sent.documents[0]?.id}`],
    ['get', `documents/${sent.documents[0]?.id}/changes`],
    ['put', `documents/${sent.documents[0]?.id}/answers`, { answers: {} }],
  ];
  const ask = ([method, to, body]: (typeof calls)[number], who: SignedIn | null) =>
    app[method as 'post'](to, body ?? {}, method === 'post' ? keyed(who) : who);
  for (const call of calls) {
    const label = call.slice(0, 2).join(' ');
    expect((await ask(call, as.neighbor)).status, label).toBe(404);
    expect((await ask(call, as.client)).status, label).toBe(403);
    expect((await ask(call, null)).status, label).toBe(401);
  }
  expect(await envelopeOf(id)).toEqual(sent);
  for (const call of calls.slice(0, 2)) expect((await ask(call, as.agent)).status).toBe(200);
});

test('a session shows its own envelope alone, and none of the addresses of the others', async () => {
  const other = await sendOne();
  await sendOne();
  const token = await open('ruth@example.com');
  await consent(token);
  const seen: WireSigning = (await app.get('signing', {}, session(token))).body.data;
  expect(JSON.stringify(seen)).not.toContain('ana@example.com');
  const [document] = other.documents;
  const answered = await app.put(
    'signing/answers',
    { document: document?.id, answers: {} },
    session(token),
  );
  expect(answered.status).toBe(404);
  const [field] = other.fields;
  const filled = await app.put(
    `signing/fields/${field?.id}`,
    { isFilled: true, value: 'x' },
    session(token),
  );
  expect(filled.status).toBe(404);
});
