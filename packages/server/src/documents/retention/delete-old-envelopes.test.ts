import { createHash } from 'node:crypto';
import { localDate, localInstants } from '@homestead/contract/platform';
import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { openDocuments } from '../documents-services.ts';
import { closeDays } from '../log/daily-heads.ts';
import { selectDay, selectDays } from '../log/event-store.ts';
import { sealedFiles } from '../sealing/sealed-files.ts';
import { deleteOldEnvelopes } from './delete-old-envelopes.ts';

const office = await openDocumentOffice();
const { app, as, startEnvelope, send, envelopeOf, signAll, keyed } = office;
const { pool, db, asOwner } = app.database;
afterAll(() => app.close());

const NOW = new Date();
const recipients = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
];
const run = (now = NOW) => deleteOldEnvelopes(app.services, now, new AbortController().signal);
const sentOne = async () => send(await startEnvelope(['lead-soil'], { recipients }));
const voidOne = (id: string) =>
  app.post(`envelopes/${id}/void`, { reason: 'The sale fell through.' }, keyed(as.agent));
async function voided(): Promise<string> {
  const { id } = await sentOne();
  await voidOne(id);
  return id;
}
/** As if the envelope had ended that many years ago. */
const age = (id: string, years: number) =>
  pool.query(
    `update envelope set ended_at = now() - make_interval(years => $2), retain_until = null
     where id = $1`,
    [id, years],
  );
const isThere = async (id: string) =>
  (await pool.query('select 1 from envelope where id = $1', [id])).rows.length === 1;
const countOf = async (table: string, id: string) =>
  (await pool.query(`select count(*)::int from ${table} where envelope_id = $1`, [id])).rows[0]
    .count;

test('an envelope goes with everything of it five years after its end, and leaves hashes', async () => {
  const sent = await sentOne();
  await signAll(sent);
  const { id, documents, seal } = await envelopeOf(sent.id);
  const document = documents[0]?.id;
  await age(id, 6);
  await run();
  expect(await isThere(id)).toBe(false);
  for (const table of ['document_event', 'document_signature', 'envelope_seal'])
    expect(await countOf(table, id), table).toBe(0);
  for (const table of ['document_version', 'document_change']) {
    const { rows } = await pool.query(`select 1 from ${table} where document_id = $1`, [document]);
    expect(rows, table).toEqual([]);
  }
  expect((await pool.query('select 1 from document where id = $1', [document])).rows).toEqual([]);
  expect(await sealedFiles(app.services).find(seal?.sha256 ?? '')).toBeNull();
  expect((await app.get(`envelopes/${id}`, {}, as.agent)).status).toBe(404);
  const { rows } = await pool.query('select sealed_files from deleted_envelope');
  expect(rows).toEqual([{ sealed_files: [] }]);
});

test('the published hash of a day can still be computed after envelopes of it went', async () => {
  const gone = await voided();
  const stays = await voided();
  const today = localDate(NOW);
  const tomorrow = new Date(NOW.getTime() + 30 * 60 * 60 * 1000);
  await closeDays(app.services, tomorrow);
  const [published] = await selectDays(db, 1);
  await age(gone, 6);
  await run();
  expect([await isThere(gone), await isThere(stays)]).toEqual([false, true]);
  const from = localInstants(today, '00:00')[0] as Date;
  const to = new Date(from.getTime() + 26 * 60 * 60 * 1000);
  const hashes = await selectDay(db, { from, to });
  const head = createHash('sha256')
    .update(Buffer.concat([published?.previous ?? Buffer.alloc(0), Buffer.from(today), ...hashes]))
    .digest();
  expect(head).toEqual(published?.head);
});

test('what is younger, open or on legal hold stays', async () => {
  const young = await voided();
  await age(young, 4);
  const { id: open } = await sentOne();
  const held = await voided();
  const { version } = await envelopeOf(held);
  const hold = { version, reason: 'A dispute' };
  expect((await app.put(`envelopes/${held}/hold`, hold, as.admin)).status).toBe(200);
  await age(held, 9);
  await run();
  for (const id of [young, open, held]) expect(await isThere(id)).toBe(true);
  // The database says no to the program, too, by what the log says about the hold.
  await pool.query('update envelope set is_held = false where id = $1', [held]);
  for (const id of [young, open, held]) {
    const { rows } = await pool.query('select delete_old_envelope($1, 0) as gone', [id]);
    expect(rows).toEqual([{ gone: false }]);
  }
  const setting = "select set_config('homestead.deletes_history', 'on', false)";
  await pool.query(setting);
  await expect(pool.query('delete from document_event')).rejects.toThrow();
  await expect(asOwner('delete from document_event')).rejects.toThrow('history is not changed');
});

test('an envelope of what isn’t over stays, and is kept that long after its end', async () => {
  const ends: Record<string, Date | 'open'> = { 1: 'open', 2: NOW, 3: new Date('2001-05-01') };
  openDocuments(app.services).subjects.register({
    kind: 'sample',
    access: async () => 'none',
    facts: async () => ({ homeAddress: '', answers: {}, facts: {} }),
    endedAt: async (_db, id) => ends[id] ?? null,
  });
  const ids: string[] = [];
  for (const about of ['1', '2', '3']) {
    const id = await voided();
    await age(id, 7);
    await pool.query("update envelope set about_kind = 'sample', about_id = $2 where id = $1", [
      ...[id, about],
    ]);
    ids.push(id);
  }
  const before = await pool.query('select version from envelope where id = $1', [ids[0]]);
  await run();
  expect(await Promise.all(ids.map(isThere))).toEqual([true, true, false]);
  const { rows } = await pool.query(
    'select version, retain_until::text as until from envelope where id = any($1) order by until',
    [ids],
  );
  expect(rows[0].version).toBe(before.rows[0].version);
  expect(rows[1].until).toBe(`${NOW.getUTCFullYear() + 5}${NOW.toISOString().slice(4, 10)}`);
});

test('an envelope that a kept one amends stays with it', async () => {
  const first = await voided();
  const second = await voided();
  await pool.query('update envelope set amends_id = $2 where id = $1', [second, first]);
  await age(first, 8);
  await run();
  expect(await isThere(first)).toBe(true);
  await age(second, 8);
  await run();
  await run();
  expect(await Promise.all([first, second].map(isThere))).toEqual([false, false]);
});
