import { roleLabel, type signInEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import { landingOf } from '../landing.ts';
import { heldKeys } from '../tokens/access-tokens.ts';

/** Who is signed in and what they hold. */
export function presentSession(caller: Caller): AnswerOf<typeof signInEndpoints.getSession> {
  const edits = [...caller.grants].filter(([, grant]) => grant.edit).map(([key]) => key);
  return {
    data: {
      id: caller.personId,
      first_name: caller.firstName,
      last_name: caller.lastName,
      email: caller.email,
      rolename: caller.role,
      rolelabel: roleLabel(caller.role),
      side: caller.side,
      reach: caller.reach,
      permissions: caller.mustSetUpTwoStep ? [] : heldKeys(caller),
      edits: caller.mustSetUpTwoStep ? [] : edits,
      must_set_up_two_step: caller.mustSetUpTwoStep,
      landing: landingOf(caller),
      session_id: caller.sessionId,
    },
  };
}
