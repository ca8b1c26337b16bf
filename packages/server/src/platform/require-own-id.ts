import { NOBODY } from '@homestead/contract/platform';
import type { Caller } from './caller.ts';
import { refuse } from './refusal-error.ts';

/**
 * The person a call with a `userid` field is about: the caller, or null for a visitor.
 * Absent, empty and all-zero mean the caller. Any other person's id is refused, whether or not that
 * person exists.
 */
export function requireOwnId(
  userid: string | null | undefined,
  caller: Caller | null,
): string | null {
  const own = caller?.personId ?? null;
  if (userid && userid !== NOBODY && userid.toLowerCase() !== own) refuse('not-permitted');
  return own;
}
