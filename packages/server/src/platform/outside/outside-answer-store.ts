import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** A service's answer; null when it had none to give. */
interface CachedAnswer {
  question_hash: Buffer;
  answer: unknown;
  asked_at: Date;
}

/** The remembered answers to these questions that are still valid. */
export async function selectCachedAnswers(
  db: Queryable,
  service: string,
  questionHashes: readonly Buffer[],
): Promise<CachedAnswer[]> {
  const { rows } = await sql<CachedAnswer>`
    select question_hash, answer, asked_at from outside_answer
    where service = ${service} and question_hash = any(${questionHashes}::bytea[])
      and good_until > now()`.execute(db);
  return rows;
}

/** Remembers an answer for this many seconds; returns when it was requested. */
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
 * Counts one request to a service on a local date before it is made; false when that day's quota
 * is used up. Concurrent requests can't exceed the quota.
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

/** Deletes expired answers and request counts older than a month. */
export async function forgetOldAnswers(db: Queryable): Promise<void> {
  await sql`delete from outside_answer where good_until < now()`.execute(db);
  await sql`
    delete from outside_quota_use where used_on < current_date - 31`.execute(db);
}
