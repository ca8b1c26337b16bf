import { atomically, type CallOrigin, type Database, type Queryable } from '#platform';
import { recordSecurityEvent } from '../security-event-store.ts';
import { type EndedSeeing, endLapsed, endOne, type SeeingEnd } from './seeing-as-store.ts';

/** Ends seeing once, and writes it into the audit. The session still has to be left. */
export async function endSeeingAs(
  db: Database,
  id: string,
  why: SeeingEnd,
  origin: CallOrigin | null = null,
): Promise<void> {
  await atomically(db, (tx) => endSeeingWithin(tx, id, why, origin));
}

/** The same, within a database transaction. */
export async function endSeeingWithin(
  tx: Queryable,
  id: string,
  why: SeeingEnd,
  origin: CallOrigin | null,
): Promise<void> {
  for (const row of await endOne(tx, id, why)) await recordEnd(tx, row, origin);
}

/** Ends what ran out or whose session is over. Returns how many. */
export async function endRunOut(db: Database): Promise<number> {
  return atomically(db, async (tx) => {
    const rows = await endLapsed(tx);
    for (const row of rows) await recordEnd(tx, row, null);
    return rows.length;
  });
}

function recordEnd(tx: Queryable, row: EndedSeeing, origin: CallOrigin | null): Promise<void> {
  return recordSecurityEvent(tx, {
    kind: 'seeing-as-ended',
    personId: row.person_id ?? row.viewer_id,
    actorId: row.viewer_id,
    sessionId: row.session_id,
    origin,
    facts: { roleSeen: row.seen_role, why: row.ended_why },
  });
}
