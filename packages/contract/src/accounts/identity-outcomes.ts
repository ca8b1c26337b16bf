/** How a sign-in through an identity provider ended, as in `/auth/done?outcome=`. */
export const identityOutcomes = [
  'signed-in',
  'unknown-user',
  'failed',
  'second-step',
  'link-sent',
  'limited',
] as const;

export type IdentityOutcome = (typeof identityOutcomes)[number];

/** The BroadcastChannel on which the popup reports its outcome to the page that opened it. */
export const SIGN_IN_CHANNEL = 'sign-in-by-provider';

/**
 * Pages of sign-in through an identity provider. `start` and `return` are followed by the issuer's
 * key; `start` takes `?mode=popup` or `?mode=page` and is only ever a link.
 */
export const identityPages = {
  start: '/auth/start/',
  return: '/auth/return/',
  done: '/auth/done',
} as const;

/** Values of the notice cookie after a sign-in that left the site. */
export const identityNotices = {
  'signed-in': 'User logged in successfully!',
  'unknown-user': 'Unknown User',
  failed: 'Something unexpected happened.',
  'link-sent': 'We sent you an email. Confirm your sign-in with its link.',
  limited: 'You can’t sign in this way. Use your email and password.',
} as const satisfies Partial<Record<IdentityOutcome, string>>;
