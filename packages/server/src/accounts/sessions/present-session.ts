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
      firstName: caller.firstName,
      lastName: caller.lastName,
      email: caller.email,
      role: caller.role,
      roleLabel: roleLabel(caller.role),
      side: caller.side,
      scope: caller.scope,
      permissions: caller.mustSetUpTwoStep ? [] : heldKeys(caller),
      edits: caller.mustSetUpTwoStep ? [] : edits,
      mustSetUpTwoStep: caller.mustSetUpTwoStep,
      landing: landingOf(caller),
      sessionId: caller.sessionId,
    },
  };
}
