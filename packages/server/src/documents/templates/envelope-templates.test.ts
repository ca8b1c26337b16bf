import { SIGNED_FILE, type WireEnvelope } from '@homestead/contract/documents';
import { dateAfter, localDate } from '@homestead/contract/platform';
import { PDF } from '@libpdf/core';
import { afterAll, expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { upload } from '../../../test/upload.ts';
import { openDocuments } from '../documents-services.ts';
import { selectUsedSignedFiles } from '../filling/document-store.ts';

const office = await openDocumentOffice();
const { app, as, startDocument, keyed, envelopeOf } = office;
afterAll(() => app.close());

const signers = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
  { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 3 },
];

/** An envelope of a form and an uploaded page with a field for the buyer. */
async function startEnvelope(
  who: SignedIn = as.agent,
): Promise<{ made: WireEnvelope; file: string }> {
  const pdf = PDF.create();
  pdf.addPage({ size: 'letter' }).drawText('Rider', { x: 72, y: 500 });
  const sent = await upload(app, SIGNED_FILE, await pdf.save(), { name: 'rider.pdf', as: who });
  const file = sent.body.data.key ?? sent.body.data.file;
  const rider = (await app.post('documents', { file, title: 'Rider' }, who)).body.data.id;
  const documents = [(await startDocument('lead-soil', who)).id, rider];
  const place = { page: 1, x: 0.1, y: 0.6, width: 0.3, height: 0.04 };
  const fields = [{ document: rider, recipient: 2, kind: 'signature', isRequired: true, place }];
  const given = { title: 'Riders', message: 'Please sign.', documents, fields };
  const { status, body } = await app.post('envelopes', { ...given, recipients: signers }, who);
  expect(status, JSON.stringify(body)).toBe(200);
  return { made: body.data, file };
}

const save = (id: string, given: object, who: SignedIn = as.agent) =>
  app.post(`envelopes/${id}/templates`, given, keyed(who));
const idOf = async (who: SignedIn): Promise<string> => {
  const { rows } = await app.database.pool.query('select person_id from session where id = $1', [
    who.sessionId,
  ]);
  return rows[0].person_id;
};
const list = async (who: SignedIn) =>
  (await app.get('envelope-templates', {}, who)).body.data.map(
    ({ name }: { name: string }) => name,
  );
const start = (id: string, given: object = {}, who: SignedIn = as.agent) =>
  app.post(`envelope-templates/${id}/envelopes`, given, keyed(who));

test('a template keeps forms, files, fields, roles and days, and no names', async () => {
  const { made, file } = await startEnvelope();
  const saved = await save(made.id, { name: 'Riders', dueDays: 5, expiresDays: 14 });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(saved.body.data).toMatchObject({
    ...{ name: 'Riders', isShared: false, title: 'Riders', fields: 1, dueDays: 5 },
    documents: [{ form: 'lead-soil' }, { form: null, title: 'Rider' }],
    people: [{ role: 'seller' }, { role: 'buyer', turn: 2 }, { role: 'agent' }],
    abilities: ['use', 'edit', 'delete'],
  });
  expect(JSON.stringify(saved.body)).not.toContain('Kowalski');

  const { envelope } = (await start(saved.body.data.id)).body.data;
  const started = await envelopeOf(envelope);
  const today = localDate(new Date());
  expect(started).toMatchObject({
    ...{ state: 'draft', title: 'Riders', message: 'Please sign.', dueOn: dateAfter(today, 5) },
    documents: [{ form: 'lead-soil' }, { title: 'Rider', file }],
    recipients: [
      { name: 'Seller 1', email: '' },
      { name: 'Buyer 1', email: '', turn: 2 },
      { name: 'Nora Lindqvist', turn: 3 },
    ],
  });
  const placed = started.fields.filter(({ place }) => place !== null);
  expect(placed).toMatchObject([{ kind: 'signature', recipient: started.recipients[1]?.id }]);

  // Names that stand for people aren't sent.
  const { id, version } = started;
  const refused = await app.post(`envelopes/${id}/send`, { version }, keyed(as.agent));
  expect(refused).toMatchObject({ status: 409, body: { code: 'envelope-incomplete' } });
  expect(JSON.stringify(refused.body)).toContain('Seller 1 needs a name');
});

test('who signs a deal is filled in by role, and its documents belong to it', async () => {
  const person = { email: 'ruth@example.com', phone: '+14025550121', language: 'es' as const };
  openDocuments(app.services).subjects.register({
    kind: 'sample',
    access: async (_db, caller, id) => (caller.personId === id ? 'write' : 'none'),
    facts: async () => ({ homeAddress: '5112 Cass St', answers: {}, facts: {} as never }),
    signers: async () => [{ role: 'seller', number: 1, name: 'Ruth Kowalski', ...person }],
  });
  const { made } = await startEnvelope();
  const { id } = (await save(made.id, { name: 'For a deal' })).body.data;
  const own = { kind: 'sample', id: await idOf(as.agent) };
  const { envelope } = (await start(id, { about: own })).body.data;
  expect(await envelopeOf(envelope)).toMatchObject({
    ...{ about: own, homeAddress: '5112 Cass St' },
    recipients: [
      { name: 'Ruth Kowalski', email: 'ruth@example.com', language: 'es' },
      { name: 'Buyer 1' },
      { name: 'Agent 1' },
    ],
  });
  const others = { kind: 'sample', id: await idOf(as.admin) };
  expect((await start(id, { about: others })).body.code).toBe('subject-not-found');

  // Documents of one deal aren't put into an envelope of another, or of none.
  const document = (await app.post('documents', { form: 'lead-soil', about: own }, as.agent)).body
    .data.id;
  const without = await app.post('envelopes', { title: 'x', documents: [document] }, as.agent);
  expect(without).toMatchObject({ status: 409, body: { code: 'document-elsewhere' } });
  const within = { title: 'x', documents: [document], about: own };
  expect((await app.post('envelopes', within, as.agent)).status).toBe(200);
});

test('own templates are one’s own; shared ones are written by who sees all envelopes', async () => {
  const { made, file } = await startEnvelope();
  const own = (await save(made.id, { name: 'Mine alone' })).body.data;
  expect(await list(as.agent)).toContain('Mine alone');
  expect(await list(as.neighbor)).not.toContain('Mine alone');
  expect((await start(own.id, {}, as.neighbor)).status).toBe(404);
  expect((await app.get('envelope-templates', {}, as.client)).status).toBe(403);
  expect((await app.get('envelope-templates')).status).toBe(401);
  expect((await save(made.id, { name: 'Ours', isShared: true })).body.code).toBe(
    'envelope-template-refused',
  );
  expect((await save(made.id, { name: 'x' }, as.neighbor)).status).toBe(404);

  // Its file can be read by everyone who may use it.
  const read = async (who: SignedIn) => {
    const headers = { authorization: `Bearer ${who.jwtToken}` };
    const answer = await app.app.inject({ url: `/api/v1/files/${file}`, headers });
    return answer.statusCode;
  };
  expect(await read(as.neighbor)).toBe(404);
  const shared = (await save(made.id, { name: 'Ours', isShared: true }, as.admin)).body.data;
  expect(await read(as.neighbor)).toBe(200);
  expect(await list(as.neighbor)).toContain('Ours');
  const { envelope } = (await start(shared.id, {}, as.neighbor)).body.data;
  expect((await envelopeOf(envelope, as.neighbor)).documents[1]?.file).toBe(file);
  const rename = (name: string, who: SignedIn, version = shared.version) =>
    app.put(`envelope-templates/${shared.id}`, { version, name }, who);
  expect((await rename('Theirs', as.neighbor)).body.code).toBe('envelope-template-refused');
  const renamed = await rename('Riders of ours', as.admin);
  expect(renamed.body.data).toMatchObject({ name: 'Riders of ours', version: 2 });
  expect((await rename('Again', as.admin)).body.code).toBe('changed-meanwhile');
  const history = await app.get(`envelope-templates/${shared.id}/history`, {}, as.admin);
  const [change] = history.body.data;
  const undone = { change: change.id };
  const undo = await app.post(`envelope-templates/${shared.id}/undo`, undone, keyed(as.admin));
  expect(undo.body.data).toMatchObject({ name: 'Ours' });
});

test('saving in place of a template keeps it, and its file stays until it is deleted', async () => {
  const { made, file } = await startEnvelope();
  const first = (await save(made.id, { name: 'Kept' })).body.data;
  const { envelope } = (await start(first.id)).body.data;
  const again = await envelopeOf(envelope);
  const [form] = again.documents;
  const { version, title } = again;
  const less = { version, title, documents: [form?.id], recipients: [], fields: [] };
  await app.put(`envelopes/${envelope}`, less, as.agent);
  const replaced = await save(envelope, { name: 'Kept', replaces: first.id });
  expect(replaced.body.data).toMatchObject({
    ...{ id: first.id, fields: 0, people: [], documents: [{ form: 'lead-soil' }] },
  });
  expect((await save(made.id, { name: 'kept' })).status).toBe(400);
  expect((await save(made.id, { name: 'x', replaces: first.id }, as.admin)).status).toBe(404);

  const withFile = (await save(made.id, { name: 'With a file' })).body.data;
  await app.database.pool.query('delete from envelope_field');
  await app.database.pool.query('delete from envelope_document');
  await app.database.pool.query('delete from document where file_key = $1', [file]);
  const isKept = async () => (await selectUsedSignedFiles(app.services.db, [file])).has(file);
  expect(await isKept()).toBe(true);
  const remove = (version: number) =>
    app.delete(`envelope-templates/${withFile.id}`, { version: String(version) }, as.agent);
  expect((await remove(withFile.version + 1)).body.code).toBe('changed-meanwhile');
  expect((await remove(withFile.version)).body.data).toBe(true);
  expect(await isKept()).toBe(false);
  expect((await start(withFile.id)).body.code).toBe('envelope-template-not-found');
});
