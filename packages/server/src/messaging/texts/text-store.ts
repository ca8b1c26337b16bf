import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';
import type { Subject } from '../record/message.ts';

export type TextRow = RowOf<'message'>;

/** How long a node has a text to itself; a node that died loses it after that. */
const CLAIM = sql`interval '5 minutes'`;

/** Takes up to `limit` due texts, each counted as one more try. Nodes never get the same one. */
export async function claimDueTexts(db: Queryable, limit: number): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    with due as materialized (
      select id from message
      where channel = 'sms' and direction = 'out' and status = 'queued' and due_at <= now()
      order by due_at limit ${limit} for update skip locked
    )
    update message set due_at = now() + ${CLAIM}, attempts = attempts + 1
    where id in (select id from due) returning *`.execute(db);
  return rows;
}

/** Leaves a text until its recipient's quiet hours end, without counting a try. */
export async function postponeText(db: Queryable, id: string, until: Date): Promise<void> {
  await sql`
    update message set due_at = ${until}, scheduled_at = ${until}, attempts = attempts - 1
    where id = ${id}`.execute(db);
}

/** Notes, before it is asked, that the provider may have a text. */
export async function noteTry(db: Queryable, id: string): Promise<void> {
  await sql`update message set tried_at = coalesce(tried_at, now()) where id = ${id}`.execute(db);
}

/** Tries again in `seconds`; `isUncertain` if the provider may have taken it. */
export async function delayText(
  db: Queryable,
  { id, seconds, isUncertain }: { id: string; seconds: number; isUncertain: boolean },
): Promise<void> {
  await sql`
    update message set due_at = now() + make_interval(secs => ${seconds}),
      tried_at = case when ${isUncertain} then tried_at end
    where id = ${id} and status = 'queued'`.execute(db);
}

/** The provider took it. Nobody reads a code here later. */
export async function markTextSent(
  db: Queryable,
  { id, messageId }: { id: string; messageId: string },
): Promise<void> {
  await sql`
    update message set status = 'sent', sent_at = now(), due_at = null, tried_at = null,
      body = case when purpose = 'code' then '' else body end,
      message_id = coalesce(message_id, ${messageId})
    where id = ${id} and status = 'queued'`.execute(db);
}

/** Gives up on a text. */
export async function failText(db: Queryable, id: string, failure: string): Promise<void> {
  await sql`
    update message set status = 'failed', failure = ${failure}, due_at = null
    where id = ${id} and status in ('queued', 'sent')`.execute(db);
}

/** Which of these ids of the provider no other text of ours has. */
export async function findUnknownIds(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select given.id from unnest(${ids}::text[]) as given(id)
    where not exists (select 1 from message
      where channel = 'sms' and direction = 'out' and message_id = given.id)`.execute(db);
  return rows.map(({ id }) => id);
}

export type TextFate = 'sent' | 'delivered' | 'failed';

/**
 * What the provider says became of a text. What is final stays: notices come in any order. Returns
 * the row; null for a text that isn't ours, or has another id at the provider.
 */
export async function settleText(
  tx: Queryable,
  {
    id,
    messageId,
    fate,
    failure,
  }: {
    id: string;
    messageId: string;
    fate: TextFate;
    failure: string | null;
  },
): Promise<TextRow | null> {
  const { rows } = await sql<TextRow>`
    update message set message_id = ${messageId}, due_at = null, tried_at = null,
      status = case when status in ('delivered', 'failed') then status
        when ${fate} = 'sent' and status = 'sent' then status else ${fate} end,
      failure = case when status in ('queued', 'sent') and ${fate} = 'failed' then ${failure}
        else failure end,
      sent_at = coalesce(sent_at, case when ${fate} <> 'failed' then now() end),
      delivered_at = case when status in ('queued', 'sent') and ${fate} = 'delivered' then now()
        else delivered_at end
    where id = ${id} and channel = 'sms' and direction = 'out'
      and (message_id is null or message_id = ${messageId})
    returning *`.execute(tx);
  return rows[0] ?? null;
}

/** What the last text to or from a number that is about a record is about; null without one. */
export async function findLastSubject(tx: Queryable, phone: string): Promise<Subject | null> {
  const { rows } = await sql<Subject>`
    select about_kind as kind, about_id as id from message
    where channel = 'sms' and address = ${phone} and about_id is not null
    order by recorded_at desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Whether staff have texted a number before. */
export async function isTexted(tx: Queryable, phone: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from message
    where channel = 'sms' and address = ${phone} and direction = 'out' and sent_by is not null
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Whether a number got an answer to STOP, START or HELP in the last ten minutes. */
export async function hasKeywordAnswer(tx: Queryable, phone: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from message
    where channel = 'sms' and address = ${phone} and direction = 'out' and purpose = 'keyword'
      and recorded_at > now() - interval '10 minutes' limit 1`.execute(tx);
  return rows.length > 0;
}

/** How many texts a person of the staff wrote in the last ten minutes. */
export async function countRecentTexts(tx: Queryable, by: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from message
    where sent_by = ${by} and channel = 'sms' and purpose is distinct from 'marketing' and not is_automatic
      and recorded_at > now() - interval '10 minutes'`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The newest texts, for a demo's outbox. */
export async function selectNewestTexts(db: Queryable, limit: number): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    select * from message where channel = 'sms' and direction = 'out'
    order by recorded_at desc limit ${limit}`.execute(db);
  return rows;
}

/** How many texts are waiting and due. */
export async function countDueTexts(db: Queryable): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from message
    where channel = 'sms' and direction = 'out' and status = 'queued'
      and due_at <= now()`.execute(db);
  return rows[0]?.due ?? 0;
}
