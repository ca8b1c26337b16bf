import { sql } from 'kysely';
import { newSecret, type Queryable, type RowOf, sha256 } from '#platform';

export type SessionRow = RowOf<'signing_session'> & {
  /** Whose device it is, when someone signs in person. */
  host_name: string | null;
};

const HOURS = 8;
const HOURS_IN_PERSON = 1;

interface NewSession {
  recipientId: string;
  identifiedBy: string;
  hostId: string | null;
  /** The session of the account that opened it, or of the host: it ends with that one. */
  accountSessionId: string | null;
}

/** Opens a session of a recipient who proved who they are. Returns its token. */
export async function openSession(
  tx: Queryable,
  { recipientId, identifiedBy, hostId, accountSessionId }: NewSession,
): Promise<string> {
  const token = newSecret();
  const hours = hostId === null ? HOURS : HOURS_IN_PERSON;
  await sql`
    insert into signing_session (hash, recipient_id, identified_by, host_id, account_session_id,
      expires_at)
    values (${sha256(token)}, ${recipientId}, ${identifiedBy}, ${hostId}, ${accountSessionId},
      now() + make_interval(hours => ${hours}))`.execute(tx);
  return token;
}

const MINUTES_TO_REPEAT = 10;

/**
 * A session that still works: it isn’t over, and neither is the account’s that opened it. With
 * `isRepeat`, also one that its own signer ended some minutes ago.
 */
export async function findSession(
  db: Queryable,
  token: string,
  { isRepeat = false }: { isRepeat?: boolean } = {},
): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    select signing.*, trim(host.first_name || ' ' || host.last_name) as host_name
    from signing_session signing
    left join person host on host.id = signing.host_id
    where signing.hash = ${sha256(token)}
      and (signing.ended_at is null or (${isRepeat}
        and signing.done_at > now() - make_interval(mins => ${MINUTES_TO_REPEAT})))
      and signing.expires_at > now()
      and (signing.account_session_id is null or exists (
        select from session join person on person.id = session.person_id
        where session.id = signing.account_session_id and session.ended_at is null
          and session.expires_at > now() and person.deleted_at is null
          and person.deactivated_at is null))`.execute(db);
  return rows[0] ?? null;
}

/** Notes that a call of the session itself ended it, in the commit of that call. */
export async function noteOwnEnd(tx: Queryable, token: string): Promise<void> {
  await sql`
    update signing_session set done_at = ended_at
    where hash = ${sha256(token)} and ended_at is not null`.execute(tx);
}

/** Whether a session, also one that is over, was for signing in person. */
export async function wasInPerson(db: Queryable, token: string): Promise<boolean> {
  const { rows } = await sql<{ isInPerson: boolean }>`
    select host_id is not null as "isInPerson" from signing_session
    where hash = ${sha256(token)}`.execute(db);
  return rows[0]?.isInPerson === true;
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
