import type { Queryable } from '#platform';
import { endSessionRows, type SessionEnd } from './session-store.ts';

/**
 * Ends a person's sessions, all but `except`, in the caller's database transaction; they are
 * refused from the next call on, on every node. Returns how many there were.
 */
export async function endSessions(
  tx: Queryable,
  which: { personId: string; except?: string | undefined },
  why: SessionEnd,
): Promise<number> {
  return (await endSessionRows(tx, which, why)).length;
}
