/** Why a session is over, as its own browser is told. */
export const sessionEndCauses = [
  'idle',
  'limit',
  'signed-out',
  'new-sign-in',
  'ended-by-person',
  'ended-by-staff',
  'password-changed',
  'email-changed',
  'stolen',
  'deactivated',
  'deleted',
] as const;
export type SessionEndCause = (typeof sessionEndCauses)[number];

/** The key of the notice about it; without a cause, the one that only says that it ended. */
export function sessionEndNotice<Cause extends SessionEndCause>(why: Cause | null) {
  return why === null ? 'session-ended' : (`session-ended-${why}` as const);
}
