import { DOCUMENT_FILE, type WireListingFile } from '@homestead/contract/transactions';
import { PDF } from '@libpdf/core';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openListingOffice } from '../../../test/listing-office.ts';
import { upload } from '../../../test/upload.ts';

const office = await openListingOffice();
const { app, db, as, keyed, startFile, fileOf, receive, answer, receiveDocuments } = office;

const DOCUMENT = 'property-disclosure';
const pathOf = (id: number, document = DOCUMENT) =>
  `listing-files/${id}/documents/${document}/files`;

async function scan(name = 'disclosure.pdf', who: SignedIn = as.agent): Promise<string> {
  const pdf = PDF.create();
  pdf.addPage();
  const options = { name, as: who, headers: { origin: 'http://localhost:3000' } };
  return (await upload(app, DOCUMENT_FILE, await pdf.save(), options)).body.data.file;
}
const attach = (id: number, given: object, who: SignedIn = as.agent, document = DOCUMENT) =>
  app.post(pathOf(id, document), given, keyed(who));
const remove = async (id: number, file: string, given: object = {}, who = as.agent) => {
  const { version } = await fileOf(id, as.admin);
  const body = { version, reason: 'The wrong home', ...given };
  return app.post(`${pathOf(id)}/${file}/remove`, body, who);
};
const filesOf = (file: WireListingFile) =>
  file.documents.find(({ key }) => key === DOCUMENT)?.files ?? [];
const read = async (file: string, who: SignedIn | null) => {
  const headers = who ? { authorization: `Bearer ${who.jwtToken}` } : {};
  return (await app.app.inject({ url: `/api/v1/files/${file}`, headers })).statusCode;
};

test('a file is attached to a document, which is in with it, for those who see the listing file', async () => {
  const { id, missing } = await startFile();
  expect(missing).toContain(DOCUMENT);
  const file = await scan();
  expect((await attach(id, { file }, as.neighbor)).status).toBe(404);
  expect((await attach(id, { file }, as.client)).status).toBe(403);
  expect((await app.post(pathOf(id), { file }, null)).status).toBe(401);
  expect(await read(file, as.admin)).toBe(404);
  const { status, body } = await attach(id, { file });
  expect(status).toBe(200);
  expect(body.data.missing).not.toContain(DOCUMENT);
  expect(filesOf(body.data)).toMatchObject([{ file, name: 'disclosure.pdf', removed: null }]);
  const readers = [null, as.client, as.neighbor, as.agent, as.admin];
  expect(await Promise.all(readers.map((who) => read(file, who)))).toEqual([
    ...[401, 404, 404, 200, 200],
  ]);
  const history = (await app.get(`listing-files/${id}/history`, {}, as.agent)).body.data;
  expect(history[0]).toMatchObject({
    abilities: [],
    fields: [{ before: '', after: 'Attached disclosure.pdf' }],
  });
});

test('a file that is removed or replaced stays readable, with the reason', async () => {
  const { id } = await startFile();
  const first = await scan();
  const [held] = filesOf((await attach(id, { file: first })).body.data);
  const second = await scan('signed.pdf');
  const replaced = await attach(id, { file: second, replaces: held?.id });
  expect(filesOf(replaced.body.data)).toMatchObject([
    { name: 'signed.pdf', removed: null },
    { name: 'disclosure.pdf', removed: { reason: null, by: expect.stringMatching(/\w/) } },
  ]);
  const again = await attach(id, { file: await scan(), replaces: held?.id });
  expect([again.status, again.body.code]).toEqual([404, 'document-file-not-found']);
  const current = filesOf(replaced.body.data)[0]?.id ?? '';
  expect((await remove(id, current, {}, as.neighbor)).status).toBe(404);
  expect((await remove(id, current, { reason: ' ' })).body.errors[0].field).toBe('reason');
  expect((await remove(id, current, { version: 99 })).status).toBe(409);
  const { status, body } = await remove(id, current);
  expect(status).toBe(200);
  expect(body.data.missing).toContain(DOCUMENT);
  expect(filesOf(body.data)[0]).toMatchObject({ removed: { reason: 'The wrong home' } });
  expect((await remove(id, current)).body.code).toBe('document-file-not-found');
  expect([await read(first, as.agent), await read(second, as.agent)]).toEqual([200, 200]);
  const history = (await app.get(`listing-files/${id}/history`, {}, as.agent)).body.data;
  const texts = history.map(({ fields }: { fields: { after: string }[] }) => fields[0]?.after);
  expect(texts).toContain('Removed signed.pdf: The wrong home');
  expect(texts).toContain('Replaced disclosure.pdf with signed.pdf');
});

test('one’s own file once, for a document of an open listing file, at most 20', async () => {
  const { id } = await startFile();
  const file = await scan();
  expect((await attach(id, { file: await scan('other.pdf', as.admin) })).body.code).toBe(
    'file-not-found',
  );
  expect((await attach(id, { file: 'x' })).body.errors[0].field).toBe('file');
  expect((await attach(id, { file, replaces: 'x' })).body.errors[0].field).toBe('replaces');
  expect((await attach(id, { file }, as.agent, 'nothing')).status).toBe(400);
  const form = keyed(as.agent);
  const sent = [
    await app.post(pathOf(id), { file }, form),
    await app.post(pathOf(id), { file }, form),
  ];
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(filesOf(await fileOf(id))).toHaveLength(1);
  expect((await attach(id, { file })).body.code).toBe('document-file-not-found');
  await sql`insert into stored_file (key, purpose, owner_id, name, media_type, bytes, state)
    select lpad(to_hex(n), 40, '0'), 'listing-document', gen_random_uuid(), 'a.pdf',
      'application/pdf', 1, 'ready' from generate_series(1, 19) n`.execute(db);
  await sql`insert into listing_document_file (listing_file_id, document, file_key)
    select listing_file.id, ${DOCUMENT}, lpad(to_hex(n), 40, '0')
    from listing_file, generate_series(1, 19) n`.execute(db);
  expect((await attach(id, { file: await scan() })).body.code).toBe('too-many-document-files');
  const { version } = await fileOf(id);
  await app.post(`listing-files/${id}/state`, { version, state: 'ended' }, keyed(as.agent));
  const late = await attach(id, { file: await scan() }, as.agent, 'listing-agreement');
  expect([late.status, late.body.code]).toEqual([409, 'listing-file-step-refused']);
});

test('an acceptance takes an attached file for the document, and not a removed one', async () => {
  const { id } = await startFile();
  const offer = await receive(id);
  await receiveDocuments(id);
  const { version } = await fileOf(id);
  const document = `listing-files/${id}/documents/${DOCUMENT}`;
  await app.put(document, { version, receivedOn: null }, as.agent);
  const [held] = filesOf((await attach(id, { file: await scan() })).body.data);
  await remove(id, held?.id ?? '');
  expect((await answer(id, offer, 'accepted')).body.code).toBe('listing-documents-missing');
  await attach(id, { file: await scan() });
  expect((await answer(id, offer, 'accepted')).status).toBe(200);
});
