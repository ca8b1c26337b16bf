import type { Caller, Queryable } from '#platform';
import { selectTeamIds } from './team-store.ts';

/**
 * Ids of the people on the caller's team, including themselves: whose records a scope of `team`
 * opens. At most 2000.
 */
export function teamOf(
  db: Queryable,
  caller: Pick<Caller, 'personId' | 'role'>,
): Promise<string[]> {
  return selectTeamIds(db, caller);
}
