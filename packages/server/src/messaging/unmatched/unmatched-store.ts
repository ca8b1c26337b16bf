import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Page, type Queryable, type RowOf, selectPage } from '#platform';
import type { Subject } from '../record/message.ts';
import type { MessageRow } from '../record/message-store.ts';

const EXCERPT = 300;
const CONVERSATION = 100;

export type UnmatchedRow = RowOf<
  'message',
  | 'id'
  | 'channel'
  | 'recorded_at'
  | 'from_name'
  | 'address'
  | 'subject'
  | 'problem'
  | 'is_automatic'
> & { excerpt: string; messages: number; attachments: number; answered_at: Date | null };

/** Texts of one number are one row, its newest; STOP, START and HELP are answered already. */
const isListed = (isRemoved: boolean) => sql`m.direction = 'in' and m.about_id is null
  and m.erased_at is null and (m.removed_at is not null) = ${isRemoved}::boolean
  and not (m.channel = 'sms' and (m.is_automatic or exists (
    select 1 from message n where n.channel = 'sms' and n.address = m.address
      and n.direction = 'in' and n.about_id is null and n.erased_at is null
      and not n.is_automatic and (n.removed_at is not null) = ${isRemoved}::boolean
      and (n.recorded_at, n.id) > (m.recorded_at, m.id))))`;

/** One page of what came in and is about no record, newest first. */
export function selectUnmatched(
  db: Queryable,
  { isRemoved }: { isRemoved: boolean },
  page: PageRequest,
): Promise<Page<UnmatchedRow>> {
  return selectPage(db, page, {
    select: sql`m.id, m.channel, m.recorded_at, m.from_name, m.address, m.subject, m.problem,
      m.is_automatic, left(m.body, ${EXCERPT}) as excerpt,
      case when m.channel = 'email' then 1 else (select count(*)::int from message n
        where n.channel = 'sms' and n.address = m.address and n.direction = 'in'
          and n.about_id is null and n.erased_at is null and not n.is_automatic
          and (n.removed_at is not null) = ${isRemoved}::boolean) end as messages,
      (select count(*)::int from message_attachment a where a.message_id = m.id) as attachments,
      case when m.channel = 'sms' then (select min(n.recorded_at) from message n
        where n.channel = 'sms' and n.address = m.address and n.direction = 'out'
          and n.sent_by is not null and n.recorded_at > m.recorded_at) end as answered_at`,
    from: sql`message m where ${isListed(isRemoved)}`,
    orderBy: sql`m.recorded_at desc, m.id desc`,
  });
}

/** How many rows of {@link selectUnmatched} wait. */
export async function countUnmatched(db: Queryable): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from message m where ${isListed(false)}`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Messages that came in and were or are on the list, by id. */
export async function selectReceived(db: Queryable, ids: readonly string[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select * from message
    where id = any(${[...ids]}::uuid[]) and direction = 'in' and erased_at is null`.execute(db);
  return rows;
}

/** One of them, held until the commit. */
export async function lockReceived(tx: Queryable, id: string): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    select * from message where id = ${id} and direction = 'in' and erased_at is null
    for update`.execute(tx);
  return rows[0] ?? null;
}

/** An email by itself; of a text, everything about no record to and from its number. */
const withIt = ({ id, channel, address }: MessageRow) =>
  channel === 'email'
    ? sql`id = ${id}`
    : sql`channel = 'sms' and address = ${address} and about_id is null and erased_at is null`;

/** A message with the others of its number, newest first. */
export async function selectConversation(
  db: Queryable,
  message: MessageRow,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select * from message where ${withIt(message)}
    order by recorded_at desc, id desc limit ${CONVERSATION}`.execute(db);
  return rows;
}

/** Puts a locked message, and the others of its number, on a record. Returns their ids. */
export async function moveToRecord(
  tx: Queryable,
  message: MessageRow,
  { about, personId, thread }: { about: Subject; personId: string | null; thread: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update message set about_kind = ${about.kind}, about_id = ${about.id}, removed_at = null,
      person_id = case when channel = 'email' then ${personId}::uuid end,
      thread = coalesce(${thread}, thread)
    where ${withIt(message)} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Takes a locked message, and the others of its number, off the list. Returns their ids. */
export async function markRemoved(tx: Queryable, message: MessageRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update message set removed_at = now()
    where ${withIt(message)} and removed_at is null returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Puts messages back on the list. */
export async function putBack(tx: Queryable, ids: readonly string[]): Promise<void> {
  await sql`
    update message set about_kind = null, about_id = null, person_id = null, removed_at = null
    where id = any(${[...ids]}::uuid[]) and erased_at is null`.execute(tx);
}

/** How many people's messages that are about no record came in during the hour before this one. */
export async function countHourBefore(
  tx: Queryable,
  { id, recorded_at }: MessageRow,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from message m
    where m.direction = 'in' and m.about_id is null and m.erased_at is null
      and not m.is_automatic and m.id <> ${id}
      and m.recorded_at > ${recorded_at}::timestamptz - interval '1 hour'`.execute(tx);
  return rows[0]?.count ?? 0;
}
