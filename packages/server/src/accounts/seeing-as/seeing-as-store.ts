import { sql } from 'kysely';
import type { Queryable } from '#platform';

export type SeeingEnd = 'exited' | 'expired' | 'access-changed' | 'session-ended';

/** Seeing that has ended, as the audit says it. */
export interface EndedSeeing {
  id: string;
  session_id: string;
  viewer_id: string;
  person_id: string | null;
  seen_role: string;
  ended_why: SeeingEnd;
}

/** Starts seeing; returns its id, or null when the session sees as someone else already. */
export async function insertSeeingAs(
  tx: Queryable,
  seeing: {
    sessionId: string;
    viewerId: string;
    personId: string | null;
    roleKey: string | null;
    minutes: number;
  },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into seeing_as (session_id, viewer_id, person_id, role_key, expires_at)
    values (${seeing.sessionId}, ${seeing.viewerId}, ${seeing.personId}, ${seeing.roleKey},
      now() + make_interval(mins => ${seeing.minutes}))
    on conflict (session_id) where left_at is null do nothing
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

const ended = sql`returning s.id, s.session_id, s.viewer_id, s.person_id, s.ended_why,
  coalesce(s.role_key, (select p.role_key from person p where p.id = s.person_id)) as seen_role`;

/** Ends one, unless it has ended. */
export async function endOne(tx: Queryable, id: string, why: SeeingEnd): Promise<EndedSeeing[]> {
  const { rows } = await sql<EndedSeeing>`
    update seeing_as s set ended_at = now(), ended_why = ${why}
    where s.id = ${id} and s.ended_at is null ${ended}`.execute(tx);
  return rows;
}

/** From now on the session is its person's again. Returns as whom it saw, null if as nobody. */
export async function markLeft(
  tx: Queryable,
  sessionId: string,
): Promise<{ person_id: string | null; role_key: string | null } | null> {
  const { rows } = await sql<{ person_id: string | null; role_key: string | null }>`
    update seeing_as set left_at = now()
    where session_id = ${sessionId} and left_at is null and ended_at is not null
    returning person_id, role_key`.execute(tx);
  return rows[0] ?? null;
}

/** Ends those whose time is up or whose session is over, at most 200. */
export async function endLapsed(tx: Queryable): Promise<EndedSeeing[]> {
  const { rows } = await sql<EndedSeeing>`
    update seeing_as s set ended_at = now(), ended_why = due.why
    from (
      select v.id, case when v.expires_at <= now() then 'expired' else 'session-ended' end as why
      from seeing_as v left join session on session.id = v.session_id
      where v.ended_at is null
        and (v.expires_at <= now() or session.ended_at is not null or session.expires_at <= now())
      order by v.expires_at limit 200 for update of v skip locked
    ) due
    where s.id = due.id ${ended}`.execute(tx);
  return rows;
}
