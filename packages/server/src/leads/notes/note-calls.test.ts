import { NOTE_FILE } from '@homestead/contract/leads';
import { PDF } from '@libpdf/core';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openAccounts } from '#accounts';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { upload } from '../../../test/upload.ts';

const { app, db, as, agent, neighbor, client, claim, send, waitingLead, rowsOf } =
  await openLeadOffice();
const boss = await app.makePerson({ role: 'admin', first_name: 'Ada', last_name: 'Boss' });
const admin = await app.signIn(boss);

async function ownLead(): Promise<string> {
  const id = await waitingLead();
  await claim(id, as.agent);
  return id;
}
const write = (id: string, body: object, who: SignedIn | null = as.agent) =>
  app.post(`leads/${id}/notes`, body, who);
const change = (id: string, body: object, who: SignedIn | null = as.agent) =>
  app.put(`lead-notes/${id}`, body, who);
const pinned = async (id: string) =>
  (await app.get(`leads/${id}/timeline`, {}, as.agent)).body.pinned;
const history = async (noteId: string, who: SignedIn | null = as.agent) =>
  app.get(`lead-notes/${noteId}/history`, {}, who);
const undo = (noteId: string, id: number, who: SignedIn = as.agent) =>
  app.post(`lead-notes/${noteId}/undo`, { change: id }, who);

test('a note is written, edited, pinned, deleted, and each change can be undone', async () => {
  const id = await ownLead();
  const written = (await write(id, { body: '  Wants a yard.  ' })).body.data;
  expect(written).toMatchObject({
    ...{ kind: 'note', body: 'Wants a yard.', by: 'Nora Lindqvist' },
    ...{ note: { version: 1, isPinned: false, editedAt: null } },
    abilities: ['edit', 'pin', 'delete'],
  });
  const { noteId } = written.note;
  const edited = (await change(noteId, { version: 1, body: 'Wants a big yard.' })).body.data;
  expect(edited).toMatchObject({ body: 'Wants a big yard.', note: { version: 2 } });
  expect(edited.note.editedAt).not.toBeNull();
  expect((await change(noteId, { version: 1, body: 'Late' })).body.code).toBe('changed-meanwhile');
  await change(noteId, { version: 2, isPinned: true });
  expect(await pinned(id)).toMatchObject([{ body: 'Wants a big yard.' }]);
  const deleted = await change(noteId, { version: 3, isDeleted: true });
  expect(deleted.body).toEqual({ data: null });
  expect(await pinned(id)).toEqual([]);
  const [deletion, pinning, edit] = (await history(noteId)).body.data;
  expect([deletion.what, pinning.what, edit.what]).toEqual(['deleted', 'pinned', 'edited']);
  expect(edit.fields).toEqual([
    { field: 'body', label: 'Note', before: 'Wants a yard.', after: 'Wants a big yard.' },
  ]);
  expect((await undo(noteId, deletion.id)).status).toBe(200);
  expect(await pinned(id)).toHaveLength(1);
  expect((await undo(noteId, edit.id)).body.data.body).toBe('Wants a yard.');
});

test('only its writer edits a note; who assigns any lead may delete it, too', async () => {
  const id = await ownLead();
  const { noteId } = (await write(id, { body: 'Mine' })).body.data.note;
  expect((await change(noteId, { version: 1, body: 'Yours' }, admin)).status).toBe(403);
  expect((await change(noteId, { version: 1, isPinned: true }, admin)).status).toBe(200);
  expect((await change(noteId, { version: 2, isDeleted: true }, admin)).status).toBe(200);
  const gone = await change(noteId, { version: 3, isDeleted: false }, as.neighbor);
  expect(gone.status).toBe(404);
  expect((await change(noteId, { version: 3, isDeleted: false }, admin)).status).toBe(200);
});

test('strangers, clients, other agents and lenders neither read nor write notes', async () => {
  const id = await ownLead();
  const { noteId } = (await write(id, { body: 'For us' })).body.data.note;
  const lender = await app.makePerson({ role: 'lender' });
  await sql`update lead set lender_id = ${lender.id}`.execute(db);
  const all = async (who: SignedIn | null) => {
    const answers = [
      await write(id, { body: 'Mine' }, who),
      await change(noteId, { version: 1, body: 'Mine' }, who),
      await history(noteId, who),
      await app.get(`leads/${id}/mentionable`, {}, who),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await all(null)).toEqual([401, 401, 401, 401]);
  expect(await all(as.client)).toEqual([403, 403, 403, 403]);
  expect(await all(await app.signIn(lender))).toEqual([403, 403, 403, 403]);
  expect(await all(as.neighbor)).toEqual([404, 404, 404, 404]);
  expect(await rowsOf('lead_note')).toHaveLength(1);
});

test('staff who see the lead are offered and told once; mentioning anyone else is refused', async () => {
  const id = await ownLead();
  const offered = async (q = '') =>
    (await app.get(`leads/${id}/mentionable`, { q }, as.agent)).body.data;
  expect((await offered()).map(({ id: one }: { id: string }) => one).sort()).toEqual(
    [agent.id, boss.id].sort(),
  );
  expect(await offered('ada b')).toEqual([{ id: boss.id, name: 'Ada Boss' }]);
  expect(await offered('%')).toEqual([]);
  for (const other of [neighbor.id, client.id, '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12']) {
    const { status, body } = await write(id, { body: '@you', mentions: [boss.id, other] });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'mentions']);
  }
  expect(await rowsOf('lead_note')).toEqual([]);
  const mentions = [boss.id, agent.id];
  const { note } = (await write(id, { body: '@Ada Boss, look', mentions })).body.data;
  expect(note.mentions.map(({ name }: { name: string }) => name)).toEqual([
    'Ada Boss',
    'Nora Lindqvist',
  ]);
  await change(note.noteId, { version: 1, body: '@Ada Boss, look again', mentions });
  const told = (await rowsOf('notification')).filter(({ kind }) => kind === 'mention');
  expect(told).toMatchObject([{ person_id: boss.id, path: `/leads/${id}` }]);
  expect(told[0]?.facts).toEqual({ name: 'Eve O’Brien', by: 'Nora Lindqvist' });
});

test('files come with a note, for its readers alone, up to ten, each uploaded by its writer', async () => {
  const id = await ownLead();
  const scan = async (who: SignedIn = as.agent) => {
    const pdf = PDF.create();
    pdf.addPage();
    const options = { name: 'plan.pdf', as: who, headers: { origin: 'http://localhost:3000' } };
    return (await upload(app, NOTE_FILE, await pdf.save(), options)).body.data.file as string;
  };
  const file = await scan();
  expect((await write(id, { body: 'The plan', files: [await scan(admin)] })).status).toBe(404);
  const many = Array.from({ length: 11 }, (_, n) => file.replace(/..$/, String(n + 10)));
  expect((await write(id, { body: 'Many', files: many })).status).toBe(400);
  const { attachments, note } = (await write(id, { body: 'The plan', files: [file] })).body.data;
  expect(attachments).toMatchObject([{ name: 'plan.pdf', file, mediaType: 'application/pdf' }]);
  const reads = async () => {
    const people = [null, as.client, as.neighbor, as.agent, admin];
    const answers = await Promise.all(
      people.map((who) =>
        app.app.inject({
          url: `/api/v1/files/${file}`,
          headers: who ? { authorization: `Bearer ${who.jwtToken}` } : {},
        }),
      ),
    );
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await reads()).toEqual([401, 404, 404, 200, 200]);
  await change(note.noteId, { version: 1, isDeleted: true });
  expect(await reads()).toEqual([401, 404, 404, 404, 404]);
});

test('bad input is refused with its field, and a form sent twice writes once', async () => {
  const id = await ownLead();
  const wrong: [object, string][] = [
    [{ body: ' \n ' }, 'body'],
    [{ body: 'x'.repeat(10_001) }, 'body'],
    [{ body: 7 }, 'body'],
    [{ body: 'x', mentions: ['Ada'] }, 'mentions'],
    [{ body: 'x', files: ['../etc'] }, 'files'],
  ];
  for (const [body, field] of wrong) {
    const answer = await write(id, body);
    expect([body, answer.status]).toEqual([body, 400]);
    expect(answer.body.errors[0].field).toContain(field);
  }
  const key = {
    headers: { 'idempotency-key': 'once-only-1', authorization: `Bearer ${as.agent.jwtToken}` },
  };
  const twice = [
    await write(id, { body: 'Once' }, key as never),
    await write(id, { body: 'Once' }, key as never),
  ];
  expect(twice[0]?.body.data.id).toBe(twice[1]?.body.data.id);
  expect(await rowsOf('lead_note')).toHaveLength(1);
});

test('a client’s copy of their data has what was written about them', async () => {
  await send({}, as.client);
  const id = String((await rowsOf('lead'))[0]?.id);
  await claim(id, as.agent);
  await write(id, { body: 'Likes porches.' });
  const { leads } = await openAccounts(app.services).personData.exportOf(db, client.id);
  expect(leads).toMatchObject({ leadNotes: [{ body: 'Likes porches.' }] });
});
