import { createHash } from 'node:crypto';
import { type DocumentEvent, findChainFaults } from '@homestead/contract/documents';
import { dateAfter, localDate, localInstants } from '@homestead/contract/platform';
import { afterAll, expect, test } from 'vitest';
import { atomically } from '#platform';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { appendEvent, readLog } from './append-event.ts';
import { closeDays } from './daily-heads.ts';
import { mailDay } from './day-job.ts';
import { insertEvent, selectDays } from './event-store.ts';

const office = await openDocumentOffice({ BROKERAGE_EMAIL: 'broker@example.com' });
const { app, startEnvelope, fillIn, send, as } = office;
const { db, pool, asOwner } = app.database;
afterAll(() => app.close());

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');
const faultsOf = async (events: DocumentEvent[]) => findChainFaults(events, sha256);
const append = (id: string, n: number) =>
  atomically(db, (tx) => appendEvent(tx, id, { kind: 'opened', facts: { n, none: undefined } }));

test('each event has the hash of the one before, also of events that come at the same time', async () => {
  const { id } = await send(await startEnvelope(['lead-soil']));
  await Promise.all(Array.from({ length: 12 }, (_, n) => append(id, n)));
  const events = await readLog(db, id);
  expect(events.length).toBeGreaterThan(13);
  expect(await faultsOf(events)).toEqual([]);
  const [first, second, ...rest] = events as [DocumentEvent, DocumentEvent, ...DocumentEvent[]];
  expect(await faultsOf([second, first, ...rest])).not.toEqual([]);
  expect(await faultsOf([first, ...rest])).not.toEqual([]);
  expect(await faultsOf([{ ...first, facts: { by: 'Eve' } }, second, ...rest])).not.toEqual([]);
  const { body } = await app.get(`envelopes/${id}/events`, {}, as.agent);
  expect(body.data).toEqual(events);
});

test('the instants of a log never go back, whatever the clock says', async () => {
  const { id } = await send(await startEnvelope(['lead-soil']));
  const [last] = (await readLog(db, id)).slice(-1);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await atomically(db, (tx) =>
    insertEvent(tx, {
      ...{ envelopeId: id, seq: (last?.seq ?? 0) + 1, at, kind: 'opened', facts: {}, about: null },
      ...{ previous: Buffer.from(last?.hash ?? '', 'hex'), hash: Buffer.alloc(32, 1) },
    }),
  );
  await append(id, 1);
  expect((await readLog(db, id)).at(-1)?.at).toBe(at);
});

test('the database refuses to change or delete what was logged, even to its owner', async () => {
  const draft = await startEnvelope(['lead-soil']);
  await fillIn(draft);
  const { id } = await send(draft);
  const before = await readLog(db, id);
  const tables = ['document_event', 'document_day', 'document_signature', 'document_version'];
  for (const table of [...tables, 'document_change', 'form_version']) {
    const [column] = await asOwner(
      `select column_name as name from information_schema.columns where table_name = $1 and is_identity = 'NO' limit 1`,
      [table],
    );
    const update = `update ${table} set ${column?.name} = ${column?.name}`;
    for (const statement of [update, `delete from ${table}`, `truncate ${table} cascade`]) {
      await expect(pool.query(statement), statement).rejects.toThrow();
      await expect(asOwner(statement), statement).rejects.toThrow('history is not changed');
    }
  }
  await expect(pool.query('delete from envelope where id = $1', [id])).rejects.toThrow();
  expect(await readLog(db, id)).toEqual(before);
});

const today = localDate(new Date());
const daysAgo = (days: number) => dateAfter(today, -days);
const noonOf = (day: string) => localInstants(day, '12:00')[0] as Date;

/** An event of a day that is over, as the program would have logged it then. */
async function eventOn(day: string, n: number): Promise<Buffer> {
  const { rows } = await pool.query(
    `insert into envelope (title, owner_id, state, sent_at)
     select 'Old', person_id, 'sent', now() from session where id = $1 returning id`,
    [as.agent.sessionId],
  );
  const hash = createHash('sha256').update(`${day} ${n}`).digest();
  await atomically(db, (tx) =>
    insertEvent(tx, {
      ...{ envelopeId: rows[0].id, seq: 1, at: noonOf(day).toISOString(), kind: 'created' },
      ...{ facts: {}, about: null, previous: null, hash },
    }),
  );
  return hash;
}

const closing = (now: Date) =>
  closeDays(app.services, now, (tx, day) => mailDay(app.services, tx, day));
const mailed = async () =>
  (await pool.query("select count(*)::int from mail_message where kind = 'documents.day'")).rows[0]
    .count;

test('each day that is over gets one hash over its events and the day before, gaps included', async () => {
  const first = [await eventOn(daysAgo(5), 1), await eventOn(daysAgo(5), 2)];
  const third = await eventOn(daysAgo(3), 3);
  const headOf = (previous: Buffer | null, day: string, hashes: Buffer[]) =>
    createHash('sha256')
      .update(Buffer.concat([previous ?? Buffer.alloc(0), Buffer.from(day), ...hashes]))
      .digest();
  // Not yet: what was logged before midnight may be committed within the next hour.
  const midnight = localInstants(daysAgo(4), '00:00')[0] as Date;
  expect(await closing(new Date(midnight.getTime() + 59 * 60_000))).toEqual([]);
  const closed = await closing(new Date(midnight.getTime() + 61 * 60_000));
  const head5 = headOf(null, daysAgo(5), first);
  expect(closed).toEqual([{ day: daysAgo(5), events: 2, head: head5.toString('hex') }]);

  const [one, other] = await Promise.all([closing(noonOf(today)), closing(noonOf(today))]);
  const all = [...one, ...other].sort((a, b) => (a.day < b.day ? -1 : 1));
  expect(all.map(({ day, events }) => [day, events])).toEqual([
    [daysAgo(4), 0],
    [daysAgo(3), 1],
    [daysAgo(2), 0],
    [daysAgo(1), 0],
  ]);
  const head4 = headOf(head5, daysAgo(4), []);
  expect(all[1]?.head).toBe(headOf(head4, daysAgo(3), [third]).toString('hex'));
  expect(await closing(noonOf(today))).toEqual([]);
  const { body } = await app.get('document-days', {});
  expect(body.data).toHaveLength(5);
  expect(body.data[0]).toMatchObject({ day: daysAgo(1), previous: all[2]?.head });
  expect(await selectDays(db, 1)).toHaveLength(1);
  // One email for each day with events.
  expect(await mailed()).toBe(2);
});

test('a day whose email can’t be queued stays open for the next try', async () => {
  const tomorrow = noonOf(dateAfter(today, 1));
  const before = await mailed();
  const fail = () => Promise.reject(new Error('no disk'));
  await expect(closeDays(app.services, tomorrow, fail)).rejects.toThrow('no disk');
  expect((await closing(tomorrow)).map(({ day }) => day)).toEqual([today]);
  expect(await mailed()).toBe(before + 1);
});
