import type { Caller, Grants } from '#platform';
import type { CallerRow } from './caller-store.ts';

/** A caller from the database's facts about them. */
export function toCaller(row: CallerRow, grants: Grants): Caller {
  return {
    personId: row.person_id,
    sessionId: row.session_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role_key,
    side: row.side,
    scope: row.scope,
    grants,
    mustSetUpTwoStep: row.must_set_up_two_step,
  };
}
