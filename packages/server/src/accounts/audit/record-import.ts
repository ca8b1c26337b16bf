import type { Actor, Queryable } from '#platform';
import { recordSecurityEvent } from '../security-event-store.ts';

/** The kinds of events of files that are brought in. */
export const IMPORT_EVENTS = ['rows-previewed', 'rows-imported'] as const;

interface Import {
  /** Only looked at what it would do, or did it. */
  kind: (typeof IMPORT_EVENTS)[number];
  /** What the file has, in words that the audit shows, such as “Leads”. */
  what: string;
  /** Its name. */
  file: string;
  /** How many records. */
  rows: number;
}

/** Writes down that someone checked a file against our records, or brought it in. */
export async function recordImport(
  tx: Queryable,
  actor: Actor,
  { kind, ...facts }: Import,
): Promise<void> {
  const { personId: actorId, sessionId } = actor.caller;
  const { origin } = actor;
  await recordSecurityEvent(tx, { kind, actorId, sessionId, origin, facts });
}
