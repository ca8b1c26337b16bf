import type { Actor, Queryable } from '#platform';
import { recordSecurityEvent } from '../security-event-store.ts';

/** The kind of event of an export. */
export const EXPORTED = 'rows-exported';

interface Export {
  /** What was exported, in words that the audit shows, such as “Leads”. */
  what: string;
  /** The list's filter, by the names of its fields; values are texts. */
  filter: Readonly<Record<string, string>>;
  /** How many rows. */
  rows: number;
}

/**
 * Writes down that someone took rows out of the program, in the transaction or right before the
 * file is sent. Every export of other people's records calls it; `/audit` lists them.
 */
export async function recordExport(tx: Queryable, actor: Actor, facts: Export): Promise<void> {
  const { personId: actorId, sessionId } = actor.caller;
  const { origin } = actor;
  await recordSecurityEvent(tx, { kind: EXPORTED, actorId, sessionId, origin, facts });
}
