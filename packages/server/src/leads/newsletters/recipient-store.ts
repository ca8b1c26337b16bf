import type { MailingList } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { isNotPutOff, type Queryable } from '#platform';

export const NEWSLETTER_JOB = 'leads.send-newsletters';

/** Writes down everyone who is on a list now; the app’s list gets one email only. */
export async function insertRecipients(
  tx: Queryable,
  { id, list }: { id: string; list: string },
): Promise<void> {
  await sql`
    insert into newsletter_recipient (newsletter_id, subscriber_id)
    select ${id}, s.id from subscriber s
    where s.list = ${list} and s.confirmed_at is not null and s.stopped_at is null
      and (s.list <> 'app' or not exists (
        select from newsletter_recipient r
        where r.subscriber_id = s.id and r.state in ('queued', 'sent')))
    on conflict do nothing`.execute(tx);
}

/** How many people would get an email to each list now. */
export async function countAudiences(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ list: MailingList; count: number }>`
    select s.list, count(*)::int as count from subscriber s
    where s.confirmed_at is not null and s.stopped_at is null
      and (s.list <> 'app' or not exists (
        select from newsletter_recipient r
        where r.subscriber_id = s.id and r.state in ('queued', 'sent')))
    group by s.list`.execute(db);
  return new Map(rows.map(({ list, count }) => [list, count]));
}

/** A recipient whose turn it is, with what is true of them now. */
export interface DueRecipient {
  id: string;
  subscriber_id: string | null;
  email: string | null;
  language: string | null;
  person_id: string | null;
  /** On the list now, with consent. */
  is_on_list: boolean;
  /** Where their account says they live. */
  home_state: string | null;
}

/** Recipients of a newsletter whose turn it is, locked until the commit. */
export async function lockDueRecipients(
  tx: Queryable,
  newsletterId: string,
  limit: number,
): Promise<DueRecipient[]> {
  const { rows } = await sql<DueRecipient>`
    select r.id, s.id as subscriber_id, s.email, s.language, s.person_id,
      coalesce(s.confirmed_at is not null and s.stopped_at is null, false) as is_on_list,
      p.state as home_state
    from newsletter_recipient r
    left join subscriber s on s.id = r.subscriber_id
    left join person p on p.id = s.person_id
    where r.newsletter_id = ${newsletterId} and r.state = 'waiting' and r.due_at <= now()
      and ${isNotPutOff(NEWSLETTER_JOB, sql`r.id::text`)}
    order by r.due_at, r.id limit ${limit} for update of r skip locked`.execute(tx);
  return rows;
}

/** How many emails went into the outbox in the last minute, and how many are still in it. */
export async function countRecent(db: Queryable): Promise<{ minute: number; waiting: number }> {
  const { rows } = await sql<{ minute: number; waiting: number }>`
    select (select count(*)::int from newsletter_recipient
        where queued_at > now() - interval '1 minute') as minute,
      (select count(*)::int from newsletter_recipient where state = 'queued') as waiting`.execute(
    db,
  );
  return rows[0] ?? { minute: 0, waiting: 0 };
}

/** Whether a newsletter has recipients who wait for their email. */
export async function hasWaiting(db: Queryable, newsletterId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from newsletter_recipient
    where newsletter_id = ${newsletterId} and state = 'waiting' limit 1`.execute(db);
  return rows.length > 0;
}

/** The email of a recipient is in the outbox. */
export async function noteQueued(tx: Queryable, id: string, mailId: string): Promise<void> {
  await sql`
    update newsletter_recipient set state = 'queued', mail_id = ${mailId}, queued_at = now()
    where id = ${id} and state = 'waiting'`.execute(tx);
}

/** A recipient waits until the quiet hours are over. */
export async function postponeRecipient(tx: Queryable, id: string, until: Date): Promise<void> {
  await sql`update newsletter_recipient set due_at = ${until} where id = ${id}`.execute(tx);
}

/** A recipient gets no email. */
export async function skipRecipient(tx: Queryable, id: string, why: string): Promise<void> {
  await sql`
    update newsletter_recipient set state = 'skipped', failure = ${why}, settled_at = now()
    where id = ${id} and state = 'waiting'`.execute(tx);
}

/** Everyone whose email hasn't left gets none. */
export async function skipTheRest(tx: Queryable, newsletterId: string): Promise<void> {
  await sql`
    update newsletter_recipient set state = 'skipped', settled_at = now()
    where newsletter_id = ${newsletterId} and state in ('waiting', 'queued')`.execute(tx);
}

/** What became of an email, if it is a newsletter's: the mail server has the last word. */
export async function settleRecipient(
  tx: Queryable,
  { id, failure }: { id: string; failure: string | null },
): Promise<void> {
  await sql`
    update newsletter_recipient set state = ${failure === null ? 'sent' : 'failed'},
      failure = ${failure}, settled_at = now()
    where mail_id = ${id}`.execute(tx);
}

/** Someone left a list: what hasn't been sent to them isn't, and the last one sent counts it. */
export async function noteLeaving(tx: Queryable, subscriberId: string, why: string): Promise<void> {
  await sql`
    update newsletter_recipient set state = 'skipped', failure = ${why}, settled_at = now()
    where subscriber_id = ${subscriberId} and state in ('waiting', 'queued')`.execute(tx);
  await sql`
    update newsletter_recipient set unsubscribed_at = now() where id = (
      select id from newsletter_recipient
      where subscriber_id = ${subscriberId} and state = 'sent'
      order by settled_at desc limit 1) and unsubscribed_at is null`.execute(tx);
}

/** Marks recipients of the last two weeks whose mailbox has turned out not to exist. */
export async function noteBounces(db: Queryable): Promise<void> {
  await sql`
    update newsletter_recipient r set bounced_at = stop.noticed_at
    from subscriber s, stopped_mailbox stop
    where r.settled_at > now() - interval '14 days' and r.state = 'sent' and r.bounced_at is null
      and s.id = r.subscriber_id and stop.reason = 'bounced' and stop.noticed_at >= r.queued_at
      and stop.address_hash = sha256(convert_to(s.email, 'UTF8'))`.execute(db);
}

export interface Progress {
  newsletter_id: string;
  recipients: number;
  waiting: number;
  sent: number;
  failed: number;
  skipped: number;
  bounced: number;
  unsubscribed: number;
}

/** How far these newsletters are. */
export async function selectProgress(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Progress>> {
  const { rows } = await sql<Progress>`
    select newsletter_id, count(*)::int as recipients,
      count(*) filter (where state in ('waiting', 'queued'))::int as waiting,
      count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'skipped')::int as skipped,
      count(bounced_at)::int as bounced, count(unsubscribed_at)::int as unsubscribed
    from newsletter_recipient where newsletter_id = any(${[...ids]}::uuid[])
    group by newsletter_id`.execute(db);
  return new Map(rows.map((row) => [row.newsletter_id, row]));
}
