import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** The state of one refresh secret of a session. */
export interface SecretStanding {
  /** It was submitted before, or a page was requested with it. */
  isUsed: boolean;
  isRetired: boolean;
  /** It was retired so recently that concurrent calls may still carry it. */
  isFresh: boolean;
  /** One that was issued after it was retired has been used. */
  isSuccessorUsed: boolean;
}

/** Adds a refresh secret, by its hash. */
export async function insertSecret(
  tx: Queryable,
  secret: { hash: Buffer; sessionId: string },
): Promise<void> {
  await tx
    .insertInto('session_secret')
    // The clock, not now(): a transaction that waited for the session's lock began earlier.
    .values({ hash: secret.hash, session_id: secret.sessionId, issued_at: sql`clock_timestamp()` })
    .execute();
}

/** The state of a secret; within `graceSeconds` of its retirement, calls count as concurrent. */
export async function findSecret(
  tx: Queryable,
  secret: { hash: Buffer; sessionId: string; graceSeconds: number },
): Promise<SecretStanding | null> {
  const { rows } = await sql<SecretStanding>`
    select s.used_at is not null as "isUsed",
           s.retired_at is not null as "isRetired",
           coalesce(s.retired_at > clock_timestamp() - make_interval(secs => ${secret.graceSeconds}), false) as "isFresh",
           exists (select from session_secret later
                    where later.session_id = s.session_id
                      and later.issued_at >= s.retired_at
                      and later.used_at is not null) as "isSuccessorUsed"
      from session_secret s
     where s.hash = ${secret.hash} and s.session_id = ${secret.sessionId}`.execute(tx);
  return rows[0] ?? null;
}

/** Records that a secret was used, if it never was before. */
export async function markSecretUsed(db: Queryable, hash: Buffer): Promise<void> {
  await db
    .updateTable('session_secret')
    .set({ used_at: sql`clock_timestamp()` })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .execute();
}

/** Retires all current secrets of a session. */
export async function retireSecrets(tx: Queryable, sessionId: string): Promise<void> {
  await tx
    .updateTable('session_secret')
    .set({ retired_at: sql`clock_timestamp()` })
    .where('session_id', '=', sessionId)
    .where('retired_at', 'is', null)
    .execute();
}
