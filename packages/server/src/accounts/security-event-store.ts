import { type CallOrigin, type Queryable, storedAddress } from '#platform';

/** One line of the audit; `facts` never contain a secret. */
export interface SecurityEvent {
  /** What happened, such as `signed-in`. */
  kind: string;
  /** Whose account it is about. */
  personId?: string | null;
  /** Who did it, if it was another person or is known to be this one. */
  actorId?: string | null;
  sessionId?: string | null;
  /** Null for what the server did on its own. */
  origin: CallOrigin | null;
  facts?: object;
}

export interface SecurityEventRow {
  id: number;
  kind: string;
  happened_at: Date;
  device: string | null;
  address: string | null;
}

/** Writes an event in the caller's database transaction. */
export async function recordSecurityEvent(tx: Queryable, event: SecurityEvent): Promise<void> {
  await tx
    .insertInto('security_event')
    .values({
      kind: event.kind,
      person_id: event.personId ?? null,
      actor_id: event.actorId ?? null,
      session_id: event.sessionId ?? null,
      address: event.origin && storedAddress(event.origin),
      device: event.origin?.device ?? null,
      facts: JSON.stringify(event.facts ?? {}),
    })
    .execute();
}

/** Events about a person, newest first, older than `before`. */
export function listSecurityEvents(
  db: Queryable,
  of: { personId: string; before?: number | undefined; limit: number },
): Promise<SecurityEventRow[]> {
  let query = db
    .selectFrom('security_event')
    .select(['id', 'kind', 'happened_at', 'device'])
    .select((e) => e.fn<string | null>('host', ['address']).as('address'))
    .where('person_id', '=', of.personId);
  if (of.before !== undefined) query = query.where('id', '<', of.before);
  return query.orderBy('id', 'desc').limit(of.limit).execute();
}
