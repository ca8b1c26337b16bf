import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { atomically, type Database, type DatabaseTransaction, type Queryable } from './database.ts';
import type { Jobs } from './jobs.ts';
import { refuse } from './refusal-error.ts';

/** A form as it was sent. */
interface Submission {
  /** Endpoint and caller, such as `Property/RequestTour visitor`. */
  scope: string;
  /** The Idempotency-Key header; null when there was none. */
  key: string | null;
  /** The body as parsed by the contract's schema. */
  body: unknown;
}

const KEPT = sql`interval '48 hours'`;
const FORGET_AT_ONCE = 5000;

/**
 * Processes a form once: `work` runs in one commit that also stores its answer, so that the same
 * form sent again with the same key gets that answer and nothing happens twice, even when both
 * arrive at the same time. `before` runs before the commit, for example to count tries; it
 * is skipped for a form that was already answered. Refuses (idempotency-key-reused) the key with
 * another body. Work that refuses leaves the key unused. Without a key it simply runs. Answers must
 * be JSON; they are stored for two days.
 */
export async function answerOnce<T>(
  db: Database,
  submission: Submission,
  work: (tx: DatabaseTransaction) => Promise<T>,
  before: () => Promise<void> = async () => {},
): Promise<T> {
  const marks = marksOf(submission);
  const known = marks && (await findAnswer<T>(db, marks));
  if (known) return known.answer;
  await before();
  return atomically(db, async (tx) => {
    if (!marks) return work(tx);
    const found = (await takeKey(tx, marks)) ? null : await findAnswer<T>(tx, marks);
    if (found) return found.answer;
    const answer = await work(tx);
    await keepAnswer(tx, marks, answer);
    return answer;
  });
}

/** The job that deletes answers after two days. */
export function defineIdempotencyJob(db: Database, jobs: Jobs): void {
  jobs.define({
    name: 'platform.forget-form-answers',
    recurs: true,
    run: async (_data, signal) => {
      while (!signal.aborted && (await forgetOldAnswers(db)) === FORGET_AT_ONCE);
    },
  });
}

interface Marks {
  scope: string;
  key_hash: Buffer;
  body_hash: Buffer;
}

function marksOf({ scope, key, body }: Submission): Marks | null {
  if (key === null) return null;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return { scope, key_hash: hash(key), body_hash: hash(JSON.stringify(body) ?? '') };
}

async function findAnswer<T>(db: Queryable, marks: Marks): Promise<{ answer: T } | null> {
  const row = await db
    .selectFrom('idempotent_answer')
    .select(['body_hash', 'answer'])
    .where('scope', '=', marks.scope)
    .where('key_hash', '=', marks.key_hash)
    .executeTakeFirst();
  if (!row) return null;
  if (!marks.body_hash.equals(row.body_hash)) return refuse('idempotency-key-reused');
  return { answer: row.answer as T };
}

/** False when the key already exists; waits for a commit that is about to write it. */
async function takeKey(tx: Queryable, marks: Marks): Promise<boolean> {
  const taken = await tx
    .insertInto('idempotent_answer')
    .values(marks)
    .onConflict((conflict) => conflict.columns(['scope', 'key_hash']).doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

async function keepAnswer(tx: Queryable, marks: Marks, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotent_answer')
    .set({ answer: JSON.stringify(answer) })
    .where('scope', '=', marks.scope)
    .where('key_hash', '=', marks.key_hash)
    .execute();
}

/** Deletes answers older than two days, in batches. Returns how many. */
async function forgetOldAnswers(db: Queryable): Promise<number> {
  const removed = await sql`
    delete from idempotent_answer where ctid in (
      select ctid from idempotent_answer where recorded_at < now() - ${KEPT}
      order by recorded_at limit ${FORGET_AT_ONCE})`.execute(db);
  return Number(removed.numAffectedRows);
}
