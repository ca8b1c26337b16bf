import type { Caller, Grants } from '#platform';
import type { StandingRow } from './caller-store.ts';

/** A caller from the database's facts about them. */
export function toCaller(row: StandingRow, grants: Grants): Caller {
  return {
    personId: row.person_id,
    sessionId: row.session_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role_key,
    side: row.side,
    reach: row.reach,
    grants,
    mustSetUpTwoStep: row.must_set_up_two_step,
  };
}
