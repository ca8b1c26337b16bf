import { sql } from 'kysely';
import { newSecret, type Queryable, type RowOf, sha256 } from '#platform';

export type SessionRow = RowOf<'signing_session'>;

const HOURS = 8;

/** Opens a session of a recipient who proved who they are. Returns its token. */
export async function openSession(
  tx: Queryable,
  {
    recipientId,
    identifiedBy,
    hostId,
  }: {
    recipientId: string;
    identifiedBy: string;
    hostId: string | null;
  },
): Promise<string> {
  const token = newSecret();
  await sql`
    insert into signing_session (hash, recipient_id, identified_by, host_id, expires_at)
    values (${sha256(token)}, ${recipientId}, ${identifiedBy}, ${hostId},
      now() + make_interval(hours => ${HOURS}))`.execute(tx);
  return token;
}

/** A session that still works. */
export async function findSession(db: Queryable, token: string): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    select * from signing_session
    where hash = ${sha256(token)} and ended_at is null and expires_at > now()`.execute(db);
  return rows[0] ?? null;
}

export async function endSessions(tx: Queryable, recipientIds: readonly string[]): Promise<void> {
  await sql`
    update signing_session set ended_at = now()
    where recipient_id = any(${[...recipientIds]}::uuid[]) and ended_at is null`.execute(tx);
}

/** Deletes sessions that ended more than a week ago. */
export async function deleteOldSessions(tx: Queryable): Promise<void> {
  await sql`
    delete from signing_session where expires_at < now() - interval '7 days'`.execute(tx);
}
