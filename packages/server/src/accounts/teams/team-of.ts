import type { Caller, Queryable } from '#platform';
import { selectTeamIds } from './team-store.ts';

/**
 * Ids of the people of the caller's team, themselves among them: whose records a reach of `team`
 * opens. Bounded by 2000.
 */
export function teamOf(
  db: Queryable,
  caller: Pick<Caller, 'personId' | 'role'>,
): Promise<string[]> {
  return selectTeamIds(db, caller);
}
