import { type RawBuilder, sql } from 'kysely';
import {
  type CallOrigin,
  ownedBy,
  type Queryable,
  type RowOf,
  recordEvent,
  type SessionLimits,
  storedAddress,
} from '#platform';
import { sessionsEnded } from '../account-events.ts';

export type SignedInBy = 'password' | 'identity-provider' | 'passkey' | 'link';
export type SecondStep = 'totp' | 'recovery-code' | 'passkey';
export type SessionEnd =
  | 'signed-out'
  | 'new-sign-in'
  | 'ended-by-person'
  | 'ended-by-staff'
  | 'password-changed'
  | 'stolen'
  | 'deactivated'
  | 'deleted'
  | 'email-changed';

/** Creates a session and returns its id. */
export async function insertSession(
  tx: Queryable,
  session: {
    personId: string;
    signedInBy: SignedInBy;
    secondStep: SecondStep | null;
    origin: CallOrigin;
    limits: SessionLimits;
  },
): Promise<string> {
  const { id } = await tx
    .insertInto('session')
    .values({
      person_id: session.personId,
      signed_in_by: session.signedInBy,
      second_step: session.secondStep,
      device: session.origin.device,
      address: storedAddress(session.origin),
      expires_at: endOf(session.limits, sql`now()`),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The side of a person's role. */
export async function getSide(tx: Queryable, personId: string): Promise<string> {
  const { side } = await tx
    .selectFrom('person')
    .innerJoin('role', 'role.key', 'person.role_key')
    .select('role.side')
    .where(ownedBy(personId, 'person.id'))
    .executeTakeFirstOrThrow();
  return side;
}

/** The person of an open session, its row locked until the caller's commit; otherwise null. */
export async function lockOpenSession(
  tx: Queryable,
  sessionId: string,
): Promise<{ personId: string } | null> {
  return (await lockOpenSessions(tx, [sessionId]))[0] ?? null;
}

/** Those of the sessions that are open, with their people; the rows are locked until the commit. */
export async function lockOpenSessions(
  tx: Queryable,
  sessionIds: readonly string[],
): Promise<{ id: string; personId: string }[]> {
  await tx
    .selectFrom('person')
    .select('id')
    .where('id', 'in', (query) =>
      query.selectFrom('session').select('person_id').where('id', 'in', sessionIds),
    )
    .orderBy('id')
    .forKeyShare()
    .execute();
  return tx
    .selectFrom('session')
    .select(['id', 'person_id as personId'])
    .where('id', 'in', sessionIds)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Records that a session was used now, and extends it within its limits. */
export async function noteSessionUse(
  db: Queryable,
  use: { sessionId: string; limits: SessionLimits },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_used_at: sql<Date>`now()`, expires_at: endOf(use.limits, sql`started_at`) })
    .where('id', '=', use.sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Records where a session's token was renewed from; that is not yet a use. */
export async function noteSessionOrigin(
  tx: Queryable,
  sessionId: string,
  origin: CallOrigin,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ address: storedAddress(origin), device: origin.device })
    .where('id', '=', sessionId)
    .execute();
}

/**
 * Ends a person's sessions, or one of them, and returns the ids of the ended ones. Locks the person
 * before the sessions, as all do: a security event refers to the person, and would lock it after.
 */
export async function endSessionRows(
  tx: Queryable,
  which: { personId: string; only?: string; except?: string | undefined },
  why: SessionEnd,
): Promise<string[]> {
  await tx
    .selectFrom('person')
    .select('id')
    .where(ownedBy(which.personId, 'person.id'))
    .forKeyShare()
    .execute();
  let query = tx
    .updateTable('session')
    .set({ ended_at: sql<Date>`now()`, ended_why: why })
    .where(ownedBy(which.personId, 'session.person_id'))
    .where('ended_at', 'is', null);
  if (which.only !== undefined) query = query.where('id', '=', which.only);
  if (which.except !== undefined) query = query.where('id', '<>', which.except);
  const sessionIds = (await query.returning('id').execute()).map((row) => row.id);
  if (sessionIds.length > 0) await recordEvent(tx, sessionsEnded, { sessionIds });
  return sessionIds;
}

/** How a session stands, whether it is open or over; null if it isn't stored. */
export async function findSessionFacts(
  db: Queryable,
  sessionId: string,
): Promise<{
  endedWhy: SessionEnd | null;
  side: string;
  idleSeconds: number;
  ageSeconds: number;
} | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .innerJoin('role', 'role.key', 'person.role_key')
    .select(['session.ended_why as endedWhy', 'role.side'])
    .select(sql<number>`extract(epoch from now() - session.last_used_at)::int`.as('idleSeconds'))
    .select(sql<number>`extract(epoch from now() - session.started_at)::int`.as('ageSeconds'))
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
  return row ? { ...row, endedWhy: row.endedWhy as SessionEnd | null } : null;
}

type SessionRow = RowOf<
  'session',
  'id' | 'device' | 'address' | 'signed_in_by' | 'started_at' | 'last_used_at'
>;

/** A person's open sessions, last used first. */
export function listOpenSessions(
  db: Queryable,
  personId: string,
  limit: number,
): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'signed_in_by', 'started_at', 'last_used_at'])
    .select((e) => e.fn<string | null>('host', ['address']).as('address'))
    .where(ownedBy(personId, 'session.person_id'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** When a session ends that is used now and started at `since`. */
function endOf({ idle, whole }: SessionLimits, since: RawBuilder<unknown>) {
  return sql<Date>`least(now() + make_interval(secs => ${idle}), ${since} + make_interval(secs => ${whole}))`;
}
