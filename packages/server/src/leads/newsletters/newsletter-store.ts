import type { MailingList } from '@homestead/contract/leads';
import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Page, type Queryable, type RowOf, selectPage } from '#platform';

export type NewsletterRow = RowOf<'newsletter'>;

/** Newsletters, newest first. */
export function selectNewsletters(db: Queryable, page: PageRequest): Promise<Page<NewsletterRow>> {
  return selectPage(db, page, {
    select: sql`*`,
    from: sql`newsletter`,
    orderBy: sql`recorded_at desc, id`,
  });
}

/** A newsletter; null for an unknown id. */
export async function findNewsletter(db: Queryable, id: string): Promise<NewsletterRow | null> {
  const row = await db.selectFrom('newsletter').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Whether a newsletter to this list was sent, or is about to be. */
export async function isListUsed(db: Queryable, list: MailingList): Promise<boolean> {
  const { rows } = await sql`
    select 1 from newsletter where list = ${list} and state not in ('draft', 'canceled')
    limit 1`.execute(db);
  return rows.length > 0;
}

/** A due newsletter, locked until the commit; null if there is none, or another node has it. */
export async function lockDue(tx: Queryable): Promise<NewsletterRow | null> {
  const { rows } = await sql<NewsletterRow>`
    select * from newsletter where state = 'scheduled' and send_at <= now()
    order by send_at limit 1 for update skip locked`.execute(tx);
  return rows[0] ?? null;
}

/** Newsletters that are going out. */
export async function selectSending(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from newsletter where state = 'sending' order by send_at limit 50`.execute(db);
  return rows.map(({ id }) => id);
}

/** One that is going out, locked until the commit; null if it isn't, or another node has it. */
export async function lockSending(tx: Queryable, id: string): Promise<NewsletterRow | null> {
  const { rows } = await sql<NewsletterRow>`
    select * from newsletter where id = ${id} and state = 'sending'
    for update skip locked`.execute(tx);
  return rows[0] ?? null;
}

/** Marks that sending started, or that every recipient was dealt with. */
export async function noteSending(
  tx: Queryable,
  id: string,
  state: 'sending' | 'sent',
): Promise<void> {
  await sql`
    update newsletter set state = ${state}, version = version + 1,
      started_at = coalesce(started_at, now()),
      finished_at = case when ${state === 'sent'} then now() end
    where id = ${id}`.execute(tx);
}

/** Adds a sent sample where there are no newsletters, with subscribers who got it. */
export async function addSample(
  db: Queryable,
  { newsletter, readers }: { newsletter: object; readers: readonly object[] },
): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_record(${JSON.stringify(newsletter)}::jsonb)
        as n (subject text, preheader text, body text, subject_es text, preheader_es text, body_es text)
      where not exists (select from newsletter)
    ), made as (
      insert into newsletter (list, subject, preheader, body, subject_es, preheader_es, body_es,
        state, send_at, started_at, finished_at, recorded_at)
      select 'newsletter', subject, preheader, body, subject_es, preheader_es, body_es, 'sent',
        now() - interval '6 days', now() - interval '6 days', now() - interval '6 days',
        now() - interval '7 days' from given
      returning id
    ), people as (
      insert into subscriber (list, email, language, wording, asked_at, confirmed_at, stopped_at)
      select 'newsletter', r.email, r.language, r.wording, now() - interval '40 days',
        now() - interval '40 days', case when r.has_left then now() - interval '5 days' end
      from jsonb_to_recordset(${JSON.stringify(readers)}::jsonb)
        as r (email text, language text, wording text, has_left boolean), made
      on conflict do nothing
      returning id, stopped_at
    )
    insert into newsletter_recipient (newsletter_id, subscriber_id, state, due_at, queued_at,
      settled_at, unsubscribed_at)
    select made.id, people.id, 'sent', now() - interval '6 days', now() - interval '6 days',
      now() - interval '6 days', people.stopped_at
    from made, people`.execute(db);
}
