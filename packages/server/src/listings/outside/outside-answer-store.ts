import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** What a service answered; null when it had nothing to say. */
export interface KeptAnswer {
  question_hash: Buffer;
  answer: unknown;
  asked_at: Date;
}

/** What is remembered of these questions and still good. */
export async function selectKeptAnswers(
  db: Queryable,
  service: string,
  questionHashes: readonly Buffer[],
): Promise<KeptAnswer[]> {
  const { rows } = await sql<KeptAnswer>`
    select question_hash, answer, asked_at from outside_answer
    where service = ${service} and question_hash = any(${questionHashes}::bytea[])
      and good_until > now()`.execute(db);
  return rows;
}

/** Remembers an answer for so many seconds; answers when it was asked. */
export async function keepAnswer(
  db: Queryable,
  kept: { service: string; questionHash: Buffer; answer: unknown; seconds: number },
): Promise<Date> {
  const { rows } = await sql<{ asked_at: Date }>`
    insert into outside_answer (service, question_hash, answer, good_until)
    values (${kept.service}, ${kept.questionHash}, ${JSON.stringify(kept.answer)}::jsonb,
      now() + make_interval(secs => ${kept.seconds}))
    on conflict (service, question_hash) do update
      set answer = excluded.answer, asked_at = excluded.asked_at, good_until = excluded.good_until
    returning asked_at`.execute(db);
  return rows[0]?.asked_at ?? new Date();
}

/**
 * Counts one request to a service on a date in Omaha before it is made; false when the quota of that
 * day is spent. Of requests at the same time no more are let through than the quota has left.
 */
export async function takeFromQuota(
  db: Queryable,
  service: string,
  { day, most }: { day: string; most: number },
): Promise<boolean> {
  const { rows } = await sql<{ requests: number }>`
    insert into outside_quota_use as used (service, used_on, requests)
    values (${service}, ${day}, 1)
    on conflict (service, used_on) do update set requests = used.requests + 1
      where used.requests < ${most}
    returning requests`.execute(db);
  return rows.length > 0;
}

/** Forgets answers that are no longer good and what was asked more than a month ago. */
export async function forgetOldAnswers(db: Queryable): Promise<void> {
  await sql`delete from outside_answer where good_until < now()`.execute(db);
  await sql`
    delete from outside_quota_use where used_on < current_date - 31`.execute(db);
}
