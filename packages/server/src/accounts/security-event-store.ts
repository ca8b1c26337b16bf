import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import {
  type CallOrigin,
  isNotPutOff,
  ownedBy,
  type Page,
  type Queryable,
  type RowOf,
  selectPage,
  storedAddress,
} from '#platform';

/** One line of the audit; `facts` never contain a secret. */
interface SecurityEvent {
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

type SecurityEventRow = RowOf<
  'security_event',
  'id' | 'kind' | 'happened_at' | 'device' | 'address'
>;

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

/** Events about a person, newest first. */
export function selectSecurityEvents(
  db: Queryable,
  personId: string,
  page: PageRequest,
): Promise<Page<SecurityEventRow>> {
  return selectPage(db, page, {
    select: sql`id, kind, happened_at, device, host(address) as address`,
    from: sql`security_event where ${ownedBy(personId, 'security_event.person_id')}`,
    orderBy: sql`id desc`,
  });
}

/** Events of more than `days` days ago that still have an IP address or a device. */
export async function selectEventsWithOrigin(
  tx: Queryable,
  { job, days, limit }: { job: string; days: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from security_event
    where happened_at < now() - make_interval(days => ${days})
      and (address is not null or device is not null)
      and ${isNotPutOff(job, sql`security_event.id::text`)}
    order by happened_at limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Clears an old event's IP address and device, and adds the erasure to history. */
export async function eraseEventOrigin(tx: Queryable, id: string): Promise<void> {
  await sql`select erase_history('security_event', array[${id}])`.execute(tx);
}
