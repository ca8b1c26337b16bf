import { type Caller, refuse } from '#platform';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Whom a call is about that carries a `userid` as the specs' calls do (decision 8): the caller, or
 * null for a visitor. Absent, empty and all-zero stand for whoever calls. Any other person's id is
 * refused, whether that person exists or not.
 */
export function requireOwnId(
  userid: string | null | undefined,
  caller: Caller | null,
): string | null {
  const own = caller?.personId ?? null;
  if (userid && userid !== NOBODY && userid.toLowerCase() !== own) refuse('not-permitted');
  return own;
}
