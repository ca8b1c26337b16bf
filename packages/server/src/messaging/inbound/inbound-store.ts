import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Page, type Queryable, type RowOf, selectPage } from '#platform';
import type { InboundMail } from './parse-mail.ts';

export type InboundRow = RowOf<'inbound_mail'>;

/** Keeps an email for staff. One that is there already stays as it is. */
export async function insertInboundMail(
  tx: Queryable,
  mail: Pick<InboundMail, 'messageId' | 'from' | 'subject'> & Partial<InboundMail>,
  problem: 'too-large' | 'unreadable' | null = null,
): Promise<void> {
  await tx
    .insertInto('inbound_mail')
    .values({
      message_id: mail.messageId,
      problem,
      from_address: mail.from.address,
      from_name: mail.from.name,
      subject: mail.subject,
      body: mail.body ?? '',
      html: mail.html ?? null,
      in_reply_to: [...(mail.inReplyTo ?? [])],
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
}

/** Whether an email with this Message-ID is kept for staff, or was. */
export async function isKnownInbound(tx: Queryable, messageId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from inbound_mail where message_id = ${messageId}`.execute(tx);
  return rows.length > 0;
}

/** One page of the emails that nobody settled yet, newest first. */
export function selectUnmatched(db: Queryable, page: PageRequest): Promise<Page<InboundRow>> {
  return selectPage(db, page, {
    select: sql`m.*`,
    from: sql`inbound_mail m where m.settled_at is null`,
    orderBy: sql`m.received_at desc, m.id`,
  });
}

/** An email that nobody settled yet, held until the commit; null if there is none. */
export async function lockUnmatched(tx: Queryable, id: string): Promise<InboundRow | null> {
  const { rows } = await sql<InboundRow>`
    select * from inbound_mail where id = ${id} and settled_at is null for update`.execute(tx);
  return rows[0] ?? null;
}

/** Marks an email as settled and forgets what it says. */
export async function settleUnmatched(tx: Queryable, id: string): Promise<void> {
  await sql`
    update inbound_mail set settled_at = now(), from_address = '', from_name = '', subject = '',
      body = '', html = null, in_reply_to = '{}'
    where id = ${id}`.execute(tx);
}

/** Deletes emails of more than 90 days ago, settled or not. */
export async function deleteOldInbound(db: Queryable): Promise<void> {
  await sql`delete from inbound_mail where received_at < now() - interval '90 days'`.execute(db);
}

type Cursor = Pick<RowOf<'inbound_mailbox'>, 'validity' | 'last_uid' | 'tries'>;

/** How far a mailbox was read; null before the first time. */
export async function findCursor(db: Queryable, name: string): Promise<Cursor | null> {
  const row = await db
    .selectFrom('inbound_mailbox')
    .select(['validity', 'last_uid', 'tries'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes how far a mailbox was read, and how often the next email failed. */
export async function writeCursor(
  db: Queryable,
  name: string,
  { validity, last_uid, tries }: Cursor,
): Promise<void> {
  await sql`
    insert into inbound_mailbox (name, validity, last_uid, tries)
    values (${name}, ${validity}, ${last_uid}, ${tries})
    on conflict (name) do update
      set validity = excluded.validity, last_uid = excluded.last_uid, tries = excluded.tries`.execute(
    db,
  );
}
