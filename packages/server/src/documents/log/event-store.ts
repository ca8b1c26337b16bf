import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

export type DocumentEventRow = RowOf<'document_event'>;

interface LogHead {
  event_count: number;
  event_head: Buffer | null;
  last_at: Date | null;
}

/** The head of the log of an envelope, held until the commit. */
export async function lockLog(tx: Queryable, envelopeId: string): Promise<LogHead | null> {
  const { rows } = await sql<Omit<LogHead, 'last_at'>>`
    select event_count, event_head from envelope where id = ${envelopeId} for update`.execute(tx);
  const [head] = rows;
  if (!head) return null;
  // After the lock: an event that was waited for is seen.
  const { rows: last } = await sql<{ at: Date }>`
    select at from document_event
    where envelope_id = ${envelopeId} and seq = ${head.event_count}`.execute(tx);
  return { ...head, last_at: last[0]?.at ?? null };
}

interface NewEvent {
  envelopeId: string;
  seq: number;
  at: string;
  kind: string;
  facts: object;
  about: Buffer | null;
  previous: Buffer | null;
  hash: Buffer;
}

export async function insertEvent(tx: Queryable, event: NewEvent): Promise<void> {
  const { envelopeId, seq, at, kind, facts, about, previous, hash } = event;
  await sql`
    insert into document_event (envelope_id, seq, at, kind, facts, about, previous, hash)
    values (${envelopeId}, ${seq}, ${at}, ${kind}, ${JSON.stringify(facts)}, ${about}, ${previous},
      ${hash})`.execute(tx);
  await sql`
    update envelope set event_count = ${seq}, event_head = ${hash}
    where id = ${envelopeId}`.execute(tx);
}

/** The log of an envelope, from its beginning. */
export async function selectEvents(db: Queryable, envelopeId: string): Promise<DocumentEventRow[]> {
  const { rows } = await sql<DocumentEventRow>`
    select * from document_event where envelope_id = ${envelopeId} order by seq`.execute(db);
  return rows;
}

/** The hashes of the events of a local day in order, those of deleted envelopes, too. */
export async function selectDay(
  db: Queryable,
  { from, to }: { from: Date; to: Date },
): Promise<Buffer[]> {
  const { rows } = await sql<{ hash: Buffer }>`
    select hash from (select at, id, hash from document_event
      union all select at, id, hash from deleted_document_event) event
    where at >= ${from} and at < ${to} order by at, id`.execute(db);
  return rows.map(({ hash }) => hash);
}

export type DocumentDayRow = RowOf<'document_day'>;

export async function findNewestDay(db: Queryable): Promise<DocumentDayRow | null> {
  const { rows } = await sql<DocumentDayRow>`
    select * from document_day order by day desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** When the first event was, or null. */
export async function findFirstEventAt(db: Queryable): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select at from document_event order by at, id limit 1`.execute(db);
  return rows[0]?.at ?? null;
}

export async function insertDay(
  tx: Queryable,
  day: { day: string; events: number; previous: Buffer | null; head: Buffer },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into document_day (day, events, previous, head)
    values (${day.day}, ${day.events}, ${day.previous}, ${day.head})
    on conflict (day) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function selectDays(db: Queryable, limit: number): Promise<DocumentDayRow[]> {
  const { rows } = await sql<DocumentDayRow>`
    select * from document_day order by day desc limit ${limit}`.execute(db);
  return rows;
}
