import type { Endpoint } from '@homestead/contract/platform';
import { sql } from 'kysely';
import type { Caller } from './caller.ts';
import { atomically, type Database, type DatabaseTransaction, type Queryable } from './database.ts';
import type { Jobs } from './jobs.ts';
import { refuse } from './refusal-error.ts';
import type { Secrets } from './secrets.ts';
import { sha256 } from './sha256.ts';

/** A form as it was sent. */
interface Submission {
  /** Endpoint and person, such as `Property/RequestTour visitor`: a key counts for one of them. */
  scope: string;
  /** The Idempotency-Key header; null when there was none. */
  key: string | null;
  /** The body as parsed by the contract's schema. */
  body: unknown;
}

/** A form for {@link answerOnce}: its key counts for one endpoint and person, or for visitors. */
export function submissionOf(
  { path }: Pick<Endpoint, 'path'>,
  body: unknown,
  { caller, idempotencyKey: key }: { caller: Caller | null; idempotencyKey: string | null },
): Submission {
  return { scope: `${path} ${caller?.personId ?? 'visitor'}`, key, body };
}

const PURPOSE = 'form-answer';
const KEPT = sql`interval '48 hours'`;
const FORGET_AT_ONCE = 5000;

/**
 * Processes a form once: `work` runs in one commit that also stores its answer, so that the same
 * form sent again with the same key gets that answer and nothing happens twice, even when both
 * arrive at the same time. `before` runs before the commit, for example to count tries; it
 * is skipped for a form that was already answered. Refuses (idempotency-key-reused) the key with
 * another body, and one whose answer was stored under another secrets key, so that nothing happens
 * twice. Work that refuses leaves the key unused. Without a key it simply runs. Answers must be
 * JSON; they are stored sealed for two days, bodies only as a keyed hash.
 */
export async function answerOnce<T>(
  { db, secrets }: { db: Database; secrets: Secrets },
  submission: Submission,
  work: (tx: DatabaseTransaction) => Promise<T>,
  before: () => Promise<void> = async () => {},
): Promise<T> {
  const marks = marksOf(secrets, submission);
  const known = marks && (await findAnswer<T>(db, secrets, marks));
  if (known) return known.answer;
  await before();
  return atomically(db, async (tx) => {
    if (!marks) return work(tx);
    const found = (await takeKey(tx, marks)) ? null : await findAnswer<T>(tx, secrets, marks);
    if (found) return found.answer;
    const answer = await work(tx);
    await keepAnswer(tx, marks, seal(secrets, marks, answer));
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

/** The key's hash has no key of ours: a row must be found after the secrets key was changed. */
function marksOf(secrets: Secrets, { scope, key, body }: Submission): Marks | null {
  if (key === null) return null;
  const key_hash = sha256(key);
  return { scope, key_hash, body_hash: secrets.keyedHash(PURPOSE, JSON.stringify(body) ?? '') };
}

async function findAnswer<T>(
  db: Queryable,
  secrets: Secrets,
  marks: Marks,
): Promise<{ answer: T } | null> {
  const row = await db
    .selectFrom('idempotent_answer')
    .select(['body_hash', 'sealed_answer'])
    .where('scope', '=', marks.scope)
    .where('key_hash', '=', marks.key_hash)
    .executeTakeFirst();
  if (!row) return null;
  const isSame = marks.body_hash.equals(row.body_hash);
  if (!isSame || !row.sealed_answer) return refuse('idempotency-key-reused');
  return { answer: open(secrets, marks, row.sealed_answer) as T };
}

function open(secrets: Secrets, marks: Marks, sealed: Buffer): unknown {
  let text: string;
  try {
    text = secrets.open(PURPOSE, ownerOf(marks), sealed);
  } catch {
    return refuse('idempotency-key-reused');
  }
  return JSON.parse(text);
}

function seal(secrets: Secrets, marks: Marks, answer: unknown): Buffer {
  return secrets.seal(PURPOSE, ownerOf(marks), JSON.stringify(answer));
}

function ownerOf({ scope, key_hash }: Marks): string {
  return `${scope} ${key_hash.toString('hex')}`;
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

async function keepAnswer(tx: Queryable, marks: Marks, sealed_answer: Buffer): Promise<void> {
  await tx
    .updateTable('idempotent_answer')
    .set({ sealed_answer })
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
