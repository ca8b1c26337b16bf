import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { bare, rules } from '../../../test/feed-record.ts';
import { startFeedRun } from '../runs/feed-run-store.ts';
import { RecordIntake } from './record-intake.ts';
import { rederiveListings } from './rederive-listings.ts';
import { takeRecord } from './taken-record.ts';

let one: TestDatabase;
beforeAll(async () => {
  one = await createTestDatabase();
});
afterAll(() => one.close());

test('listings that older rules left without a date get it from their stored record', async () => {
  const { db, pool } = one;
  const { id: runId } = await startFeedRun(db, { source: 'test', kind: 'sync' });
  const session = { feed: 'test', rules, runId, log: { info() {}, warn() {}, error() {} } };
  const records = [
    { ...bare, ListingKey: 'dated', ModificationTimestamp: '2026-05-02T10:00:00Z' },
    { ...bare, ListingKey: 'undated' },
  ];
  const intake = new RecordIntake(db, session);
  await intake.take(
    records.map((record) => takeRecord(record, { raw: JSON.stringify(record), place: '', rules })),
  );
  await intake.finish();
  await pool.query(`update listing set listed_at = null`);
  await pool.query(`delete from listing_history`);
  await pool.query(`update raw_record set derived_by = '8'`);
  await rederiveListings(db, session);
  const { rows } = await pool.query(
    `select l.listing_key as key, l.listed_at, h.happened_at, h.event
     from listing l left join listing_history h on h.listing_id = l.id order by key`,
  );
  const at = new Date('2026-05-02T10:00:00Z');
  expect(rows).toEqual([
    { key: 'dated', listed_at: at, happened_at: at, event: 'listed' },
    { key: 'undated', listed_at: null, happened_at: null, event: null },
  ]);
});
