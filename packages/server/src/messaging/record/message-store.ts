import type { PageRequest } from '@homestead/contract/platform';
import { type RawBuilder, sql } from 'kysely';
import {
  type LeftOut,
  ownedBy,
  type Page,
  type Queryable,
  type RowOf,
  selectPage,
} from '#platform';
import { insertAttachments } from './attachment-store.ts';
import type { NewMessage, Recipients, Subject } from './message.ts';

export type MessageRow = RowOf<'message'>;

/** How many texts about a record came in within the last hour. */
export async function countTextsOfHour(db: Queryable, { kind, id }: Subject): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from message
    where about_kind = ${kind} and about_id = ${id} and channel = 'sms' and direction = 'in'
      and recorded_at > now() - interval '1 hour'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Stores a message. Returns its id; null for one that came in before, by its Message-ID. */
export async function insertMessage(tx: Queryable, message: NewMessage): Promise<string | null> {
  const { id, channel, direction, about = null, thread, attachments = [] } = message;
  const row = await tx
    .insertInto('message')
    .values({
      ...(id && { id }),
      ...{ channel, direction, address: message.address, body: message.body },
      person_id: message.personId ?? null,
      thread: thread ?? (channel === 'sms' ? message.address : (message.messageId ?? '')),
      subject: message.subject ?? '',
      html: message.html ?? null,
      recipients: message.recipients ? JSON.stringify(message.recipients) : null,
      message_id: message.messageId ?? null,
      in_reply_to: [...(message.inReplyTo ?? [])],
      status: direction === 'in' ? 'received' : 'queued',
      sent_by: message.sentBy ?? null,
      purpose: message.purpose ?? null,
      due_at: message.dueAt ?? null,
      scheduled_at: message.scheduledAt ?? null,
      quiet_zones: message.quietZones ? [...message.quietZones] : null,
      about_kind: about?.kind ?? null,
      about_id: about?.id ?? null,
      from_name: message.fromName ?? '',
      problem: message.problem ?? null,
      is_automatic: message.isAutomatic ?? false,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'direction', 'message_id'])
        .where('message_id', 'is not', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (row) await insertAttachments(tx, row.id, attachments);
  return row?.id ?? null;
}

/** One page of the messages about a record, newest first. */
export function selectMessages(
  db: Queryable,
  about: Subject,
  { thread, ...page }: PageRequest & { thread?: string | undefined },
): Promise<Page<MessageRow>> {
  const ofThread =
    thread === undefined
      ? sql`true`
      : sql`m.channel = 'email' and m.thread = (select one.thread from message one
          where one.id = ${thread} and one.about_kind = ${about.kind} and one.about_id = ${about.id}
            and one.channel = 'email')`;
  return selectPage(db, page, {
    select: sql`m.*`,
    from: sql`message m
      where m.about_kind = ${about.kind} and m.about_id = ${about.id} and ${ofThread}`,
    orderBy: sql`m.recorded_at desc, m.id`,
  });
}

/** A conversation by email: its newest email, how many it has, and who wrote the newest answer. */
export type ThreadRow = RowOf<'message', 'id' | 'subject' | 'direction' | 'recorded_at'> & {
  count: number;
  answered_from: string | null;
  preview: string;
};

/** One page of the conversations by email about a record, the newest first. */
export function selectThreads(
  db: Queryable,
  about: Subject,
  page: PageRequest,
): Promise<Page<ThreadRow>> {
  return selectPage(db, page, {
    select: sql`t.*`,
    from: sql`(
      select distinct on (m.thread) m.id, m.direction, m.recorded_at, left(m.body, 200) as preview,
        (first_value(m.subject) over (partition by m.thread order by m.recorded_at, m.id)) as subject,
        count(*) over (partition by m.thread)::int as count,
        (first_value(case when m.direction = 'in' then m.address end) over (partition by m.thread
          order by m.direction = 'in' desc, m.recorded_at desc, m.id desc)) as answered_from
      from message m
      where m.about_kind = ${about.kind} and m.about_id = ${about.id} and m.channel = 'email'
        and m.erased_at is null
      order by m.thread, m.recorded_at desc, m.id desc) t`,
    orderBy: sql`t.recorded_at desc, t.id`,
  });
}

/** The newest emails about a record, to and from outside, newest first. */
export function selectNewestEmails(
  db: Queryable,
  about: Subject,
): Promise<RowOf<'message', 'thread' | 'subject' | 'message_id'>[]> {
  return db
    .selectFrom('message')
    .select(['thread', 'subject', 'message_id'])
    .where('about_kind', '=', about.kind)
    .where('about_id', '=', about.id)
    .where('channel', '=', 'email')
    .orderBy('recorded_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();
}

/** Writes down what to know about how emails were sent. */
export async function noteOnMessages(
  tx: Queryable,
  ids: readonly string[],
  note: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('message')
    .set({ note })
    .where('id', 'in', [...ids])
    .execute();
}

/** Writes down who didn't get an email to several people, and takes them from its recipients. */
export async function noteLeftOut(
  tx: Queryable,
  id: string,
  leftOut: readonly LeftOut[],
): Promise<void> {
  const { rows } = await sql<{ recipients: Recipients | null }>`
    select recipients from message where id = ${id} and direction = 'out' for update`.execute(tx);
  const before = rows[0]?.recipients;
  if (!before) return;
  const addresses = new Set(leftOut.map(({ address }) => address));
  const kept = (given: readonly string[]) => given.filter((one) => !addresses.has(one));
  const earlier = (before.leftOut ?? []).filter(({ address }) => !addresses.has(address));
  const now: Recipients = {
    ...{ to: kept(before.to), cc: kept(before.cc), bcc: kept(before.bcc) },
    leftOut: [...earlier, ...leftOut],
  };
  await sql`update message set recipients = ${JSON.stringify(now)} where id = ${id}`.execute(tx);
}

/** Which of these emails went to an address besides the one that it is to; null for none. */
export async function findEmailWithOther(
  tx: Queryable,
  { address, ids }: { address: string; ids: readonly string[] },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from message
    where id = any(${[...ids]}::uuid[]) and direction = 'out' and channel = 'email'
      and (recipients->'to' ? ${address} or recipients->'cc' ? ${address}
        or recipients->'bcc' ? ${address})
    limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Writes down that an email left, or why it didn't. */
export async function settleEmail(
  tx: Queryable,
  { id, failure }: { id: string; failure: string | null },
): Promise<void> {
  await sql`
    update message set status = ${failure === null ? 'sent' : 'failed'}, failure = ${failure},
      sent_at = case when ${failure === null} then now() end
    where id = ${id} and status = 'queued' and channel = 'email'`.execute(tx);
}

/** Writes down that an email came back after it was sent. */
export async function failEmail(
  tx: Queryable,
  { id, failure }: { id: string; failure: string },
): Promise<void> {
  await sql`
    update message set status = 'failed', failure = ${failure}
    where id = ${id} and direction = 'out' and channel = 'email' and status <> 'failed'`.execute(
    tx,
  );
}

/**
 * A message of staff about a record that didn't arrive, or with `isOther`, not at all of its
 * recipients; null for any other.
 */
export async function findFailed(
  tx: Queryable,
  id: string,
  isOther = false,
): Promise<{ channel: 'email' | 'sms'; about: Subject; sentBy: string } | null> {
  const { rows } = await sql<RowOf<'message', 'channel' | 'about_kind' | 'about_id' | 'sent_by'>>`
    select channel, about_kind, about_id, sent_by from message
    where id = ${id} and (status = 'failed' or ${isOther}) and direction = 'out'
      and erased_at is null`.execute(tx);
  const [row] = rows;
  if (!row?.about_kind || !row.about_id || !row.sent_by) return null;
  return {
    channel: row.channel as 'email' | 'sms',
    about: { kind: row.about_kind, id: row.about_id },
    sentBy: row.sent_by,
  };
}

/** What the newest of these emails of ours is about, and its conversation. */
export async function findAnswered(
  tx: Queryable,
  messageIds: readonly string[],
): Promise<{ about: Subject; thread: string } | null> {
  const { rows } = await sql<RowOf<'message', 'about_kind' | 'about_id' | 'thread'>>`
    select about_kind, about_id, thread from message
    where channel = 'email' and direction = 'out' and about_id is not null
      and message_id = any(${[...messageIds]}::text[])
    order by recorded_at desc limit 1`.execute(tx);
  const [row] = rows;
  if (!row?.about_kind || !row.about_id) return null;
  return { about: { kind: row.about_kind, id: row.about_id }, thread: row.thread };
}

/** Whether an email with this Message-ID came in before. */
export async function isKnownMessageId(tx: Queryable, messageId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from message
    where channel = 'email' and direction = 'in' and message_id = ${messageId}`.execute(tx);
  return rows.length > 0;
}

const MAX = 5000;

/** The messages to and from a person, newest first, without texts that came in: see takeText. */
export async function selectMessagesOf(
  db: Queryable,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select channel, direction, address, subject, body, status, recorded_at, sent_at,
      (select json_agg(json_build_object('name', a.name, 'bytes', a.bytes, 'kept',
        a.file_key is not null) order by a.position)
        from message_attachment a where a.message_id = message.id) as attachments
    from message where ${ownedBy(personId, 'message.person_id')}
      and not (channel = 'sms' and direction = 'in')
    order by recorded_at desc limit ${MAX}`.execute(db);
  return rows;
}

/** Overwrites what the messages to and from these people say. */
export async function eraseMessagesOf(tx: Queryable, personIds: readonly string[]): Promise<void> {
  await erase(tx, ownedBy(personIds, 'message.person_id'));
}

/** Overwrites what the messages about a record say. */
export async function overwriteMessages(tx: Queryable, about: Subject): Promise<void> {
  await erase(tx, sql`about_kind = ${about.kind} and about_id = ${about.id}`);
}

/** Overwrites those of the messages about records that went to or came from these addresses. */
export async function overwriteMessagesWith(
  tx: Queryable,
  { kind, ids }: { kind: string; ids: readonly string[] },
  addresses: readonly string[],
): Promise<void> {
  await erase(
    tx,
    sql`about_kind = ${kind} and about_id = any(${[...ids]}::uuid[])
      and address = any(${[...addresses]}::text[])`,
  );
}

/**
 * Overwrites messages of more than 90 days ago to and from people that no record is about, and
 * those that staff removed more than 7 days ago.
 */
export async function eraseOldMessages(tx: Queryable): Promise<void> {
  await erase(
    tx,
    sql`about_id is null and person_id is null and erased_at is null
      and (recorded_at < now() - interval '90 days' or removed_at < now() - interval '7 days')`,
  );
}

async function erase(tx: Queryable, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from message_attachment
    where message_id in (select id from message where ${which})`.execute(tx);
  await sql`
    delete from message_link
    where message_id in (select id from message where ${which})`.execute(tx);
  await sql`
    update notification set facts = facts - 'from' - 'words'
    where about_kind = 'message'
      and about_id in (select id from message where ${which})`.execute(tx);
  await sql`
    update message set address = '', from_name = '', subject = '', body = '', html = null, in_reply_to = '{}',
      recipients = null,
      thread = '', person_id = null, erased_at = now(), due_at = null,
      status = case when status = 'queued' then 'failed' else status end
    where ${which}`.execute(tx);
}

/**
 * Lets all messages about a record be about another of its kind, or only some of them, with the
 * clicks on their links. Returns their ids.
 */
export async function moveMessages(
  tx: Queryable,
  move: { kind: string; from: string; to: string; ids?: readonly string[] },
): Promise<string[]> {
  const ids = move.ids ? [...move.ids] : null;
  const { rows } = await sql<{ id: string }>`
    update message set about_id = ${move.to}
    where about_kind = ${move.kind} and about_id = ${move.from}
      and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
    returning id::text`.execute(tx);
  const moved = rows.map(({ id }) => id);
  await sql`
    update message_link_click set about_id = ${move.to} from message_link l
    where l.id = message_link_click.link_id and l.message_id = any(${moved}::uuid[])
      and about_kind = ${move.kind} and about_id = ${move.from}`.execute(tx);
  return moved;
}
