import { type Selectable, sql } from 'kysely';
import type { Database, Queryable } from '../database.ts';
import type { DB } from '../database-types.generated.ts';

export type MailRow = Selectable<DB['mail_message']>;

/** How long a node has an email to itself; a node that died loses it after that. */
const CLAIM = sql`interval '5 minutes'`;

/**
 * Takes up to `limit` due emails of the brokerage's server, or of people's own mailboxes, the
 * longest due first, each counted as one more try. Several nodes never get the same one.
 */
export function claimDueMails(db: Database, limit: number, isOwn = false): Promise<MailRow[]> {
  return db
    .with(
      // Computed once: as a part of the condition it might be evaluated for every row.
      (table) => table('due').materialized(),
      (due) =>
        due
          .selectFrom('mail_message')
          .select('id')
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          .where('due_at', '<=', sql<Date>`now()`)
          .where('sent_as', isOwn ? 'is not' : 'is', null)
          .orderBy('due_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('mail_message')
    .set({ due_at: sql`now() + ${CLAIM}`, attempts: sql`attempts + 1` })
    .where('id', 'in', (taken) => taken.selectFrom('due').select('id'))
    .returningAll()
    .execute();
}

/** The SMTP server accepted it: the body is deleted. */
export async function markMailSent(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('mail_message')
    .set({ sent_at: sql`now()`, sealed_body: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Leaves an email for later without counting it as a try. */
export async function postponeMail(db: Queryable, id: string, until: Date): Promise<void> {
  await db
    .updateTable('mail_message')
    .set({ due_at: until, attempts: sql`attempts - 1` })
    .where('id', '=', id)
    .execute();
}

/** Retried in `seconds`. */
export async function delayMail(
  db: Queryable,
  id: string,
  why: { seconds: number; error: string },
): Promise<void> {
  await db
    .updateTable('mail_message')
    .set({
      due_at: sql`now() + make_interval(secs => ${why.seconds})`,
      last_error: why.error,
    })
    .where('id', '=', id)
    .execute();
}

/** Has the brokerage's server send an email that someone's own mailbox couldn't, right away. */
export async function sendFromBrokerage(db: Queryable, id: string): Promise<void> {
  await sql`
    update mail_message set sent_as = null, due_at = now(), attempts = 0
    where id = ${id} and sent_at is null and failed_at is null`.execute(db);
}

/** The same for all of a person's that wait. Returns their ids. */
export async function sendAllFromBrokerage(db: Queryable, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update mail_message set sent_as = null, due_at = now(), attempts = 0
    where sent_as = ${personId} and sent_at is null and failed_at is null returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives up on an email: deletes its content, but not the failure's reason. */
export async function giveUpMail(db: Queryable, id: string, error: string): Promise<void> {
  await db
    .updateTable('mail_message')
    .set({ failed_at: sql`now()`, sealed_body: null, last_error: error })
    .where('id', '=', id)
    .execute();
}

/**
 * Gives up on notifications that were not sent yet: all of a person's, those of one kind, those
 * about one topic, or those of one kind to an address. Called in the commit in which they
 * unsubscribe.
 */
export async function dropUnsentMails(
  tx: Queryable,
  which:
    | { personId: string; kind?: string }
    | { topic: string }
    | { address: string; kind: string },
): Promise<void> {
  const unsent = tx
    .updateTable('mail_message')
    .set({ failed_at: sql`now()`, sealed_body: null, last_error: 'The recipient unsubscribed.' })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null);
  if ('topic' in which) {
    await unsent.where(sql<boolean>`${which.topic}::uuid = any(topics)`).execute();
    return;
  }
  if ('address' in which) {
    await unsent
      .where('to_address', '=', which.address)
      .where('notification', '=', which.kind)
      .execute();
    return;
  }
  const theirs = unsent.where('person_id', '=', which.personId);
  await (which.kind ? theirs.where('notification', '=', which.kind) : theirs).execute();
}

/** Deletes up to `limit` emails older than 30 days, sent or not. Returns how many. */
export async function forgetOldMails(db: Queryable, limit: number): Promise<number> {
  const removed = await db
    .deleteFrom('mail_message')
    .where('id', 'in', (old) =>
      old
        .selectFrom('mail_message')
        .select('id')
        .where('recorded_at', '<', sql<Date>`now() - interval '30 days'`)
        .orderBy('recorded_at')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** The newest emails. */
export function listNewestMails(db: Queryable, limit: number): Promise<MailRow[]> {
  return db
    .selectFrom('mail_message')
    .selectAll()
    .orderBy('recorded_at', 'desc')
    .limit(limit)
    .execute();
}

export async function findMail(db: Queryable, id: string): Promise<MailRow | null> {
  const row = await db
    .selectFrom('mail_message')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Which of these emails went to an address (in lower case), of those that we still have. */
export async function findMailTo(
  tx: Queryable,
  { address, ids }: { address: string; ids: readonly string[] },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from mail_message
    where id = any(${[...ids]}::uuid[]) and lower(to_address) = ${address} limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** How many minutes old the emails are of the last day that strangers may have caused. */
export async function agesOfMailsTo(tx: Queryable, mailbox: string): Promise<number[]> {
  const { rows } = await sql<{ minutes: number }>`
    select (extract(epoch from now() - recorded_at) / 60)::float8 as minutes
    from mail_message
    where mailbox = ${mailbox} and recorded_at > now() - interval '1 day'
    order by recorded_at desc`.execute(tx);
  return rows.map(({ minutes }) => minutes);
}

/** How many emails are waiting and due. */
export async function countDueMails(db: Queryable): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from mail_message
    where sent_at is null and failed_at is null and due_at <= now()`.execute(db);
  return rows[0]?.due ?? 0;
}
