import { refuse } from '#platform';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Checks the `userid` that calls of the specs carry (decision 8): absent, empty and all-zero stand
 * for a visitor. Nobody can be signed in at these calls, so any other id is somebody else's and is
 * refused, whether that person exists or not.
 */
export function requireOwnId(userid: string | null | undefined): void {
  if (userid && userid !== NOBODY) refuse('not-permitted');
}
